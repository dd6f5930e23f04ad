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
  /^(?:an?|the|some|one|two|three|four|five|six|seven|my|our|his|her|their|grandma's|grandpa's|mom's|dad's|[\p{Lu}][\p{L}]+'s)\b/iu
const VERBS =
  "(?:is |are |was |were )?(?:so )?(?:very )?(?:afraid|scared|frightened|terrified) of|wants?|wanted|wishes|longs|dreams of|dream of|hopes|loves?|likes?|can't|cannot|can not|could not|couldn't|never|doesn't|does not|don't|can|could|has lost|have lost|lost|thinks?(?: that)?|believes?(?: that)?|pretends? to be"
const SOMEBODY_WANTS = new RegExp(`^(.*?)\\s+(?:(?:that|who|which)\\s+)?(${VERBS})\\s+(.+)$`, 'i')
const SOMEBODY_WHO = /^(.*?)\s+(?:that|who|which)\s+(.+)$/i
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
      raw: [...raw].slice(0, LONGEST_NOTE).join(''),
    }
  )
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

const inFirstPerson = (does: string) =>
  /^(?:is|are|was|has) /i.test(does)
    ? does.replace(/^(?:is|are|was) /i, 'am ').replace(/^has /i, 'have ')
    : baseForm(does)

function built(name: string, want: Want, object: string, raw: string): Twist | undefined {
  const [core = ''] = name.split(
    /\s+(?:with|in|on|under|from|of|made|full|inside|behind|at|for|called|named)\s+/i,
  )
  const nouns = core.replace(/,.*$/, '').trim().split(/\s+/)
  if (!nouns[0] || nouns.length > 5 || NO_NAME.test(core)) return undefined
  const head = (nouns.at(-1) ?? '').toLowerCase()
  const many =
    (/s$/.test(head) && !/(?:ss|us|is)$/.test(head)) ||
    /^(?:mice|geese|sheep|people|children|teeth|socks)$/.test(head)
  const full = DETERMINER.test(name.trim()) ? name.trim() : `${many ? 'some' : 'a'} ${name.trim()}`
  const article = full.replace(/^(The|An?|Some|Two|Three|My|Our) /, (word) => word.toLowerCase())
  return { name: article, head, many, want, object: mine(object), raw }
}

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
