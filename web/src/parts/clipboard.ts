/** Copies a text; whether it worked. */
export async function toClipboard(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => byHand(text),
    )
  }
  return byHand(text)
}

/** Friends in the same house come over plain http, where browsers offer no clipboard. */
function byHand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  const home = document.querySelector('dialog[open]') ?? document.body
  home.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  return done
}
