import { afterAll, beforeEach, expect, test } from 'bun:test'
import { embeddedModerator } from '../../../src/embedded/moderation/index.ts'
import type { Moderator } from '../../../src/ports/moderator.ts'
import { judged } from '../../../src/ports/moderator.ts'
import { openCallsOut } from '../../../src/vendors/calls-out/index.ts'
import { createOpenaiModerator } from '../../../src/vendors/openai/moderation.ts'
import { callClock, type TestCallClock } from '../../support/call-clock.ts'
import { openaiTextServer } from '../../support/vendors/openai-text.ts'

const server = openaiTextServer()
afterAll(() => server.stop())

let clock: TestCallClock
let downs: unknown[]

beforeEach(() => {
  clock = callClock()
  downs = []
  server.requests.length = 0
  server.faults.length = 0
  server.flagged.clear()
})

const moderatorWith = (apiKey = 'openai-key', callsOut = openCallsOut(clock)) =>
  createOpenaiModerator(
    {
      apiKey,
      server: `${server.url}/v1`,
      embedded: embeddedModerator,
      onDown: (error) => downs.push(error),
    },
    callsOut,
  )

test('what OpenAI flags is refused, and the text is named', async () => {
  server.flagged.add('wolf')
  const verdict = await moderatorWith().checkText(
    judged('typed', ['Mia', '', 'likes dogs', 'a wolf at the door']),
  )
  expect(verdict).toEqual({ ok: false, theme: 'violence', index: 3 })
  expect(server.moderated()).toEqual([
    { model: 'omni-moderation-latest', input: ['Mia', 'likes dogs', 'a wolf at the door'] },
  ])
})

test('what the embedded check refuses is not sent anywhere', async () => {
  expect(await moderatorWith().checkText(judged('typed', ['with a machine gun']))).toMatchObject({
    ok: false,
  })
  expect(server.requests).toEqual([])
})

test('a picture is shown to OpenAI as it is', async () => {
  const picture = { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/webp' }
  expect(await moderatorWith().checkPicture({ ...picture, words: [] })).toEqual({ ok: true })
  expect(server.moderated()).toEqual([
    {
      model: 'omni-moderation-latest',
      input: [{ type: 'image_url', image_url: { url: 'data:image/webp;base64,AQID' } }],
    },
  ])
  server.flagged.add('picture')
  expect(await moderatorWith().checkPicture({ ...picture, words: [] })).toMatchObject({
    ok: false,
    theme: 'violence',
  })
})

test('while it is down, the other checker looks at the pictures', async () => {
  const seen: string[] = []
  const otherwise: Moderator = {
    ...embeddedModerator,
    checkPicture: async ({ contentType }) => {
      seen.push(contentType)
      return { ok: false, theme: 'frightening' }
    },
  }
  const moderator = createOpenaiModerator(
    {
      apiKey: 'openai-key',
      server: `${server.url}/v1`,
      embedded: embeddedModerator,
      onDown: (error) => downs.push(error),
      otherwise,
    },
    openCallsOut(clock),
  )
  const picture = { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/jpeg', words: [] }
  expect(await moderator.checkPicture(picture)).toEqual({ ok: true })
  expect(seen).toEqual([])
  server.faults.push('error', 'error', 'error')
  expect(await moderator.checkPicture(picture)).toEqual({ ok: false, theme: 'frightening' })
  expect([seen, downs.length]).toEqual([['image/jpeg'], 1])
})

test('a service that is down keeps nobody from a story: the embedded check decides', async () => {
  server.faults.push('error', 'cut', 'error')
  const moderator = moderatorWith()
  expect(await moderator.checkText(judged('typed', ['likes dogs']))).toEqual({ ok: true })
  expect(downs).toHaveLength(1)
  server.faults.push('error', 'error', 'error')
  expect(await moderator.checkText(judged('typed', ['with a machine gun']))).toMatchObject({ ok: false })
})

test('nobody waits long for a service that asks for time, or whose key is refused', async () => {
  server.faults.push('busy')
  expect(await moderatorWith().checkText(judged('typed', ['likes dogs']))).toEqual({ ok: true })
  expect(clock.pauses).toEqual([])
  expect(await moderatorWith('wrong').checkText(judged('typed', ['likes dogs']))).toEqual({ ok: true })
  expect(downs).toHaveLength(2)
})

test('stories are made while only the moderation service rests', async () => {
  const callsOut = openCallsOut(clock)
  const moderator = moderatorWith('openai-key', callsOut)
  server.faults.push(...Array.from({ length: 6 }, () => 'error'))
  await moderator.checkText(judged('typed', ['likes dogs']))
  await moderator.checkText(judged('typed', ['likes dogs']))
  expect(callsOut.lineTo('openai moderation', { concurrency: 1 }).isDown()).toBe(true)
  expect(callsOut.down()).toBeUndefined()
})
