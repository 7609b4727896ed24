import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { hintedAlegreya } from '../plugins/hintedWoff.js'
import { sharedFonts } from '../plugins/sharedFonts.js'
import { thirdParty } from '../plugins/thirdParty.js'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const house = here('../../src/rotonde/server/static')

/** The worker's list of files, and an edition that changes when any of them does. */
function worker(fonts) {
  return {
    name: 'companion-worker',
    apply: 'build',
    enforce: 'post',
    // Runs before the first paint, like the house's own page.
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: './theme.js' }, injectTo: 'head' }],
    generateBundle(_, bundle) {
      const theme = readFileSync(here('../public/theme.js'))
      this.emitFile({ type: 'asset', fileName: 'theme.js', source: theme })
      const hash = createHash('sha256').update(theme)
      const files = ['./', 'theme.js', ...(fonts?.api.shared ?? [])]
      for (const [name, made] of Object.entries(bundle)) {
        if (name === 'theme.js') continue
        if (name !== 'index.html') files.push(name)
        hash.update(made.type === 'chunk' ? made.code : made.source)
      }
      // Pictures for the home screen are the system's to keep.
      for (const name of readdirSync(here('public')).filter((name) => !/png$/.test(name))) {
        files.push(name)
        hash.update(readFileSync(here(`public/${name}`)))
      }
      const source = readFileSync(here('sw.js'), 'utf8')
        .replace("'__EDITION__'", JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace("['__FILES__']", JSON.stringify([...new Set(files)].sort()))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

// Paths are relative: the folder works at any address. Alone it holds all that it needs.
export default defineConfig(({ mode }) => {
  const fonts = mode === 'alone' ? undefined : sharedFonts(house, '../../')
  return {
    root: here('.'),
    base: './',
    plugins: [hintedAlegreya, svelte({ configFile: here('../svelte.config.js') }), thirdParty(), fonts, worker(fonts)],
    build: {
      outDir: `${house}/companion/silverton`,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  }
})
