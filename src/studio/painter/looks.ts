import { literally } from '../../shared/kit/literally.ts'
import { findThing } from './figures/props/find-thing.ts'
import type { Named } from './named.ts'

/** Where somebody looks according to the text: at someone present, at the picture's first prop, up or down. */
export type LooksAt = { who: string } | 'thing' | 'up' | 'down'

const LOOKS =
  '(?:(?:only|just|still|both|all|then) )?(?:leaned (?:over|forward) and )?(?:looked|stared|gazed|peered|blinked|glanced|frowned|bowed|squinted|nodded|smiled|waved|winked|pointed|listened)'
const TO = '(?: (?:down|up|hard|closely|long|once|quickly|back|over))* (?:at|into|to|after)'

/** Who looks at what according to the paragraph; everyone else looks at the last speaker. */
export function looksTold(
  paragraph: string,
  told: string,
  named: readonly Named[],
  first: string | undefined,
): Map<string, LooksAt> {
  const looks = new Map<string, LooksAt>()
  const speaker = speakerIn(paragraph, named)
  for (const { who, name } of named) {
    const own = said(told, literally(name), named, who, first)
    if (own) looks.set(who, own)
    else if (speaker && speaker !== who) looks.set(who, { who: speaker })
  }
  return looks
}

function said(
  told: string,
  own: string,
  named: readonly Named[],
  self: string,
  first: string | undefined,
): LooksAt | undefined {
  const [, object = ''] = new RegExp(`${own} ${LOOKS}${TO} ([\\p{L}’ -]+)`, 'u').exec(told) ?? []
  if (object !== '') {
    const other = named.find(({ who, name }) => who !== self && object.startsWith(name))
    if (other) return { who: other.who }
    const words = object
      .replace(/^(?:the|an?|his|her|their|its) /, '')
      .split(' ')
      .slice(0, 3)
    const thing = words
      .map((_, at) => findThing(words.slice(0, words.length - at).join(' '))?.name)
      .find(Boolean)
    if (thing && first && findThing(first)?.name === thing) return 'thing'
    if (/\b(?:sky|stars?|moon|ceiling|roof|sun|clouds?)\b/.test(object)) return 'up'
    if (/\b(?:water|ground|floor|grass|feet|shoes|hole|puddle|pond)\b/.test(object)) return 'down'
  }
  if (new RegExp(`${own} ${LOOKS} up(?! (?:and|to) )\\b`, 'u').test(told)) return 'up'
  if (new RegExp(`${own} ${LOOKS} down\\b`, 'u').test(told)) return 'down'
  return undefined
}

/** The last speaker among those present: “… said Mia”, “Mia said”. */
function speakerIn(paragraph: string, named: readonly Named[]): string | undefined {
  const verbs = '(?:said|asked|whispered|called|cried|shouted|answered|explained|told|read|sang)'
  const at = named.map(({ who, name }) => {
    const own = literally(name)
    const found = [...paragraph.matchAll(new RegExp(`” ${verbs} ${own}|${own} ${verbs}(?:,| “|:)`, 'gu'))]
    return { who, at: found.at(-1)?.index ?? -1 }
  })
  const [last] = at.filter((one) => one.at >= 0).sort((a, b) => b.at - a.at)
  return last?.who
}
