import { eq } from 'drizzle-orm'
import { profilesOf } from '../../db/queries/profiles.ts'
import { changesOf, toldWords, wantedWords } from '../../db/queries/wanted-words.ts'
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
import { deriveCastSheet } from '../../src/domain/characters/derive-cast-sheet.ts'
import { makeStoryLink } from '../../src/domain/links/story-links.ts'
import { addProfile } from '../../src/domain/profiles/save-profile.ts'
import { takesRecording } from '../../src/shared/links/shared-address.ts'
import { mediaUrl } from '../../src/shared/media/media-url.ts'
import { wordsMark } from '../../src/shared/recordings/words-mark.ts'
import { makeTestApp, post, type SignedInParent, signedIn, type TestApp } from './app.ts'
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

const CHARACTER = {
  characterName: 'Mia',
  gender: 'female',
  description: 'curly red hair, loves foxes',
  referenceImageUrl: null,
}
const LABEL = { name: 'Zoo day', createdAt: '2026-11-20T19:30:00.000Z' }
const BY_LINK = { kind: 'recording', withName: true, voice: 'Grandma' } as const
const A_CHILD = {
  name: 'Mia',
  ageGroup: null,
  voice: null,
  favoriteThemes: [],
  favoriteTones: [],
}
const RATING = { type: 'STORY_GENERATION', rating: 'positive' }
const PRICE = 'price_test_storyteller'

const wish = (character: number) => ({
  characters: [{ id: character }],
  themeId: 'forest-friends',
  tone: 'gentle',
  ageGroup: '6-8',
  length: 'test',
  authorStyle: 'potter',
})

/** What a call sends besides its caller, by route: parameters of a GET, a JSON body under /api, else a form. */
export const PAYLOADS: Record<string, (street: Street) => Record<string, unknown>> = {
  'POST /api/identity/v1/accounts:signUp': () => ({ email: 'new@example.com', password: 'fir tree' }),
  'POST /api/identity/v1/accounts:signInWithPassword': ({ mia }) => ({
    email: mia.email,
    password: 'twinkle-twinkle',
  }),
  'POST /api/identity/v1/accounts:signInWithIdp': () => ({
    postBody: 'id_token=a&providerId=google.com&nonce=b',
  }),
  'POST /api/identity/v1/accounts:resetPassword': () => ({ oobCode: 'a.b.c', newPassword: 'lamplight' }),
  'POST /api/identity/v1/token': () => ({ grant_type: 'refresh_token', refresh_token: 'a.b.c' }),
  'POST /login': ({ mia }) => ({ email: mia.email, password: 'wrong', mode: 'sign-in' }),
  'POST /login/forgotten': ({ mia }) => ({ email: mia.email }),
  'POST /reset-password': () => ({ code: 'a.b.c', password: 'lamplight', repeatPassword: 'lamplight' }),
  'POST /confirm-email': () => ({ code: 'a.b.c' }),
  'POST /app/settings/password': () => ({
    password: 'wrong',
    newPassword: 'lamplight',
    repeatPassword: 'lamplight',
  }),
  'POST /app/settings/email': () => ({ email: 'other@example.com', password: 'wrong' }),
  'POST /api/characters/upload-reference': () => CHARACTER,
  'PUT /api/characters/:id': () => CHARACTER,
  'GET /api/figure.svg': () => ({
    ...deriveCastSheet({ gender: 'female', description: 'curly red hair', seed: 1 }),
  }),
  'POST /api/look': () => ({ gender: 'female', description: 'curly red hair', lookSeed: 1 }),
  'POST /api/generate-story': ({ character }) => wish(character),
  'POST /api/feedback': ({ story }) => ({ storyId: story, ...RATING }),
  'POST /api/timeline-labels': () => LABEL,
  'PUT /api/timeline-labels/:id': () => ({ name: 'Aquarium' }),
  'POST /api/get-or-create-subscription': () => ({ priceId: PRICE }),
  'POST /api/upgrade-subscription': () => ({ newPriceId: PRICE }),
  'POST /api/stripe/test-card': () => ({ clientSecret: 'pi_1_secret_1', number: '4242424242424242' }),
  'POST /api/user/credits': () => ({ credits: 4 }),
  'POST /api/user/trial-bypass': () => ({ trialBypass: true }),
  'POST /app/subscription/change': () => ({ newPriceId: PRICE }),
  'POST /app/settings/tester/credits': () => ({ credits: '5' }),
  'POST /app/settings/tester/trial-bypass': () => ({ trialBypass: 'false' }),
  'POST /app/settings/delete-account': () => ({ confirmation: 'DELETE' }),
  'PUT /api/stories/:id/pages/:paragraphIndex/words': ({ home, story }) => {
    const seen = wordsOfPage(home.services.db, story)
    return { words: `${seen} Then she laughed.`, seen, price: 9 }
  },
  'POST /api/stories/:id/pages/:paragraphIndex/picture': () => ({ wish: 'she has no hat', price: 9 }),
  'PUT /api/stories/:id/favorite': () => ({ favorite: true }),
  'PUT /api/stories/:id/place': () => ({ place: { seconds: 12, percent: 40 } }),
  'POST /app/kid-mode': ({ profile }) => ({ profile, pin: '2580', repeatPin: '2580' }),
  'POST /kid/leave': () => ({ pin: '2580' }),
  'POST /kid/leave/password': () => ({ password: 'twinkle-twinkle' }),
  'POST /app/settings/kid-pin': () => ({ password: 'twinkle-twinkle', pin: '2581', repeatPin: '2581' }),
  'POST /app/profiles': () => ({ name: 'Noor' }),
  'POST /app/profiles/family': () => ({ ageGroup: '9-12' }),
  'POST /app/profiles/:id': () => ({ name: 'Mia' }),
  'POST /app/profiles/:id/move': () => ({ by: 'up' }),
  'POST /app/saved-stories/:id/favorite': () => ({ favorite: 'true' }),
  'POST /app/tonight': ({ character, family }) => ({
    profile: family,
    character,
    theme: 'forest-friends',
    tone: 'gentle',
    ageGroup: '6-8',
    length: 'test',
    authorStyle: 'potter',
    requestKey: crypto.randomUUID(),
    again: 'true',
  }),
  'POST /app/story/:id/more': () => ({ length: 'test', tone: 'gentle', requestKey: crypto.randomUUID() }),
  'POST /mood': () => ({ mood: 'nature' }),
  'POST /story/:id/share': () => ({ withName: 'true' }),
  'POST /app/story/:id/record/link': () => ({ voice: 'Grandma' }),
  'PUT /api/stories/:id/pages/:paragraphIndex/recording': ({ home, story }) => ({
    voice: 'Grandma',
    seconds: 4,
    seen: wordsMark(wordsOfPage(home.services.db, story)),
  }),
  'PUT /record/:token/pages/:paragraphIndex': ({ home, story }) => ({
    seconds: 4,
    seen: wordsMark(wordsOfPage(home.services.db, story)),
  }),
  'DELETE /api/stories/:id/pages/:paragraphIndex/recording': () => ({ voice: 'Grandma' }),
  'DELETE /api/stories/:id/voice': () => ({ voice: 'Grandma' }),
  'POST /app/saved-stories/:id/label': () => ({ name: 'First tooth' }),
  'POST /app/saved-stories/labels/:id': () => ({ name: 'Second tooth' }),
}

/** The new words of a story's first page. */
const wordsOfPage = (db: TestApp['services']['db'], storyId: number): string =>
  wantedWords(toldWords(db, storyId), changesOf(db, storyId))[0] ?? ''

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
