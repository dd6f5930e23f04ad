import { describe, expect, test } from 'bun:test'
import { factsOf, type TaleChild } from '../../../src/studio/teller/facts.ts'
import { knownOf } from '../../../src/studio/teller/known-of.ts'
import { readIdea, readWays } from '../../../src/studio/teller/read-tale.ts'
import { saidOf } from '../../../src/studio/teller/said-of.ts'
import { fill, parseTemplate } from '../../../src/studio/teller/template.ts'
import { withWordsOf } from '../../../src/studio/teller/twist/quoted.ts'
import { taleTwist } from '../../../src/studio/teller/twist/tale-twist.ts'

const MIA: TaleChild = { name: 'Mia', gender: 'female', wheelchair: false }
const LEO: TaleChild = { name: 'Leo', gender: 'male', wheelchair: true }
const say = (text: string, ...children: [TaleChild, ...TaleChild[]]) =>
  fill(parseTemplate(text), factsOf(children))

describe('a tale', () => {
  test('calls a child by its name and pronouns', () => {
    expect(say('{He} gave {him} {his} own, {hers}, {himself}, {child’s}.', MIA)).toBe(
      'She gave her her own, hers, herself, Mia’s.',
    )
    expect(say('{His} was {hers}, {child’s}.', { ...LEO, name: 'Jonas' })).toBe('His was his, Jonas’.')
  })

  test('says something else of brothers and sisters, and of a child alone', () => {
    const text = '{child} {with: and {sibs} held {their} ends | held both ends}.'
    expect(say(text, MIA)).toBe('Mia held both ends.')
    expect(say(text, MIA, LEO)).toBe('Mia and Leo held his ends.')
    expect(say(text, MIA, LEO, { ...MIA, name: 'Ana' })).toBe('Mia and Leo and Ana held their ends.')
  })

  test('plays it, and not the drums it', () => {
    const drummer = { ...MIA, sang: 'played the drums', danced: 'did cartwheels' }
    expect(say('{child} {sang} it once more, and {sang} on.', drummer)).toBe(
      'Mia played it once more, and played on.',
    )
    expect(say('{child} {sang} in the yard, and {sang}.', drummer)).toBe(
      'Mia played the drums in the yard, and played the drums.',
    )
    expect(say('{child} {danced} the second part. {child} {danced} the whole day.', drummer)).toBe(
      'Mia did the second part. Mia did cartwheels the whole day.',
    )
    expect(say('{child} {sang} it, and {danced} it a bit.', { ...MIA, sang: 'sang', danced: 'danced' })).toBe(
      'Mia sang it, and danced it a bit.',
    )
  })

  test('rolls where it would run', () => {
    expect(say('{child} {wheels: rolled | ran} home.', MIA)).toBe('Mia ran home.')
    expect(say('{child} {wheels: rolled | ran} home.', LEO)).toBe('Leo rolled home.')
  })

  test('may have one choice inside another, and one that follows a word without a space', () => {
    expect(say('{with: a {wheels: b | c} | d}', LEO, MIA)).toBe('a b')
    expect(say('Mama{with: and {sibs}} went.', MIA, LEO)).toBe('Mama and Leo went.')
    expect(say('{with: {sibs} came. | }{child} sat.', MIA, LEO)).toBe('Leo came. Mia sat.')
    expect(say('{with: {sibs} came. | }{child} sat.', MIA)).toBe('Mia sat.')
  })

  test.each([
    ['{child', 'left open'],
    ['child}', 'too many'],
    ['{dog}', 'nobody knows {dog}'],
    ['{rain: a | b}', 'no condition'],
  ])('that is written %p says what is wrong', (text, fault) => {
    expect(() => say(text, MIA)).toThrow(fault)
  })
})

describe('a tale’s file', () => {
  const WAYS = `# any: The Lamp

{child} lit the lamp.
@ Lighthouse, dusk, near, clear: the lamp room
@ child standing happy, holding lamp; gull waving worried
@ props: rope, bell

= any 1 text
@ Bedroom, night, inside, clear
@ child asleep asleep

# loud: The Bell

= any 1
`
  test('is read with its notes, and copies the one above', () => {
    const [any, loud] = readWays(WAYS)
    expect(any?.pages.map(({ text }) => text)).toEqual(['{child} lit the lamp.', '{child} lit the lamp.'])
    expect(any?.pages[0]?.note).toEqual({
      setting: 'Lighthouse',
      timeOfDay: 'dusk',
      view: 'near',
      weather: 'clear',
      place: 'the lamp room',
      present: [
        { who: 'child', action: 'standing', feeling: 'happy', holding: 'lamp' },
        { who: 'gull', action: 'waving', feeling: 'worried' },
      ],
      props: ['rope', 'bell'],
    })
    expect(any?.pages[1]?.note.place).toBe('bedroom')
    expect(loud?.pages[0]).toEqual(any?.pages[0])
  })

  test.each([
    ['# anybody: X\n\na\n@ Bedroom, dusk, near, clear\n@ child standing happy', 'is no way'],
    ['# any: X\n\na\n@ Attic, dusk, near, clear\n@ child standing happy', '“Attic” is no setting'],
    ['# any: X\n\na\n@ Bedroom, dusk, near, clear\n@ child juggling happy', '“juggling” is no doing'],
    ['# any: X\n\n= loud 1', 'there is no paragraph “loud 1” above it'],
    ['# any: X\n\na\n@ Bedroom', 'wants: setting, hour, view, weather'],
  ])('that is written wrongly says where: %p', (source, fault) => {
    expect(() => readWays(source)).toThrow(fault)
  })

  test('says of an idea what its tales share', () => {
    const at = { name: 'the-lamp', theme: 'lighthouse-keeper', ageGroup: '6-8' as const }
    const source = `idea: The lamp sneezes.
turn: It is ticklish.
because:
  any: dust
moods: Happy, Gentle
manner: Edward Lear
helpers:
  gull: Gull | parrot | old gull with one leg | he
visitor: gull | says “Ahoy” to everything
`
    expect(readIdea(source, at)).toMatchObject({
      ...at,
      because: { any: 'dust' },
      moods: ['Happy', 'Gentle'],
      helpers: [
        { id: 'gull', name: 'Gull', figure: 'parrot', kind: 'old gull with one leg', gender: 'male' },
      ],
    })
    expect(() => readIdea(source.replace('parrot', 'gryphon'), at)).toThrow('“gryphon” is no figure')
    expect(() => readIdea(source.replace('turn: It is ticklish.\n', ''), at)).toThrow('says no “turn”')
  })
})

describe('a parent’s twist', () => {
  test.each([
    ['a teapot that is afraid of Tuesdays', 'a teapot', 'the teapot', 'was afraid of Tuesdays'],
    ['a dragon who collects spoons', 'a dragon', 'the dragon', 'collected spoons'],
    ['three mice that want to see the sea', 'three mice', 'the three mice', 'wanted to see the sea'],
    [
      'the treasure is actually a sleeping whale',
      'the treasure',
      'the treasure',
      'was really a sleeping whale',
    ],
    ['a cat that thinks it is a dog', 'a cat', 'the cat', 'thought it was a dog'],
    ['the queen hides under the bed', 'the queen', 'the queen', 'hid under the bed'],
    ["a goose that can't keep a secret", 'a goose', 'the goose', 'could not keep a secret'],
    ['a robot who never sleeps', 'a robot', 'the robot', 'never slept'],
    [
      'the cheese goes missing and nobody admits it',
      'the cheese',
      'the cheese',
      'went missing and nobody admitted it',
    ],
    ['two socks that are in love with the moon', 'two socks', 'the two socks', 'were in love with the moon'],
    ['a purple elephant', 'a purple elephant', 'the purple elephant', 'had come without being asked'],
    ['the princess saves the prince', 'the princess', 'the princess', 'saved the prince'],
    ["the sun didn't want to go to bed", 'the sun', 'the sun', "didn't want to go to bed"],
    [
      'the smallest brother is the one who knew all along',
      'the smallest brother',
      'the smallest brother',
      'was the one who knew all along',
    ],
    ['the lost key was in his pocket', 'the lost key', 'the lost key', 'was in his pocket'],
    ['the dog wakes up and eats the moon', 'the dog', 'the dog', 'woke up and ate the moon'],
    ['Grandpa used to be an astronaut', 'Grandpa', 'Grandpa', 'used to be an astronaut'],
    ['there has to be a dragon who farts', 'a dragon', 'the dragon', 'farted'],
    ['grandma Inga should be in it please', 'Grandma Inga', 'Grandma Inga', 'had only come for a minute'],
    ['her best friend Mia should come too', 'Mia', 'Mia', 'had come without being asked'],
    ['can you add a robot that sings?', 'a robot', 'the robot', 'sang'],
    ['could the moon be in it', 'the moon', 'the moon', 'had come without being asked'],
    ['it should have lots of cake', 'a cake', 'the cake', 'had come without being asked'],
    ['we would love a talking cat', 'a talking cat', 'the talking cat', 'had come without being asked'],
    ['time stops', 'time', 'time', 'stopped'],
  ])('%p is %p, which is %p and %p', (seed, indefinite, definite, odd) => {
    expect(taleTwist(seed)).toMatchObject({ indefinite, definite, odd })
  })

  test.each(['no monsters please', 'a happy end please', 'should be funny', "don't make it scary"])(
    'is nothing to turn on where a parent says %p',
    (seed) => {
      expect(taleTwist(seed)).toBeUndefined()
    },
  )

  test('is singular where its verb says so, after any plural', () => {
    expect(taleTwist('the old guy fixing bikes is him from the future')).toMatchObject({
      many: false,
      odd: 'was him from the future',
    })
    expect(taleTwist('the twins are afraid of the moon')).toMatchObject({ many: true })
  })

  test('about somebody is about a he or a she, and about a ship is about a thing', () => {
    expect(taleTwist('the villain was her grandma')).toMatchObject({ pronoun: 'he' })
    expect(taleTwist('the new neighbor is a superhero')).toMatchObject({ pronoun: 'she' })
    expect(taleTwist('the pirate ship can fly')).toMatchObject({ pronoun: 'it' })
  })

  test('of no plain shape is a note, with its words', () => {
    expect(taleTwist('Der Drache hat Angst')).toMatchObject({
      definite: 'the note',
      odd: 'said what it said',
      says: 'Der Drache hat Angst',
    })
    expect(taleTwist('no one is allowed to say yes')).toMatchObject({ definite: 'the note' })
    expect(taleTwist('surprise me')).toBeUndefined()
    const long = taleTwist(`a teapot with ${'a very long golden handle and '.repeat(16)}a lid`)
    expect(long?.definite).toBe('the note')
    expect(long?.says?.length).toBeLessThan(160)
  })

  test('that is a note is read out where it is first told of, and not again', () => {
    expect(
      withWordsOf('it was a dream', [
        'Here was a note.',
        'It said what it said, and lay there. It said what it said.',
      ]),
    ).toEqual(['Here was a note.', 'It said, “It was a dream,” and lay there. It said what it said.'])
    expect(withWordsOf('it was a dream', ['“It said what it said,” called Mia.'])).toEqual([
      '“It said, ‘It was a dream,’” called Mia.',
    ])
    expect(withWordsOf('who was it?', ['“Look!” It said what it said.'])).toEqual([
      '“Look!” It said, “Who was it?”',
    ])
  })
})

describe('what is known of a child', () => {
  const known = (description: string) =>
    knownOf({ name: 'Mia', gender: 'female', description, wheelchair: false })

  test('is what its parent wrote', () => {
    expect(
      known('Curly red hair, yellow rain boots, glasses. Has a dog named Momo and a stuffed rabbit.'),
    ).toMatchObject({
      hair: 'curly red hair',
      clothes: 'yellow rain boots',
      pet: 'dog Momo',
      toy: 'stuffed rabbit',
      glasses: true,
    })
  })

  test('is a pet with the name that it goes by', () => {
    expect(known('has a guinea pig called Mr. Waffles').pet).toBe('guinea pig Mr. Waffles')
  })

  test('is neither a pet that is gone or wished for, nor a word that is no name', () => {
    expect(known('his dog died last month').pet).toBeUndefined()
    expect(known('wants a dog').pet).toBeUndefined()
    expect(known('has a dog named after the moon').pet).toBe('dog')
  })

  test('is nothing that was not said', () => {
    expect(known('no glasses, nobody knows why')).toEqual({
      asides: [],
      name: 'Mia',
      gender: 'female',
      wheelchair: false,
      glasses: false,
      grownUps: {},
    })
  })
})

describe('what a parent says of a child', () => {
  test.each([
    ['collects stones and buttons', ['collected stones and buttons']],
    ['shy, whispers to snails', ['was shy', 'whispered to snails']],
    ['plays soccer, never sits still', ['played soccer', 'never sat still']],
    ['Always drawing. Messy hair, blue eyes.', ['was always drawing']],
    ['patient, feeds the birds', ['was patient', 'fed the birds']],
    ["can't sit still", ['could not sit still']],
    ['Loves soccer, swimming and reading', ['loved soccer', 'loved swimming and reading']],
    ['digs for worms, is 5', ['dug for worms']],
    ['wild man, no fear, jumps off the couch', ['was a wild man', 'had no fear', 'jumped off the couch']],
    ['funniest kid, weather nerd', ['was the funniest kid', 'was a weather nerd']],
    ['tractors tractors tractors', ['loved tractors']],
    ['adhd, building forts, legos everywhere', ['loved building forts', 'loved legos']],
    ['picks up worms and keeps them in her pockets', ['picked up worms and kept them in her pockets']],
    ['shy at preschool but never stops talking', ['was shy at preschool', 'never stopped talking']],
    ['always licks the spoon, goes fishing w dad', ['always licked the spoon', 'went fishing with Dad']],
    ['bakes with me on sundays, lines up his cars', ['lined up his cars']],
    ['cries when his team loses, wants a cat so bad', ['wanted a cat']],
    ['gymnastics, slime, gymnastics', ['loved gymnastics', 'loved slime']],
    ['hates brushing her hair, curly hair', ['hated brushing her hair']],
    ['loves to draw, crochets frogs', ['loved to draw', 'crocheted frogs']],
    ['String beans, king of jokes', ['loved string beans', 'was the king of jokes']],
    ['uses a wheelchair, wears glasses', []],
    ['dark skin, braids with beads', []],
    ['braids her doll’s hair', ['braided her doll’s hair']],
    ['電車が大好き', []],
    ['kocht gern', []],
    ['{child} and {sibs}', []],
  ])('%p is told as %p', (description, told) => {
    expect(saidOf(description).map(({ did }) => did)).toEqual(told)
  })

  test('goes into the way that turns on it, and something else beside it', () => {
    const child = {
      name: 'Mia',
      gender: 'female' as const,
      description: 'shy, whispers to snails',
      wheelchair: false,
    }
    expect(knownOf(child, 'quiet')).toMatchObject({ trait: 'was shy', also: 'whispered to snails' })
    expect(knownOf(child, 'carers')).toMatchObject({ trait: 'whispered to snails', also: 'was shy' })
    expect(knownOf({ ...child, description: 'likes pancakes' }, 'loud').trait).toBeUndefined()
    expect(knownOf({ ...child, description: 'likes pancakes' }, 'any').trait).toBe('liked pancakes')
  })
})
