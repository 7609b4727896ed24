/** Fair dice from the browser's own source of chance. */
export function throwDice(count: number): number[] {
  const faces: number[] = []
  const drawn = new Uint8Array(16)
  while (faces.length < count) {
    crypto.getRandomValues(drawn)
    // 252 is the last multiple of six: what lies above would favour the low faces.
    for (const byte of drawn) if (byte < 252 && faces.length < count) faces.push((byte % 6) + 1)
  }
  return faces
}
