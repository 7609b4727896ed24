import { mount } from 'svelte'
import App from './App.svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'

const home = document.getElementById('app')
if (home) mount(App, { target: home })
