import type { StoryChild } from '../../ports/writer.ts'
import { literally } from '../../shared/kit/literally.ts'
import type { Helper } from '../../shared/stories/scene.ts'
import type { TaleChoice } from './choose.ts'
import { knownOf } from './known-of.ts'

type Gender = 'female' | 'male'

/** Replacement names by first letter: none is frequent among children, and none ends in a hiss. */
const OTHER_NAMES: Record<Gender, readonly string[]> = {
  male: [
    'Alfred Ambrose Barnaby Bertram Clement Cuthbert Dudley Desmond Edgar Egbert Ferdinand Floyd Gilbert Godfrey',
    'Herbert Humphrey Irving Igor Jasper Jerome Konrad Kenneth Leopold Lionel Mortimer Milton Norbert Nigel',
    'Oswald Orville Percival Percy Quentin Quincy Rupert Reginald Sheldon Sigmund Theobald Truman Umberto Ulric',
    'Vernon Virgil Wendell Wilfred Xander Xavier Yorick Yannick Zebulon Zoltan',
  ]
    .join(' ')
    .split(' '),
  female: [
    'Agatha Alma Bertha Bettina Cordelia Clara Dorothea Daphne Edith Elvira Frieda Flora Gertrude Gwendolyn',
    'Henrietta Hattie Irma Imelda Josephine Jemima Katinka Kirsten Lavinia Lorna Mabel Minerva Nettie Nadine',
    'Ophelia Odette Petunia Prudence Queenie Quilla Ramona Rosalind Selma Sybil Thelma Trudy Ursula Una',
    'Velma Verena Winifred Wilma Xenia Ximena Yolanda Yvonne Zelda Zenobia',
  ]
    .join(' ')
    .split(' '),
}
/** Words before a name, and what somebody simply is: a child with such a name shares it with nobody. */
const TITLES =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Sir|Lady|Lord|King|Queen|Prince|Princess|Duke|Captain|Commander|Officer|Private|Professor|Aunt|Uncle|Grandma|Grandpa|Mama|Papa|Dad)$/i
/** Capitalized words that are nobody's name. */
const NO_NAMES = /^(?:April|May|August|Will|I)$/

/**
 * The same tale with other names for characters who share one with a child of the family, its pet or its toy: with two
 * Hugos it is unclear who shouts. The same names are always replaced by the same others, so that a sequel keeps its
 * people.
 */
export function withoutNamesakes({ tale, way }: TaleChoice, children: readonly StoryChild[]): TaleChoice {
  const family = familyNames(children, way.name)
  const text = [way.title, ...way.pages.map((page) => page.text)].join('\n')
  const { helpers } = tale.idea
  const taken = new Set([...family.keys()])
  const renamed = [...family].flatMap(([name, gender]) => {
    const helper = helpers.find((each) => isNamed(each, name))
    if (!helper && !isSomebody(text, name)) return []
    const other = otherName(name, helper?.gender ?? gender, taken, text)
    taken.add(other)
    return [[name, other] as const]
  })
  if (renamed.length === 0) return { tale, way }
  const rename = (words: string) =>
    renamed.reduce((said, [name, other]) => replaced(said, name, other), words)
  const again = (helper: Helper): Helper => ({ ...helper, name: rename(helper.name) })
  return {
    tale: { ...tale, idea: { ...tale.idea, helpers: helpers.map(again) } },
    way: {
      ...way,
      title: rename(way.title),
      pages: way.pages.map(({ text: words, note }) => ({ text: rename(words), note })),
    },
  }
}

/** The names of the family's children, and of the pet and the toy in this way, each as first said. */
function familyNames(children: readonly StoryChild[], way: TaleChoice['way']['name']): Map<string, Gender> {
  const names = new Map<string, Gender>()
  for (const [index, child] of children.entries()) {
    const { pet, petName = '', toy, toyName = '' } = index === 0 ? knownOf(child, way) : {}
    const own = [child.name, child.name.split(' ')[0], pet && petName, toy && toyName]
    for (const name of own)
      if (name && /^\p{Lu}/u.test(name) && !TITLES.test(name) && !names.has(name))
        names.set(name, child.gender)
  }
  return names
}

const whole = (name: string) => `(?<![\\p{L}\\p{N}{])${literally(name)}(?![\\p{L}\\p{N}}])`

const isNamed = (helper: Helper, name: string): boolean => new RegExp(whole(name), 'u').test(helper.name)

/** Whether a text uses this name for somebody: capitalized in mid-sentence, without an article. */
const isSomebody = (text: string, name: string): boolean =>
  !NO_NAMES.test(name) &&
  new RegExp(`(?<=[\\p{Ll},;] )(?<!\\b(?:the|a|an|this|that|in) )${whole(name)}`, 'u').test(text)

/** An unused name with the same letter; else any unused one. */
function otherName(name: string, gender: Gender, taken: ReadonlySet<string>, text: string): string {
  const free = OTHER_NAMES[gender].filter(
    (other) => !taken.has(other) && !new RegExp(whole(other), 'u').test(text),
  )
  const letter = name.charAt(0).normalize('NFD').charAt(0)
  return free.find((other) => other.startsWith(letter)) ?? free[0] ?? name
}

/** Also where it is in capitals. */
const replaced = (text: string, name: string, other: string): string =>
  text
    .replace(new RegExp(whole(name), 'gu'), other)
    .replace(new RegExp(whole(name.toUpperCase()), 'gu'), name.length > 1 ? other.toUpperCase() : other)
