import { describe, expect, test } from 'bun:test'
import { embeddedModerator } from '../../../src/embedded/moderation/index.ts'
import { wordsShown } from '../../../src/ports/moderated-writer.ts'
import type { JudgedText } from '../../../src/ports/moderator.ts'
import type { StoryBrief, StoryChild, WrittenStory } from '../../../src/ports/writer.ts'
import { themeById } from '../../../src/shared/stories/themes.ts'
import type { Tale, Way } from '../../../src/studio/teller/tale.ts'
import { tellUngraded, wordsOf } from '../../../src/studio/teller/tell.ts'
import { ideasList } from '../../../src/studio/tools/tales.ts'
import { allSequels, allTales } from './all-tales.ts'
import { DESCRIBED } from './described.ts'

const TALES = [...allTales(), ...allSequels()]

// `bun run check` tests the countable rules.
test('the library has tales', () => expect(TALES.length).toBeGreaterThan(30))

test('the list of ideas, read before a new one is written, is whole', async () => {
  const list = await Bun.file(new URL('../../../src/studio/tales/IDEAS.md', import.meta.url)).text()
  expect(list).toBe(ideasList())
})

const child = (name: string, gender: StoryChild['gender'], more: Partial<StoryChild> = {}): StoryChild => ({
  name,
  gender,
  description: '',
  wheelchair: false,
  ...more,
})

const SHOWN = 'Curly red hair, glasses, yellow boots, has a dog named Momo and a stuffed rabbit'
const FAMILIES: [string, StoryChild[]][] = [
  ['a girl alone', [child('Ada', 'female')]],
  ['a boy with everything said of him', [child('Leo', 'male', { description: SHOWN })]],
  ['a child whose name ends in s, and a brother', [child('Iris', 'female'), child('Jonas', 'male')]],
  ['a name of two words', [child('Mary Jane', 'female'), child('Ana', 'female')]],
  ['a name in another script', [child('美咲', 'female', { description: '電車が大好き' })]],
  ['a name from right to left', [child('ليلى', 'female'), child('عمر', 'male')]],
  ['a description of one word', [child('Bo', 'male', { description: 'dinosaurs' })]],
  ['a description in another language', [child('Inés', 'female', { description: 'ama a su perro Max' })]],
  ['the longest name', [child('Wolfeschlegelsteinhausenbergerdorff', 'male')]],
  ['a name with an apostrophe', [child("D'Arcy", 'male'), child('Siân', 'female')]],
  [
    'four of whom two use wheelchairs',
    [
      child('Theo', 'male', { wheelchair: true }),
      child('Noor', 'female'),
      child('Max', 'male', { wheelchair: true }),
      child('Bo', 'male'),
    ],
  ],
]
const TWISTS = [
  'a shy teapot',
  'three mice that want to see the sea',
  'my grandma was a pirate',
  'Der Drache hat Angst',
  `${'It is a very long story about a spoon. '.repeat(13)}`.slice(0, 500),
]

/** What makes a reader stumble, in any tale. */
const STUMBLES: [string, RegExp][] = [
  ['a place left open', /[{}|]|undefined|null|NaN/],
  ['a space before a mark', / [,.!?;:](?!\.)/],
  ['two spaces', / {2}/],
  ['a mark twice', /,,|;;|[.!?],(?!\p{L})|“”/u],
  ['glued words', /\p{Ll}[.,!?;:”]\p{L}/u],
  [
    'a wrong article',
    /\b[Aa] (?:apple|egg|acorn|owl|old|empty|open|alien|octopus|orange|umbrella|ear|eye|hour)\b|\b[Aa]n (?:teapot|the|shy|folded|dragon|bear)\b/,
  ],
  ['two possessives', /’s’s|s’s’/],
  [
    'a wrong participle',
    /(?<!\b[Aa]ll I )\b(?:had|has) (?:was|came|threw|ran|went|did|sang|drove)\b|\bdown down\b/,
  ],
]
/** What somebody in a wheelchair does not do. */
const ON_FOOT =
  /^[^.!?“”,;]{0,24}\b(?:ran|walked|climbed|jumped|hopped|skipped|stood|knelt|tiptoed|stepped|kicked|crouched|leaped|trotted|sprinted)\b/

const briefOf = (
  { idea, paragraphCount }: Tale,
  children: StoryChild[],
  customSeed?: string,
): StoryBrief => ({
  seed: 1,
  children,
  theme: idea.theme as StoryBrief['theme'],
  environment: themeById(idea.theme)?.environment ?? 'Magical Forest',
  tone: 'gentle',
  ageGroup: idea.ageGroup,
  paragraphCount,
  author: { name: 'nobody', era: '', style: '', techniques: [] },
  writingStyle: customSeed ? 'plot-twist' : 'normal',
  ...(customSeed ? { customSeed } : {}),
})

const everyWay = TALES.flatMap((tale) => tale.ways.map((way) => ({ tale, way })))
const twistsFor = (way: Way) => (way.name === 'twist' ? TWISTS : [undefined])
interface Told extends Pick<WrittenStory, 'title' | 'paragraphs'> {
  tale: Tale
  way: Way
}
const nameOf = ({ idea, paragraphCount }: Tale, { name }: Way) =>
  `${idea.theme}/${idea.ageGroup}/${idea.name}/${paragraphCount} ${name}`

/** The slips of several stories; each text is read once, since the ways of a tale share most paragraphs. */
function slipsIn(stories: readonly Told[], read = new Set<string>()): string[] {
  return stories.flatMap(({ tale, way, title, paragraphs }) =>
    [title, ...paragraphs].flatMap((text) => {
      if (read.has(text)) return []
      read.add(text)
      return slipsOf(text).map((slip) => `${nameOf(tale, way)}: ${slip}`)
    }),
  )
}

const slipsOf = (text: string): string[] =>
  STUMBLES.flatMap(([slip, pattern]) => {
    const found = pattern.exec(text)
    return found ? [`${slip}: ${text.slice(Math.max(0, found.index - 20), found.index + 20)}`] : []
  })

function absentIn(
  { tale, way, paragraphs, scenes }: Told & Pick<WrittenStory, 'scenes'>,
  children: readonly StoryChild[],
): string[] {
  const text = paragraphs.join(' ')
  const shown = new Set(scenes.flatMap(({ present }) => present.map(({ who }) => who)))
  return children.flatMap(({ name }, index) => [
    ...(text.includes(name) ? [] : [`${nameOf(tale, way)} never names ${name}`]),
    ...(shown.has(`child-${index}`) ? [] : [`${nameOf(tale, way)} never shows ${name}`]),
  ])
}

describe('every way of every tale', () => {
  test.each(FAMILIES)('reads without a slip, names everybody and shows everybody: %s', (_, children) => {
    const faults = TALES.flatMap((tale) => {
      const stories = tale.ways.flatMap((way) =>
        twistsFor(way).map((twist) => ({
          tale,
          way,
          ...tellUngraded({ tale, way }, briefOf(tale, children, twist)),
        })),
      )
      return [...slipsIn(stories), ...stories.flatMap((story) => absentIn(story, children))]
    })
    expect(faults).toEqual([])
  })

  test('reads without a slip for every kind of child, named Jess or عمر, on foot or on wheels', () => {
    const byKinds = everyWay.filter(({ tale }) => tale.by !== 'groups')
    const brother = child('Bo', 'male')
    const read = new Set<string>()
    const slips = DESCRIBED.flatMap(([description, kind], index) => {
      const kid = child(index % 2 ? 'Jess' : 'عمر', index % 2 ? 'female' : 'male', {
        description,
        wheelchair: index % 3 === 0,
      })
      const ways = byKinds.filter(({ way }) => kind.startsWith(way.name))
      expect(ways.length).toBeGreaterThan(0)
      return slipsIn(
        ways.map(({ tale, way }) => ({ tale, way, ...wordsOf(way, [kid, brother]) })),
        read,
      )
    })
    expect(slips).toEqual([])
  })

  test('lets a child in a wheelchair do what wheels do', () => {
    const name = 'Zenobia'
    const walked = everyWay.flatMap(({ tale, way }) => {
      const rolling = child(name, 'female', { wheelchair: true })
      const { paragraphs } = tellUngraded({ tale, way }, briefOf(tale, [rolling], twistsFor(way)[0]))
      return paragraphs.flatMap((paragraph) =>
        paragraph
          .split(name)
          .slice(1)
          .flatMap((after) => {
            const found = ON_FOOT.exec(after)?.[0]
            return found &&
              !/^[’']s\b|\b(?:he|it|they|who|whoever|whatever|that|as|while|where|and [A-Z])\b/.test(found)
              ? [`${nameOf(tale, way)}: ${name}${found}`]
              : []
          }),
      )
    })
    expect(walked).toEqual([])
  })

  test('is fit for children, and has scenes of known people', async () => {
    const children = [child('Ada', 'female'), child('Leo', 'male')]
    const faults: string[] = []
    const shown = new Map<string, { text: JudgedText; where: string }>()
    for (const { tale, way } of everyWay) {
      const story = tellUngraded({ tale, way }, briefOf(tale, children, twistsFor(way)[0]))
      // Ways share most of their text: each is judged once.
      for (const text of wordsShown(story, { children }))
        shown.set(`${text.kind} ${text.text}`, { text, where: nameOf(tale, way) })
      const known = ['child-0', 'child-1', ...story.helpers.map(({ id }) => id)]
      const present = story.scenes.flatMap((scene) => scene.present.map(({ who }) => who))
      if (present.some((who) => !known.includes(who))) faults.push(`${nameOf(tale, way)} shows a stranger`)
      if (story.scenes.length !== tale.paragraphCount) faults.push(`${nameOf(tale, way)} lacks a scene`)
    }
    for (let rest = [...shown.values()]; ; ) {
      const verdict = await embeddedModerator.checkText(rest.map(({ text }) => text))
      if (verdict.ok) break
      faults.push(`${rest[verdict.index]?.where}: ${verdict.theme}`)
      rest = rest.slice(verdict.index + 1)
    }
    expect(faults).toEqual([])
  })
})
