/** The tables kept in this browser, side by side. */

import { redo, undo, type Book } from './ledger'

const SHELF = 'rotonde.companion.silverton'

type Kept = { open: string | null; books: Book[] }

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(SHELF) ?? '') as Kept
    const books = found.books.filter((book) => Array.isArray(book.entries))
    return { open: found.open, books }
  } catch {
    // Nothing yet, or nothing that can be read.
  }
  return { open: null, books: [] }
}

let kept = $state.raw<Kept>(read())
let unsafe = $state(false)
addEventListener('storage', (event) => {
  if (event.key === SHELF) kept = read()
})

function keep(next: Kept): void {
  kept = next
  try {
    localStorage.setItem(SHELF, JSON.stringify(next))
    unsafe = false
  } catch {
    unsafe = true
  }
}

export const shelf = {
  /** The last one played first. */
  get books(): Book[] {
    return [...kept.books].sort((a, b) => b.touched - a.touched)
  },
  get book(): Book | undefined {
    return kept.books.find(({ id }) => id === kept.open)
  },
  /** Whether this browser refuses to keep anything. */
  get unsafe(): boolean {
    return unsafe
  },
  open(id: string | null): void {
    keep({ ...kept, open: id })
  },
  add(book: Book): void {
    keep({ open: book.id, books: [...kept.books, book] })
    // Ask the browser not to clear it away when room is short; it may say no.
    void navigator.storage?.persist?.()
  },
  put(book: Book): void {
    const written = { ...book, touched: Date.now() }
    keep({ ...kept, books: kept.books.map((one) => (one.id === book.id ? written : one)) })
  },
  remove(id: string): void {
    const open = kept.open === id ? null : kept.open
    keep({ open, books: kept.books.filter((one) => one.id !== id) })
  },
  undo(): void {
    if (this.book) this.put(undo(this.book))
  },
  redo(): void {
    if (this.book) this.put(redo(this.book))
  },
}
