import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { boughtPieces, characters, media, stories } from '../../db/schema/index.ts'
import { startQueue } from '../../jobs/queue.ts'
import { requestStory } from '../../src/domain/stories/request-story.ts'
import { createLogger } from '../../src/logger.ts'
import { AnswerFailed } from '../../src/ports/answer-failed.ts'
import type { MediaStore } from '../../src/ports/media-store.ts'
import type { LikenessBrief, PictureBrief } from '../../src/ports/painter.ts'
import { NO_PURCHASE_STORE } from '../../src/ports/purchase-store.ts'
import { Unusable } from '../../src/ports/unusable.ts'
import { freshStorage } from '../support/database.ts'
import { aCharacter, admitted, aFamily, aWish } from '../support/families.ts'
import { type SmallEngines, smallEngines } from '../support/small-engines.ts'

const NOW = new Date('2026-11-21T19:30:00Z')
const bytes = (text: string) => new TextEncoder().encode(text)
const text = (given: Uint8Array | undefined) => given && new TextDecoder().decode(given)

let db: Db
let store: MediaStore
let studio: SmallEngines
let family: { userId: number; miaId: number }
let leoId: number
/** The sources of likenesses, and what the pictures used. */
let sittings: LikenessBrief[]
let pages: PictureBrief[]

beforeEach(() => {
  ;({ db, store } = freshStorage())
  family = aFamily(db, { credits: 9 })
  leoId = aCharacter(db, family.userId, 'Leo')
  sittings = []
  pages = []
  studio = smallEngines()
  const { painter } = studio
  studio.painter = {
    ...painter,
    engine: 'Gemini (small)',
    paint: (brief, making) => {
      pages.push(brief)
      return painter.paint(brief, making)
    },
    likeness: async (brief, { purchases = NO_PURCHASE_STORE } = {}) => {
      const piece = await purchases.once(`portrait ${JSON.stringify(brief.sheet)}`, async () => {
        sittings.push(brief)
        return { bytes: bytes(`likeness ${sittings.length}`) }
      })
      return piece.bytes
    },
  }
})

async function aStory(characterIds = [family.miaId, leoId]): Promise<void> {
  const story = requestStory(db, admitted(family.userId), aWish(characterIds), { seed: 7, now: NOW })
  if (!story.ok) throw new Error(story.failure.reason)
  await makeEverything()
}

async function makeEverything() {
  const queue = startQueue(
    { db, media: store, now: () => NOW, pause: async () => {}, ...studio },
    createLogger(() => {}),
  )
  queue.wake()
  await queue.idle()
}

const portraitOf = (id: number) =>
  db
    .select({ hash: media.hash, madeBy: media.madeBy })
    .from(characters)
    .innerJoin(media, eq(media.id, characters.portraitId))
    .where(eq(characters.id, id))
    .get()

describe('a likeness', () => {
  beforeEach(() => {
    db.update(characters)
      .set({ castSheet: JSON.stringify({ ...JSON.parse(sheetOf(leoId)), glasses: true }) })
      .where(eq(characters.id, leoId))
      .run()
  })

  test('is made once for a character, kept, and used in every later story', async () => {
    await aStory()
    expect(sittings).toHaveLength(2)
    expect(portraitOf(family.miaId)?.madeBy).toBe('Gemini (small)')
    await aStory()
    await aStory([leoId])
    expect(sittings).toHaveLength(2)
    expect(db.select().from(boughtPieces).all()).toEqual([])
    expect(
      db
        .select()
        .from(stories)
        .all()
        .every((story) => story.generationStatus === 'complete'),
    ).toBe(true)
  })

  test('is shown to the painter for exactly the children in the picture', async () => {
    await aStory()
    expect(pages).toHaveLength(3)
    for (const { page } of pages) {
      expect(page?.children.map(({ name }) => name)).toEqual(['Mia', 'Leo'])
      expect(page?.children.map(({ likeness }) => likeness !== undefined)).toEqual([true, false])
    }
  })

  test('takes the place of the first portrait, whose file goes', async () => {
    const hash = await store.put(bytes('a quick portrait'))
    const row = { userId: family.userId, hash, kind: 'portrait', contentType: 'image/webp', size: 1 } as const
    const quick = db.insert(media).values(row).returning().get()
    db.update(characters).set({ portraitId: quick.id }).where(eq(characters.id, family.miaId)).run()
    await aStory([family.miaId])
    const now = await store.get(portraitOf(family.miaId)?.hash ?? '')
    expect(await now?.text()).toBe('likeness 1')
    expect(await store.get(hash)).toBeUndefined()
  })

  test('is made again after the look was changed', async () => {
    await aStory([family.miaId])
    const sheet = { ...JSON.parse(sheetOf(family.miaId)), hairStyle: 'bob' }
    // As a change of the character does: a new look with a quick portrait.
    db.update(characters)
      .set({ castSheet: JSON.stringify(sheet), portraitId: null })
      .where(eq(characters.id, family.miaId))
      .run()
    await aStory([family.miaId])
    expect(sittings.map((sitting) => sitting.sheet.hairStyle)).toEqual(['curly', 'bob'])
  })

  test('of a character that was deleted meanwhile is made for the story alone', async () => {
    const story = requestStory(db, admitted(family.userId), aWish([family.miaId]), { seed: 7, now: NOW })
    expect(story.ok).toBe(true)
    db.delete(characters).where(eq(characters.id, family.miaId)).run()
    await makeEverything()
    expect(db.select().from(stories).get()?.generationStatus).toBe('complete')
    expect(
      db
        .select()
        .from(media)
        .all()
        .some(({ kind }) => kind === 'portrait'),
    ).toBe(false)
  })
})

describe('a photo', () => {
  test.each([
    [null, null, undefined],
    ['kept', null, undefined],
    ['shared', 'Gemini (small)', 'a photo of Mia'],
    ['shared', 'OpenAI (small)', undefined],
    // Consent given before the name was stored.
    ['shared', null, undefined],
  ] as const)('with the consent %p to %p goes to Gemini as %p', async (photoConsent, sharedWith, seen) => {
    await withPhoto(photoConsent, sharedWith)
    await aStory([family.miaId])
    expect(sittings).toHaveLength(1)
    expect(text(sittings[0]?.photo?.())).toBe(seen)
  })

  const mia = () => eq(characters.id, family.miaId)
  test.each<[string, () => unknown]>([
    [
      'whose sharing is taken back',
      () => db.update(characters).set({ photoConsent: 'kept' }).where(mia()).run(),
    ],
    [
      'that is to go to another service',
      () => db.update(characters).set({ photoSharedWith: 'OpenAI (small)' }).where(mia()).run(),
    ],
    ['that is removed', () => db.update(characters).set({ photoId: null }).where(mia()).run()],
    ['whose character is deleted', () => db.delete(characters).where(mia()).run()],
  ])('%s while the call waits in line does not go', async (_what, takeBack) => {
    await withPhoto('shared', 'Gemini (small)')
    const seen: (string | undefined)[] = []
    studio.painter.likeness = async ({ photo }) => {
      seen.push(text(photo?.()))
      takeBack()
      seen.push(text(photo?.()))
      return bytes('a likeness')
    }
    await aStory([family.miaId])
    expect(seen).toEqual(['a photo of Mia', undefined])
    expect(db.select().from(stories).get()?.generationStatus).toBe('complete')
  })

  test.each([
    ['without a picture', new Unusable('no photos of children')],
    ['as a bad request', new AnswerFailed(new Error('no photos of children'), 400)],
  ])('that the vendor refuses %s is done without', async (_how, refusal) => {
    await withPhoto('shared', 'Gemini (small)')
    const likeness = studio.painter.likeness
    studio.painter = {
      ...studio.painter,
      likeness: async (brief, making) => {
        if (brief.photo) throw refusal
        return (await likeness?.(brief, making)) ?? bytes('')
      },
    }
    await aStory([family.miaId])
    expect(db.select().from(stories).get()?.generationStatus).toBe('complete')
    expect(sittings.map(({ photo }) => photo)).toEqual([undefined])
  })
})

const sheetOf = (id: number) =>
  db.select().from(characters).where(eq(characters.id, id)).get()?.castSheet ?? '{}'

async function withPhoto(photoConsent: 'kept' | 'shared' | null, photoSharedWith: string | null) {
  const hash = await store.put(bytes('a photo of Mia'))
  const row = { userId: family.userId, hash, kind: 'photo', contentType: 'image/jpeg', size: 1 } as const
  const photo = db.insert(media).values(row).returning().get()
  db.update(characters)
    .set({ photoId: photo.id, photoConsent, photoSharedWith })
    .where(eq(characters.id, family.miaId))
    .run()
}
