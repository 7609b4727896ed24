import { mount } from 'svelte'
import '../src/style/fonts.css'
import '../src/style/tokens.css'
import '../src/style/base.css'
import { learn } from '../src/words.svelte'
import Companion from './Companion.svelte'
import { market } from './market'
import { enableOffline } from './offline.svelte'
import english from './words/en.ftl?raw'
import french from './words/fr.ftl?raw'

learn({ en: english, fr: french })
learn(market.words)
enableOffline()

const home = document.getElementById('app')
if (home) mount(Companion, { target: home })
