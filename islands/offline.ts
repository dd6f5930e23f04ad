/** The page that stands in for others where there is no network: it lists the stories that this device keeps. */
const list = document.querySelector<HTMLElement>('#kept-stories')
const SETTLES_MS = 1000
let leaving = false
const none = document.querySelector<HTMLElement>('#nothing-kept')

// It was kept without anybody's mood; a name that is none of the six has no colors, so that magical shows.
document.documentElement.dataset.mood = /(?:^|; )mood=(\w+)/.exec(document.cookie)?.[1] ?? 'magical'
document.querySelector('#try-again')?.addEventListener('click', () => location.reload())
list?.addEventListener('click', () => {
  leaving = true
})
addEventListener('online', () => setTimeout(backOnline, SETTLES_MS))
void show()

/** A network that only flickers brings nothing back, and must not hold up a parent who is on the way to a story. */
function backOnline() {
  if (navigator.onLine && !leaving) location.reload()
}

async function show() {
  const stories = 'caches' in window ? await keptStories() : []
  for (const { path, title } of stories) addLink(path, title)
  if (none) none.hidden = stories.length > 0
}

async function keptStories(): Promise<{ path: string; title: string }[]> {
  const stories = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname
      if (!path.startsWith('/story/')) continue
      const page = await (await cache.match(request, { ignoreVary: true }))?.text()
      stories.unshift({ path, title: titleOf(page ?? '') })
    }
  }
  return stories
}

const titleOf = (page: string) =>
  new DOMParser().parseFromString(page, 'text/html').title.replace(/ · [^·]*$/, '')

function addLink(path: string, title: string) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = path
  link.textContent = title
  link.className =
    'focusable flex items-center min-h-14 px-5 py-3 rounded-2xl border border-solid border-edge bg-surface text-lg font-semibold hover:bg-raised'
  item.append(link)
  list?.append(item)
}
