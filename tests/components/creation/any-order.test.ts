import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { addressOf } from '../../../src/components/creation/flow/address.ts'
import { advance } from '../../../src/components/creation/flow/advance.ts'
import { COMBOS } from '../../../src/components/creation/flow/combos.ts'
import { type Flow, type FlowAction, newFlow, STEPS } from '../../../src/components/creation/flow/flow.ts'
import { flowAt } from '../../../src/components/creation/flow/flow-at.ts'
import { storyWishOf } from '../../../src/components/creation/flow/generate-story-body.ts'
import type { CreationOptions } from '../../../src/components/creation/flow/options.ts'
import { GenerateStoryBody } from '../../../src/shared/payloads.ts'
import { AGE_GROUPS } from '../../../src/shared/stories/age-groups.ts'
import { creditsShort, visibleLengths } from '../../../src/shared/stories/lengths.ts'
import { THEME_IDS } from '../../../src/shared/stories/themes.ts'
import { TONE_IDS } from '../../../src/shared/stories/tones.ts'
import { familyOptions, habit } from './options.ts'

const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const account = fc.record({
  role: fc.constantFrom('USER_ROLE', 'TESTER_ROLE'),
  activeTrial: fc.boolean(),
  trialBypass: fc.boolean(),
  availableCredits: fc.nat(5),
})
const seed = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', minLength: 480, maxLength: 520 }),
)

const action: fc.Arbitrary<FlowAction> = fc.oneof(
  fc.record({ type: fc.constant('toggle-character' as const), id: fc.integer({ min: 10, max: 17 }) }),
  fc.constant<FlowAction>({ type: 'continue' }),
  fc.record({
    type: fc.constant('show-mode' as const),
    mode: fc.constantFrom('quick' as const, 'advanced' as const),
  }),
  fc.record({
    type: fc.constant('pick-combo' as const),
    id: fc.constantFrom(...COMBOS.map(({ id }) => id), 'none'),
  }),
  fc.record({ type: fc.constant('pick-theme' as const), id: fc.constantFrom(...THEME_IDS) }),
  fc.record({ type: fc.constant('pick-tone' as const), id: fc.constantFrom(...TONE_IDS) }),
  fc.record({ type: fc.constantFrom('surprise-me' as const, 'mix-it-up' as const), draw }),
  fc.record({
    type: fc.constant('pick-length' as const),
    lengthKey: fc.constantFrom('test', 'short', 'medium', 'endless'),
  }),
  fc.record({ type: fc.constant('pick-age' as const), ageGroup: fc.constantFrom(...AGE_GROUPS) }),
  fc.record({ type: fc.constantFrom('choose-author' as const, 'another-author' as const), draw }),
  fc.record({
    type: fc.constantFrom('open-dialog' as const, 'close-dialog' as const),
    dialog: fc.constantFrom('style' as const, 'seed' as const),
  }),
  fc.record({
    type: fc.constant('choose-characters' as const),
    ids: fc.array(fc.integer({ min: 9, max: 18 }), { maxLength: 7 }),
  }),
  fc.record({ type: fc.constant('type-seed' as const), seed }),
  fc.constantFrom<FlowAction>(
    { type: 'tell-as-last-time' },
    { type: 'tell-normally' },
    { type: 'tell-with-my-seed' },
    { type: 'tell-with-any-seed' },
    { type: 'go-back' },
    { type: 'options-changed' },
  ),
  fc.record({ type: fc.constant('go-to' as const), step: fc.constantFrom(...STEPS) }),
)

const HABITS = [
  habit({ authorName: 'lear', writingStyle: 'plot-twist' }),
  habit({ characterId: 12, ageGroup: '9-12', voiceId: 'slt', authorName: 'gone' }),
]

/** The steps of a parent who makes only the necessary choices. */
const THE_WAY: FlowAction[] = [
  { type: 'toggle-character', id: 11 },
  { type: 'continue' },
  { type: 'pick-combo', id: 'space-hero' },
  { type: 'choose-author', draw: 0.4 },
  { type: 'open-dialog', dialog: 'style' },
  { type: 'type-seed', seed: 'the moon is shy' },
  { type: 'tell-with-my-seed' },
]

test('whatever is clicked in whatever order, a story that is asked for is one the server allows', () => {
  const wandering = fc.array(action, { maxLength: 8 })
  const wanderings = fc.array(wandering, { minLength: THE_WAY.length, maxLength: THE_WAY.length })
  let asked = 0
  fc.assert(
    fc.property(account, wanderings, (family, detours) => {
      const options = { ...familyOptions(family), habits: HABITS }
      const clicks = THE_WAY.flatMap((step, i) => [...(detours[i] ?? []), step])
      clicks.reduce((before, click) => {
        const flow = advance(before, click, options)
        if (expectAllowed(flow, options)) asked += 1
        return flow
      }, newFlow(options))
    }),
    { numRuns: 400 },
  )
  expect(asked).toBeGreaterThan(100)
})

test('whatever an address says, a story that is asked for from there is one the server allows', () => {
  const value = fc.oneof(
    fc.constantFrom(
      ...STEPS,
      'advanced',
      '11',
      '12-11',
      '99',
      'fairy-tale',
      'calm',
      'short',
      '3-5',
      'lear',
      '-1-1e3-NaN',
    ),
    fc.string({ maxLength: 12 }),
  )
  const key = fc.constantFrom('step', 'characters', 'mode', 'theme', 'tone', 'length', 'age', 'author')
  fc.assert(
    fc.property(account, fc.array(fc.tuple(key, value), { maxLength: 8 }), draw, (family, pairs, luck) => {
      const options = { ...familyOptions(family), habits: HABITS }
      const flow = flowAt(new URLSearchParams(pairs), options, luck)
      expect(flow.step).not.toBe('story')
      THE_WAY.reduce((before, each) => {
        expectAllowed(before, options)
        return advance(before, each, options)
      }, flow)
    }),
    { numRuns: 300 },
  )
})

test('a reload comes back to the same step with the same choices', () => {
  fc.assert(
    fc.property(account, fc.array(action, { maxLength: 40 }), (family, actions) => {
      const options = { ...familyOptions(family), habits: HABITS }
      const flow = actions.reduce((before, each) => advance(before, each, options), newFlow(options))
      fc.pre(flow.step !== 'story')
      const again = flowAt(new URL(addressOf(flow), 'http://here').searchParams, options, 0.5)
      const { step, characterIds } = flow
      expect(again).toMatchObject({ step, characterIds: [...characterIds] })
      if (step === 'name') return
      const { mode, themeId, toneId, lengthKey, ageGroup } = flow
      expect(again).toMatchObject({ mode, themeId, toneId, lengthKey, ageGroup })
      if (step === 'author-selection') expect(again.authorName).toBe(flow.authorName)
    }),
    { numRuns: 200 },
  )
})

function expectAllowed(flow: Flow, options: CreationOptions): boolean {
  const wish = storyWishOf(flow, options, 'uid')
  if (!wish) return false
  const read = GenerateStoryBody.safeParse(wish)
  expect(read.error?.issues ?? []).toEqual([])
  const length = visibleLengths(options.definitions, options.account).find((d) => d.lengthKey === wish.length)
  expect(length && creditsShort(length, options.account)).toBe(0)
  expect(options.styles.map(({ name }) => name)).toContain(wish.authorStyle)
  expect(wish.characters.every(({ id }) => options.characters.some((c) => c.id === id))).toBe(true)
  expect(wish.childName).toBe(wish.characters[0]?.name ?? '')
  expect(read.data?.theme).toBe(wish.themeId)
  return true
}
