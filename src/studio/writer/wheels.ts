import type { Hero } from './plan.ts'

/** Words that a wheelchair user does not do. */
const ON_FOOT =
  /\b(?:climb(?:ed|s)?|ran|runs?|running|walk(?:ed|s|ing)?|jump(?:ed|s)?|hop(?:ped|s)?|hopping|skip(?:ped)?|tiptoe[ds]?|leap(?:ed)?|stood|stand(?:s|ing)?|kick(?:ed)?|crouch(?:ed)?|kneel|knelt|on all fours|stairs|ladder|step(?:ped)?|toes?|heels?|(?:one|left|right|both|two|his|her|a) (?:leg|legs|foot|feet)|knees|shoes were|stamp(?:ed)?|wriggled in|crawl(?:ed)?)\b/i

const INSTEAD: [RegExp, string][] = [
  [/\bclimbed (?=into bed|in\b)/g, 'got '],
  [/\bclimbed up\b/g, 'rolled up'],
  [/\b(?:climbed|stepped|walked|hopped|ran|jumped|leaped)\b/g, 'rolled'],
  [/\b(?:climb|walk|run|step)\b/g, 'roll'],
  [/\bstood still\b/g, 'held still'],
  [/\b(?:stood up|got up)\b/g, 'sat up'],
  [/\bstood\b/g, 'waited'],
  [/\b(?:crouched|knelt) down\b/g, 'leaned down'],
  [/\bgot down on (?:his|her) (?:hands and knees|tummy)\b/g, 'leaned far over'],
  [/\b(?:sat|lay) down on the ground\b/g, 'stopped'],
  [/\bstamped\b/g, 'clapped'],
]

/** The lines that suit the children who act in them: where a child uses a wheelchair, those that say nothing of feet. */
export function linesForWheels(lines: readonly string[], actor: Hero, heroes: Hero[]): readonly string[] {
  const rolling = ['h', 's', 'r', 'a'].filter((_, i) => (i === 3 ? actor : heroes[i])?.wheelchair)
  if (rolling.length === 0) return lines
  const about = new RegExp(`\\{[${rolling.join('')}k${rolling.join('').toUpperCase()}K][.}]`)
  const fitting = lines.filter((line) => line.includes('<w ') || !about.test(line) || !ON_FOOT.test(line))
  return fitting.length > 0 ? fitting : lines
}

/** The same text with rolling in place of walking, in the sentences about a child who uses a wheelchair. */
export function onWheels(sentence: string, heroes: Hero[]): string {
  const about = heroes.some((hero) => hero.wheelchair && sentence.includes(hero.sign))
  const alone = heroes.length === 1 && heroes[0]?.wheelchair && /^(?:He|She)\b/.test(sentence)
  return about || alone
    ? INSTEAD.reduce((text, [walk, roll]) => text.replace(walk, roll), sentence)
    : sentence
}
