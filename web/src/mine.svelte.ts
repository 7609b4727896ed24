/** The matches this browser holds a seat at, and the keys to those seats. */

export type Held = { id: string; keys: string[]; since: number }

const STORAGE_KEY = 'rotonde.games'

function read(): Held[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as Held[]
  } catch {
    return []
  }
}

let held = $state<Held[]>(read())

function write(next: Held[]): void {
  held = next
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
  } catch {
    // Without storage the match lasts as long as the page.
  }
}

export const mine = {
  get all(): readonly Held[] {
    return held
  },
  keys(id: string): string[] {
    return held.find((match) => match.id === id)?.keys ?? []
  },
  add(id: string, keys: string[]): void {
    const known = this.keys(id)
    const all = [...new Set([...known, ...keys])]
    const since = held.find((match) => match.id === id)?.since ?? Date.now()
    write([{ id, keys: all, since }, ...held.filter((match) => match.id !== id)])
  },
  forget(id: string): void {
    write(held.filter((match) => match.id !== id))
  },
}
