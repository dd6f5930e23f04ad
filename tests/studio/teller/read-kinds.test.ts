import { describe, expect, test } from 'bun:test'
import { faultsIn } from '../../../src/studio/teller/check.ts'
import { notesOf } from '../../../src/studio/teller/notes-of.ts'
import { isByKinds, readKinds } from '../../../src/studio/teller/read-kinds.ts'
import { readWays } from '../../../src/studio/teller/read-tale.ts'
import { type Idea, KINDS, type Tale, type Way } from '../../../src/studio/teller/tale.ts'

const TOLD = `# told: The Lamp

{child} lit the lamp. [[plant]]
@ Lighthouse, dusk, near, clear: the lamp room
@ child standing happy holding lamp; gull waving worried
@ props: rope, bell

It went out. [[turn]] [[also?]]
@ Lighthouse, night, near, clear: the dark lamp room
@ child looking-up worried; gull standing worried

[[end]]
@ Bedroom, night, inside, clear
@ child asleep asleep
`
const PET = `# pet
plant: {Petname} sneezed.
@ props: {pet}
turn: “Dust,” said {child}, and {petname's} nose twitched. {child's} {pet} sneezed.
@ Lighthouse, night, inside, clear: the stairs
also: Nobody else sneezed.
end: {child} slept.
`
const ANY = `# any: The Dark
plant: It was an old lamp.
turn: {child} wiped it.
@ child kneeling happy
end: {child} slept.
`
const wayOf = (ways: Way[], name: string) => ways.find((way) => way.name === name)

describe('a length told by kinds', () => {
  const ways = readKinds(`${TOLD}\n${PET}\n${ANY}`)

  test('is told in whole for each kind, with its own title or the one of all', () => {
    expect(ways.map(({ name, title }) => [name, title])).toEqual([
      ['pet', 'The Lamp'],
      ['any', 'The Dark'],
    ])
    expect(wayOf(ways, 'any')?.pages.map(({ text }) => text)).toEqual([
      '{child} lit the lamp. It was an old lamp.',
      'It went out. {child} wiped it.',
      '{child} slept.',
    ])
    expect(wayOf(ways, 'pet')?.pages[1]?.text).toEndWith('sneezed. Nobody else sneezed.')
  })

  test('has the picture of the paragraph, but for the lines that a kind says', () => {
    const [pet, any] = [wayOf(ways, 'pet'), wayOf(ways, 'any')].map((way) =>
      way?.pages.map(({ note }) => note),
    )
    expect(any?.[0]).toMatchObject({ place: 'the lamp room', props: ['rope', 'bell'] })
    expect(pet?.[0]).toMatchObject({ place: 'the lamp room', props: ['{pet}'] })
    expect(pet?.[1]).toMatchObject({
      place: 'the stairs',
      view: 'inside',
      present: [{ who: 'child' }, { who: 'gull' }],
    })
    expect(any?.[1]).toMatchObject({
      place: 'the dark lamp room',
      present: [{ who: 'child', action: 'kneeling', feeling: 'happy' }],
    })
  })

  test('takes from what its lengths have in common whatever it does not say itself', () => {
    const own = readKinds(`${TOLD}\n# any: Out\nturn: {child} blew.\n`, `For every length.\n\n${PET}\n${ANY}`)
    expect(wayOf(own, 'any')).toMatchObject({ title: 'Out' })
    expect(wayOf(own, 'any')?.pages[1]?.text).toBe('It went out. {child} blew.')
    expect(wayOf(own, 'any')?.pages[1]?.note.present).toHaveLength(2)
    expect(wayOf(own, 'any')?.pages[0]?.text).toEndWith('It was an old lamp.')
    expect(wayOf(own, 'pet')?.pages[0]?.text).toEndWith('{Petname} sneezed.')
  })

  test('is told from the older form by its head', () => {
    expect(isByKinds(TOLD)).toBe(true)
    expect(isByKinds('# any: The Lamp\n\n{child} lit it.')).toBe(false)
    expect(() => readWays(`${TOLD}`)).toThrow()
  })

  test.each([
    [`${TOLD}\n# pets\nplant: a`, '“pets” is no kind'],
    [`${TOLD}\n# makers\nplant: a`, '“makers” is no kind'],
    [`${TOLD}\n# any\nplant: a\nturn: b`, 'any has nothing for [[end]]'],
    [`${TOLD}\n${ANY}middle: c`, 'there is no [[middle]] in this length'],
    [`${TOLD}\n${ANY}end: c`, '“end:” stands twice'],
    [`${TOLD}\n${ANY}\n${ANY}`, '“# any” stands twice'],
    [`${TOLD}\n# any\nIt was old.`, 'wants its spot before it'],
    [`${TOLD}\n# any\n@ props: bell\nplant: a`, 'a note before the first paragraph'],
    [`${TOLD}\n${ANY}@ child asleep asleep\n@ gull asleep asleep`, 'one picture too many'],
    [`# told:\n\n{child}.\n@ Bedroom, night, inside, clear\n@ child asleep asleep`, 'should'],
    [`${TOLD.replace('[[end]]', '[[end?]]')}\n# any\nplant: a\nturn: b`, 'any, paragraph 3: nothing is told'],
  ])('that is written wrongly says where: %#', (source, fault) => {
    expect(() => readKinds(source)).toThrow(fault)
  })
})

const IDEA: Idea = {
  name: 'the-lamp',
  theme: 'lighthouse-keeper',
  ageGroup: '6-8',
  idea: 'The lamp sneezes.',
  turn: 'It is ticklish.',
  because: {},
  moods: ['Gentle'],
  manner: 'Edward Lear',
  helpers: [{ id: 'gull', name: 'Gull', figure: 'parrot', kind: 'gull' }],
  visitor: '',
}
const taleOf = (source: string, because: Idea['because'] = {}): Tale => ({
  idea: { ...IDEA, because },
  paragraphCount: 3,
  by: 'kinds',
  ways: readKinds(source),
})

describe('the picture of a kind', () => {
  const mia = { name: 'Mia', gender: 'female' as const, wheelchair: false }
  const [pet] = readKinds(`${TOLD}\n${PET}`)

  test('shows the child’s own pet, by its kind', () => {
    const shown = (description: string) =>
      pet && notesOf(IDEA, pet, [{ ...mia, description }]).scenes[0]?.props
    expect(shown('has a guinea pig called Waffles')).toEqual(['guinea pig'])
    expect(shown('has a rabbit')).toEqual(['rabbit'])
  })
})

describe('an idea told by kinds', () => {
  const faults = (source: string, because?: Idea['because']) => faultsIn([taleOf(source, because)]).join('\n')
  const kinds = (count: number) =>
    KINDS.slice(0, count)
      .map((kind) => ANY.replace('# any: The Dark', `# ${kind}`))
      .join('\n')

  test('wants any, twelve kinds, and a twist where its idea says so', () => {
    expect(faults(`${TOLD}\n${kinds(11)}`)).toContain('no way for any child')
    expect(faults(`${TOLD}\n${kinds(11)}`)).toContain('11 kinds instead of at least 12')
    expect(faults(`${TOLD}\n${kinds(12)}\n${ANY}`)).not.toContain('instead of at least')
    expect(faults(`${TOLD}\n${ANY}`, { twist: 'it is a kettle' })).toContain('there is no way for it')
    expect(faults(`${TOLD}\n${ANY}`)).not.toContain('there is no way for it')
  })

  test.each([
    ['its own noun', PET.replaceAll('{pet}', 'pet'), 'it never says {pet}'],
    ['a possessive', PET.replace("{child's}", '{child}’s'), 'is written {child'],
    ['an article', PET.replace("{child's} {pet}", 'a {pet}'), '“a {pet}”'],
    ['the article twice', PET.replace('{Petname} sneezed', 'The {petname} sneezed'), 'is in it already'],
    ['another kind’s noun', PET.replace('{child} slept', '{child} feared {fear}'), 'nobody knows {fear}'],
    ['stars', PET.replace('Nobody', '*Nobody*'), 'stars'],
  ])('says %s wrongly', (_, source, fault) => {
    expect(faults(`${TOLD}\n${source}`)).toContain(fault)
    expect(faults(`${TOLD}\n${PET}`)).not.toContain(fault)
  })

  test('may have one title for all its kinds', () => {
    expect(faults(`${TOLD}\n${PET}\n${ANY.replace(': The Dark', '')}`)).not.toContain('“The Lamp” is')
  })
})
