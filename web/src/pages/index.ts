/** All pages but the table, in one piece, with their words. */

import { learn } from '../words.svelte'
import english from './words/en.ftl?raw'
import french from './words/fr.ftl?raw'

learn({ en: english, fr: french })

export { default as GamePage } from './GamePage.svelte'
export { default as Home } from './Home.svelte'
export { default as Missing } from './Missing.svelte'
export { default as NewGame } from './NewGame.svelte'

/** Few read the rules, and the others need not wait for what lays them out. */
export const rulesPages = () => import('./rulesPages')
