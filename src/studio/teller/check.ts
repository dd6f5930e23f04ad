import type { StoryChild } from '../../ports/writer.ts'
import { AGE_GROUP_INFO } from '../../shared/stories/age-groups.ts'
import { wordsFor } from '../../shared/stories/length.ts'
import { gradeOf, words } from '../../shared/stories/reading-level.ts'
import { type HowBound, type SceneNote, TIMES_OF_DAY } from '../../shared/stories/scene.ts'
import { faultsOfKind, kindsMissing, samplesOf } from './check-kinds.ts'
import type { TaleTwist } from './facts.ts'
import { GROUP_OF, GROUPS, type Idea, isKind, type Tale, tellingKey, type Way, type WayName } from './tale.ts'
import { wordsOf } from './tell.ts'
import { parseTemplate, type Template } from './template.ts'

/** The share by which a tale may miss its length. */
const OFF_LENGTH = 0.25
/** Two ideas may not share this many words in a row. */
const OWN_RUN = 8
/** Phrases of a hundred other bedtime stories. */
const STOCK =
  /like a blanket|like diamonds|like a silver bell|like a lullaby|as quiet as a mouse|as light as a feather|once upon a time|happily ever after|little did|hearts? (?:is |are |was |were )?full of|sense of wonder|best day ever|let out a breath|couldn’t help but|deep down|sweet dreams|warm and safe|safe and sound|eyes (?:sparkled|twinkled|shone)|giggled|beamed|learned that|from that day/i

/** What is wrong with tales by countable rules, one sentence each; `all` are the tales they are compared with. */
export function faultsIn(
  tales: readonly Tale[],
  authors: readonly string[] = [],
  all: readonly Tale[] = tales,
): string[] {
  const first = ({ idea, by }: Tale) => idea.sequelOf === undefined && by !== 'kind'
  return [
    ...tales.filter(first).flatMap(waysMissing),
    ...tales.flatMap((tale) => tale.ways.flatMap((way) => faultsOfWay(tale, way))),
    ...groupsMissing(all.filter(first)),
    ...namedTwice(all),
    ...sharedRuns(all),
    ...authorsUnknown(tales, authors),
  ]
}

/** Every idea must name an author whom parents can choose. */
function authorsUnknown(tales: readonly Tale[], authors: readonly string[]): string[] {
  const unknown = tales.filter(
    ({ idea }) => idea.manner !== undefined && authors.length > 0 && !authors.includes(idea.manner),
  )
  return [...new Set(unknown.map(({ idea }) => `${pathOf(idea)}: no author is called ${idea.manner}`))]
}

const pathOf = ({ theme, ageGroup, name }: Idea) => `${theme}/${ageGroup}/${name}`
const nameOf = ({ idea, paragraphCount }: Tale, way?: WayName) =>
  `${pathOf(idea)}/${paragraphCount}${way ? ` ${way}` : ''}`

function waysMissing(tale: Tale): string[] {
  if (tale.by === 'kinds') return kindsMissing(tale).map((fault) => `${nameOf(tale)}: ${fault}`)
  const names = tale.ways.map(({ name }) => name)
  const groups = names.filter((name) => (GROUPS as readonly string[]).includes(name))
  return [
    ...(names.includes('any') ? [] : [`${nameOf(tale)}: no way for any child`]),
    ...(groups.length >= 3 ? [] : [`${nameOf(tale)}: ways for ${groups.length} groups instead of three`]),
    ...(new Set(names).size === names.length ? [] : [`${nameOf(tale)}: a way stands twice`]),
  ]
}

/** The groups that a tale serves, and whether it takes a twist. */
const servedBy = ({ by, ways }: Tale): WayName[] =>
  ways.map(({ name }) => (by === 'kinds' && isKind(name) ? GROUP_OF[name] : name))

/** The ideas of a theme, band and length together must cover all groups, and one of them must take a twist. */
function groupsMissing(tales: readonly Tale[]): string[] {
  const places = Map.groupBy(
    tales,
    ({ idea, paragraphCount }) => `${idea.theme}/${idea.ageGroup}, ${paragraphCount}`,
  )
  return [...places].flatMap(([place, there]) => {
    const names = new Set<string>(there.flatMap(servedBy))
    return [...GROUPS, 'twist'].flatMap((name) =>
      names.has(name) ? [] : [`${place} paragraphs: no way for ${name}`],
    )
  })
}

/** Titles of two ideas; the kinds and lengths of one idea may share theirs. */
function namedTwice(tales: readonly Tale[]): string[] {
  const all = tales.flatMap((tale) => tale.ways.map((way) => ({ tale, way })))
  const once = new Map(
    all.map((each) => [
      each.tale.by === 'groups'
        ? nameOf(each.tale, each.way.name)
        : `${pathOf(each.tale.idea)} ${each.way.title.toLowerCase()}`,
      each,
    ]),
  )
  const titles = Map.groupBy(once.values(), ({ way }) => way.title.toLowerCase())
  return [...titles.values()].flatMap((named) => {
    const [first, second] = named
    return first && second
      ? [
          `“${first.way.title}” is ${nameOf(first.tale, first.way.name)} and ${nameOf(second.tale, second.way.name)}`,
        ]
      : []
  })
}

/** Runs of words that two ideas share. */
function sharedRuns(tales: readonly Tale[]): string[] {
  const runs = openRuns()
  const read = new Set<string>()
  const faults = new Set<string>()
  for (const tale of tales) {
    // A sequel may repeat what was said in its world.
    const owner = tellingKey({ ...tale.idea, name: tale.idea.sequelOf ?? tale.idea.name }, 'any')
    for (const way of tale.ways)
      for (const { text } of way.pages) {
        // Most paragraphs are shared by all ways of an idea.
        if (read.has(`${owner} ${text}`)) continue
        read.add(`${owner} ${text}`)
        for (const stretch of stretchesOf(parseTemplate(text)))
          for (const { run, other } of runs.add(words(stretch.toLowerCase()), owner))
            faults.add(`${nameOf(tale, way.name)} shares “${run}” with ${other}`)
      }
  }
  return [...faults]
}

interface Run {
  words: string[]
  at: number
  owner: string
}

/** Who has each run of words. Half a million of them: found by the numbers of their words, as text they would take seconds. */
function openRuns() {
  const numbers = new Map<string, number>()
  const known = new Map<number, Run>()
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? Math.imul(numbers.size + 1, 0x9e3779b1)
    numbers.set(word, number)
    return number
  }
  const placeOf = (run: Run, key: number): number => {
    const there = known.get(key)
    return there === undefined || isSame(there, run) ? key : placeOf(run, key + 1)
  }
  return {
    /** Remembers the runs in a row of words, and returns those that another has already. */
    add(row: string[], owner: string): { run: string; other: string }[] {
      const ids = row.map(numberOf)
      const shared: { run: string; other: string }[] = []
      for (let at = 0; at + OWN_RUN <= row.length; at += 1) {
        let key = 0
        for (let next = at; next < at + OWN_RUN; next += 1)
          key = Math.imul(key ^ (ids[next] ?? 0), 0x01000193)
        const run = { words: row, at, owner }
        const place = placeOf(run, key)
        const other = known.get(place)?.owner
        if (other && other !== owner) shared.push({ run: row.slice(at, at + OWN_RUN).join(' '), other })
        known.set(place, run)
      }
      return shared
    },
  }
}

function isSame(one: Run, other: Run): boolean {
  for (let at = 0; at < OWN_RUN; at += 1)
    if (one.words[one.at + at] !== other.words[other.at + at]) return false
  return true
}

/** The stretches of words that are together in every telling; a placeholder for a name is one word. */
function stretchesOf(template: Template): string[] {
  const stretches: string[] = []
  let stretch = ''
  for (const part of template) {
    if (typeof part === 'string') stretch += part
    else if ('fact' in part) stretch += 'x'
    else {
      stretches.push(stretch, ...stretchesOf(part.chosen), ...stretchesOf(part.otherwise))
      stretch = ''
    }
  }
  return [...stretches, stretch]
}

const MIA: StoryChild = { name: 'Mia', gender: 'female', description: '', wheelchair: false }
const THEO: StoryChild = { name: 'Theo', gender: 'male', description: '', wheelchair: false }
const WHEELED: StoryChild = { ...THEO, wheelchair: true }
const LEO: StoryChild = { name: 'Leo', gender: 'male', description: '', wheelchair: false }
const OTHERS: StoryChild[] = [
  LEO,
  { name: 'Ana', gender: 'female', description: '', wheelchair: true },
  { name: 'Bo', gender: 'male', description: '', wheelchair: false },
]
const SHOWN = 'curly red hair, glasses, yellow boots, has a dog named Momo, a stuffed rabbit'
/** The same child for the same words, because what they say is found once for each child. */
function describedAs(description: string): StoryChild {
  const known = described.get(description) ?? { ...MIA, description }
  described.set(description, known)
  return known
}
const described = new Map<string, StoryChild>()
const TEAPOT: TaleTwist = {
  indefinite: 'a teapot',
  definite: 'the teapot',
  head: 'teapot',
  many: false,
  pronoun: 'it',
  odd: 'was afraid of Tuesdays',
}

function faultsOfWay(tale: Tale, way: Way): string[] {
  const at = nameOf(tale, way.name)
  if (way.pages.length !== tale.paragraphCount)
    return [`${at}: ${way.pages.length} paragraphs instead of ${tale.paragraphCount}`]
  try {
    return [...faultsOfWords(tale, way), ...faultsOfNotes(tale, way)].map((fault) => `${at}: ${fault}`)
  } catch (cause) {
    return [`${at}: ${cause instanceof Error ? cause.message : cause}`]
  }
}

function faultsOfWords({ idea, paragraphCount }: Tale, way: Way): string[] {
  const twist = way.name === 'twist' ? TEAPOT : undefined
  const told = (...children: StoryChild[]) => wordsOf(way, children, twist).paragraphs
  const tellings = [
    told(MIA),
    told(THEO, ...OTHERS),
    told(describedAs(SHOWN)),
    told(WHEELED, LEO),
    ...samplesOf(way.name).map((description) => told(describedAs(description))),
  ]
  const wanted = wordsFor(idea.ageGroup, paragraphCount)
  // Three more names do not count as story.
  const counts = [told(MIA), told(THEO, LEO)].map((paragraphs) => words(paragraphs.join(' ')).length)
  const off = counts.find((count) => Math.abs(count / wanted - 1) > OFF_LENGTH)
  const grade = Math.max(...tellings.map((paragraphs) => gradeOf(paragraphs.join(' '))))
  const { hardestGrade } = AGE_GROUP_INFO[idea.ageGroup]
  const [, together = []] = tellings
  const [first, last] = [way.pages[0], way.pages.at(-1)]
  return [
    ...(off === undefined ? [] : [`${off} words instead of about ${wanted}`]),
    ...(grade > hardestGrade ? [`grade ${grade.toFixed(1)} is over ${hardestGrade}`] : []),
    ...(together.join(' ').includes('Leo, Ana and Bo') ? [] : ['brothers and sisters have no part']),
    ...(/\{child/i.test(first?.text ?? '') && /\{child/i.test(last?.text ?? '')
      ? []
      : ['the first or last paragraph does not name the child']),
    ...way.pages.flatMap(({ text }) => STOCK.exec(text)?.[0] ?? []).map((worn) => `worn: “${worn}”`),
    ...way.pages.flatMap(({ text }) =>
      /["]|(?<=\p{L})'(?=\p{L})/u.test(text.replace(/\{[^{}]*\}/g, '')) ? ['straight quotes'] : [],
    ),
    ...new Set(tellings.flat().flatMap(slipOf)),
    ...faultsOfKind(way),
  ]
}

const SLIPS = / [,.!?;]|\s{2}|[{}|]|,,|“”|\.{2}(?!\.)|\p{Ll}[.,!?;:”]\p{L}/u
const slipOf = (paragraph: string) => {
  const slip = SLIPS.exec(paragraph)
  return slip
    ? [`signs: …${paragraph.slice(Math.max(0, slip.index - 20), slip.index + slip[0].length + 20)}…`]
    : []
}

/** Bonds to somebody who is not in the picture, and to oneself. */
const boundToNobody = ({ present }: SceneNote, known: readonly string[]): string[] =>
  present.flatMap(({ who, bond }) => {
    if (!bond) return []
    const isThere = present.some((other) => other.who === bond.to && other.who !== who)
    return (known.includes(bond.to) || NEEDS_SOMEBODY.has(bond.how)) && !isThere ? [bond.to] : []
  })
const NEEDS_SOMEBODY: ReadonlySet<HowBound> = new Set<HowBound>(['kissing', 'hand-in-hand'])

function faultsOfNotes({ idea }: Tale, way: Way): string[] {
  const known = ['child', ...idea.helpers.map(({ id }) => id), ...(way.name === 'twist' ? ['thing'] : [])]
  return way.pages.flatMap(({ note }, index) => {
    const before = way.pages[index - 1]?.note
    const things = [
      ...note.props,
      ...note.present.flatMap(({ holding, bond }) => [holding, bond?.to]),
    ].filter((thing) => thing !== undefined)
    const unknown = things.filter((thing) => /[{}]/.test(thing.replace(/\{(?:pet|toy|vehicle|thing)\}/g, '')))
    const strangers = note.present.map(({ who }) => who).filter((who) => !known.includes(who))
    const goesBack = before && TIMES_OF_DAY.indexOf(note.timeOfDay) < TIMES_OF_DAY.indexOf(before.timeOfDay)
    const [does, did] = [note, before].map((each) => each?.present.find(({ who }) => who === 'child')?.action)
    return [
      ...unknown.map((thing) => `“${thing}” has no place in picture ${index + 1}`),
      ...strangers.map((who) => `nobody is “${who}” in picture ${index + 1}`),
      ...boundToNobody(note, known).map((to) => `“${to}” is not there to be touched in picture ${index + 1}`),
      ...(goesBack ? [`the hour goes back in picture ${index + 1}`] : []),
      ...(does && does === did ? [`the child is ${does} twice in a row in picture ${index + 1}`] : []),
    ]
  })
}
