import { mount } from 'svelte'
import App from './App.svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import { learn } from './words.svelte'
import english from './words/en.ftl?raw'
import french from './words/fr.ftl?raw'

learn({ en: english, fr: french })

// Their code is on its way while the typefaces are.
const page = location.pathname.startsWith('/table/')
  ? import('./pages/TablePage.svelte')
  : import('./pages')

/** Text that is set before its typeface has come moves when it comes; but nobody waits for long. */
const FACES = ['500 1em Alegreya', '700 1em Alegreya', '500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"']
const LONGEST_WAIT = 300

const faces = Promise.all(FACES.map((face) => document.fonts.load(face))).catch(() => undefined)
const patience = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))
// Where it cannot be fetched, the app says so.
await Promise.all([page.catch(() => undefined), Promise.race([faces, patience])])

const home = document.getElementById('app')
home?.replaceChildren()
if (home) mount(App, { target: home })
