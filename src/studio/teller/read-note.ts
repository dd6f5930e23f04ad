import {
  ACTIONS,
  BONDS,
  FEELINGS,
  type Presence,
  type SceneNote,
  SETTINGS,
  TIMES_OF_DAY,
  VIEWS,
  WEATHERS,
} from '../../shared/stories/scene.ts'

/** A line of words with the lines of its picture note. */
export interface Block {
  text: string
  notes: string[]
}

/** The lines of words, each with the `@` lines under it. Throws for a note without a line of words. */
export function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = []
  for (const line of lines.map((each) => each.trim()).filter(Boolean)) {
    if (!line.startsWith('@')) blocks.push({ text: line, notes: [] })
    else if (blocks.length === 0) throw new Error(`a note before the first paragraph: ${line}`)
    else blocks.at(-1)?.notes.push(line.slice(1).trim())
  }
  return blocks
}

/** Reads the `@` lines of one picture: where, who, props. Throws a sentence that says what is wrong. */
export function noteOf([where = '', who = '', ...more]: readonly string[]): SceneNote {
  return { ...placeOf(where), present: presentOf(who), props: propsOf(more.find(isProps) ?? '') }
}

/** A copy of another picture with the given lines changed. */
export function noteLike(other: SceneNote, lines: readonly string[]): SceneNote {
  const where = lines.find((line) => WHERE.test(line))
  const props = lines.find(isProps)
  const [who, ...more] = lines.filter((line) => line !== where && line !== props)
  if (more.length > 0) throw new Error(`one picture too many: “@ ${more[0]}”`)
  return {
    ...other,
    ...(where === undefined ? {} : placeOf(where)),
    ...(who === undefined ? {} : { present: presentOf(who) }),
    ...(props === undefined ? {} : { props: propsOf(props) }),
  }
}

const WHERE = /^([^,:;]+),\s*([^,:;]+),\s*([^,:;]+),\s*([^,:;]+?)(?::\s*(.+))?$/
const isProps = (line: string) => line.startsWith('props:')

function placeOf(where: string): Omit<SceneNote, 'present' | 'props'> {
  const [, setting = '', hour = '', view = '', weather = '', place = ''] = WHERE.exec(where) ?? []
  if (!setting) throw new Error(`“@ ${where}” wants: setting, hour, view, weather: place`)
  return {
    setting: valueNamed(SETTINGS, setting, 'setting'),
    timeOfDay: valueNamed(TIMES_OF_DAY, hour, 'hour'),
    view: valueNamed(VIEWS, view, 'view'),
    weather: valueNamed(WEATHERS, weather, 'weather'),
    place: place || setting.toLowerCase(),
  }
}

const presentOf = (who: string) => who.split(';').map((each) => presenceOf(each.trim()))

const propsOf = (line: string) =>
  line
    .replace(/^props:/, '')
    .split(',')
    .map((prop) => prop.trim())
    .filter(Boolean)

function presenceOf(words: string): Presence {
  const [, who = '', action = '', feeling = '', how, to = '', holding] = PRESENCE.exec(words) ?? []
  if (!who) throw new Error(`“${words}” wants: who doing feeling, perhaps on x, perhaps holding x`)
  return {
    who,
    action: valueNamed(ACTIONS, action, 'doing'),
    feeling: valueNamed(FEELINGS, feeling, 'feeling'),
    ...(holding ? { holding: holding.trim() } : {}),
    ...(how ? { bond: { how: valueNamed(BONDS, how, 'bond'), to: to.trim() } } : {}),
  }
}

/** `nell standing proud on henhouse`, `child carrying happy in boat holding lamp`. */
const PRESENCE = new RegExp(
  `^([a-z0-9-]+)\\s+([a-z-]+)\\s+([a-z]+)(?:,?\\s+(${BONDS.join('|')})\\s+(?:an?\\s+|the\\s+)?(.+?))?(?:,?\\s+holding\\s+(?:an?\\s+)?(.+))?$`,
)

/** The value in the list for a word. Throws a sentence for an unknown word. */
export function valueNamed<Value extends string>(list: readonly Value[], word: string, what: string): Value {
  const found = list.find((each) => each === word.trim())
  if (!found) throw new Error(`“${word.trim()}” is no ${what}`)
  return found
}

/** Runs `read` and adds the place to an error. */
export function atPlace<T>(place: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new Error(`${place}: ${cause instanceof Error ? cause.message : cause}`)
  }
}
