import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { charactersOf } from '../../../db/queries/characters.ts'
import { characters, media } from '../../../db/schema/index.ts'
import { makeTestApp, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
import { type CharacterAnswer, changeCharacter, createCharacter } from '../../support/character-calls.ts'
import { smallEngines } from '../../support/small-engines.ts'

let house: TestApp
let mia: SignedInParent

beforeEach(async () => {
  house = makeTestApp({ painter: smallEngines().painter })
  mia = await signedIn(house, 'mia@example.com')
})
afterEach(() => house.close())

const create = (changes: object = {}, who = mia) => createCharacter(house, who, changes)
const change = (id: number, changes: object = {}, who = mia) => changeCharacter(house, who, id, changes)

const remove = (id: number, who = mia) =>
  house.app.request(`/api/characters/${id}`, {
    method: 'DELETE',
    headers: { cookie: who.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ firebaseUid: who.uid }),
  })

const created = async (changes: object = {}) =>
  ((await (await create(changes)).json()) as CharacterAnswer).character

const photoUrl = async () => {
  const photo = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#aa6633' } })
  const bytes = await photo
    .withExif({ IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

const files = () => Array.fromAsync(house.services.media.list())

describe('a character', () => {
  test('gets a portrait and a look that is kept', async () => {
    const character = await created()
    expect(character).toMatchObject({ name: 'Mia', referenceImageUrl: null })
    expect((await house.app.request(character.portraitUrl, { headers: { cookie: mia.cookie } })).status).toBe(
      200,
    )
    const row = house.services.db.select().from(characters).get()
    expect(JSON.parse(row?.castSheet ?? '{}')).toMatchObject({ hairStyle: 'curly' })
  })

  test('keeps its photo re-encoded, for its own family alone', async () => {
    const noor = await signedIn(house, 'noor@example.com')
    const character = await created({ referenceImageUrl: await photoUrl() })
    const url = character.referenceImageUrl ?? ''
    const kept = await house.app.request(url, { headers: { cookie: mia.cookie } })
    const meta = await sharp(await kept.bytes()).metadata()
    expect(meta).toMatchObject({ format: 'jpeg', width: 800, height: 400 })
    expect(meta.exif).toBeUndefined()
    expect((await house.app.request(url, { headers: { cookie: noor.cookie } })).status).toBe(404)
    expect((await house.app.request(url)).status).toBe(401)
  })

  test('is changed with its photo kept by address, and the old photo goes when it is replaced or taken away', async () => {
    const { id, referenceImageUrl } = await created({ referenceImageUrl: await photoUrl() })
    const renamed = (await (
      await change(id, { characterName: 'Mia Rose', referenceImageUrl })
    ).json()) as CharacterAnswer
    expect(renamed.character).toMatchObject({ name: 'Mia Rose', referenceImageUrl })
    await change(id, { referenceImageUrl: null })
    expect(charactersOf(house.services.db, mia.userId)[0]?.referenceImageUrl).toBeNull()
    expect(house.services.db.select().from(media).all()).toHaveLength(1)
    expect(await files()).toHaveLength(1)
  })

  test('looks the same after an edit that says nothing new about its looks', async () => {
    const { id } = await created()
    const before = house.services.db.select().from(characters).get()?.castSheet
    await change(id, { characterName: 'Mimi', description: 'curly red hair, brave, loves bears' })
    expect(house.services.db.select().from(characters).get()?.castSheet).toBe(before ?? '')
  })

  test('takes its photo and portrait along when it is deleted', async () => {
    const { id } = await created({ referenceImageUrl: await photoUrl() })
    expect((await remove(id)).status).toBe(200)
    expect((await remove(id)).status).toBe(404)
    expect(house.services.db.select().from(media).all()).toEqual([])
    expect(await files()).toEqual([])
  })

  test('survives two edits at once, of which one takes the photo away', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, referenceImageUrl } = await created({ referenceImageUrl: await photoUrl() })
      const answers = await Promise.all([
        change(id, { referenceImageUrl: null }),
        change(id, { referenceImageUrl, description: 'straight black hair' }),
      ])
      for (const answer of answers) expect([200, 400]).toContain(answer.status)
      await remove(id)
    }
    expect(await files()).toEqual([])
  })

  test('leaves nothing behind of an edit that was overwritten by one begun beside it', async () => {
    const { id } = await created()
    const { painter } = house.services
    const portrait = painter.portrait.bind(painter)
    const [firstIsKept, keepFirst] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let begun = 0
    painter.portrait = async (sheet) => {
      begun += 1
      if (begun === 2) keepFirst.resolve()
      await (begun === 1 ? keepFirst : firstIsKept).promise
      return portrait(sheet)
    }
    const first = change(id, { description: 'straight black hair' })
    const second = change(id, { description: 'short blond hair' })
    expect((await first).status).toBe(200)
    firstIsKept.resolve()
    expect((await second).status).toBe(200)
    expect((await remove(id)).status).toBe(200)
    expect(await files()).toEqual([])
  })

  test('leaves no photo behind when its portrait cannot be painted', async () => {
    house.services.painter.portrait = () => Promise.reject(new Error('no paint'))
    expect((await create({ referenceImageUrl: await photoUrl() })).status).toBe(500)
    expect(house.services.db.select().from(media).all()).toEqual([])
    expect(await files()).toEqual([])
  })

  test("is nobody else's", async () => {
    const noor = await signedIn(house, 'noor@example.com')
    const { id } = await created({ referenceImageUrl: await photoUrl() })
    expect((await change(id, {}, noor)).status).toBe(404)
    expect((await remove(id, noor)).status).toBe(404)
    const list = await house.app.request(`/api/characters?firebaseUid=${noor.uid}`, {
      headers: { cookie: noor.cookie },
    })
    expect(await list.json()).toEqual({ characters: [] })
  })

  test.each(['Zoë', "O'Neil", 'Nguyễn', '李明', '<script>', "Robert'); DROP TABLE", '🦊 Fox'])(
    'may be called %s',
    async (characterName) => {
      await created({ characterName })
      expect(charactersOf(house.services.db, mia.userId)[0]?.name).toBe(characterName)
    },
  )
})

describe('the consent to a photo', () => {
  const consent = () => {
    const row = house.services.db.select().from(characters).get()
    return [row?.photoConsent, row?.photoConsentAt, row?.photoSharedWith]
  }

  test('is needed for a new photo, and kept with the moment', async () => {
    const refused = await create({ referenceImageUrl: await photoUrl(), photoConsent: undefined })
    expect(refused.status).toBe(400)
    expect(((await refused.json()) as { error: string }).error).toStartWith('photoConsent: ')
    expect(await files()).toEqual([])
    const sharedWith = { photoConsent: 'shared', photoSharedWith: 'Gemini (small)' }
    await create({ referenceImageUrl: await photoUrl(), ...sharedWith })
    expect(consent()).toEqual(['shared', house.services.now().toISOString(), 'Gemini (small)'])
  })

  test('to share is for the service that it names, until it is taken back', async () => {
    const sharedWith = { photoConsent: 'shared', photoSharedWith: 'Gemini (small)' }
    const { id, referenceImageUrl } = await created({ referenceImageUrl: await photoUrl(), ...sharedWith })
    await change(id, { referenceImageUrl, photoConsent: undefined, description: 'brave' })
    expect(consent()).toEqual(['shared', house.services.now().toISOString(), 'Gemini (small)'])
    await change(id, { referenceImageUrl, photoConsent: 'shared', photoSharedWith: 'OpenAI (small)' })
    expect(consent()[2]).toBe('OpenAI (small)')
    // The request of a page opened before names were stored.
    await change(id, { referenceImageUrl, photoConsent: 'shared' })
    expect(consent()[2]).toBeNull()
    await change(id, { referenceImageUrl, photoConsent: 'kept', photoSharedWith: 'OpenAI (small)' })
    expect(consent()).toEqual(['kept', house.services.now().toISOString(), null])
  })

  test('stays with the photo, and goes with it', async () => {
    const { id, referenceImageUrl } = await created({ referenceImageUrl: await photoUrl() })
    const given = consent()
    house.clock.advance({ days: 1 })
    await change(id, { referenceImageUrl, photoConsent: undefined, description: 'brave' })
    expect(consent()).toEqual(given)
    await change(id, { referenceImageUrl: null, photoConsent: undefined })
    expect(consent()).toEqual([null, null, null])
  })
})

describe('how a name is said', () => {
  const said = () => house.services.db.select().from(characters).get()?.soundsLike

  test('is kept trimmed, and nothing when it is blank', async () => {
    const { id } = await created({ characterName: 'Niamh', soundsLike: ' neev ' })
    expect(said()).toBe('neev')
    await change(id, { soundsLike: '  ' })
    expect(said()).toBeNull()
    expect((await change(id, { soundsLike: 'x'.repeat(61) })).status).toBe(400)
  })
})

describe('what is no character', () => {
  test.each([
    [{ characterName: '  ' }, 400, 'Please enter a character name.'],
    [{ characterName: 'x'.repeat(61) }, 400, 'characterName'],
    [{ gender: 'robot' }, 400, 'Please select a gender.'],
    [{ description: '' }, 400, 'Please add a character description.'],
    [{ description: '🦊'.repeat(501) }, 400, 'description'],
    [{ referenceImageUrl: 'https://example.com/mia.jpg' }, 400, 'referenceImageUrl'],
    [{ referenceImageUrl: `/media/${'a'.repeat(64)}.jpg` }, 400, 'referenceImageUrl'],
    [
      { referenceImageUrl: `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}` },
      415,
      'referenceImageUrl',
    ],
    [
      { referenceImageUrl: `data:image/jpeg;base64,${btoa('\xff\xd8\xff\xe0 and then nothing')}` },
      400,
      'referenceImageUrl',
    ],
  ])('%p is refused in a sentence and leaves nothing behind', async (changes, status, sentence) => {
    const answer = await create(changes)
    expect(answer.status).toBe(status)
    expect(((await answer.json()) as { error: string }).error).toContain(sentence)
    expect(house.services.db.select().from(characters).all()).toEqual([])
    expect(await files()).toEqual([])
  })

  test('a description of 500 emoji is one of 500 characters', async () => {
    expect((await create({ description: '🦊'.repeat(500) })).status).toBe(200)
  })

  test('a photo over 15 MB is too large', async () => {
    const referenceImageUrl = `data:image/jpeg;base64,${Buffer.alloc(15 * 1024 * 1024 + 10, 1).toString('base64')}`
    expect((await create({ referenceImageUrl })).status).toBe(413)
  })

  test("another family's photo cannot be taken over by its address", async () => {
    const noor = await signedIn(house, 'noor@example.com')
    const { referenceImageUrl } = await created({ referenceImageUrl: await photoUrl() })
    expect((await create({ referenceImageUrl }, noor)).status).toBe(400)
  })
})
