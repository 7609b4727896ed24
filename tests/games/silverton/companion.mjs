// Plays the companion's own modules as a table would: cases come in, its books' standings go out.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const home = process.argv[2]
const ts = createRequire(join(home, 'package.json'))('typescript')
const out = mkdtempSync(join(tmpdir(), 'companion-'))

async function load(...names) {
  for (const name of names) {
    const source = readFileSync(join(home, 'companion', `${name}.ts`), 'utf8')
    const options = { module: 'ESNext', target: 'ES2022' }
    const { outputText } = ts.transpileModule(source, { compilerOptions: options })
    writeFileSync(join(out, `${name}.mjs`), outputText.replaceAll(/from '(\.\/\w+)'/g, "from '$1.mjs'"))
  }
  const found = names.map((name) => import(pathToFileURL(join(out, `${name}.mjs`)).href))
  return Object.assign({}, ...(await Promise.all(found)))
}

const { endTurn, forecast, redo, sell, standing, undo } = await load('prices', 'ledger')
const market = JSON.parse(readFileSync(join(home, 'companion/market.json'), 'utf8'))
const { tables } = JSON.parse(readFileSync(0, 'utf8'))

const played = tables.map(({ setup, turns }) => {
  let book = { ...setup, id: 'a', name: '', early: false, from: 1, entries: [], undone: [] }
  const seen = [standing(market, book)]
  const odds = []
  for (const { sold, dice } of turns) {
    sold.forEach((units, at) => (book = sell(market, book, at, units)))
    const { setup: terms, turn, cells, sold: kept } = standing(market, book)
    odds.push(cells.map((cell, at) => (cell < 0 ? [] : forecast(market, terms, turn, at, cell, kept[at]))))
    book = endTurn(market, book, dice)
    // What is taken back and done again is as it was.
    book = redo(undo(book))
    seen.push(standing(market, book))
  }
  return { seen, odds }
})
rmSync(out, { recursive: true })
process.stdout.write(JSON.stringify(played))
