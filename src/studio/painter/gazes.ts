import { literally } from '../../shared/kit/literally.ts'
import { findProp } from './figures/props/find-prop.ts'
import type { NamedActor } from './named-actors.ts'

/** Where somebody looks according to the text: at someone present, at the picture's first prop, up or down. */
export type GazeTarget = { who: string } | 'prop' | 'up' | 'down'

const LOOKS =
  '(?:(?:only|just|still|both|all|then) )?(?:leaned (?:over|forward) and )?(?:looked|stared|gazed|peered|blinked|glanced|frowned|bowed|squinted|nodded|smiled|waved|winked|pointed|listened)'
const TO = '(?: (?:down|up|hard|closely|long|once|quickly|back|over))* (?:at|into|to|after)'

/** Who looks at what according to the paragraph; everyone else looks at the last speaker. */
export function narratedGazes(
  paragraph: string,
  narration: string,
  named: readonly NamedActor[],
  first: string | undefined,
): Map<string, GazeTarget> {
  const looks = new Map<string, GazeTarget>()
  const speaker = speakerIn(paragraph, named)
  for (const { who, name } of named) {
    const own = gazeTold(narration, literally(name), named, who, first)
    if (own) looks.set(who, own)
    else if (speaker && speaker !== who) looks.set(who, { who: speaker })
  }
  return looks
}

function gazeTold(
  narration: string,
  own: string,
  named: readonly NamedActor[],
  self: string,
  first: string | undefined,
): GazeTarget | undefined {
  const [, object = ''] = new RegExp(`${own} ${LOOKS}${TO} ([\\p{L}’ -]+)`, 'u').exec(narration) ?? []
  if (object !== '') {
    const other = named.find(({ who, name }) => who !== self && object.startsWith(name))
    if (other) return { who: other.who }
    const words = object
      .replace(/^(?:the|an?|his|her|their|its) /, '')
      .split(' ')
      .slice(0, 3)
    const name = words
      .map((_, at) => findProp(words.slice(0, words.length - at).join(' '))?.name)
      .find(Boolean)
    if (name && first && findProp(first)?.name === name) return 'prop'
    if (/\b(?:sky|stars?|moon|ceiling|roof|sun|clouds?)\b/.test(object)) return 'up'
    if (/\b(?:water|ground|floor|grass|feet|shoes|hole|puddle|pond)\b/.test(object)) return 'down'
  }
  if (new RegExp(`${own} ${LOOKS} up(?! (?:and|to) )\\b`, 'u').test(narration)) return 'up'
  if (new RegExp(`${own} ${LOOKS} down\\b`, 'u').test(narration)) return 'down'
  return undefined
}

/** The last speaker among those present: “… said Mia”, “Mia said”. */
function speakerIn(paragraph: string, named: readonly NamedActor[]): string | undefined {
  const verbs = '(?:said|asked|whispered|called|cried|shouted|answered|explained|told|read|sang)'
  const at = named.map(({ who, name }) => {
    const own = literally(name)
    const found = [...paragraph.matchAll(new RegExp(`” ${verbs} ${own}|${own} ${verbs}(?:,| “|:)`, 'gu'))]
    return { who, at: found.at(-1)?.index ?? -1 }
  })
  const [last] = at.filter((one) => one.at >= 0).sort((a, b) => b.at - a.at)
  return last?.who
}
