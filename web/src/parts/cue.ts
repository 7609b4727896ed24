/** Marks a scrolling box that has more above or below with `data-more`, which base.css fades. */

/** Tight lines reach a little beyond their box: that is nothing to scroll to. */
const SLACK = 3

export function cue(box: HTMLElement): () => void {
  function update(): void {
    const above = box.scrollTop > SLACK
    const below = box.scrollTop + box.clientHeight < box.scrollHeight - SLACK
    box.dataset.more = above && below ? 'both' : above ? 'above' : below ? 'below' : ''
    // What scrolls can be reached by keys, through what stands in it or by itself.
    if (box.dataset.more && !box.querySelector('button, a, input, [tabindex]')) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }

  // The observer reports after layout: reading sizes earlier would force a layout of the whole board.
  const sizes = new ResizeObserver(update)
  function watch(): void {
    sizes.disconnect()
    sizes.observe(box)
    for (const child of box.children) sizes.observe(child)
  }
  const children = new MutationObserver(watch)
  children.observe(box, { childList: true })
  watch()
  box.addEventListener('scroll', update, { passive: true })
  return () => {
    children.disconnect()
    sizes.disconnect()
    box.removeEventListener('scroll', update)
    // What no longer scrolls is whole.
    delete box.dataset.more
    box.removeAttribute('tabindex')
  }
}
