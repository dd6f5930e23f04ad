import { byteSizeText } from '../../src/shared/kit/byte-size.ts'
import type { StoryPage } from '../../src/shared/stories/story-answer.ts'
import { read } from '../lib/api.ts'
import { isReachable, watchServer } from '../lib/reachable.ts'
import { toast } from '../lib/toast.ts'
import type { ShelvedStory } from '../offline/family-shelf.ts'
import { keepAndWait, keepById } from '../offline/keep-by-hand.ts'
import { NOT_KEPT } from '../offline/keep-refusal.ts'
import { askWorker, canKeep, onKeptNews, storiesOnDevice } from '../offline/on-device.ts'
import { refusalToast } from '../offline/refusal-toast.ts'
import type { KeptNews } from '../offline/story-record.ts'

/** As many as the offline shelf lists; more than anybody looks through there. */
const KNOWN_STORIES = 50
const NEXT = 5

/** Keep offline on each card, and the next five before a journey; the device also learns what the family has. */
export function listenForKeeping(): void {
  const family = document.querySelector<HTMLElement>('[data-label-form]')?.dataset.uid
  if (!family || !canKeep()) return
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.dataset.keep !== undefined) void toggle(button, Number(button.dataset.keep), family)
    if (button?.dataset.keepNext !== undefined) void keepNext(button, family)
  })
  // Cards from a fragment.
  addEventListener('islands', () => void showAll())
  onKeptNews((news) => void onNews(news))
  void showAll()
  void sendShelf(family).catch(() => undefined)
  watchServer((reachable) => void onReach(reachable))
  document.addEventListener('click', stayWhereItIsNot, { capture: true })
}

/** An open list notices when the network goes, and when it comes back. */
async function onReach(reachable: boolean): Promise<void> {
  const note = document.getElementById('away-note')
  if (note) note.textContent = reachable ? '' : 'You are offline. What is kept on this device plays as ever.'
  if (reachable) await askWorker({ wish: 'send-later' })
  await showAll()
}

/** A press on a story that is not on this device shows a message instead of the page. */
function stayWhereItIsNot(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('[data-away] a') : null
  const button = link?.closest('article')?.querySelector<HTMLElement>('[data-keep]')
  if (!button) return
  event.preventDefault()
  event.stopPropagation()
  toast({ title: 'Not on this device', text: `${titleOn(button)} will be back when you are online.` })
}

const buttonFor = (id: number) => document.querySelector<HTMLButtonElement>(`[data-keep="${id}"]`)

async function toggle(button: HTMLButtonElement, id: number, family: string): Promise<void> {
  if (button.ariaPressed === 'true') return askWorker({ wish: 'let-go', id })
  say(button, 'Keeping… 0%')
  button.disabled = true
  await keepById(id, family).catch(() => {
    toast(NOT_KEPT)
    void showAll()
  })
}

async function onNews(news: KeptNews): Promise<void> {
  const button = buttonFor(news.id)
  if (news.news === 'keeping') return button ? say(button, `Keeping… ${news.percent}%`) : undefined
  if (news.news === 'refused' && button) toast(await refusalToast(news.why))
  await showAll()
}

async function showAll(): Promise<void> {
  const kept = new Map((await storiesOnDevice()).map((story) => [story.story.id, story]))
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-keep]')) {
    const story = kept.get(Number(button.dataset.keep))
    const away = !story && !isReachable()
    button.closest('article')?.toggleAttribute('data-away', away)
    button.ariaPressed = String(story?.byHand === true)
    button.disabled = !isReachable()
    const said = stateOf(story)
    button.toggleAttribute('data-said', said !== undefined)
    say(button, said ?? 'Keep offline')
    button.dataset.ready = ''
  }
  const next = document.querySelector<HTMLButtonElement>('[data-keep-next]')
  if (!next || !document.querySelector('[data-keep]')) return
  next.dataset.ready = ''
  next.disabled = isKeepingNext || !isReachable()
}

/** The state of a story on this device; undefined where it can only be kept. */
function stateOf(story: ShelvedStory | undefined): string | undefined {
  if (story?.byHand) return `✓ Kept · ${byteSizeText(story.bytes)}`
  if (isReachable()) return undefined
  return story ? `✓ Played · ${byteSizeText(story.bytes)}` : 'Not on this device'
}

/** The visible text is also the accessible name, followed by the story's title. */
function say(button: HTMLButtonElement, text: string): void {
  const title = titleOn(button)
  button.textContent = text
  button.ariaLabel = `${text}: ${title}`
}

const titleOn = (button: HTMLElement) => button.closest('article')?.querySelector('h2')?.textContent ?? ''

const listOf = (family: string) =>
  read<StoryPage>(
    `/api/stories/lightweight?${new URLSearchParams({ page: '1', limit: String(KNOWN_STORIES), firebaseUid: family })}`,
    { tries: 3 },
  )

async function sendShelf(family: string): Promise<void> {
  const { data } = await listOf(family)
  await askWorker({ wish: 'shelf', family, stories: data })
}

let isKeepingNext = false

/** The newest stories that are not kept yet. */
async function keepNext(button: HTMLButtonElement, family: string): Promise<void> {
  const label = button.lastChild
  const before = label?.textContent ?? ''
  const tell = (text: string) => {
    if (label) label.textContent = text
  }
  isKeepingNext = true
  button.disabled = true
  try {
    const { data } = await listOf(family)
    const kept = new Set(
      (await storiesOnDevice()).filter(({ byHand }) => byHand).map(({ story }) => story.id),
    )
    const wanted = data.filter(({ id, generationStatus }) => generationStatus === 'complete' && !kept.has(id))
    const five = wanted.slice(0, NEXT)
    let done = 0
    for (const { id } of five) {
      tell(`Keeping ${done + 1} of ${five.length}…`)
      const news = await keepAndWait(id, family)
      // A card on the page shows it itself.
      if (news.news === 'refused') return buttonFor(id) ? undefined : toast(await refusalToast(news.why))
      done += 1
    }
    const text = done === 0 ? 'All of your stories are already kept here.' : await keptInAll()
    toast({ kind: 'success', title: done === 0 ? 'Nothing more to keep' : 'Ready for the journey', text })
  } catch {
    toast(NOT_KEPT)
  } finally {
    isKeepingNext = false
    button.disabled = !isReachable()
    tell(before)
  }
}

async function keptInAll(): Promise<string> {
  const byHand = (await storiesOnDevice()).filter((story) => story.byHand)
  const bytes = byHand.reduce((sum, story) => sum + story.bytes, 0)
  return `${byHand.length} ${byHand.length === 1 ? 'story is' : 'stories are'} kept on this device: ${byteSizeText(bytes)}.`
}
