import { parseArgs } from 'node:util'
import { deriveCastSheet } from '../../../domain/characters/derive-cast-sheet.ts'
import type { StoryBrief, StoryChild } from '../../../ports/writer.ts'
import { AGE_GROUPS } from '../../../shared/stories/age-groups.ts'
import type { AuthorStyle, StoryDefinition } from '../../../shared/stories/story-request.ts'
import { THEMES } from '../../../shared/stories/themes.ts'
import { TONE_IDS } from '../../../shared/stories/tones.ts'
import { type Dice, hashOf, seeded } from '../../teller/dice.ts'
import { childrenOf, TWISTS } from '../briefs.ts'

/** The choices in the database. */
export interface Choices {
  lengths: readonly StoryDefinition[]
  authors: readonly AuthorStyle[]
}

/** One story to make, with the length shown for it. */
export interface StoryOrder {
  brief: StoryBrief
  length: StoryDefinition
}

export interface SheetOptions {
  orders: StoryOrder[]
  out: string | undefined
  sound: boolean
}

export const USAGE = `bun run studio [options]
bun run studio check [theme[/ages[/idea]]]           what is wrong with the tales, and what the painter lacks
bun run studio tell theme/ages/idea/6 [way] [--child …] [--twist …]
bun run studio ideas                                 writes the list of all ideas

  --themes a,b       theme ids, or all       --ages 3-5,6-8     age groups, or all
  --tones a,b        tone ids, or all        --authors a,b      author names, or all
  --length a,b       test, short, medium     --seeds 1,2        or 1..12
  --child "Ada, girl, uses a wheelchair, red cap"               again for a brother or sister
  --twist "a teapot that is afraid of Tuesdays"                 an empty one is invented
  --out folder       --no-sound

A story is made of each combination of what is named; what is not named is chosen by the seed.`

const TEXT = { type: 'string' } as const
const OPTIONS = {
  themes: TEXT,
  ages: TEXT,
  tones: TEXT,
  authors: TEXT,
  length: TEXT,
  seeds: TEXT,
  child: { type: 'string', multiple: true },
  twist: TEXT,
  out: TEXT,
  'no-sound': { type: 'boolean' },
} as const

const SEEDS = '1..6'

/** Parses the command's arguments; throws an error that names an unknown one. */
export function sheetOptionsOf(words: readonly string[], { lengths, authors }: Choices): SheetOptions {
  const { values } = parseArgs({ args: [...words], options: OPTIONS })
  const named = {
    theme: listed('theme', values.themes, THEMES, (theme) => theme.id),
    age: listed('age group', values.ages, AGE_GROUPS, String),
    tone: listed('tone', values.tones, TONE_IDS, String),
    author: listed('author', values.authors, authors, (author) => author.name),
    length: listed('length', values.length, lengths, (length) => length.lengthKey),
  }
  const children = values.child?.map(childOf)
  const orders = seedsOf(values.seeds ?? SEEDS).flatMap((seed) =>
    each(named.theme).flatMap((theme) =>
      each(named.age).flatMap((age) =>
        each(named.tone).flatMap((tone) =>
          each(named.author).flatMap((author) =>
            each(named.length).map((length) => {
              const named = [theme?.id, age, tone, author?.name, length?.lengthKey].join()
              const random = seeded(hashOf(named, seed))
              const aTheme = theme ?? random.pick(THEMES)
              return orderOf(
                {
                  seed,
                  theme: aTheme.id,
                  environment: aTheme.environment,
                  ageGroup: age ?? random.pick(AGE_GROUPS),
                  tone: tone ?? random.pick(TONE_IDS),
                  author: author ?? random.pick(authors),
                  children: children ?? childrenOf(random),
                  ...twistOf(values.twist, random),
                },
                length ?? random.pick(lengths),
              )
            }),
          ),
        ),
      ),
    ),
  )
  return { orders, out: values.out, sound: !values['no-sound'] }
}

function orderOf(brief: Omit<StoryBrief, 'paragraphCount'>, length: StoryDefinition): StoryOrder {
  const children = brief.children.map((child) => {
    const castSheet = deriveCastSheet({ ...child, seed: hashOf(child.name) })
    return { ...child, castSheet, wheelchair: castSheet.wheelchair }
  })
  return { brief: { ...brief, children, paragraphCount: length.paragraphCount }, length }
}

/** Undefined stands for a choice left to the seed. */
const each = <T>(list: readonly T[] | undefined): readonly (T | undefined)[] => list ?? [undefined]

function listed<T>(
  noun: string,
  text: string | undefined,
  all: readonly T[],
  idOf: (one: T) => string,
): readonly T[] | undefined {
  if (text === undefined || text === 'all') return text && all
  return text.split(',').map((id) => {
    const found = all.find((one) => idOf(one) === id.trim())
    if (found === undefined)
      throw new Error(`There is no ${noun} “${id.trim()}”: ${all.map(idOf).join(', ')}.`)
    return found
  })
}

function seedsOf(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from, to = from] = part.split('..').map(Number)
    if (from === undefined || to === undefined || !Number.isInteger(from) || !Number.isInteger(to))
      throw new Error(`“${part}” is no seed: say 1,2 or 1..12.`)
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
  })
}

/** A child on the command line: name, girl or boy, and a parent's description. */
export function childOf(text: string): StoryChild {
  const [name = '', gender = '', ...description] = text.split(',').map((part) => part.trim())
  if (!name || !/^(?:girl|boy)$/.test(gender))
    throw new Error(`“${text}” is no child: say "Ada, girl, curly red hair, loves foxes".`)
  return {
    name,
    gender: gender === 'boy' ? 'male' : 'female',
    description: description.join(', '),
    wheelchair: /\bwheelchair\b/i.test(text),
  }
}

/** A third of the stories get a plot twist if none is given. */
function twistOf(said: string | undefined, random: Dice): Pick<StoryBrief, 'writingStyle' | 'customSeed'> {
  const seed = said ?? (random.next() < 1 / 3 ? random.pick(TWISTS) : undefined)
  if (seed === undefined) return { writingStyle: 'normal' }
  return seed ? { writingStyle: 'plot-twist', customSeed: seed } : { writingStyle: 'plot-twist' }
}
