/** Stores the tables of this browser in its local storage. */

import { redo, undo, type Book } from './ledger'

const STORAGE_KEY = 'rotonde.companion.silverton'

type Stored = { open: string | null; books: Book[] }

function read(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '') as Stored
    const books = found.books.filter((book) => Array.isArray(book.entries))
    return { open: found.open, books }
  } catch {
    // Nothing is stored yet, or nothing readable.
  }
  return { open: null, books: [] }
}

let stored = $state.raw<Stored>(read())
let unsafe = $state(false)
addEventListener('storage', (event) => {
  if (event.key === STORAGE_KEY) stored = read()
})

function store(next: Stored): void {
  stored = next
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
    unsafe = false
  } catch {
    unsafe = true
  }
}

export const tableStore = {
  /** The most recently played table comes first. */
  get books(): Book[] {
    return [...stored.books].sort((a, b) => b.touched - a.touched)
  },
  get book(): Book | undefined {
    return stored.books.find(({ id }) => id === stored.open)
  },
  /** Whether this browser refuses to store anything. */
  get unsafe(): boolean {
    return unsafe
  },
  open(id: string | null): void {
    store({ ...stored, open: id })
  },
  add(book: Book): void {
    store({ open: book.id, books: [...stored.books, book] })
    // Asks the browser not to delete the data when storage is short; it may refuse.
    void navigator.storage?.persist?.()
  },
  put(book: Book): void {
    const written = { ...book, touched: Date.now() }
    store({ ...stored, books: stored.books.map((one) => (one.id === book.id ? written : one)) })
  },
  remove(id: string): void {
    const open = stored.open === id ? null : stored.open
    store({ open, books: stored.books.filter((one) => one.id !== id) })
  },
  undo(): void {
    if (this.book) this.put(undo(this.book))
  },
  redo(): void {
    if (this.book) this.put(redo(this.book))
  },
}
