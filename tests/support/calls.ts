import { eq } from 'drizzle-orm'
import { profilesOf } from '../../db/queries/profiles.ts'
import {
  creditLedger,
  media,
  series,
  seriesStories,
  stories,
  storyImages,
  storyLinks,
  subscriptions,
  users,
} from '../../db/schema/index.ts'
import { startQueue } from '../../jobs/queue.ts'
import { makeStoryLink } from '../../src/domain/links/story-links.ts'
import { addProfile } from '../../src/domain/profiles/save-profile.ts'
import { takesRecording } from '../../src/shared/links/shared-address.ts'
import { mediaUrl } from '../../src/shared/media/media-url.ts'
import { makeTestApp, post, type SignedInParent, signedIn, type TestApp } from './app.ts'
import { CHARACTER, LABEL, PAYLOADS, wish } from './call-payloads.ts'
import { admitted } from './families.ts'
import { smallEngines } from './small-engines.ts'

/** Three signed-in parents; everything that a call can name is Mia's. */
export interface Street {
  home: TestApp
  mia: SignedInParent
  leo: SignedInParent
  /** Has the tester role. */
  tess: SignedInParent
  /** Mia's; `failed` is a story that can be retried. */
  character: number
  story: number
  failed: number
  label: number
  /** Mia's profile, in a family whose plan has five. */
  profile: number
  /** The family's own profile. */
  family: number
  picture: string
  /** Mia's link to her finished story, and its token. */
  link: number
  token: string
  /** The token of her recording link. */
  recordToken: string
  recordLink: number
  /** Whether recordings by that link use the real token, or a guessed one. */
  recordsByLink?: boolean
  /** A picture of that story. */
  storyPicture: string
  /** The series that the finished story begins. */
  series: number
}

/** The parents, with Mia's character, a finished story, a failed one and a label. */
export async function aStreet(
  overrides: Parameters<typeof makeTestApp>[0] = {},
  home: TestApp = makeTestApp({ ...smallEngines(), ...overrides }),
): Promise<Street> {
  const { db, media: files, log, now } = home.services
  const mia = await signedIn(home, 'mia@example.com')
  const leo = await signedIn(home, 'leo@example.com')
  const tess = await signedIn(home, 'tess@example.com')
  db.update(users).set({ role: 'TESTER_ROLE' }).where(eq(users.id, tess.userId)).run()
  const credits = { userId: mia.userId, amount: 10, kind: 'sync', idempotencyKey: 'ten more' } as const
  db.insert(creditLedger).values(credits).run()
  const ask = async <T>(path: string, fields: object) => {
    const body = { firebaseUid: mia.uid, ...fields }
    const answer = await post(home.app, path, body, { cookie: mia.cookie })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const { character } = await ask<{ character: { id: number } }>(
    '/api/characters/upload-reference',
    CHARACTER,
  )
  const begin = () => ask<{ id: number }>('/api/generate-story', wish(character.id))
  const [finished, failed] = [await begin(), await begin()]
  const queue = startQueue({ db, media: files, now, ...smallEngines() }, log)
  queue.wake()
  await queue.idle()
  await queue.stop()
  db.update(stories).set({ retryable: true }).where(eq(stories.id, failed.id)).run()
  const { label } = await ask<{ label: { id: number } }>('/api/timeline-labels', LABEL)
  const file = db.select().from(media).where(eq(media.userId, mia.userId)).get()
  const picture = file ? mediaUrl(file.hash, file.contentType) : ''
  db.insert(subscriptions).values({ userId: mia.userId, status: 'active', profiles: 5 }).run()
  const added = addProfile(db, mia.userId, { ...A_CHILD, characterId: character.id }, now())
  if (!added.ok) throw new Error(added.failure.reason)
  const world = db.insert(series).values({ userId: mia.userId, title: 'The Lamp' }).returning().get()
  db.insert(seriesStories)
    .values({ userId: mia.userId, seriesId: world.id, storyId: finished.id, number: 1 })
    .run()
  const shared = await send({ home, mia, story: finished.id } as Street, 'POST /story/:id/share', {
    person: mia,
  })
  const token = /\/shared\/([\w-]+)/.exec(await shared.text())?.[1] ?? ''
  const link = db.select({ id: storyLinks.id }).from(storyLinks).get()?.id ?? 0
  const asked = makeStoryLink(db, admitted(mia.userId), { ...BY_LINK, storyId: finished.id }, now())
  if (!asked.ok) throw new Error(asked.failure)
  const images = db.select({ files: storyImages.files }).from(storyImages).get()?.files ?? '[]'
  const [shown] = JSON.parse(images) as { hash: string; contentType: string }[]
  const ids = {
    link,
    token,
    recordToken: asked.value.token,
    recordLink: asked.value.id,
    storyPicture: shown ? mediaUrl(shown.hash, shown.contentType) : '',
    series: world.id,
    family: profilesOf(db, mia.userId).family.id,
    profile: added.value,
    character: character.id,
    story: finished.id,
    failed: failed.id,
    label: label.id,
  }
  return { home, mia, leo, tess, picture, ...ids }
}

const BY_LINK = { kind: 'recording', withName: true, voice: 'Grandma' } as const
const A_CHILD = {
  name: 'Mia',
  ageGroup: null,
  voice: null,
  favoriteThemes: [],
  favoriteTones: [],
}

/** What a route's `:id` refers to; a story by default. */
const IDS: [RegExp, (street: Street) => number][] = [
  [/characters/, ({ character }) => character],
  [/series/, ({ series }) => series],
  [/profiles/, ({ profile }) => profile],
  [/labels/, ({ label }) => label],
  [/retry|stories\/:id\/delete/, ({ failed }) => failed],
]

/** The path of a route with Mia's ids in it. */
export function pathOf(route: string, street: Street): string {
  const [, path = ''] = route.split(' ')
  const [, idOf] = IDS.find(([pattern]) => pattern.test(path)) ?? [undefined, (s: Street) => s.story]
  return path
    .replace('/shared/:token/media/:file', `/shared/${street.token}${street.storyPicture}`)
    .replace('/record/:token/media/:file', `/record/${street.recordToken}${street.storyPicture}`)
    .replace('/media/:file', street.picture)
    .replace(/^\/record\/:token$/, `/record/${street.recordToken}`)
    .replace('/record/:token', `/record/${street.recordsByLink ? street.recordToken : 'a-guess'}`)
    .replace(':token', street.token)
    .replace(':linkId', String(street.link))
    .replace(':edition', 'ebook')
    .replace('/voices/:id', '/voices/rms')
    .replace(':id', String(idOf(street)))
    .replace(/\/:\w+/, '/0')
}

/** A request of `person`, who claims to be `claimed`; `person` undefined is nobody. */
export function send(
  street: Street,
  route: string,
  {
    person,
    claimed = person?.uid ?? street.mia.uid,
    headers = {},
    body,
  }: {
    person?: SignedInParent | undefined
    claimed?: string
    headers?: Record<string, string>
    body?: string
  },
): Promise<Response> {
  const [method = ''] = route.split(' ')
  const path = pathOf(route, street)
  const isCall = path.startsWith('/api/')
  const isRead = method === 'GET'
  const payload = PAYLOADS[route]?.(street) ?? {}
  const isSound = takesRecording(method, path)
  const inBody = !isRead && (body !== undefined || method !== 'DELETE' || route.includes('characters'))
  const sent = isCall ? { firebaseUid: claimed, ...payload } : payload
  const url = isSound || (isCall && !inBody) ? `${path}?${formOf(sent)}` : path
  const isForm = !isCall || route.endsWith('/v1/token')
  const type = isSound ? 'audio/webm' : isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const text = isSound
    ? 'a page as somebody read it'
    : isForm
      ? formOf(sent)
      : JSON.stringify({ ...syncFields(route, street, claimed), ...sent })
  return Promise.resolve(
    street.home.app.request(url, {
      method,
      headers: {
        ...(person ? { cookie: person.cookie } : {}),
        ...(inBody ? { 'content-type': type } : {}),
        ...headers,
      },
      ...(inBody ? { body: body ?? text } : {}),
    }),
  )
}

const formOf = (fields: object) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString()

/** The user sync names its caller differently. */
function syncFields(route: string, { mia, leo, tess }: Street, claimed: string) {
  if (route !== 'POST /api/sync-user') return {}
  return { uid: claimed, email: [mia, leo, tess].find(({ uid }) => uid === claimed)?.email }
}
