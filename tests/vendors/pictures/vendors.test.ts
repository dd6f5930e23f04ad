import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { CUT_SIZES } from '../../../src/ports/cut-sizes.ts'
import type { Painter } from '../../../src/ports/painter.ts'
import { openStudio } from '../../../src/studio/index.ts'
import { geminiServer } from '../../support/vendors/gemini.ts'
import { openaiImagesServer } from '../../support/vendors/openai-images.ts'
import { aPage, atGoogle, atOpenai, MIA_SHEET, SIDE } from '../../support/vendors/painters.ts'

const google = geminiServer({ side: SIDE })
const openai = openaiImagesServer()
const studio = openStudio()
afterAll(async () => {
  await Promise.all([google.stop(), openai.stop(), studio.close()])
})

beforeEach(() => {
  google.requests.length = 0
  openai.requests.length = 0
})

describe.each<[string, () => Painter]>([
  ['the embedded painter', () => studio.painter],
  ['Gemini', () => atGoogle(google, CUT_SIZES, studio.painter.portrait).painter],
  ["OpenAI's image models", () => atOpenai(openai, CUT_SIZES, studio.painter.portrait).painter],
])('a picture by %s', (_name, open) => {
  test('comes in every cut and size, with its focus inside', async () => {
    const picture = await open().paint(await aPage())
    expect(picture.files.map(({ cut, width, height }) => `${cut} ${width}x${height}`).sort()).toEqual([
      'tall 300x600',
      'tall 600x1200',
      'wide 1344x768',
      'wide 672x384',
    ])
    for (const file of picture.files) {
      const { format, width, height } = await sharp(file.bytes).metadata()
      expect({ format, width, height }).toEqual({ format: 'webp', width: file.width, height: file.height })
    }
    for (const at of [picture.focus.x, picture.focus.y]) {
      expect(at).toBeGreaterThan(0)
      expect(at).toBeLessThan(1)
    }
  })

  test('a portrait is 512 pixels square, at once and without a vendor', async () => {
    const { format, width, height } = await sharp(await open().portrait(MIA_SHEET)).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 512, height: 512 })
    expect([...google.requests, ...openai.requests]).toEqual([])
  })

  test('a stop ends it', async () => {
    const stop = AbortSignal.abort(new Error('The server is stopping'))
    await expect(open().paint(await aPage(), { signal: stop })).rejects.toThrow('stopping')
  })
})
