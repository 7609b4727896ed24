/** What somebody was sent: a link to a table, or the part of one that names it. */

const ID = /^[\w-]{8,}$/

/** The address of the table, with the key of the seat if it was given; null: it names none. */
export function tableIn(text: string): string | null {
  const given = text.trim()
  const found = /(?:^|\/table\/)([\w-]{8,})\/?(?:\?[^#]*)?(?:#([\w-]+))?$/.exec(given)
  const [, id, key] = found ?? []
  if (!id || !ID.test(id)) return null
  return key ? `/table/${id}#${key}` : `/table/${id}`
}
