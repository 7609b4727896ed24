import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import decompress from 'woff2-encoder/decompress'

const FACES = ['alegreya-latin-500-normal', 'alegreya-latin-700-normal']
const file = (name) => fileURLToPath(new URL(`../node_modules/@fontsource/alegreya/files/${name}`, import.meta.url))

/**
 * Makes a `.hinted.woff` of two WOFF2 files, beside them. The server draws the pictures beside links with the faces of the
 * pages and reads no WOFF2; the WOFF files of Fontsource lack the instructions without which small letters stand unevenly.
 */
export const hintedAlegreya = {
  name: 'hinted-alegreya',
  async config() {
    for (const face of FACES) {
      const truetype = Buffer.from(await decompress(readFileSync(file(`${face}.woff2`))))
      writeFileSync(file(`${face}.hinted.woff`), packWoff(truetype))
    }
  },
}

/** A TrueType file as WOFF: the same tables, each deflated where that makes it shorter. */
function packWoff(truetype) {
  const count = truetype.readUInt16BE(4)
  const tables = Array.from({ length: count }, (_, at) => readTable(truetype, 12 + 16 * at))
  const head = Buffer.alloc(44 + 20 * count)
  let end = head.length
  tables.forEach(({ entry, packed, length }, at) => {
    const place = 44 + 20 * at
    entry.copy(head, place, 0, 4)
    head.writeUInt32BE(end, place + 4)
    head.writeUInt32BE(packed.length, place + 8)
    head.writeUInt32BE(length, place + 12)
    entry.copy(head, place + 16, 4, 8)
    end += padded(packed.length)
  })
  head.write('wOFF', 'latin1')
  truetype.copy(head, 4, 0, 4)
  head.writeUInt32BE(end, 8)
  head.writeUInt16BE(count, 12)
  const unpacked = tables.reduce((sum, { length }) => sum + padded(length), 12 + 16 * count)
  head.writeUInt32BE(unpacked, 16)
  return Buffer.concat([head, ...tables.map(({ packed }) => Buffer.concat([packed], padded(packed.length)))])
}

function readTable(truetype, place) {
  const entry = truetype.subarray(place, place + 16)
  const length = entry.readUInt32BE(12)
  const plain = truetype.subarray(entry.readUInt32BE(8), entry.readUInt32BE(8) + length)
  const deflated = deflateSync(plain, { level: 9 })
  return { entry, length, packed: deflated.length < length ? deflated : plain }
}

const padded = (length) => (length + 3) & ~3
