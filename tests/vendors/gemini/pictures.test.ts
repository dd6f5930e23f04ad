import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import type { PictureBrief } from '../../../src/ports/painter.ts'
import { Unusable } from '../../../src/ports/unusable.ts'
import { ProviderDown } from '../../../src/shared/kit/provider-down.ts'
import { openCallsOut, type Purchase } from '../../../src/vendors/calls-out/index.ts'
import { gemini } from '../../../src/vendors/gemini/pictures.ts'
import type { PictureVendor } from '../../../src/vendors/pictures/painter.ts'
import { callClock } from '../../support/call-clock.ts'
import { RETRY_AFTER } from '../../support/vendors/faulty-server.ts'
import { type GeminiFault, geminiServer } from '../../support/vendors/gemini.ts'
import {
  aPage,
  atGoogle,
  LEO_SHEET,
  MIA_SHEET,
  painterWith,
  SIDE,
  TIMEOUT_MS,
} from '../../support/vendors/painters.ts'
import { aPicture } from '../../support/vendors/pictures.ts'

const google = geminiServer({ side: SIDE })
afterAll(() => google.stop())

beforeEach(() => {
  google.requests.length = 0
  google.faults.length = 0
})

describe('what Gemini is asked', () => {
  test('goes after the likenesses of exactly the children in the picture', async () => {
    const { painter } = atGoogle(google)
    await painter.paint(await aPage(['child-0']))
    await painter.paint(await aPage(['child-1', 'helper-1']))
    await painter.paint(await aPage(['child-0', 'child-1']))
    await painter.paint(await aPage(['helper-1']))
    const orders = google.orders()
    expect(orders.map(({ references }) => references)).toEqual([1, 1, 2, 0])
    const [mia, leo, both, nobody] = orders.map(({ text }) => text)
    expect(mia).toContain('Image 1 is the portrait of child 1.')
    expect(mia).toContain('Child 1, whose portrait you see, is a girl with brown skin')
    expect(mia).not.toContain('Leo')
    expect(leo).toContain('Image 1 is the portrait of child 2.')
    expect(leo).toMatch(/Helper 1, the same in every picture, is a small russet fox .* scarf; waving, happy/)
    expect(both).toContain('exactly these 2 children are in the picture')
    expect(nobody).toContain('No child of the story is in this picture.')
  })

  test('paints a helper, and a place, in the same words on every page, and another story’s helper otherwise', async () => {
    const { painter } = atGoogle(google)
    const first = await aPage(['helper-1'])
    const paint = (scene: Partial<PictureBrief['scene']>, seed = 7) =>
      painter.paint({ ...first, seed, scene: { ...first.scene, ...scene } })
    await paint({})
    await paint({ timeOfDay: 'night', weather: 'rain', place: 'the old oak' })
    await paint({}, 8)
    const said = google
      .orders()
      .map(({ text }) => [
        /is (a small russet fox[^;]*)/.exec(text)?.[1],
        /Place, .*: (.*?)\. The/.exec(text)?.[1],
      ])
    expect(said[1]).toEqual(said[0] ?? [])
    expect(said[2]?.[0]).not.toBe(said[0]?.[0])
    expect(said[0]?.[1]).toContain('mossy trees')
  })

  test('lets a child in a wheelchair roll, and says who is taller', async () => {
    const { painter } = atGoogle(google)
    const brief = await aPage(['child-0', 'child-1'])
    const cast = [
      { ...MIA_SHEET, wheelchair: true },
      { ...LEO_SHEET, height: 2 as const },
    ]
    const present = brief.scene.present.map((one) => ({ ...one, action: 'running' as const }))
    await painter.paint({ ...brief, cast, scene: { ...brief.scene, present } })
    const text = google.orders()[0]?.text
    expect(text).toMatch(/Child 1.*rolling fast in the wheelchair/)
    expect(text).toMatch(/Child 2.*; running, happy/)
    expect(text).toContain('Child 2 is taller than child 1.')
  })

  test('says place, action, feeling, mood and look, in one style, and wants no letters', async () => {
    const { painter } = atGoogle(google)
    await painter.paint(await aPage())
    await painter.paint(await aPage(['child-1']))
    const [first = '', second = ''] = google.orders().map(({ text }) => text)
    for (const part of [
      'glowing mushrooms',
      '"place": "the crooked bridge"',
      'waving, happy, holding what the data says',
      '"holds": "lantern"',
      'curly auburn hair',
      'round glasses',
      'gentle: ',
      'dusk, with a deep blue sky',
      'light mist',
      'free of writing',
      '"paper boat"',
    ])
      expect(first).toContain(part)
    const style = (text: string) => text.split('\n').find((line) => line.startsWith('Style'))
    expect(style(first)).toBeDefined()
    expect(style(second)).toBe(style(first))
  })

  test('a picture that is drawn again shows the scene in another way', async () => {
    const { painter } = atGoogle(google)
    await painter.paint(await aPage())
    await painter.paint(await aPage(['child-0'], { take: 1 }))
    const [first, second] = google.orders().map(({ text }) => text)
    expect(first).toContain('in the middle distance')
    expect(second).toContain('close to the characters')
  })

  test('a likeness goes by the photo only when there is one', async () => {
    const { painter } = atGoogle(google)
    const photo = await aPicture({ side: 64, hue: 103 })
    await painter.likeness?.({ sheet: MIA_SHEET, gender: 'female' })
    await painter.likeness?.({ sheet: LEO_SHEET, gender: 'male', photo: () => photo })
    const [without, withPhoto] = google.orders()
    expect(without?.references).toBe(0)
    expect(without?.text).not.toContain('photo')
    expect(without?.text).toContain('one friendly girl')
    expect(withPhoto?.text).toContain('one friendly boy')
    expect(withPhoto?.references).toBe(1)
    expect(withPhoto?.text).toContain('Take the shape of the face from it')
  })

  test('a photo that may not go any more, once the line lets the call go, stays here', async () => {
    const photo = await aPicture({ side: 64, hue: 103 })
    let shared = true
    const line = openCallsOut(callClock([TIMEOUT_MS])).lineTo('gemini', { concurrency: 1 })
    const account = { apiKey: 'gemini-key', baseUrl: google.url, apiVersion: 'v1beta' }
    const painter = painterWith(gemini({ ...account, model: 'm', line, timeoutMs: TIMEOUT_MS }))
    const ahead = Promise.withResolvers<void>()
    const before = line.call(() => ahead.promise, { timeoutMs: TIMEOUT_MS, failureOf: () => undefined })
    const likeness = painter.likeness?.({
      sheet: LEO_SHEET,
      gender: 'male',
      photo: () => (shared ? photo : undefined),
    })
    // The order is queued as soon as the adapter has loaded its SDK.
    await import('@google/genai/web')
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    shared = false
    ahead.resolve()
    await Promise.all([before, likeness])
    expect(google.orders()).toMatchObject([
      { references: 0, text: expect.not.stringContaining('The image is a photo') },
    ])
  })

  test('a photo is asked for again before each try', async () => {
    google.faults.push('error')
    const photo = await aPicture({ side: 64, hue: 103 })
    const shared = () => google.requests.length === 0
    await atGoogle(google).painter.likeness?.({
      sheet: LEO_SHEET,
      gender: 'male',
      photo: () => (shared() ? photo : undefined),
    })
    expect(google.orders().map(({ references }) => references)).toEqual([1, 0])
  })

  test('every answer is entered as a purchase, refusals too', async () => {
    google.faults.push('safety')
    const bought: Purchase[] = []
    await atGoogle(google).painter.paint(await aPage(), { onPurchase: (purchase) => bought.push(purchase) })
    expect(bought).toMatchObject([
      { vendor: 'gemini', kind: 'picture', pictures: 0, inputTokens: 900, outputTokens: 0 },
      { vendor: 'gemini', kind: 'picture', pictures: 1, outputTokens: 1120, microDollars: 67_650 },
    ])
  })
})

describe('what can go wrong at Gemini', () => {
  test.each<GeminiFault>([
    'safety',
    'image-safety',
    'blocked',
    'blank',
    'wrong-type',
    'huge',
    'damaged',
    'no-picture',
  ])('%s: it is asked once more, more gently, and no third time', async (fault) => {
    google.faults.push(fault)
    const { painter } = atGoogle(google)
    expect((await painter.paint(await aPage())).files).toHaveLength(4)
    const [first, second] = google.orders()
    expect(first?.text).not.toContain('especially gentle')
    expect(second?.text).toContain('especially gentle')

    google.faults.push(fault, fault)
    await expect(painter.paint(await aPage(['child-1']))).rejects.toThrow(Unusable)
    expect(google.requests).toHaveLength(4)
  })

  test('a vendor that is busy is waited for as long as it asks', async () => {
    google.faults.push('busy')
    const { painter, clock } = atGoogle(google)
    await painter.paint(await aPage())
    expect(google.requests).toHaveLength(2)
    expect(clock.pauses).toEqual([RETRY_AFTER * 1000])
  })

  test.each(['error', 'cut', 'truncated'])('%s: it is tried again', async (fault) => {
    google.faults.push(fault, fault)
    expect((await atGoogle(google).painter.paint(await aPage())).files).toHaveLength(4)
    expect(google.requests).toHaveLength(3)
  })

  test('a vendor that only fails is down after three tries', async () => {
    google.faults.push('error', 'cut', 'error')
    await expect(atGoogle(google).painter.paint(await aPage())).rejects.toThrow(ProviderDown)
    expect(google.requests).toHaveLength(3)
  })

  test('a call that hangs is given up and made again', async () => {
    google.faults.push('hangs')
    const { painter, clock } = atGoogle(google)
    const picture = painter.paint(await aPage())
    while (google.requests.length === 0) await new Promise((resolve) => setImmediate(resolve))
    clock.timeOut()
    expect((await picture).files).toHaveLength(4)
  })

  test('a wrong key is not tried again', async () => {
    const line = openCallsOut(callClock([TIMEOUT_MS])).lineTo('gemini', { concurrency: 1 })
    const vendor = gemini({ apiKey: 'wrong', model: 'm', baseUrl: google.url, apiVersion: 'v1', line })
    await expect(painterWith(vendor).paint(await aPage())).rejects.toThrow(ProviderDown)
    expect(google.requests).toHaveLength(1)
  })

  test('a picture that is not for children is not shown', async () => {
    const seen: string[] = []
    const checkPicture = async ({ contentType }: { contentType: string }) => {
      seen.push(contentType)
      throw new Unusable('not for children')
    }
    await expect(atGoogle(google).painter.paint(await aPage(), { checkPicture })).rejects.toThrow(
      'not for children',
    )
    expect(seen).toEqual(['image/jpeg', 'image/jpeg'])
  })

  test('the picture that it was to go by, sent back unpainted, is not shown', async () => {
    const photo = await aPicture({ side: SIDE, hue: 104 })
    const vendor: PictureVendor = { engine: 'Copy', draw: async () => photo }
    const painter = painterWith(vendor)
    await expect(
      painter.likeness?.({ sheet: MIA_SHEET, gender: 'female', photo: () => photo }),
    ).rejects.toThrow('to go by')
    expect(await painter.likeness?.({ sheet: MIA_SHEET, gender: 'female' })).toBeDefined()
  })
})
