import { baseOf, isPastOfItsOwn, VERBS_OF_THEIR_OWN } from '../past-tense.ts'

export const DETERMINER =
  /^(?:an?|the|all the|some|many|\d+|one|two|three|four|five|six|seven|my|our|his|her|their|[\p{Lu}][\p{L}]+'s)\b/iu
const RELATIVE = /^(?:that|which|who|whose)$/
const AUXILIARY =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|must|may|might|does|do|did|never)$|^cannot$|n't$/
/** As after “can the moon …”. */
const BARE = /^(?:come|visit|appear|join)$/
const ADVERB =
  /^(?:secretly|really|actually|suddenly|only|just|always|still|also|even|simply|sometimes|often|once|then|all)$/

/** Regular verbs that parents use. */
const REGULAR = new Set(
  `accept act admit admire agree allow answer appear apologize argue arrive ask attack babysit bake bark beg believe belong
  blame blink blush boil borrow bounce breathe burn call carry cause change charge chase cheat check cheer chew clean climb
  close collect complain confess cook copy cough count cover crash crawl cry cuddle dance dare decide decorate deliver
  demand depend deserve disappear discover dissolve dodge doze drag drip drop drown dry earn end enjoy enter erase escape
  expect explain explode explore faint fear fetch fill fix float follow glow glue grant greet grumble guard guess guide
  happen hate haunt heal help hiccup hire hop hope hug hum ignore imagine improve include insist invent invite itch join
  juggle jump kiss knock land last laugh learn like limp listen live lock look love march marry mean melt mend mind miss
  moan move need nod notice obey offer open order owe own pack paint panic pause peel perform plan plant play point polish
  pop practice pretend promise protect pull push rain reach receive recognize refuse remain remember repair reply rescue
  rest retire return reveal roar roll rule rush sail save scare scream search seem serve share shiver shout show shrink shrug
  sigh slip smile snatch sneeze sniff snore snow solve sound spill splash sprout stare start stay step stop store stumble
  succeed suffer surprise swallow switch talk tame taste thank tickle tiptoe touch trade transform travel treat trick trip
  trust try tumble turn twinkle twist type unlock use vanish visit vote wait walk wander want warn wash waste watch water
  wave whisper whistle wink wish wonder work worry yawn yell`.split(/\s+/),
)
/** These say what a thing is called or made of, not what it does. */
const PARTICIPLE = /^(?:called|named|made|known)$/
const MANY = /(?:[^s]s|children|people|mice|geese|teeth|men|women|feet)$/

/** The subject of a sentence without its openers, up to the first verb or relative word; without either it is the name alone. */
export function somebodyIn(text: string): string {
  const words = text.split(' ')
  const from = /^all the /i.test(text) ? 3 : DETERMINER.test(text) ? afterParticiples(words) : 1
  const verb = words.findIndex((_, at) => at >= from && isWhatItDoes(words, at))
  return verb < 0 ? text : words.slice(0, verb).join(' ')
}

/** “a lost left sock”: what stands between an article and its noun is no verb, though it may look like one. */
function afterParticiples(words: readonly string[]): number {
  let from = 2
  while (from < words.length && /^an?$/i.test(words[0] ?? '') && isPastOfItsOwn(plain(words[from - 1])))
    from += 1
  return from
}

/** What a sentence says of its subject. */
export function afterSomebody(point: string): string {
  const name = somebodyIn(point)
  return point.slice(point.indexOf(name) + name.length).trim()
}

function isWhatItDoes(words: readonly string[], at: number): boolean {
  const word = plain(words[at])
  if (RELATIVE.test(word)) return true
  return ADVERB.test(word)
    ? at + 1 < words.length && isWhatItDoes(words, at + 1)
    : isFiniteVerb(word, plain(words[at - 1]))
}

/** Whether a word is a verb right after its subject: “eats”, “has”. */
export const isDone = (word: string): boolean =>
  /^(?:is|are|has|have)$/i.test(word) || (/s$/i.test(word) && isVerb(baseOf(word.toLowerCase())))

const plain = (word = '') => word.toLowerCase().replace('’', "'").replace(/,$/, '')

const isVerb = (base: string) => REGULAR.has(base) || VERBS_OF_THEIR_OWN.has(base)

/** Whether a word is a verb whose subject is the word before: “leads”, “led”, and “lead” after a plural. */
function isFiniteVerb(word: string, before: string): boolean {
  if (PARTICIPLE.test(word)) return false
  if (AUXILIARY.test(word) || BARE.test(word) || isPastOfItsOwn(word)) return true
  const base = baseOf(word)
  if (base !== word && isVerb(base)) return true
  if (/ed$/.test(word))
    return isVerb(word.slice(0, -2)) || isVerb(word.slice(0, -1)) || isVerb(undoubled(word))
  return isVerb(word) && MANY.test(before)
}

/** “stopped” and “cried” as “stop” and “cry”. */
const undoubled = (word: string) => word.replace(/ied$/, 'y').replace(/(.)\1ed$/, '$1')
