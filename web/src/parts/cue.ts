/** Shows of a box that scrolls that there is more above or below: `data-more`, faded in base.css. */
export function cue(box: HTMLElement): () => void {
  function tell(): void {
    const above = box.scrollTop > 1
    const below = box.scrollTop + box.clientHeight < box.scrollHeight - 1
    box.dataset.more = above && below ? 'both' : above ? 'above' : below ? 'below' : ''
  }

  // Sizes are read once the page has been laid out: earlier would lay out the whole board in a script.
  const sizes = new ResizeObserver(tell)
  function watch(): void {
    sizes.disconnect()
    sizes.observe(box)
    for (const child of box.children) sizes.observe(child)
  }
  const children = new MutationObserver(watch)
  children.observe(box, { childList: true })
  watch()
  box.addEventListener('scroll', tell, { passive: true })
  return () => {
    children.disconnect()
    sizes.disconnect()
    box.removeEventListener('scroll', tell)
  }
}
