import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { hintedAlegreya } from './plugins/hintedWoff.js'
import { thirdParty } from './plugins/thirdParty.js'

/** What reads and lays out a guide: the rules pages, and a drawer at the table. */
const GUIDE = /src\/parts\/(Guide|GuideBlocks|Spans|TurnLines)\.svelte|src\/parts\/(guidePages|markdown)\.ts/

const house = 'http://127.0.0.1:8000'

/** The typefaces of the first screen come with the page: text that changes its face moves the rest. */
const FIRST_FACES = /(alegreya-latin-(500|700)-normal\.hinted|alegreya-sans-latin-(500|700)-normal|rye-latin-400-normal)-[\w-]+\.woff2?$/

/** @type {import('vite').Plugin} */
const preloadFonts = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => FIRST_FACES.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: `font/${file.split('.').pop()}`, href: `/${file}`, crossorigin: '' },
          injectTo: 'head',
        })),
  },
}

export default defineConfig({
  plugins: [hintedAlegreya, svelte(), thirdParty(), preloadFonts],
  build: {
    outDir: '../src/rotonde/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // What the table and the other pages share is one file, not five; a table opens without what reads a guide.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'core', test: (file) => !GUIDE.test(file), minShareCount: 2, priority: 1 },
            { name: 'guide', test: GUIDE },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': house, '/ws': { target: house, ws: true } } },
})
