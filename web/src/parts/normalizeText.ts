/** Removes accents and capitals, so that a search finds names typed without them. */
export function normalizeText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
