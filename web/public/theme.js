// Runs before the first paint, so that a dark room is never flashed with white paper.
try {
  const kept = JSON.parse(localStorage.getItem('rotonde.settings') || '{}').theme
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = kept || (dark ? 'dark' : 'light')
} catch {
  document.documentElement.dataset.theme = 'light'
}
