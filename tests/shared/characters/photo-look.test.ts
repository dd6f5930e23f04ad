import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { deriveCastSheet } from '../../../src/domain/characters/derive-cast-sheet.ts'
import { HAIR_COLORS, SKIN_TONES } from '../../../src/shared/characters/cast-sheet.ts'
import { lookInPhoto } from '../../../src/shared/characters/photo-look/index.ts'
import { differing, matched, type PhotoLook } from '../../../src/shared/characters/photo-look/look.ts'
import { paintedFace } from '../../support/photos/painted-face.ts'

const [BLACK, , , BROWN, , HONEY, BLOND] = HAIR_COLORS

async function seenIn(photo: Buffer | string): Promise<PhotoLook> {
  const { data, info } = await sharp(photo).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return lookInPhoto({ width: info.width, height: info.height, data })
}

const FACES = SKIN_TONES.flatMap((skin, tone) =>
  [
    { long: true, glasses: false },
    { long: false, glasses: true },
    { long: tone % 2 === 0, glasses: tone % 2 === 1 },
  ].map((what, index) => ({ skin, tone, hair: tone < 3 && index < 2 ? '#c9a060' : '#1f1512', ...what })),
)

test('thirty painted faces of ten tones are never taken for another child, and no tone is left out', async () => {
  const seen = await Promise.all(
    FACES.map(async (face) => ({ face, look: await seenIn(await paintedFace(face)) })),
  )
  for (const { face, look } of seen) {
    const about = `tone ${face.tone}, ${face.long ? 'long' : 'short'} hair${face.glasses ? ', glasses' : ''}`
    const tone = look.skin && SKIN_TONES.indexOf(look.skin)
    if (tone !== undefined) expect(Math.abs(tone - face.tone), about).toBeLessThanOrEqual(2)
    if (look.hairColor)
      expect<string[]>(face.hair === '#1f1512' ? [BLACK] : [HONEY, BLOND], about).toContain(look.hairColor)
    if (look.hairLength) expect(look.hairLength, about).toBe(face.long ? 'long' : 'short')
    if (look.glasses !== undefined) expect(look.glasses, about).toBe(face.glasses)
  }
  for (const skin of SKIN_TONES)
    expect(seen.some(({ face, look }) => face.skin === skin && look.skin)).toBe(true)
})

test('an astronaut is read by her skin, and nothing is made up about glasses', async () => {
  const look = await seenIn(new URL('../../support/photos/astronaut.jpg', import.meta.url).pathname)
  expect(SKIN_TONES.slice(0, 4) as readonly string[]).toContain(look.skin ?? 'not seen')
  expect(look.glasses ?? false).toBe(false)
})

test('a wall, a meadow and a page of noise have no face', async () => {
  const fill = (color: string) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background: color } })
      .png()
      .toBuffer()
  const noise = Buffer.from(
    Array.from({ length: 90_000 * 3 }, (_, at) => (at * 7919 + (at >> 3) * 104729) % 256),
  )
  expect(await seenIn(await fill('#d8b08c'))).toEqual({})
  expect(await seenIn(await fill('#4f9a4a'))).toEqual({})
  expect(
    await seenIn(
      await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
        .png()
        .toBuffer(),
    ),
  ).toEqual({})
})

test('what a parent writes goes before what the photo shows, and the photo before chance', () => {
  const seen: PhotoLook = { skin: SKIN_TONES[6], hairColor: BLACK, hairLength: 'long', glasses: true }
  for (let seed = 0; seed < 40; seed++) {
    const open = deriveCastSheet({ gender: 'female', description: 'loves frogs', seed, photoLook: seen })
    expect(open).toMatchObject({ skin: SKIN_TONES[6], hairColor: BLACK, glasses: true })
    expect(differing(open, seen)).toEqual([])
    const said = deriveCastSheet({
      gender: 'male',
      description: 'short blond hair, no glasses',
      seed,
      photoLook: seen,
    })
    expect(said).toMatchObject({ hairColor: BLOND, hairStyle: 'short', glasses: false })
    expect(differing(said, seen)).toEqual(['hairColor', 'hairLength', 'glasses'])
    expect(differing(matched(said, seen), seen)).toEqual([])
  }
})

test('a hijab stays on, whatever a photo shows of hair, and shades are no contradiction', () => {
  const look = deriveCastSheet({ gender: 'female', description: 'a pink hijab, brown skin', seed: 3 })
  const seen: PhotoLook = { skin: SKIN_TONES[5], hairColor: BLACK, hairLength: 'short' }
  expect(differing(look, seen)).toEqual([])
  expect(matched(look, seen)).toMatchObject({ hairStyle: 'hijab', hairColor: look.hairColor })
  const bare = deriveCastSheet({ gender: 'male', description: 'short brown hair', seed: 3 })
  expect(bare.hairColor).toBe(BROWN)
  expect(differing(bare, { hairColor: HAIR_COLORS[2] })).toEqual([])
})
