import { characterIn } from './characters.ts'
import { affirmed } from './clauses.ts'

/** Who a child plays or wishes to be, with an article where it has no name. */
export interface Role {
  role: string
  isWish: boolean
  at: number
}

/** Somebody in up to three words: “a cheetah”, “the bus driver”, “an old sea captain”. */
const SOMEBODY = '((?:an?|the) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]{2,})'
const SELF = "(?:he|she|they)(?:'s| is|'re| are)"
const PLAYS_TO_BE = `(?:pretends?|pretending|(wants?|hopes|hoping)) to be|(?:thinks|imagines|plays|(?:convinced|believes|sure|says|insists|pretends?|pretending)(?: that)?) ${SELF}|(?:plays at|imagines) being|dress(?:es|ed|ing)?(?: up)? (?:as|like)|(dreams of|dreaming of) being`
const BEING = new RegExp(
  `(?<!\\p{L})(?<!n't |never |not )(?:${PLAYS_TO_BE}) ${SOMEBODY}(?=$|[^\\p{L} -]| (?:when|like|most|all|some|every|one day|someday|for|and|who|on|at|in|with|but)(?!\\p{L}))`,
  'iu',
)
/** “is a cat most of the time”. */
const IS_ALL_DAY = new RegExp(
  `(?<!\\p{L})is (?:usually |always |mostly |often )?${SOMEBODY} (?=(?:all day|most (?:days|of the time)|every day|half the time|today)(?!\\p{L}))`,
  'iu',
)
/** What nobody pretends to be, or what a parent says of the child itself. */
const NOBODY =
  /(?: |^)(?:first|best|boss|one|same|only|cent(?:er|re)(?: of attention)?|attention|baby|boy|girl|kid|child|bit|lot|big (?:boy|girl|brother|sister|help)|good|sport|help|winner|loser|last|handful|mess|chatterbox|monster|nightmare|grown[- ]?up|little|idiot|dummy|shy|bad|ugly|stupid|fat|\p{L}+est|(?:picky|fussy|messy|slow|light|bad|bed)[- ]\p{L}+er|worrier|wetter|eater|sleeper|cryer|crier|failure|burden)$/iu

/** Whom children play or wish to be, and parents name without an article. */
const JOBS =
  'vet|doctor|nurse|dentist|surgeon|paramedic|teacher|scientist|inventor|engineer|pilot|sailor|(?:train|bus|truck|lorry|tractor|ambulance|tram|taxi|race car|racing) driver|fire ?(?:fighter|man|woman)|police ?(?:officer|man|woman)|detective|spy|secret agent|judge|lawyer|president|prime minister|king|queen|prince|princess|mayor|chef|baker|waiter|waitress|(?:ice cream )?shop ?keeper|hairdresser|barber|builder|plumber|farmer|gardener|zoo ?keeper|lollipop lady|postman|postwoman|librarian|astronaut|explorer|archaeologist|pala?eontologist|marine biologist|author|writer|pop ?star|rock ?star|actor|actress|ballerina|magician|clown|footballer|cricketer|goalkeeper|athlete|olympian|youtuber|ninja|pirate|knight|wizard|witch|fairy|mermaid|superhero|cowboy|cowgirl|viking(?: warrior)?|dinosaur|dragon|robot|unicorn'
const AT_WORK = new RegExp(
  `(?<!\\p{L})(?:(?:(wants?|hopes?|hoping|dreams?) (?:to be|to become|of being|of becoming) |wants to become (?:an? )?|(future|aspiring|budding|wannabe) )(${JOBS})|(${JOBS}) (one day|some ?day|when (?:he|she|they) grows? up|in the making|in training|wannabe)|(?:plays?|playing|pretends?|pretending|pretends to be) (?:at )?(?:being )?(${JOBS})s?|(${JOBS}) (?:costume|outfit|suit|set|kit))(?!\\p{L})`,
  'iu',
)
const BEASTS =
  'lion|tiger|cheetah|leopard|cat|kitten|dog|puppy|bear|panda|penguin|shark|fox|wolf|rabbit|bunny|monkey|frog|crocodile|owl|bee|ladybird|ladybug|butterfly|horse|pony|cow|reindeer|giraffe|elephant|zebra|kangaroo|koala'
const IN_FUR = new RegExp(`(?<!\\p{L})(${BEASTS}|${JOBS}) (?:costume|onesie)(?!\\p{L})`, 'iu')

/** Who a child pretends or wishes to be, with its position; undefined where there is nobody. */
export function roleIn(text: string): Role | undefined {
  const ends = affirmed({ text, at: 0 }).text.length
  return [beingIn(text), atWorkIn(text), inFurIn(text), characterIn(text)].find(
    (role) => role !== undefined && role.at <= ends,
  )
}

function beingIn(text: string): Role | undefined {
  const found = BEING.exec(text)
  const role = withCapitals((found?.[3] ?? IS_ALL_DAY.exec(text)?.[1] ?? '').toLowerCase())
  if (!role || NOBODY.test(role)) return undefined
  const isWish = (found?.[1] ?? found?.[2]) !== undefined
  return { role, isWish, at: (found ?? IS_ALL_DAY.exec(text))?.index ?? 0 }
}

function atWorkIn(text: string): Role | undefined {
  const found = AT_WORK.exec(text)
  if (!found) return undefined
  const [, wants, future, wished, later, day, played, worn] = found
  const job = wished ?? later ?? played ?? worn ?? ''
  return { role: articled(job), isWish: (wants ?? future ?? day) !== undefined, at: found.index }
}

function inFurIn(text: string): Role | undefined {
  const found = IN_FUR.exec(text)
  return found?.[1] ? { role: articled(found[1]), isWish: false, at: found.index } : undefined
}

/** “firefighter” as “a firefighter”, “president” as “the president”. */
function articled(job: string): string {
  const one = withCapitals(job.toLowerCase())
  if (/^(?:president|prime minister|mayor)$/.test(one)) return `the ${one}`
  return `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`
}

const withCapitals = (somebody: string) =>
  somebody.replace(/\bviking\b/, 'Viking').replace(/\byoutuber\b/, 'YouTuber')
