import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { characters } from '../../../db/schema/index.ts'
import { CLOTH_WORDS } from '../../../src/domain/characters/clothes-words.ts'
import { deriveCastSheet } from '../../../src/domain/characters/derive-cast-sheet.ts'
import { HAIR_COLOR_WORDS } from '../../../src/domain/characters/hair-words.ts'
import { EYE_WORDS, SKIN_WORDS } from '../../../src/domain/characters/look-words.ts'
import type { CastSheet } from '../../../src/shared/characters/cast-sheet.ts'
import { CastSheetSchema } from '../../../src/shared/characters/cast-sheet-payload.ts'
import { figureUrl } from '../../../src/shared/characters/figure.ts'
import { makeTestApp, post, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
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

const created = async (changes: object = {}) =>
  ((await (await create(changes)).json()) as CharacterAnswer).character

describe('a look', () => {
  const LOOK = { ...deriveCastSheet({ gender: 'female', description: '', seed: 3 }), hairStyle: 'hijab' }
  const row = () => house.services.db.select().from(characters).get()
  const lookKept = () => JSON.parse(row()?.castSheet ?? '{}')

  test('that the parent chose is kept, and words do not change it until the parent lets them', async () => {
    const { id } = await created({ castSheet: LOOK })
    expect(lookKept()).toEqual(LOOK)
    await change(id, { description: 'short green hair' })
    expect(lookKept()).toEqual(LOOK)
    await change(id, { description: 'short green hair', castSheet: null })
    expect(lookKept()).toMatchObject({ hairStyle: 'short', hairColor: '#4fae7a' })
    expect(row()?.castSheetChosen).toBe(false)
  })

  test('that was shown while the parent wrote is the one that is kept', async () => {
    const description = 'loves the moon'
    const shown = await post(
      house.app,
      '/api/look',
      { firebaseUid: mia.uid, gender: 'female', description, lookSeed: 4711 },
      { cookie: mia.cookie },
    )
    await created({ description, lookSeed: 4711 })
    expect(await shown.json()).toEqual({ castSheet: lookKept() })
  })

  test('takes from the photo what the words leave open, and stays so at the next change', async () => {
    const photoLook = { skin: '#9a6039', hairColor: '#241720', hairLength: 'long', glasses: true }
    const description = 'a blue dress'
    await created({ description, castSheet: null, lookSeed: 4711, photoLook })
    expect(lookKept()).toMatchObject({ skin: '#9a6039', hairColor: '#241720', glasses: true })
    expect((await create({ photoLook: { skin: '#123456' } })).status).toBe(400)
  })

  test('may have a hat, of a kind and color there is', async () => {
    const look = { ...LOOK, hairStyle: 'short', hat: 'cap', hatColor: '#4a86d9' }
    await created({ castSheet: look })
    expect(lookKept()).toEqual(look)
    for (const wrong of [{ hat: 'bucket' }, { hatColor: '#123456' }])
      expect((await create({ castSheet: { ...look, ...wrong } })).status).toBe(400)
    const draw = async (sheet: object) =>
      (await house.app.request(figureUrl(sheet as CastSheet), { headers: { cookie: mia.cookie } })).text()
    expect(await draw(look)).toContain('#4a86d9')
    expect(await draw({ ...look, hat: undefined, hatColor: undefined })).not.toContain('#4a86d9')
  })

  test('has only colors of the lists, in what is kept as in what is drawn', async () => {
    const evil = { ...LOOK, topColor: '"/><script>' } as CastSheet
    expect((await create({ castSheet: evil })).status).toBe(400)
    const draw = (look: object) =>
      house.app.request(figureUrl(look as CastSheet), { headers: { cookie: mia.cookie } })
    expect((await draw(evil)).status).toBe(400)
    const drawn = await draw(LOOK)
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml')
    expect(await drawn.text()).toStartWith('<svg')
    expect((await house.app.request(figureUrl(LOOK as CastSheet))).status).toBe(401)
  })

  test('that any words give is one that may be sent back', () => {
    const words = [
      ...HAIR_COLOR_WORDS.keys(),
      ...CLOTH_WORDS.keys(),
      ...EYE_WORDS.keys(),
      ...SKIN_WORDS.keys(),
    ]
    for (const [index, word] of words.entries()) {
      const description = `${word} hair, ${word} eyes, ${word} skin, a ${word} dress, ${word} boots, ${word} jeans`
      for (const said of [
        description,
        `a ${word} hijab, a ${word} hoodie, ${word} trousers`,
        `a ${word} cap`,
        'a straw hat',
      ]) {
        const sheet = deriveCastSheet({ gender: 'female', description: said, seed: index })
        expect(CastSheetSchema.safeParse(sheet).error?.issues ?? []).toEqual([])
      }
    }
  })
})
