/** The words of the end of a match come with its panels. */

import { learn } from '../words.svelte'
import english from './words/en.ftl?raw'
import french from './words/fr.ftl?raw'

learn({ en: english, fr: french })
