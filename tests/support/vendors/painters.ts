import type { CutSizes } from '../../../src/ports/cut-sizes.ts'
import type { Painter, PictureBrief } from '../../../src/ports/painter.ts'
import { openCallsOut } from '../../../src/vendors/calls-out/index.ts'
import { gemini } from '../../../src/vendors/gemini/pictures.ts'
import { openaiPictures } from '../../../src/vendors/openai/pictures.ts'
import { type PictureVendor, vendorPainter } from '../../../src/vendors/pictures/painter.ts'
import { callClock, type TestCallClock } from '../call-clock.ts'
import { aPicture } from './pictures.ts'

/** Pixels of the pictures that these painters accept. */
export const SIDE = 128
export const TIMEOUT_MS = 90_000
const SMALL = { wide: { width: 84, height: 48 }, tall: { width: 60, height: 120 } }

interface Opened {
  clock: TestCallClock
  painter: Painter
}

/** Gemini's painter at a test server. */
export function atGoogle({ url }: { url: string }, sizes?: CutSizes, portrait?: Painter['portrait']): Opened {
  const clock = callClock([TIMEOUT_MS])
  const line = openCallsOut(clock).lineTo('gemini', { concurrency: 5 })
  const model = 'gemini-3.1-flash-image'
  const account = { apiKey: 'gemini-key', baseUrl: url, apiVersion: 'v1beta' }
  const vendor = gemini({ ...account, model, line, timeoutMs: TIMEOUT_MS })
  return { clock, painter: painterWith(vendor, sizes, portrait) }
}

/** OpenAI's painter at a test server. */
export function atOpenai({ url }: { url: string }, sizes?: CutSizes, portrait?: Painter['portrait']): Opened {
  const clock = callClock([TIMEOUT_MS])
  const line = openCallsOut(clock).lineTo('openai images', { concurrency: 5 })
  const account = { apiKey: 'openai-key', server: `${url}/v1`, model: 'gpt-image-2.5-flare' }
  const vendor = openaiPictures({ ...account, line, timeoutMs: TIMEOUT_MS })
  return { clock, painter: painterWith(vendor, sizes, portrait) }
}

/** A painter of small pictures, so that many can be painted. */
export const painterWith = (
  vendor: PictureVendor,
  sizes: CutSizes = SMALL,
  portrait: Painter['portrait'] = async () => new Uint8Array(),
): Painter => vendorPainter({ vendor, atOnce: 5, portrait, leastSide: SIDE, sizes })

export const MIA_SHEET = {
  skin: '#9a6039',
  hairColor: '#a5532a',
  hairStyle: 'curly',
  eyeColor: '#3b2016',
  outfit: 'hoodie',
  topColor: '#ffc24b',
  bottomColor: '#4f7bd9',
  shoeColor: '#e2566b',
  glasses: true,
  freckles: false,
  hearingAid: false,
  wheelchair: false,
  height: 1,
} as const
export const LEO_SHEET = {
  ...MIA_SHEET,
  hairStyle: 'short',
  hairColor: '#ecc766',
  skin: '#fbe3d2',
  glasses: false,
} as const

/** Mia and Leo are in the story; only those who are named are in the picture. */
export async function aPage(
  who = ['child-0'],
  changes: Partial<PictureBrief> = {},
): Promise<PictureBrief & { page: NonNullable<PictureBrief['page']> }> {
  return {
    seed: 7,
    tone: 'gentle',
    cast: [MIA_SHEET, LEO_SHEET],
    helpers: [{ id: 'helper-1', name: 'Pip', figure: 'fox' }],
    scene: {
      setting: 'Enchanted Forest',
      place: 'the crooked bridge',
      timeOfDay: 'dusk',
      view: 'wide',
      weather: 'mist',
      present: who.map((one) => ({ who: one, action: 'waving', feeling: 'happy', holding: 'lantern' })),
      props: ['paper boat'],
    },
    ...changes,
    page: {
      paragraph: 'Mia waved. "Hello," she said.',
      children: [
        { name: 'Mia', gender: 'female', likeness: await aPicture({ side: 64, hue: 101 }) },
        { name: 'Leo', gender: 'male', likeness: await aPicture({ side: 64, hue: 102 }) },
      ],
    },
  }
}
