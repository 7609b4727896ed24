/** Saves a board as a picture. */

/** Pixels per sheet unit. */
const RESOLUTION = 2

export async function renderPng(svg: string): Promise<Blob> {
  const sheet = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  const [, , width = 0, height = 0] = (sheet.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const source = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * RESOLUTION
    canvas.height = height * RESOLUTION
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('png'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(source)
  }
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
