import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import { embeddedModerator } from '../../../src/embedded/moderation/index.ts'
import { judged } from '../../../src/ports/moderator.ts'
import type { PurchaseStore } from '../../../src/ports/purchase-store.ts'
import { ProviderDown } from '../../../src/shared/kit/provider-down.ts'
import { openCallsOut, type Purchase } from '../../../src/vendors/calls-out/index.ts'
import { createGeminiModerator } from '../../../src/vendors/gemini/moderation.ts'
import { aPurchaseStore } from '../../support/a-purchase-store.ts'
import { callClock, type TestCallClock } from '../../support/call-clock.ts'
import { RETRY_AFTER } from '../../support/vendors/faulty-server.ts'
import { geminiServer } from '../../support/vendors/gemini.ts'

const google = geminiServer()
afterAll(() => google.stop())

let clock: TestCallClock
let bought: Purchase[]

beforeEach(() => {
  clock = callClock([TIMEOUT_MS])
  bought = []
  google.requests.length = 0
  google.faults.length = 0
})

const TIMEOUT_MS = 30_000
const PICTURE = {
  bytes: new Uint8Array([1, 2, 3]),
  contentType: 'image/jpeg',
  words: ['Mia', 'a paper boat'],
}

const open = (callsOut = openCallsOut(clock)) =>
  createGeminiModerator(
    {
      apiKey: 'gemini-key',
      baseUrl: google.url,
      apiVersion: 'v1beta',
      model: 'gemini-3.5-flash-lite',
      atOnce: 5,
      embedded: embeddedModerator,
      timeoutMs: TIMEOUT_MS,
    },
    callsOut,
  )
const look = (purchases?: PurchaseStore) =>
  open().checkPicture(PICTURE, {
    onPurchase: (purchase) => bought.push(purchase),
    ...(purchases ? { purchases } : {}),
  })

describe('a picture that Gemini looks at', () => {
  test('is shown when it suits, and what the look cost is entered', async () => {
    expect(await look()).toEqual({ ok: true, hasWriting: false })
    expect(google.requests.map(({ path }) => path)).toEqual([
      '/v1beta/models/gemini-3.5-flash-lite:generateContent',
    ])
    const [asked] = google.looks()
    expect(asked?.mimeType).toBe('image/jpeg')
    expect(asked?.instructions).toContain('three-year-old at bedtime')
    expect(bought).toMatchObject([
      { vendor: 'gemini', kind: 'check', model: 'gemini-3.5-flash-lite', inputTokens: 900 },
    ])
    expect(bought[0]?.microDollars).toBeGreaterThan(0)
  })

  test('is refused when it does not suit, and when Gemini will not look at it', async () => {
    google.faults.push('unsuitable', 'safety', 'blocked')
    expect(await look()).toEqual({ ok: false, theme: 'frightening' })
    expect(await look()).toEqual({ ok: false, theme: 'blocked' })
    expect(await look()).toEqual({ ok: false, theme: 'blocked' })
    expect(bought).toHaveLength(3)
  })

  test('is said to have writing in it', async () => {
    google.faults.push('writing')
    expect(await look()).toEqual({ ok: true, hasWriting: true })
  })

  test('is not looked at where the embedded check refuses the words that it was painted from', async () => {
    const picture = { ...PICTURE, words: ['Mia', 'with a machine gun'] }
    expect(await open().checkPicture(picture)).toMatchObject({ ok: false, theme: 'violence' })
    expect(google.requests).toEqual([])
  })

  test('is checked once, even when the process ends before it is cut', async () => {
    const purchases = aPurchaseStore()
    google.faults.push('unsuitable')
    expect([await look(purchases), await look(purchases)]).toEqual([
      { ok: false, theme: 'frightening' },
      { ok: false, theme: 'frightening' },
    ])
    expect(google.requests).toHaveLength(1)
    expect(bought).toHaveLength(1)
  })
})

describe('a look that brings no verdict', () => {
  test.each(['malformed', 'off-schema'])('is asked for once more: %s', async (fault) => {
    const purchases = aPurchaseStore()
    google.faults.push(fault)
    expect(await look(purchases)).toMatchObject({ ok: true })
    expect(bought).toHaveLength(2)
    purchases.pieces.clear()
    google.faults.push(fault, fault)
    await expect(look(purchases)).rejects.toBeInstanceOf(ProviderDown)
    expect(purchases.pieces.size).toBe(0)
    expect(google.requests).toHaveLength(4)
  })

  test('is waited for as long as a busy Gemini asks', async () => {
    google.faults.push('busy')
    expect(await look()).toMatchObject({ ok: true })
    expect(clock.pauses).toEqual([RETRY_AFTER * 1000])
  })

  test('is given up when it hangs, and asked for again', async () => {
    google.faults.push('hangs')
    const looked = look()
    while (google.requests.length === 0) await new Promise((resolve) => setImmediate(resolve))
    clock.timeOut()
    expect(await looked).toMatchObject({ ok: true })
  })

  test('keeps the picture from being shown while Gemini is down, and new stories from being begun', async () => {
    const callsOut = openCallsOut(clock)
    const moderator = open(callsOut)
    google.faults.push('error', 'cut', 'truncated')
    await expect(moderator.checkPicture(PICTURE)).rejects.toBeInstanceOf(ProviderDown)
    google.faults.push('error', 'error')
    const looked = moderator.checkPicture(PICTURE)
    while (!callsOut.down()) await new Promise((resolve) => setImmediate(resolve))
    expect(callsOut.down()).toBe('gemini check')
    expect(await looked).toMatchObject({ ok: true })
    expect(callsOut.down()).toBeUndefined()
  })
})

test('texts are read by the embedded check alone', async () => {
  expect(await open().checkText(judged('typed', ['with a machine gun']))).toMatchObject({ ok: false })
  expect(await open().checkText(judged('typed', ['likes dogs']))).toEqual({ ok: true })
  expect(google.requests).toEqual([])
})
