/**
 * Links with data-way open as a dialog, whose script loads with the first press; where it cannot be loaded, the link
 * works as usual.
 */
addEventListener('click', (event: MouseEvent) => {
  const target = event.target instanceof Element ? event.target : null
  const link = target?.closest<HTMLAnchorElement>('a[data-way]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  import(document.body.dataset.ways ?? '').then(
    (script: typeof import('./share-and-download.ts')) => script.openWays(link),
    () => location.assign(link.href),
  )
})
