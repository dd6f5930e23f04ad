/** Watches the other scripts: when one did not start, or an island failed, the page says so and offers a reload. */
function show() {
  const notice = document.querySelector<HTMLElement>('#loading-error')
  if (!notice) return
  notice.hidden = false
  notice.onclick = ({ target }) => target instanceof HTMLButtonElement && location.reload()
}

function check() {
  if (document.documentElement.dataset.started === undefined) show()
}

addEventListener('loading-error', show)
if (document.readyState === 'complete') check()
else addEventListener('load', check)

export {}
