import { mount } from 'svelte'
import App from './App.svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import { learn } from './words.svelte'
import english from './words/en.ftl?raw'
import french from './words/fr.ftl?raw'

learn({ en: english, fr: french })

const home = document.getElementById('app')
if (home) mount(App, { target: home })
