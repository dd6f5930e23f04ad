import type { StoryAnswer, StoryPage } from '../../src/shared/stories/story-answer.ts'
import type { TestApp } from './app.ts'
import { PASSWORD, signedInParent } from './signed-in.ts'

export interface Person {
  uid: string
  email: string
  cookie: string
  url: string
  call(method: string, path: string, body?: object): Promise<Response>
  makeCharacter(name: string, fields?: object): Promise<{ id: number; name: string; portraitUrl: string }>
  requestStory(characters: { id: number }[], fields?: object): Promise<Response>
  story(id: number): Promise<StoryAnswer>
  stories(): Promise<StoryPage>
}

/** A parent who signs up over HTTP, as the browser's script does. */
export async function signUp(url: string, email: string, password = PASSWORD): Promise<Person> {
  const origin = { 'Content-Type': 'application/json', Origin: url }
  const account = await post(
    `${url}/api/identity/v1/accounts:signUp`,
    { email, password, returnSecureToken: true },
    origin,
  )
  const { idToken, localId } = (await account.json()) as { idToken: string; localId: string }
  const session = await fetch(`${url}/api/auth/token`, {
    method: 'POST',
    headers: { Origin: url, Authorization: `Bearer ${idToken}` },
  })
  const cookie = (session.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  await post(`${url}/api/sync-user`, { uid: localId, email }, { ...origin, Cookie: cookie })
  return person(url, localId, email, cookie)
}

/** A parent who is signed in to the app at `url`, without signing up. */
export async function personIn(
  { services }: Pick<TestApp, 'services'>,
  url: string,
  email: string,
): Promise<Person> {
  const { uid, cookie } = await signedInParent(services.db, email, { now: services.now(), url })
  return person(url, uid, email, cookie)
}

function person(url: string, uid: string, email: string, cookie: string): Person {
  const call = (method: string, path: string, body?: object) =>
    fetch(url + path, {
      method,
      headers: { Origin: url, Cookie: cookie, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const read = async <T>(path: string) => {
    const response = await call('GET', path)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
  return {
    uid,
    email,
    cookie,
    url,
    call,
    async makeCharacter(name, fields = {}) {
      const response = await call('POST', '/api/characters/upload-reference', {
        firebaseUid: uid,
        characterName: name,
        gender: 'female',
        description: 'curly red hair, brave, loves foxes, yellow boots',
        referenceImageUrl: null,
        ...fields,
      })
      if (!response.ok) throw new Error(`No character: ${response.status} ${await response.text()}`)
      const { character } = (await response.json()) as {
        character: Awaited<ReturnType<Person['makeCharacter']>>
      }
      return character
    },
    requestStory: (characters, fields = {}) =>
      call('POST', '/api/generate-story', { firebaseUid: uid, ...WISH, characters, ...fields }),
    story: (id) => read<StoryAnswer>(`/api/stories/${id}?firebaseUid=${uid}`),
    stories: () => read<StoryPage>(`/api/stories/lightweight?page=1&limit=100&firebaseUid=${uid}`),
  }
}

const WISH = {
  themeId: 'forest-friends',
  tone: 'gentle',
  ageGroup: '6-8',
  length: 'test',
  authorStyle: 'potter',
  writingStyle: 'normal',
}

async function post(url: string, body: object, headers: Record<string, string>): Promise<Response> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response
}
