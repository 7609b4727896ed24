/** Backdrops and sprites by the hash of their content, fetched once as they never change. */

import { api } from '../../api'
import type { Backdrop } from '../../protocol'

const known = new Map<string, Promise<Backdrop>>()

export function backdrop(hash: string): Promise<Backdrop> {
  let found = known.get(hash)
  if (!found) {
    found = api.backdrop(hash)
    found.catch(() => known.delete(hash))
    known.set(hash, found)
  }
  return found
}

export const spriteId = (hash: string, sprite: string): string =>
  `s${hash.slice(0, 8)}-${sprite.replace(/[^\w-]/g, '_')}`
