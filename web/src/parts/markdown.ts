/** As much Markdown as a guide page needs: headings, paragraphs, lists, tables, bold, emphasis. */

export type Span = { kind: 'text' | 'bold' | 'em' | 'code' | 'rule'; text: string }
export type Heading = { kind: 'heading'; level: number; spans: Span[] }
export type Paragraph = {
  kind: 'paragraph'
  /** The number of the rule that it is; null: it is none. */
  rule: string | null
  spans: Span[]
  /** Why it was ruled like this, where the rulebook leaves it open; null: it is no ruling. */
  reason: Span[] | null
}
export type List = { kind: 'list'; ordered: boolean; items: Span[][] }
export type Table = { kind: 'table'; head: Span[][]; rows: Span[][][]; figures: boolean[] }
export type Block = Heading | Paragraph | List | Table

const RULE = /^\*\*([A-Z]+-[\w.]+)\*\*\s*/
const RULING = /^\*(?:ruling|arbitrage|décision)\*\s*/i
/** The last sentence of a ruling, in brackets. */
const REASON = /\s*\(((?:[^()]|\([^()]*\))*)\)\s*$/
const RULED = /^\|?[\s:|-]+\|?$/
const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|\b_(.+?)_\b|`(.+?)`|\b([A-Z]{2}-\d+(?:\.\d+)*)\b/g

function spans(text: string): Span[] {
  const found: Span[] = []
  let from = 0
  for (const match of text.matchAll(SPAN)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) })
    const [all, bold, em, low, code, rule] = match
    if (bold !== undefined) found.push({ kind: 'bold', text: bold })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else if (rule !== undefined) found.push({ kind: 'rule', text: rule })
    else found.push({ kind: 'em', text: em ?? low ?? '' })
    from = match.index + all.length
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) })
  return found
}

export const plainText = (parts: Span[]): string => parts.map(({ text }) => text).join('')

export function parse(text: string): Block[] {
  const blocks: Block[] = []
  for (const chunk of text.replace(/\r/g, '').split(/\n{2,}/)) {
    const lines = chunk.split('\n').filter((line) => line.trim() !== '')
    const first = lines[0]
    if (first === undefined) continue
    const heading = /^(#+)\s+(.*)$/.exec(first)
    if (heading?.[1] && heading[2] !== undefined) {
      blocks.push({ kind: 'heading', level: heading[1].length, spans: spans(heading[2]) })
      if (lines.length > 1) blocks.push(...parse(lines.slice(1).join('\n')))
    } else if (first.startsWith('|') && RULED.test(lines[1] ?? '')) {
      blocks.push(table(lines))
    } else if (/^\s*([-*]|\d+\.)\s+/.test(first)) {
      blocks.push(list(lines))
    } else {
      blocks.push(paragraph(lines.join(' ')))
    }
  }
  return blocks
}

function paragraph(text: string): Paragraph {
  const rule = RULE.exec(text)?.[1] ?? null
  const body = text.replace(RULE, '')
  if (rule === null || !RULING.test(body)) {
    return { kind: 'paragraph', rule, spans: spans(body), reason: null }
  }
  const ruled = body.replace(RULING, '')
  const reason = REASON.exec(ruled)?.[1] ?? ''
  return { kind: 'paragraph', rule, spans: spans(ruled.replace(REASON, '')), reason: spans(reason) }
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}

function table(lines: string[]): Table {
  const [head = '', ruled = '', ...body] = lines
  return {
    kind: 'table',
    head: cells(head).map(spans),
    rows: body.map((line) => cells(line).map(spans)),
    figures: cells(ruled).map((cell) => cell.endsWith(':')),
  }
}

function list(lines: string[]): List {
  const items: string[] = []
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line)
    if (item?.[1] !== undefined) items.push(item[1])
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return { kind: 'list', ordered: /^\s*\d/.test(lines[0] ?? ''), items: items.map(spans) }
}
