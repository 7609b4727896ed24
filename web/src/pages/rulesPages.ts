/** The pages that lay out the rules of a game. */

export { default as RulesPage } from './RulesPage.svelte'
export { default as SummaryPage } from './SummaryPage.svelte'
