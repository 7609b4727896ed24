import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Leaves out the typefaces that the table's own build, in the folder `house`, has already, so that
 * the package holds them once. `up` leads from the page's folder to that one.
 */
export function sharedFonts(house, up) {
  const shared = (name) => /\.woff2?$/.test(name) && existsSync(join(house, 'assets', basename(name)))
  const api = { shared: [] }
  return {
    name: 'shared-fonts',
    api,
    apply: 'build',
    config: () => ({
      experimental: {
        renderBuiltUrl: (name, { hostType }) =>
          // A style sheet lies in assets/, one folder below its page.
          hostType === 'css' && shared(name) ? `../${up}assets/${basename(name)}` : { relative: true },
      },
    }),
    generateBundle(_, bundle) {
      for (const [name, made] of Object.entries(bundle)) {
        if (!shared(name)) continue
        if (!readFileSync(join(house, 'assets', basename(name))).equals(Buffer.from(made.source))) {
          throw new Error(`${name} is not the file of that name in ${house}.`)
        }
        delete bundle[name]
        api.shared.push(`${up}assets/${basename(name)}`)
      }
    },
  }
}
