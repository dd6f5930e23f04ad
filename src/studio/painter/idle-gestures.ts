import { literally } from '../../shared/kit/literally.ts'
import type { Action, Presence } from '../../shared/stories/scene.ts'
import type { NamedActor } from './named-actors.ts'

/** Generic actions of a note, each with the words in the paragraph that justify it. */
const SHOWS: Partial<Record<Action, RegExp>> = {
  waving:
    /\b(?:wav|good ?bye|bye|hello|hi\b|good (?:night|morning|evening|day)|call|farewell|shout|greet|here\b|com(?:e|ing)\b|came\b|beckon|stop|left\b|went (?:home|away|off))/i,
  cheering:
    /\b(?:cheer|hurra|hooray|shout|jump|leap|clap|yes\b|won\b|win\b|sang|sing|danc|laugh|arms|roar|cried|goal|threw|all at once|at last|hop)|!/i,
  pointing:
    /\b(?:point|show|there|look|saw|see\b|found|find|this|that|those|where|over|said|ask|count|read|up\b|finger|told|know|knew|called|noticed|heard)/i,
}

/** Actions of arms and legs, matched after a name. */
const DOES: readonly [RegExp, Action][] = [
  [/^(?:knelt|kneeled|crouched|squatted|bent (?:down|over|low)|stooped|got down on)\b/, 'kneeling'],
  [/^(?:hugged|put (?:both|his|her) arms around|threw (?:his|her) arms around|held on to)\b/, 'hugging'],
  [
    /^(?:reached|stretched up|stood on tiptoe|pushed|pressed|pulled|tugged|felt|knocked|turned the)\b/,
    'reaching',
  ],
  [/^(?:crawled|crept)\b/, 'crawling'],
  [/^(?:jumped|hopped|leaped)\b/, 'jumping'],
  [/^(?:danced|twirled|spun|whirled)\b/, 'dancing'],
  [/^(?:whispered)\b/, 'whispering'],
  [
    /^(?:drew|painted|wrote) (?!back|near|breath|in\b|up|out|a (?:deep )?breath|(?:the|his|her) (?:curtain|blanket|hand))/,
    'drawing',
  ],
  [/^(?:lay down|lay) (?:on|flat|in the)\b/, 'lying'],
  [/^(?:threw) (?!open|back|away|up|out|h(?:im|er)self)/, 'throwing'],
]
/** Actions that only replace an unjustified generic one. */
const GOES: readonly [RegExp, Action][] = [
  [/^(?:ran|raced|rushed|hurried)\b/, 'running'],
  [/^(?:walked|went|marched|came|rolled)\b/, 'walking'],
  [/^(?:sat|was sitting)\b/, 'sitting'],
  [/^(?:looked up|gazed up|stared up)\b/, 'looking-up'],
]
const ADVERBS = '(?:only |just |then |quickly |softly |slowly |quietly |now |even |all but )?'

/** The action the text gives somebody by name. */
export const narratedAction = (narration: string, { name }: NamedActor): Action | undefined =>
  doneIn(DOES, narration, name)

/** Whoever waves, cheers or points without the text saying so does what the text says, or stands. */
export function withoutIdleGesture(
  one: Presence,
  paragraph: string,
  narration: string,
  self: NamedActor | undefined,
): Presence {
  const words = SHOWS[one.action]
  if (!words || words.test(paragraph)) return one
  const does = self && doneIn([...DOES, ...GOES], narration, self.name)
  return { ...one, action: does ?? 'standing' }
}

function doneIn(verbs: readonly [RegExp, Action][], narration: string, name: string): Action | undefined {
  const subject = new RegExp(`(?<![\\p{L}’])${literally(name)} ${ADVERBS}(?=\\p{Ll})`, 'gu')
  for (const found of narration.matchAll(subject)) {
    const end = found.index + found[0].length
    const action = verbs.find(([pattern]) => pattern.test(narration.slice(end, end + 60)))?.[1]
    if (action) return action
  }
  return undefined
}
