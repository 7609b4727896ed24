/** Embeds the page's typefaces in a picture that is saved as a file. */

type Face = { family: string; weight: number; style: string; source: string }

/** Adds every face that the text uses, as a saved picture cannot load fonts. */
export async function embedFonts(svg: string): Promise<string> {
  const faces = await Promise.all(facesOf(svg).map(fontFaceRule))
  return svg.replace('<style>', `<style>\n${faces.join('\n')}`)
}

function facesOf(svg: string): Face[] {
  const available = facesOfPage()
  const found = new Set<Face>()
  for (const { fontFamily, fontWeight, fontStyle } of stylesOf(svg)) {
    const families = fontFamily.split(',').map(familyName)
    const choice = families.map((family) => available.filter((face) => face.family === family))
    const faces = (choice.find((one) => one.length > 0) ?? []).filter((face) => face.style === fontStyle)
    const far = (face: Face) => Math.abs(face.weight - Number(fontWeight))
    const best = faces.sort((one, other) => far(one) - far(other))[0]
    if (best) found.add(best)
  }
  return [...found]
}

/** The computed font of each text, in a shadow root so that its styles do not affect the page. */
function stylesOf(svg: string): Pick<CSSStyleDeclaration, 'fontFamily' | 'fontWeight' | 'fontStyle'>[] {
  const host = document.createElement('div')
  host.hidden = true
  const shade = host.attachShadow({ mode: 'open' })
  const sheet = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  shade.append(document.importNode(sheet, true))
  document.body.append(host)
  try {
    return [...shade.querySelectorAll('text, tspan')].map((text) => {
      const { fontFamily, fontWeight, fontStyle } = getComputedStyle(text)
      return { fontFamily, fontWeight, fontStyle }
    })
  } finally {
    host.remove()
  }
}

function facesOfPage(): Face[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => ({
        family: familyName(style.getPropertyValue('font-family')),
        weight: Number(style.getPropertyValue('font-weight')),
        style: style.getPropertyValue('font-style') || 'normal',
        source: new URL(
          /url\(["']?(.*?)["']?\)/.exec(style.getPropertyValue('src'))?.[1] ?? '',
          sheet.href ?? location.href,
        ).href,
      })),
  )
}

const familyName = (family: string): string => family.trim().replace(/["']/g, '')

async function fontFaceRule(face: Face): Promise<string> {
  const { family, weight, style, source } = face
  const kind = source.slice(source.lastIndexOf('.') + 1)
  const data = await toDataUrl(await (await fetch(source)).blob(), kind)
  return (
    `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};` +
    `src:url(${data}) format('${kind}')}`
  )
}

function toDataUrl(blob: Blob, kind: string): Promise<string> {
  const reader = new FileReader()
  return new Promise((done, fail) => {
    reader.onload = () => done(String(reader.result).replace(/^data:[^;,]*/, `data:font/${kind}`))
    reader.onerror = () => fail(reader.error ?? new Error(blob.type))
    reader.readAsDataURL(blob)
  })
}
