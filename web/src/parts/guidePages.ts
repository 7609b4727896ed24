/** How a page of rules is made up: what it is about in short, then chapters of numbered rules. */

import { plainText, type Block, type Heading, type List, type Paragraph } from './markdown'
import { normalizeText } from './normalizeText'

/** Blocks with their place in the page, by which a chapter is found. */
export type Placed = { block: Block; at: number }

export type Lines = { heading: Heading | null; list: List }

/** What one plays for, and a turn in a few lines. */
export type Opening = {
  heading: Heading | null
  goal: Paragraph[]
  turn: Lines | null
}

export type GuidePage = {
  /** The heading of the whole page. */
  title: Heading | null
  /** Several for a game with several sets of rules; none if the page begins otherwise. */
  openings: Opening[]
  /** The rest. */
  body: Placed[]
}

const isRule = (block: Block): boolean => block.kind === 'paragraph' && block.rule !== null

/** Takes the goals and the lines of a turn off the front, if the page begins with them. */
export function arrange(blocks: Block[]): GuidePage {
  const placed = blocks.map((block, at) => ({ block, at }))
  const title = blocks[0]?.kind === 'heading' && blocks[0].level === 1 ? blocks[0] : null
  const rest = title ? placed.slice(1) : placed
  const firstRule = rest.findIndex(({ block }) => isRule(block))
  const chapter = rest.findLastIndex(
    ({ block }, i) => i < firstRule && block.kind === 'heading' && block.level === 2,
  )
  const openings: Opening[] = []
  const left: Placed[] = []
  let heading: Heading | null = null
  let goal: Paragraph[] = []
  let goalHeading: Heading | null = null
  for (const one of chapter > 0 ? rest.slice(0, chapter) : []) {
    const { block } = one
    if (block.kind === 'heading') heading = block
    else if (block.kind === 'list' && block.ordered) {
      openings.push({ heading: goalHeading, goal, turn: { heading, list: block } })
      goal = []
      goalHeading = null
    } else if (block.kind === 'paragraph' && heading) {
      goalHeading = heading
      goal = [...goal, block]
    } else left.push(one)
  }
  if (openings.length === 0) return { title, openings, body: rest }
  return { title, openings, body: [...left, ...rest.slice(chapter)] }
}

/** What stands in brackets behind a heading, e.g. the rules it belongs to. */
export function inBrackets(heading: Heading | null): string {
  const found = /\(([^()]+)\)\s*$/.exec(plainText(heading?.spans ?? []))?.[1] ?? ''
  return found.charAt(0).toUpperCase() + found.slice(1)
}

/** A heading without what stands in brackets behind it. */
export const withoutBrackets = (heading: Heading): string =>
  plainText(heading.spans).replace(/\s*\([^()]+\)\s*$/, '')

function textOf(block: Block): string {
  if (block.kind === 'list') return block.items.map(plainText).join(' ')
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plainText).join(' ')
  if (block.kind === 'heading') return plainText(block.spans)
  return `${block.rule ?? ''} ${plainText(block.spans)} ${plainText(block.reason ?? [])}`
}

/** What of a page has all these words, with the headings above it; and how many blocks that is. */
export function search(body: Placed[], words: string): { found: Placed[]; count: number } {
  const wanted = normalizeText(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return { found: body, count: 0 }
  const found: Placed[] = []
  let above: Placed[] = []
  let count = 0
  for (const placed of body) {
    const { block } = placed
    if (block.kind === 'heading') {
      above = [...above.filter((one) => (one.block as Heading).level < block.level), placed]
      continue
    }
    const text = normalizeText(textOf(block))
    if (!wanted.every((word) => text.includes(word))) continue
    found.push(...above, placed)
    above = []
    count += 1
  }
  return { found, count }
}
