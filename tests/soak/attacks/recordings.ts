import type { RecordedStory } from '../../../src/shared/recordings/recorded-story-payload.ts'
import { wordsMark } from '../../../src/shared/recordings/words-mark.ts'
import { type Person, signUp } from '../../support/person.ts'
import { longReading, READING } from '../../support/recordings/long-reading.ts'
import type { RunningServer } from '../../support/server.ts'
import { type Figures, inWords, longestWait, tally, withPeak } from './figures.ts'
import { slowBody } from './memory.ts'

/** The maximum length of a page's recording, and of its text. */
const SECONDS = 174
const LONG_PAGE = Array(22).fill(READING).join(' ')
/** The largest body accepted as a recording, minus its multipart headers. */
const LARGEST_MB = 5.5
const A_SOUND = { method: 'PUT', contentType: 'audio/webm', begins: '', ends: '' }

/** A family with a finished story whose first page it can read aloud. */
interface Readers {
  family: Person
  story: number
  path: (voice: string, seen: string) => string
}

/**
 * 24 of the largest bodies declared as recordings, sent slowly and in parallel, by families and by links; then a dozen
 * real ones of three minutes, which are joined meanwhile.
 */
export async function slowRecordings(server: RunningServer, { of = 24, whole = 12 } = {}): Promise<Figures> {
  const readers = await Promise.all([1, 2, 3, 4].map((n) => someReaders(server, `reading-${n}`)))
  const links = await Promise.all(readers.map(linkOf))
  const run = async (
    count: number,
    send: (n: number, release: Promise<unknown>) => Promise<Response | undefined>,
  ) => {
    const release = Bun.sleep(3000)
    const counted = tally(Array.from({ length: count }, (_, n) => send(n, release)))
    const wait = await longestWait(server, counted)
    return `${inWords(await counted)}; a page waited ${wait} ms`
  }
  const slowly = (path: string, release: Promise<unknown>, cookie = '') =>
    slowBody(server, path, { megabytes: LARGEST_MB, cookie, release, as: A_SOUND })
  const from = (n: number) => readers[n % readers.length] as Readers
  const words = await Promise.all(readers.map(firstPage))
  const seen = (n: number) => wordsMark(words[n % words.length] ?? '')
  const byFamilies = await run(of, (n, release) =>
    slowly(from(n).path(`Voice ${n}`, seen(n)), release, from(n).family.cookie),
  )
  const byLinks = await run(of, (n, release) =>
    slowly(`${links[n % links.length]}/pages/0?seconds=170&seen=${seen(n)}`, release),
  )
  const sound = await longReading(SECONDS)
  const ofThreeMinutes = await run(whole, (n) =>
    send(server, from(n), from(n).path(`Voice ${n % 8}`, seen(n)), sound),
  )
  return withPeak(server, {
    'from 4 families': byFamilies,
    'by 4 links': byLinks,
    [`${whole} of three minutes, whole`]: ofThreeMinutes,
  })
}

/** The longest recording of the longest page, joined with its story; then the same while another story is made. */
export async function longRecordings(server: RunningServer): Promise<Figures> {
  const readers = await someReaders(server, 'aligned')
  const { family, story, path } = readers
  const answer = await family.call('PUT', `/api/stories/${story}/pages/0/words`, {
    firebaseUid: family.uid,
    words: LONG_PAGE,
    seen: await firstPage(readers),
    price: 0,
  })
  if (!answer.ok) throw new Error(`The page was not mended: ${answer.status} ${await answer.text()}`)
  const sound = await longReading(SECONDS)
  const seconds: Record<string, number> = {}
  for (const voice of ['Grandma', 'Papa']) {
    const begun = performance.now()
    const sent = await send(server, readers, path(voice, wordsMark(LONG_PAGE)), sound)
    if (!sent.ok) throw new Error(`Not kept: ${sent.status} ${await sent.text()}`)
    const another = voice === 'Papa' ? await anotherStory(family) : undefined
    await until(
      async () => (await recorded(readers)).voices.find(({ name }) => name === voice)?.state === 'there',
    )
    seconds[voice] = Math.round((performance.now() - begun) / 1000)
    if (another) await finished(family, another)
  }
  return withPeak(server, {
    'three minutes are joined after s': seconds.Grandma ?? 0,
    'while a story is made, after s': seconds.Papa ?? 0,
  })
}

async function someReaders(server: RunningServer, name: string): Promise<Readers> {
  const family = await signUp(server.url, `${name}-${crypto.randomUUID()}@example.com`)
  const story = await anotherStory(family)
  await finished(family, story)
  const path = (voice: string, seen: string) =>
    `/api/stories/${story}/pages/0/recording?${new URLSearchParams({ firebaseUid: family.uid, voice, seconds: String(SECONDS), seen })}`
  return { family, story, path }
}

async function anotherStory(family: Person): Promise<number> {
  const asked = await family.requestStory([await family.makeCharacter('Mia')], { length: 'test' })
  if (!asked.ok) throw new Error(`No story: ${asked.status} ${await asked.text()}`)
  return ((await asked.json()) as { id: number }).id
}

const finished = (family: Person, story: number) =>
  until(async () => (await family.story(story)).generationStatus === 'complete')

const recorded = async ({ family, story }: Readers): Promise<RecordedStory> => {
  const answer = await family.call('GET', `/api/stories/${story}/recordings?firebaseUid=${family.uid}`)
  return (await answer.json()) as RecordedStory
}

const firstPage = async (readers: Readers): Promise<string> => (await recorded(readers)).pages[0]?.words ?? ''

/** The target of a link for reading the story aloud without an account. */
async function linkOf({ family, story }: Readers): Promise<string> {
  const answer = await fetch(`${family.url}/app/story/${story}/record/link`, {
    method: 'POST',
    headers: { Origin: family.url, Cookie: family.cookie },
    body: new URLSearchParams({ voice: 'Aunt' }),
  })
  const path = /\/record\/[\w-]{43}/.exec(await answer.text())?.[0]
  if (!path) throw new Error(`No link: ${answer.status}`)
  return path
}

const send = (
  server: RunningServer,
  { family }: Readers,
  path: string,
  sound: Uint8Array,
): Promise<Response> =>
  fetch(server.url + path, {
    method: 'PUT',
    headers: { Origin: server.url, Cookie: family.cookie, 'Content-Type': 'audio/mp4' },
    body: sound.slice(),
    // On a busy machine the last in the queue waits for longer than our clients' timeout.
    timeout: false,
  } as RequestInit)

const LONGEST_MS = 300_000

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const begun = performance.now()
  while (!(await isSo())) {
    if (performance.now() - begun > LONGEST_MS) throw new Error('It did not come to its end')
    await Bun.sleep(250)
  }
}
