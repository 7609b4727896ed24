import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const LICENCE = /^licen[cs]e(\.(md|txt))?$/i
// Vite and Rolldown put a few lines of their own into a bundle, as modules without a file.
const OWN_MODULES = { '\0vite/': 'vite', '\0rolldown/': 'rolldown' }
const VITE_BUNDLES = '# Licenses of bundled dependencies'

const HEAD = `Third-party software in Rotonde's client

Rotonde itself is under the MIT licence. Its pages are built with the packages below, each under a
licence of its own. This file is written by the build, from what went into the pages.
`

/** Writes THIRD-PARTY.txt: the licences of all packages whose code or files are in the bundle. */
export function thirdParty() {
  return {
    name: 'third-party',
    apply: 'build',
    generateBundle(_, bundle) {
      const packages = new Map()
      for (const source of sourcesOf(bundle)) {
        const folder = packageOf(source)
        if (folder) packages.set(folder, describe(folder))
      }
      const parts = [...packages.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
      const list = parts.map(({ name, version, license }) => `- ${name} ${version}: ${license}\n`)
      const source = [`${HEAD}\n${list.join('')}`, ...parts.map(section)].join(`\n${'='.repeat(78)}\n`)
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY.txt', source })
    },
  }
}

/** The modules of the scripts, and the files that styles and pages refer to. */
function sourcesOf(bundle) {
  return Object.values(bundle).flatMap((made) =>
    made.type === 'chunk' ? Object.keys(made.modules) : made.originalFileNames,
  )
}

/** The folder of the npm package that a source belongs to; undefined: it is Rotonde's own. */
function packageOf(source) {
  const own = Object.keys(OWN_MODULES).find((start) => source.startsWith(start))
  if (own) return fileURLToPath(new URL(`../node_modules/${OWN_MODULES[own]}`, import.meta.url))
  const found = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(source.replaceAll('\\', '/'))?.[1]
  if (!found) return undefined
  const below = found.slice(found.indexOf('node_modules/'))
  return fileURLToPath(new URL(`../${below}`, import.meta.url))
}

function describe(folder) {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return { name, version, license, text: licenceText(folder, name, license) }
}

function licenceText(folder, name, license) {
  const shipped = readdirSync(folder).find((file) => LICENCE.test(file))
  const kept = fileURLToPath(new URL(`./licences/${license}.txt`, import.meta.url))
  if (!shipped && !existsSync(kept)) {
    throw new Error(`${name} ships no licence: put the text of ${license} into web/plugins/licences.`)
  }
  const text = readFileSync(shipped ? `${folder}/${shipped}` : kept, 'utf8')
  // Vite's licence goes on with those of its own parts, none of which is in a page.
  return text.split(VITE_BUNDLES)[0].replaceAll('\r\n', '\n').trim()
}

const section = ({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}\n`
