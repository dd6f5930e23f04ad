import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import { Unusable } from '../../../src/ports/unusable.ts'
import { ProviderDown } from '../../../src/shared/kit/provider-down.ts'
import type { Purchase } from '../../../src/vendors/calls-out/index.ts'
import { RETRY_AFTER } from '../../support/vendors/faulty-server.ts'
import { openaiImagesServer } from '../../support/vendors/openai-images.ts'
import { aPage, atOpenai, MIA_SHEET } from '../../support/vendors/painters.ts'
import { aPicture } from '../../support/vendors/pictures.ts'

const openai = openaiImagesServer()
afterAll(() => openai.stop())

beforeEach(() => {
  openai.requests.length = 0
  openai.faults.length = 0
})

describe("OpenAI's image models", () => {
  test('edit the likenesses where there are any, and paint freely else', async () => {
    const { painter } = atOpenai(openai)
    await painter.paint(await aPage(['child-0', 'child-1']))
    await painter.paint(await aPage(['helper-1']))
    expect(openai.requests.map(({ path }) => path)).toEqual(['/v1/images/edits', '/v1/images/generations'])
    const form = openai.requests[0]?.body as Record<string, unknown[]>
    expect(form['image[]']).toHaveLength(2)
  })

  test('a refusal is asked once more, more gently', async () => {
    openai.faults.push('refused')
    await atOpenai(openai).painter.paint(await aPage(['helper-1']))
    expect(openai.requests[1]?.body).toMatchObject({ prompt: expect.stringContaining('especially gentle') })
    openai.faults.push('refused', 'refused')
    await expect(atOpenai(openai).painter.paint(await aPage(['child-0']))).rejects.toThrow(Unusable)
  })

  test('say in the words which picture is whose portrait', async () => {
    await atOpenai(openai).painter.paint(await aPage(['child-0', 'child-1']))
    const [{ prompt = [] } = {}] = openai.requests.map(({ body }) => body as { prompt?: string[] })
    expect(prompt[0]).toContain('Image 1 is the portrait of child 1.')
    expect(prompt[0]).toContain('Image 2 is the portrait of child 2.')
  })

  test('are sent a photo only while it may go, asked again before each try', async () => {
    openai.faults.push('error')
    const photo = await aPicture({ side: 64, hue: 103 })
    const shared = () => openai.requests.length === 0
    await atOpenai(openai).painter.likeness?.({
      sheet: MIA_SHEET,
      gender: 'female',
      photo: () => (shared() ? photo : undefined),
    })
    expect(openai.requests.map(({ path }) => path)).toEqual(['/v1/images/edits', '/v1/images/generations'])
  })

  test('every answer is entered as a purchase', async () => {
    const bought: Purchase[] = []
    await atOpenai(openai).painter.paint(await aPage(), { onPurchase: (purchase) => bought.push(purchase) })
    expect(bought).toMatchObject([
      { vendor: 'openai', kind: 'picture', pictures: 1, outputTokens: 1056, microDollars: 35_680 },
    ])
  })

  test('that are busy are waited for as long as they ask', async () => {
    openai.faults.push('busy')
    const { painter, clock } = atOpenai(openai)
    expect((await painter.paint(await aPage())).files).toHaveLength(4)
    expect(clock.pauses).toEqual([RETRY_AFTER * 1000])
    expect(openai.requests).toHaveLength(2)
  })

  test('that hang are given up and asked again, and are down when they go on hanging', async () => {
    const { painter, clock } = atOpenai(openai)
    const hang = async (times: number) => {
      const before = openai.requests.length
      const painted = painter.paint(await aPage())
      for (let hung = 1; hung <= times; hung += 1) {
        while (openai.requests.length < before + hung) await new Promise((resolve) => setImmediate(resolve))
        clock.timeOut()
      }
      return painted
    }
    openai.faults.push('hangs')
    expect((await hang(1)).files).toHaveLength(4)
    expect(openai.requests).toHaveLength(2)
    openai.faults.push('hangs', 'hangs', 'hangs')
    await expect(hang(3)).rejects.toThrow(ProviderDown)
    expect(openai.requests).toHaveLength(5)
  })

  test.each(['error', 'cut', 'truncated'])('whose answer is bad are asked again: %s', async (fault) => {
    openai.faults.push(fault, fault)
    expect((await atOpenai(openai).painter.paint(await aPage(['helper-1']))).files).toHaveLength(4)
    expect(openai.requests).toHaveLength(3)
  })

  test('that only fail are down after three tries', async () => {
    openai.faults.push('cut', 'error', 'truncated')
    await expect(atOpenai(openai).painter.paint(await aPage())).rejects.toThrow(ProviderDown)
    expect(openai.requests).toHaveLength(3)
  })
})
