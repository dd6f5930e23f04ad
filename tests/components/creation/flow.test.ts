import { describe, expect, test } from 'bun:test'
import { addressOf } from '../../../src/components/creation/flow/address.ts'
import { advance } from '../../../src/components/creation/flow/advance.ts'
import {
  type Flow,
  type FlowAction,
  newFlow,
  withinOptions,
} from '../../../src/components/creation/flow/flow.ts'
import { flowAt } from '../../../src/components/creation/flow/flow-at.ts'
import { storyWishOf } from '../../../src/components/creation/flow/generate-story-body.ts'
import { familyOptions, habit, LEO, MIA } from './options.ts'

const OPTIONS = familyOptions()
const after = (...actions: FlowAction[]): Flow =>
  actions.reduce((flow, action) => advance(flow, action, OPTIONS), newFlow(OPTIONS))

const UP_TO_AUTHOR: FlowAction[] = [
  { type: 'toggle-character', id: LEO.id },
  { type: 'toggle-character', id: MIA.id },
  { type: 'continue' },
  { type: 'pick-combo', id: 'dragon-friend' },
  { type: 'choose-author', draw: 0 },
]

test('the voice that a family picks is asked for, kept in the address, and picked the next time', () => {
  const picked = after(...UP_TO_AUTHOR, { type: 'pick-voice', id: 'slt' })
  const told = advance(picked, { type: 'tell-normally' }, OPTIONS)
  expect(storyWishOf(told, OPTIONS, 'uid-of-the-parent')?.voice).toBe('slt')
  const address = new URLSearchParams(addressOf(picked).slice('/app?'.length))
  expect(flowAt(address, OPTIONS, 0).voiceId).toBe('slt')
  expect(newFlow({ ...OPTIONS, habits: [habit({ voiceId: 'slt' })] }).voiceId).toBe('slt')
})

describe('a child who has a profile', () => {
  const options = {
    ...OPTIONS,
    habits: [
      habit({ authorName: 'lear', writingStyle: 'normal' }),
      habit({
        characterId: LEO.id,
        ageGroup: '3-5',
        voiceId: 'slt',
        authorName: 'tagore',
        writingStyle: 'plot-twist',
      }),
    ],
  }
  const walk = (...actions: FlowAction[]) =>
    actions.reduce((flow, action) => advance(flow, action, options), newFlow(options))

  test('brings its age, voice and storyteller along, and another child the family’s', () => {
    expect(walk(...UP_TO_AUTHOR)).toMatchObject({ ageGroup: '3-5', voiceId: 'slt', authorName: 'tagore' })
    const mia = walk(
      { type: 'toggle-character', id: LEO.id },
      { type: 'toggle-character', id: LEO.id },
      ...UP_TO_AUTHOR.slice(1),
    )
    expect(mia).toMatchObject({ ageGroup: '6-8', authorName: 'lear' })
  })

  test('gets its story past the storyteller and the style with one tap, as last time', () => {
    const flow = walk(...UP_TO_AUTHOR.slice(0, 4), { type: 'tell-as-last-time' })
    expect(storyWishOf(flow, options, 'uid')).toMatchObject({
      authorStyle: 'tagore',
      writingStyle: 'plot-twist',
    })
    expect(walk(...UP_TO_AUTHOR.slice(0, 3), { type: 'tell-as-last-time' }).step).toBe('theme-selection')
    expect(after(...UP_TO_AUTHOR.slice(0, 4), { type: 'tell-as-last-time' }).step).toBe('theme-selection')
  })
})

test('a voice that is no longer there gives way to the first, and one voice is no question', () => {
  const gone = { ...OPTIONS, habits: [habit({ voiceId: 'gone' })] }
  expect(withinOptions(newFlow(gone), gone).voiceId).toBe('rms')
  const one = { ...OPTIONS, voices: OPTIONS.voices.slice(0, 1) }
  const told = advance(after(...UP_TO_AUTHOR), { type: 'tell-normally' }, one)
  expect(storyWishOf(told, one, 'uid-of-the-parent')).not.toHaveProperty('voice')
})

test('four taps from Continue make a story that asks for what was tapped', () => {
  const flow = after(...UP_TO_AUTHOR, { type: 'open-dialog', dialog: 'style' }, { type: 'tell-normally' })
  expect(storyWishOf(flow, OPTIONS, 'uid-of-the-parent')).toEqual({
    firebaseUid: 'uid-of-the-parent',
    childName: 'Leo',
    childGender: 'male',
    characters: [
      { id: LEO.id, name: 'Leo', gender: 'male' },
      { id: MIA.id, name: 'Mia', gender: 'female' },
    ],
    environment: 'Dragon Valley',
    theme: 'dragon, quest, courage, valley',
    themeId: 'dragon-quest',
    length: 'medium',
    tone: 'brave',
    ageGroup: '6-8',
    authorStyle: 'aesop',
    voice: 'rms',
    writingStyle: 'normal',
  })
})

test('a quick start shows its theme and mood among all the others', () => {
  expect(after(...UP_TO_AUTHOR.slice(0, 4))).toMatchObject({
    mode: 'advanced',
    themeId: 'dragon-quest',
    toneId: 'brave',
  })
})

test('a second tap on a child lets go of it', () => {
  const twice = after(
    { type: 'toggle-character', id: MIA.id },
    { type: 'toggle-character', id: LEO.id },
    { type: 'toggle-character', id: MIA.id },
  )
  expect(twice.characterIds).toEqual([LEO.id])
})

test('a story has room for four', () => {
  const crowd = after(...[11, 12, 13, 14, 15].map((id): FlowAction => ({ type: 'toggle-character', id })))
  expect(crowd.characterIds).toEqual([11, 12, 13, 14])
})

test('nobody continues without a child', () => {
  expect(after({ type: 'continue' }).step).toBe('name')
})

test('a surprise is another theme, a mix another mood', () => {
  for (const draw of [0, 0.3, 0.99]) {
    const flow = after({ type: 'pick-theme', id: 'fairy-tale' }, { type: 'surprise-me', draw })
    expect(flow.themeId).not.toBe('fairy-tale')
    const mixed = after({ type: 'pick-tone', id: 'calm' }, { type: 'mix-it-up', draw })
    expect(mixed.toneId).not.toBe('calm')
  }
})

test('every author style is seen once before one comes again', () => {
  let flow = after(...UP_TO_AUTHOR)
  const seen = [flow.authorName]
  for (let i = 0; i < 7; i++) {
    flow = advance(flow, { type: 'another-author', draw: (i * 0.37) % 1 }, OPTIONS)
    seen.push(flow.authorName)
  }
  expect(new Set(seen.slice(0, 4)).size).toBe(4)
  expect(new Set(seen.slice(3, 7)).size).toBe(4)
  expect(seen[4]).not.toBe(seen[3])
})

test('Back goes one step back and keeps what was chosen', () => {
  const back = advance(after(...UP_TO_AUTHOR), { type: 'go-back' }, OPTIONS)
  expect(back).toMatchObject({ step: 'theme-selection', themeId: 'dragon-quest', toneId: 'brave' })
  expect(advance(back, { type: 'go-back' }, OPTIONS)).toMatchObject({
    step: 'name',
    characterIds: [LEO.id, MIA.id],
  })
})

test('a blank seed tells no story, a given one goes with it trimmed', () => {
  const blank = after(...UP_TO_AUTHOR, { type: 'type-seed', seed: '  \n' }, { type: 'tell-with-my-seed' })
  expect(blank.step).toBe('author-selection')
  const given = after(
    ...UP_TO_AUTHOR,
    { type: 'type-seed', seed: ' the dragon is afraid of mice ' },
    { type: 'tell-with-my-seed' },
  )
  expect(storyWishOf(given, OPTIONS, 'uid')).toMatchObject({
    writingStyle: 'plot-twist',
    customSeed: 'the dragon is afraid of mice',
  })
})

test('an AI seed is a plot twist without words of the parent', () => {
  const flow = after(
    ...UP_TO_AUTHOR,
    { type: 'type-seed', seed: 'something typed' },
    { type: 'tell-with-any-seed' },
  )
  const wish = storyWishOf(flow, OPTIONS, 'uid')
  expect(wish?.writingStyle).toBe('plot-twist')
  expect(wish).not.toHaveProperty('customSeed')
})

test('a child that was deleted meanwhile leaves the story', () => {
  const onlyMia = { ...OPTIONS, characters: [MIA] }
  const flow = advance(after(...UP_TO_AUTHOR), { type: 'options-changed' }, onlyMia)
  expect(flow.characterIds).toEqual([MIA.id])
  const nobody = advance(after(...UP_TO_AUTHOR), { type: 'options-changed' }, { ...OPTIONS, characters: [] })
  expect(nobody.step).toBe('name')
})
