import { figureOf } from '../figures.ts'

export type Want = 'fear' | 'want' | 'love' | 'power' | 'lack' | 'lost' | 'think' | 'does' | 'plain' | 'note'

/** What a parent's plot-twist seed says: a small somebody, and what it wants or fears. */
export interface Twist {
  /** With its article: "a teapot". */
  name: string
  /** The noun alone: "teapot". */
  head: string
  many: boolean
  want: Want
  /** What is wanted, feared, lost …, in the first person. */
  object: string
  /** The seed, cleaned of signs. */
  raw: string
}

const LONGEST_NOTE = 140
const OPENERS =
  /^(?:please |maybe |perhaps |and |what if |what about |how about |imagine |there (?:is|are|was|were) |there's |include |add |with |featuring |they (?:find|meet|discover|see) |(?:he|she) (?:finds|meets|discovers|sees) |finds |meets |a story (?:about|with) |something about |about )+/i
const DETERMINER =
  /^(?:an?|the|all the|some|many|one|two|three|four|five|six|seven|my|our|his|her|their|grandma's|grandpa's|mom's|dad's|[\p{Lu}][\p{L}]+'s)\b/iu
const VERBS =
  "(?:is |are |was |were )?(?:so )?(?:very )?(?:afraid|scared|frightened|terrified) of|wants?|wanted|wishes|longs|dreams of|dream of|hopes|loves?|likes?|can't|cannot|can not|could not|couldn't|never|doesn't|does not|don't|can|could|has lost|have lost|lost|thinks?(?: that)?|believes?(?: that)?|pretends? to be"
/** "a lost echo that wants …" is an echo, not something that lost one. */
const SOMEBODY_WANTS = new RegExp(
  `^((?:(?:an?|the|some|two|three) )?(?:lost )?\\S.*?)\\s+(?:(?:that|who|which)\\s+)?(${VERBS})\\s+(.+)$`,
  'i',
)
const SOMEBODY_WHO = /^(.*?)\s+(?:that|who|which)\s+(.+)$/i
const SOMEBODY_IS = /^(.*?)\s+(?:is|are|was|were|turns? out to be|turned out to be|becomes?|became)\s+(.+)$/i
const ACTS =
  'turn|fall|fly|sing|dance|talk|speak|steal|eat|hide|come|wake|run|grow|shrink|disappear|vanish|break|melt|sneeze|snore|write|go|forget|keep|live|bark|meow|cry|laugh|follow|open|close|start|stop|jump|walk|swim|sleep|get|make|take|bring|play|swallow|have|refuse|return|arrive|send|tell|collect|borrow|float|roll'
const PAST: Record<string, string> = {
  fell: 'fall',
  flew: 'fly',
  sang: 'sing',
  spoke: 'speak',
  stole: 'steal',
  ate: 'eat',
  hid: 'hide',
  came: 'come',
  woke: 'wake',
  ran: 'run',
  grew: 'grow',
  shrank: 'shrink',
  broke: 'break',
  wrote: 'write',
  went: 'go',
  forgot: 'forget',
  kept: 'keep',
  swam: 'swim',
  slept: 'sleep',
  got: 'get',
  made: 'make',
  took: 'take',
  brought: 'bring',
  had: 'have',
  sent: 'send',
  told: 'tell',
}
const SOMEBODY_ACTS = new RegExp(
  `^(.*?)\\s+((?:(?:${ACTS})(?:s|es)?|flies|cries|has|${Object.keys(PAST).join('|')}|(?:${ACTS})e?d|hiding|stopped)\\b.*)$`,
  'i',
)
const NO_NAME = /\b(?:i|we|they|he|she|it|everyone|everything|nobody|is|are|turns?|falls?|goes|and)\b/i

/** Reads a seed; text that has no plain shape is kept whole, as a note that the children find. Empty text is no twist. */
export function twistOf(seed: string): Twist | undefined {
  const raw = cleaned(seed)
  if (!raw) return undefined
  const text = (raw.replace(OPENERS, '').split(/[.;!?]/)[0] ?? '').trim()
  const found = /^\p{L}/u.test(text) && /[a-z]/i.test(text) ? somebodyIn(text, raw) : undefined
  return (
    found ?? {
      name: 'a folded note',
      head: 'note',
      many: false,
      want: 'note',
      object: '',
      raw: noteOf(text || raw),
    }
  )
}

/** What the note says: the first sentence, cut at a word where it is long. */
function noteOf(text: string): string {
  if ([...text].length <= LONGEST_NOTE) return text
  const cut = [...text].slice(0, LONGEST_NOTE).join('')
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`
}

const cleaned = (seed: string) =>
  [...seed]
    .map((char) => (char < ' ' ? ' ' : char))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/[“”"<>{}[\]|~^¶]/g, '')
    .replace(/’/g, "'")
    .trim()
    .replace(/[.!?,;:]+$/, '')

function somebodyIn(text: string, raw: string): Twist | undefined {
  const [, wanting, verb = '', rest = ''] = text.match(SOMEBODY_WANTS) ?? []
  if (wanting)
    return built(wanting, wantOf(verb.toLowerCase().trim()), objectOf(verb.toLowerCase().trim(), rest), raw)
  const [, doing, does = ''] = text.match(SOMEBODY_WHO) ?? []
  if (doing) return built(doing, 'does', inFirstPerson(does), raw)
  const [, being, what = ''] = text.match(SOMEBODY_IS) ?? []
  if (being) return built(being, 'think', what, raw)
  const [, acting, act = ''] = text.match(SOMEBODY_ACTS) ?? []
  if (acting) return built(acting, 'does', inFirstPerson(present(act)), raw)
  return built(text, 'plain', '', raw)
}

function wantOf(verb: string): Want {
  if (/afraid|scared|frightened|terrified/.test(verb)) return 'fear'
  if (/^(?:want|wish|long|hope|dream)/.test(verb)) return 'want'
  if (/^(?:love|like)/.test(verb)) return 'love'
  if (/^(?:can't|cannot|can not|could not|couldn't)/.test(verb)) return 'lack'
  if (/^(?:never|doesn't|does not|don't)/.test(verb)) return 'does'
  if (/^(?:can|could)/.test(verb)) return 'power'
  return /lost/.test(verb) ? 'lost' : 'think'
}

function objectOf(verb: string, rest: string): string {
  if (/^never/.test(verb)) return `never ${baseForm(rest)}`
  if (/^do/.test(verb)) return `do not ${rest}`
  return /^(?:think|believe|pretend)/.test(verb) ? rest.replace(/^(?:it|he|she) is |^they are /i, '') : rest
}

/** "turned into jelly" as "turn into jelly". */
const present = (act: string) =>
  act.replace(/^\p{L}+/u, (verb) => {
    const known = PAST[verb.toLowerCase()]
    if (known) return known
    if (!/ed$/i.test(verb)) return verb
    const [bare, short] = [verb.slice(0, -2), verb.slice(0, -1)]
    return new RegExp(`^(?:${ACTS})$`, 'i').test(bare)
      ? bare
      : /(.)\1$/.test(bare)
        ? bare.slice(0, -1)
        : short
  })

const inFirstPerson = (does: string) =>
  /^(?:is|are|was|has) /i.test(does)
    ? does.replace(/^(?:is|are|was) /i, 'am ').replace(/^has /i, 'have ')
    : baseForm(does)

function built(name: string, want: Want, object: string, raw: string): Twist | undefined {
  const [core = ''] = name.split(
    /\s+(?:the size of|with|in|on|under|from|of|made|full|inside|behind|at|for|called|named)\s+/i,
  )
  const nouns = core.replace(/,.*$/, '').trim().split(/\s+/)
  if (
    !nouns[0] ||
    core.trim().replace(DETERMINER, '').trim() === '' ||
    nouns.length > 5 ||
    NO_NAME.test(core)
  )
    return undefined
  const isName = !DETERMINER.test(core.trim()) && nouns.every(isCapitalized) && !figureOf(core)
  const head = isName ? nouns.join(' ') : (nouns.at(-1) ?? '').toLowerCase()
  const many =
    !isName &&
    ((/s$/.test(head) && !/(?:ss|us|is|'s)$/.test(head)) ||
      /^(?:mice|geese|sheep|people|children|teeth|socks)$/.test(head))
  return {
    name: isName ? name.trim() : withArticle(name.trim(), many),
    head,
    many,
    want,
    object: many ? mine(object).replace(/^am /, 'are ') : mine(object),
    raw,
  }
}

const isCapitalized = (word: string) => /^\p{Lu}/u.test(word)

function withArticle(name: string, many: boolean): string {
  const full = DETERMINER.test(name) ? name : `${many ? 'some' : 'a'} ${lowerStart(name)}`
  return full.replace(/^(The|An?|Some|All|Two|Three|My|Our) /, (word) => word.toLowerCase())
}

const lowerStart = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const mine = (text: string) =>
  text
    .replace(/\b(?:its|his|her|their)\b/gi, 'my')
    .replace(/\b(?:itself|himself|herself|themselves)\b/gi, 'myself')
    .trim()

const baseForm = (text: string) =>
  text.replace(/^\p{L}+/u, (verb) => {
    if (/(?:ch|sh|ss|x|o)es$/.test(verb)) return verb.slice(0, -2)
    if (/ies$/.test(verb)) return `${verb.slice(0, -3)}y`
    return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb
  })
