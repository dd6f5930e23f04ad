import { byteSizeText } from '../src/shared/kit/byte-size.ts'
import type { ShelvedStory } from './offline/family-shelf.ts'
import { askWorker, canKeep, onKeptNews, storiesOnDevice } from './offline/on-device.ts'

const total = document.querySelector<HTMLElement>('#kept-total')
const list = document.querySelector<HTMLElement>('#kept-list')
const shape = document.querySelector<HTMLTemplateElement>('#kept-item')

onKeptNews(show)
void show()

async function show() {
  const stories = await storiesOnDevice()
  stories.sort((a, b) => Number(b.byHand) - Number(a.byHand) || b.usedAt - a.usedAt)
  list?.replaceChildren(...stories.flatMap(itemOf))
  if (total) total.textContent = await said(stories)
}

function itemOf({ story, bytes, byHand }: ShelvedStory): Node[] {
  const item = shape?.content.cloneNode(true) as DocumentFragment | undefined
  const title = item?.querySelector('[data-title]')
  const about = item?.querySelector('[data-size]')
  const remove = item?.querySelector('button')
  if (!item || !title || !about || !remove) return []
  title.textContent = story.title
  about.textContent = `${byHand ? 'Kept' : 'Played'} · ${byteSizeText(bytes)}`
  remove.setAttribute('aria-label', `Remove ${story.title} from this device`)
  remove.addEventListener('click', () => {
    remove.disabled = true
    void askWorker({ wish: 'forget', id: story.id })
  })
  return [item]
}

async function said(stories: ShelvedStory[]): Promise<string> {
  if (!canKeep()) return 'This browser keeps no stories: it is an older one, or its window is private.'
  if (stories.length === 0) return 'Nothing is kept here yet.'
  const bytes = stories.reduce((sum, story) => sum + story.bytes, 0)
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  const room = quota > usage ? `, with room for about ${byteSizeText(quota - usage)} more` : ''
  return `${stories.length === 1 ? '1 story' : `${stories.length} stories`}, ${byteSizeText(bytes)}${room}.`
}
