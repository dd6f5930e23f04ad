import type { StoryBrief, StoryChild } from '../../ports/writer.ts'
import { AGE_GROUPS } from '../../shared/stories/age-groups.ts'
import { THEMES } from '../../shared/stories/themes.ts'
import { TONE_IDS } from '../../shared/stories/tones.ts'
import { type Dice, seeded } from '../teller/dice.ts'

export const MIA: StoryChild = {
  name: 'Mia',
  gender: 'female',
  description: 'Curly red hair, brave, loves foxes, yellow boots',
  wheelchair: false,
}
export const LEO: StoryChild = {
  name: 'Leo',
  gender: 'male',
  description: 'Short brown hair, round glasses, quiet, builds things with Lego',
  wheelchair: false,
}
export const NOOR: StoryChild = {
  name: 'Noor',
  gender: 'female',
  description: 'Six years old, giggly, wears a long green scarf and sings all day',
  wheelchair: false,
}

const GIRLS = [
  'Mia',
  'Noor',
  'Zoë',
  'Ana',
  'Ivy',
  'Ruth',
  'Saoirse',
  'Lucy',
  'Priya',
  'Élodie',
  'Hana',
  'Iris',
  '王芳',
]
const BOYS = [
  'Leo',
  'Omar',
  'Sam',
  'Theo',
  "O'Neil",
  'Jonas',
  'Kai',
  'Nguyễn',
  'Ravi',
  'Max',
  'Otis',
  'Finn-Ole',
  '李明',
]
const LOOKS = [
  'Curly red hair, brave, loves foxes, yellow boots',
  'Short brown hair, round glasses, quiet',
  'giggly, wears a long green scarf and sings all day',
  'loves trains and counting things',
  'Six years old. Two braids, fast runner, climbs everything',
  'has a toy rabbit called Flop and is afraid of thunder',
  'builds with Lego, black boots',
  'missing front tooth',
  'shy, loves dinosaurs',
  'blue raincoat, reads books under the blanket',
  'blond hair, blue eyes',
  'uses a wheelchair, jokes a lot, red cap',
  'wears a pink hijab, curious, draws all day',
  '',
]
const STYLES = [
  'talks to the reader',
  'nonsense words',
  'gentle irony',
  'lyrical nature',
  'cumulative repetition',
  'dry understatement',
  'folk tale by the fireside',
  'tall tales',
  'theatrical',
  'proverbs',
  'precise observation',
  'objects that speak',
  'questions',
  'lists',
  'rhyme',
  '',
]
export const TWISTS = [
  'a teapot that is afraid of Tuesdays',
  'a dragon who wants to be a dentist',
  'lost pirate socks',
  'the moon can whistle',
  'an umbrella that opens every door',
  'Grandpa’s hat',
  'What if all the stairs turned into jelly?',
  'a cloud who lost its thunder',
  '蓝色的鲸鱼',
  'two snails who think they are racehorses',
  'a very polite volcano',
  'they find a penguin that never stops knitting',
]

/** Mixed inputs such as parents give; the same seed gives the same ones. */
export function briefsOf(count: number, seed: number): StoryBrief[] {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, i) => briefOf(random, i))
}

function briefOf(random: Dice, index: number): StoryBrief {
  const theme = random.pick(THEMES)
  const style = random.pick(STYLES)
  const twist = random.next() < 0.3
  return {
    seed: index + 1,
    children: childrenOf(random),
    theme: theme.id,
    environment: theme.environment,
    tone: random.pick(TONE_IDS),
    ageGroup: random.pick(AGE_GROUPS),
    paragraphCount: random.pick([3, 6, 10]),
    author: { name: '', era: '', style, techniques: style ? [style] : [] },
    writingStyle: twist ? 'plot-twist' : 'normal',
    ...(twist && random.next() < 0.8 ? { customSeed: random.pick(TWISTS) } : {}),
  }
}

/** One to three children, chosen by the seed. */
export function childrenOf(random: Dice): StoryChild[] {
  const names = new Set<string>()
  return Array.from({ length: random.pick([1, 1, 2, 2, 3]) }, () => {
    const gender = random.pick(['male', 'female'] as const)
    const free = (gender === 'male' ? BOYS : GIRLS).filter((name) => !names.has(name))
    const name = random.pick(free)
    names.add(name)
    const description = random.pick(LOOKS)
    return { name, gender, description, wheelchair: description.includes('wheelchair') }
  })
}
