/** Watches the other scripts: when they did not start, or an island failed, the page says so and offers a reload. */
const notice = document.querySelector<HTMLElement>('#loading-error')

function show() {
  if (notice) notice.hidden = false
}

function check() {
  const { started, shell } = document.documentElement.dataset
  if (started === undefined || shell === undefined) show()
}

addEventListener('loading-error', show)
notice?.querySelector('button')?.addEventListener('click', () => location.reload())
if (document.readyState === 'complete') check()
else addEventListener('load', check)

export {}
