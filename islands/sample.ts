import { SAMPLE_AMBIENCE, SAMPLE_NARRATION, samplePicture } from '../src/components/landing/sample-files.ts'
import story from '../src/components/landing/sample-story.json'
import { paragraphAt, readAlong, wordWindow } from '../src/shared/stories/alignment.ts'
import { toast } from './lib/toast.ts'
import { openAmbience } from './player/ambience.ts'
import { type NarrationState, openNarration } from './player/narration.ts'

const FADE_MS = { in: 2000, resume: 1500, out: 1500 }
const MORE = '/login?mode=sign-up'

const along = readAlong(
  story.paragraphs,
  story.paragraphs
    .join(' ')
    .split(' ')
    .map((word, index) => ({ word, start_time_seconds: story.starts[index] ?? 0, end_time_seconds: 0 })),
)

/** Plays the landing page's story in its frame: with the press that loaded this script, and every later one. */
export function playSample(frame: HTMLElement): void {
  const narration = openNarration(new Audio(SAMPLE_NARRATION), {
    words: along.words,
    durationSeconds: story.durationSeconds,
  })
  const bed =
    'AudioContext' in window
      ? openAmbience({ load: bytesOf(SAMPLE_AMBIENCE), loop: story.loop }, () => new AudioContext())
      : undefined
  const pages = addPages(frame)
  const show = painterOf(frame, pages)
  let last = narration.state()

  narration.subscribe(() => {
    const state = narration.state()
    if (state.status !== last.status) {
      if (state.status === 'playing') bed?.fadeIn(last.status === 'paused' ? FADE_MS.resume : FADE_MS.in)
      else bed?.fadeOut(FADE_MS.out)
    }
    if (state.brokenOff && !last.brokenOff) toastFailure()
    last = state
    show(state)
  })
  const press = () => {
    if (narration.state().status === 'playing') narration.pause()
    else narration.play().catch(toastFailure)
  }
  for (const button of frame.querySelectorAll('button')) {
    delete button.dataset.plays
    button.addEventListener('click', press)
  }
  addEventListener('pagehide', () => narration.pause())
  press()
}

const bytesOf = (url: string) => async () => (await fetch(url)).arrayBuffer()

function toastFailure() {
  toast({
    kind: 'error',
    title: 'The story is not coming through',
    text: 'Please check your connection, then press play once more.',
  })
}

/** The pictures of the later pages, over the first. */
function addPages(frame: HTMLElement): Element[] {
  const first = frame.querySelector('picture')
  if (!first) return []
  const pages: Element[] = [first]
  for (let page = 2; page <= story.paragraphs.length; page += 1) {
    const picture = first.cloneNode(true) as HTMLElement
    picture.className = 'sample-page'
    const [onPhone, elsewhere] = picture.querySelectorAll('source')
    onPhone?.setAttribute('srcset', samplePicture(page, 'phone'))
    elsewhere?.setAttribute('srcset', samplePicture(page, 'avif'))
    const image = picture.querySelector('img')
    image?.setAttribute('alt', '')
    image?.setAttribute('srcset', samplePicture(page, 'webp'))
    pages.at(-1)?.after(picture)
    pages.push(picture)
  }
  return pages
}

/** Shows the narration's state: the words, the page, the progress, and for screen readers what is playing. */
function painterOf(frame: HTMLElement, pages: Element[]) {
  const words = part(frame, '.sample-words')
  const status = part(frame, '[role=status]')
  const percent = part(frame, '.sample-percent')
  const button = part(frame, '.sample-button')
  const progress = frame.querySelector('progress')
  let shown = ''

  return ({ status: doing, wordIndex, seconds, durationSeconds }: NarrationState) => {
    const page = doing === 'ended' ? story.paragraphs.length - 1 : paragraphAt(along, wordIndex)
    const share = doing === 'ended' ? 100 : Math.round((seconds / (durationSeconds || 1)) * 100)
    frame.dataset.status = doing
    button.setAttribute('aria-label', LABELS[doing])
    if (progress) progress.value = share
    percent.textContent = `${share}%`
    for (const [index, picture] of pages.entries()) picture.toggleAttribute('data-shown', index <= page)
    tell(status, doing === 'playing' ? `Page ${page + 1} of ${pages.length}` : SAID[doing])
    const sight = `${doing === 'ended'} ${wordIndex}`
    if (sight === shown) return
    shown = sight
    words.replaceChildren(...(doing === 'ended' ? theEnd() : [spoken(wordIndex)]))
  }
}

const LABELS = {
  idle: 'Play the story',
  playing: 'Pause the story',
  paused: 'Play on',
  ended: 'Play the story again',
}
const SAID = { idle: '', paused: 'Paused', ended: 'The end' }

function tell(status: HTMLElement, text: string) {
  if (status.textContent !== text) status.textContent = text
}

/** The five words around the spoken one. Hidden from screen readers, because the voice says them. */
function spoken(wordIndex: number): HTMLElement {
  const { from, to } = wordWindow(along, wordIndex)
  const line = made('p', 'words text-2xl sm:text-3xl')
  line.ariaHidden = 'true'
  for (let index = from; index < to; index += 1) {
    const word = made('span', 'word', along.words[index]?.word)
    word.toggleAttribute('data-current', index === wordIndex)
    line.append(word, ' ')
  }
  return line
}

function theEnd(): HTMLElement[] {
  const line = made('p', 'heading text-xl sm:text-2xl', 'And tomorrow, a story about yours?')
  const link = made(
    'a',
    'inline-block mx-auto py-2 px-3 rounded-lg text-lamp underline',
    'Make the first one',
  )
  link.setAttribute('href', MORE)
  return [line, link]
}

function made(name: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(name)
  element.className = className
  element.textContent = text
  return element
}

function part(frame: HTMLElement, selector: string): HTMLElement {
  const found = frame.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The story's frame has no ${selector}`)
  return found
}
