import { HIGHLIGHT_LEAD_MS } from '../../src/shared/constants.ts'
import { seededRandom } from '../../src/shared/kit/random.ts'
import type { AlignmentEntry } from '../../src/shared/stories/story-answer.ts'
import type { Person } from '../support/person.ts'
import { begin, open } from './listening.ts'

const SAMPLES = 200
const SEEKS = 20

/** Milliseconds between the highlight and the spoken word, without the intended lead. */
export async function measureReadAlong(parent: Person, storyId: number) {
  const { audio } = await parent.story(storyId)
  const { words } = JSON.parse(audio ?? '{}').alignment as { words: AlignmentEntry[] }
  const rows = []
  for (const speed of [1, 1.25]) {
    const seen = await open(parent, storyId)
    await begin(seen.page)
    const { samples, onsets } = await seen.page.evaluate(followStory, { speed, count: SAMPLES })
    rows.push({ what: `${samples.length} samples at ${speed}×`, ...spread(samples.map(offBy(words, speed))) })
    const late = onsets.map(({ index, seconds }) => {
      const start = words[index]?.start_time_seconds ?? Number.NaN
      return Math.abs(((seconds - start) / speed) * 1000 + HIGHLIGHT_LEAD_MS)
    })
    rows.push({ what: `${late.length} word changes at ${speed}×`, ...spread(late) })
    await seen.close()
  }
  const seen = await open(parent, storyId)
  await begin(seen.page)
  const random = seededRandom(6)
  const places = Array.from({ length: SEEKS }, () => random())
  const after = await seen.page.evaluate(seekAround, places)
  rows.push({ what: `after ${SEEKS} seeks`, ...spread(after.map(offBy(words, 1))) })
  await seen.close()
  return rows
}

interface Sample {
  /** Of the highlighted word, -1 for none. */
  index: number
  seconds: number
}

/** Runs in the page: takes `count` samples over the rest of the story, one at each change of the highlighted word. */
async function followStory({ speed, count }: { speed: number; count: number }) {
  const audio = document.querySelector('audio')
  if (!audio) throw new Error('No sound')
  document.querySelector<HTMLElement>('[aria-label="Show the whole page"]')?.click()
  audio.playbackRate = speed
  const look = (): Sample => {
    const word = document.querySelector<HTMLElement>('.word[data-current]')
    return { index: Number(word?.dataset.word ?? -1), seconds: audio.currentTime }
  }
  const onsets: Sample[] = []
  let before = look().index
  const watching = new MutationObserver(() => {
    const now = look()
    if (now.index !== before && now.index >= 0) onsets.push(now)
    before = now.index
  })
  watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-current'] })
  const every = (((audio.duration - audio.currentTime) / speed) * 1000) / (count + 1)
  const samples: Sample[] = []
  for (let i = 0; i < count && !audio.ended; i++) {
    await new Promise((resolve) => setTimeout(resolve, every))
    if (!audio.ended) samples.push(look())
  }
  watching.disconnect()
  return { samples, onsets: onsets.slice(1) }
}

/** Runs in the page: seeks to each position, a fraction of the story, and samples the frame after it. */
async function seekAround(places: number[]): Promise<Sample[]> {
  const audio = document.querySelector('audio')
  if (!audio) throw new Error('No sound')
  document.querySelector<HTMLElement>('[aria-label="Show the whole page"]')?.click()
  const samples: Sample[] = []
  for (const place of places) {
    audio.currentTime = place * (audio.duration - 1)
    await new Promise((resolve) => audio.addEventListener('seeked', resolve, { once: true }))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const word = document.querySelector<HTMLElement>('.word[data-current]')
    samples.push({ index: Number(word?.dataset.word ?? -1), seconds: audio.currentTime })
  }
  return samples
}

/** Distance of a sample from the time in which its word is the right one; 0 inside it. */
const offBy = (words: AlignmentEntry[], speed: number) => (sample: Sample) => {
  const led = sample.seconds + (HIGHLIGHT_LEAD_MS / 1000) * speed
  const from = words[sample.index]?.start_time_seconds ?? Number.NEGATIVE_INFINITY
  const to = words[sample.index + 1]?.start_time_seconds ?? Number.POSITIVE_INFINITY
  return (Math.max(0, from - led, led - to) / speed) * 1000
}

function spread(milliseconds: number[]) {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  const at = (fraction: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN)
  return { 'median (ms)': at(0.5), 'p90 (ms)': at(0.9), 'worst (ms)': at(1) }
}
