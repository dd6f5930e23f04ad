import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import type { FinishedPicture } from '../../../src/ports/moderator.ts'
import { Unusable } from '../../../src/ports/unusable.ts'
import { ProviderDown } from '../../../src/shared/kit/provider-down.ts'
import { aPurchaseStore } from '../../support/a-purchase-store.ts'
import { geminiServer } from '../../support/vendors/gemini.ts'
import { aPage, atGoogle, SIDE } from '../../support/vendors/painters.ts'

const google = geminiServer({ side: SIDE })
afterAll(() => google.stop())

beforeEach(() => {
  google.requests.length = 0
  google.faults.length = 0
})

describe('a picture that was refused', () => {
  const purchases = aPurchaseStore()
  const unfit = async (): Promise<never> => {
    throw new Unusable('not for children')
  }
  beforeEach(() => purchases.pieces.clear())

  test('is not bought again when the process ends before the second one has come', async () => {
    const { painter } = atGoogle(google)
    google.faults.push(undefined, 'error', 'error', 'error')
    await expect(painter.paint(await aPage(), { purchases, checkPicture: unfit })).rejects.toThrow(
      ProviderDown,
    )
    await expect(painter.paint(await aPage(), { purchases, checkPicture: unfit })).rejects.toThrow(Unusable)
    const asked = google.orders().map(({ text }) => text.includes('especially gentle'))
    expect(asked).toEqual([false, true, true, true, true])
  })

  test('twice is let go, so that a parent who tries again has other pictures', async () => {
    const { painter } = atGoogle(google)
    await expect(painter.paint(await aPage(), { purchases, checkPicture: unfit })).rejects.toThrow(Unusable)
    expect(purchases.pieces.size).toBe(0)
  })

  test('is known by the words that it was painted from as well', async () => {
    const words: (readonly string[])[] = []
    const checkPicture = async (picture: FinishedPicture) => {
      words.push(picture.words)
      return { hasWriting: false }
    }
    await atGoogle(google).painter.paint(await aPage(['child-0', 'helper-1']), { checkPicture })
    expect(words[0]?.toSorted()).toEqual(
      [
        'Mia',
        'Pip',
        'lantern',
        'lantern',
        'paper boat',
        'the crooked bridge',
        'Mia waved. "Hello," she said.',
      ].sort(),
    )
  })
})

describe('a picture with writing in it', () => {
  const paintSeeing = async (...seen: (boolean | 'unfit')[]) => {
    const { painter } = atGoogle(google)
    const checkPicture = async () => {
      const next = seen.shift()
      if (next === 'unfit') throw new Unusable('not for children')
      return { hasWriting: next ?? false }
    }
    const picture = await painter.paint(await aPage(), { checkPicture })
    return { picture, texts: google.orders().map(({ text }) => text) }
  }

  test('is painted once more without it', async () => {
    const { texts } = await paintSeeing(true, false)
    expect(texts).toHaveLength(2)
    expect(texts[1]).toContain('An earlier picture had writing in it')
  })

  test.each([true, 'unfit'] as const)('is better than none when the second is %p', async (second) => {
    const { picture, texts } = await paintSeeing(true, second)
    expect(picture.files).toHaveLength(4)
    expect(texts).toHaveLength(2)
  })
})
