/** Irregular verbs, by every form a parent may type except the past. */
const IRREGULAR: Record<string, string> = {
  am: 'was',
  is: 'was',
  are: 'was',
  has: 'had',
  have: 'had',
  can: 'could',
  will: 'would',
  must: 'had to',
  feed: 'fed',
  dig: 'dug',
  spin: 'spun',
  swing: 'swung',
  set: 'set',
  shut: 'shut',
  sell: 'sold',
  spend: 'spent',
  sweep: 'swept',
  freeze: 'froze',
  choose: 'chose',
  cost: 'cost',
  rise: 'rose',
  fight: 'fought',
  pay: 'paid',
  lay: 'laid',
  sink: 'sank',
  hang: 'hung',
  slide: 'slid',
  stick: 'stuck',
  shoot: 'shot',
  hit: 'hit',
  eat: 'ate',
  fly: 'flew',
  sing: 'sang',
  speak: 'spoke',
  steal: 'stole',
  hide: 'hid',
  come: 'came',
  wake: 'woke',
  run: 'ran',
  grow: 'grew',
  shrink: 'shrank',
  break: 'broke',
  write: 'wrote',
  go: 'went',
  forget: 'forgot',
  keep: 'kept',
  swim: 'swam',
  sleep: 'slept',
  get: 'got',
  make: 'made',
  take: 'took',
  bring: 'brought',
  send: 'sent',
  tell: 'told',
  lead: 'led',
  shine: 'shone',
  teach: 'taught',
  build: 'built',
  drink: 'drank',
  wear: 'wore',
  think: 'thought',
  know: 'knew',
  say: 'said',
  see: 'saw',
  hear: 'heard',
  feel: 'felt',
  find: 'found',
  lose: 'lost',
  give: 'gave',
  buy: 'bought',
  catch: 'caught',
  fall: 'fell',
  hold: 'held',
  leave: 'left',
  meet: 'met',
  read: 'read',
  ride: 'rode',
  sit: 'sat',
  stand: 'stood',
  throw: 'threw',
  understand: 'understood',
  win: 'won',
  blow: 'blew',
  draw: 'drew',
  drive: 'drove',
  put: 'put',
  hurt: 'hurt',
  let: 'let',
  cut: 'cut',
  dream: 'dreamed',
  smell: 'smelled',
  begin: 'began',
  become: 'became',
  bite: 'bit',
  lie: 'lay',
  ring: 'rang',
  do: 'did',
  babysit: 'babysat',
  knit: 'knit',
}

/** The irregular verbs as a parent names them: “fly”. */
export const VERBS_OF_THEIR_OWN: ReadonlySet<string> = new Set(Object.keys(IRREGULAR))

const DENIALS: Record<string, string> = {
  "can't": 'could not',
  cannot: 'could not',
  "won't": 'would not',
  "isn't": 'was not',
  "aren't": 'were not',
  "hasn't": 'had not',
  "haven't": 'had not',
  "doesn't": 'did not',
  "don't": 'did not',
}
const PAST = new Set([
  ...Object.values(IRREGULAR),
  'were',
  'couldn’t',
  "couldn't",
  "didn't",
  "wasn't",
  "weren't",
  "wouldn't",
])

/** Whether a word is the past of an irregular verb: “flew”. */
export const isPastOfItsOwn = (word: string): boolean => PAST.has(word) && !VERBS_OF_THEIR_OWN.has(word)

const ADVERBS =
  /^((?:secretly|really|actually|suddenly|only|just|always|never|still|also|very|even|simply|sometimes|often) )+/i

/** A predicate, e.g. “is afraid of Tuesdays” or “collects spoons”, in the past: “was afraid of Tuesdays”, “collected spoons”. */
export function inThePast(predicate: string, many: boolean): string {
  const adverbs = ADVERBS.exec(predicate)?.[0] ?? ''
  const [verb = '', ...rest] = predicate.slice(adverbs.length).split(' ')
  const low = verb.toLowerCase()
  const denial = DENIALS[low.replace('’', "'")]
  if (denial) return [adverbs + (many ? denial.replace(/^was/, 'were') : denial), ...rest].join(' ')
  const past = pastOf(low)
  const shifted = THOUGHTS.has(past)
    ? rest
        .join(' ')
        .replace(/\b(it|he|she) is\b/, '$1 was')
        .replace(/\b(they|\p{L}+s) are\b/u, '$1 were')
    : rest.join(' ')
  return `${adverbs}${past === 'was' && many ? 'were' : past} ${shifted}`.trim()
}

/** What follows these is in the past too. */
const THOUGHTS = new Set(['thought', 'believed', 'pretended', 'hoped', 'knew', 'dreamed', 'said'])

function pastOf(verb: string): string {
  if (IRREGULAR[verb]) return IRREGULAR[verb]
  if (PAST.has(verb) || /[^aeiou]ed$/.test(verb) || /(?:i|y|e)ed$/.test(verb)) return verb
  const base = baseOf(verb)
  const irregular = IRREGULAR[base] ?? IRREGULAR[verb]
  if (irregular) return irregular
  if (/e$/.test(base)) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return /^[^aeiou]*[aeiou][bdgklmnprt]$|(?:mit|fer|pel|cur|gret)$/.test(base)
    ? `${base}${base.at(-1)}ed`
    : `${base}ed`
}

/** “collects”, “flies” and “watches” as “collect”, “fly” and “watch”. */
export function baseOf(verb: string): string {
  if (/(?:ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2)
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`
  if (/goes$|does$/.test(verb)) return verb.slice(0, -2)
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb
}
