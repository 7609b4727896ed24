/** The words of the analysis come with its panel. */

import { learn } from '../words.svelte'
import english from './words/en.ftl?raw'
import french from './words/fr.ftl?raw'

learn({ en: english, fr: french })
