import type { Want } from './seed.ts'

/** Who it is, and what it wants, fears or does, in the first person. */
export interface Clause {
  name: string
  want: Want
  object: string
}

const ADVERBS =
  '(?:secretly|really|actually|suddenly|only|just|always|still|also|so|very|terribly|even|simply)'
const VERBS = `(?:is |are |was |were )?(?:${ADVERBS} )*(?:afraid|scared|frightened|terrified) of|wants?|wanted|wishes|longs|dreams of|dream of|hopes|loves?|likes?|can't|cannot|can not|could not|couldn't|never|doesn't|does not|don't|can|could|has lost|have lost|lost|thinks?(?: that)?|believes?(?: that)?|pretends? to be`
/** "a lost echo that wants …" is an echo, not something that lost one. */
const SOMEBODY_WANTS = new RegExp(
  `^((?:(?:an?|the|some|two|three) )?(?:lost )?\\S.*?)\\s+(?:${ADVERBS} )*(${VERBS})\\s+(.+)$`,
  'i',
)
const WANTS = new RegExp(`^(?:${ADVERBS} )*(${VERBS})\\s+(.+)$`, 'i')
const SOMEBODY_WHO = /^(.*?)\s+(?:that|who|which)\s+(.+)$/i
const ENDS_ON_VERB = new RegExp(`\\b(?:thinks?|believes?|hopes?|wishes|dreams?|${VERBS})$`, 'i')
const TURNS_OUT =
  /^(.*?)\s+(?:turns? out to be|turned out to be|used to be|becomes?|became|(?:is|are|was|were) (?:secretly|actually))\s+(.+)$/i
const SOMEBODY_IS = /^(.*?)\s+(is|are|was|were)\s+(.+)$/i
const ACTS =
  'turn|fall|fly|sing|dance|talk|speak|steal|eat|hide|come|wake|run|grow|shrink|disappear|vanish|break|melt|sneeze|snore|write|go|forget|keep|live|bark|meow|cry|laugh|follow|open|close|start|stop|jump|walk|swim|sleep|get|make|take|bring|play|swallow|have|refuse|return|arrive|send|tell|collect|borrow|float|roll|lead|grant|shine|change|move|whisper|visit|teach|learn|build|cook|paint|drink|bake|climb|wear'
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
  led: 'lead',
  shone: 'shine',
  taught: 'teach',
  built: 'build',
  drank: 'drink',
  wore: 'wear',
}
const SOMEBODY_ACTS = new RegExp(
  `^(.*?)\\s+((?:(?:${ACTS})(?:s|es)?|flies|cries|has|${Object.keys(PAST).join('|')}|(?:${ACTS})e?d|hiding|stopped)\\b.*)$`,
  'i',
)
/** How somebody is or was, rather than what it does: “am lonely”. */
const IS_SO = /^(?:am|are|was|were|have|had) /
const STRAY_ADVERB = new RegExp(`\\s+${ADVERBS}$`, 'i')

/** Reads a sentence without its openers; one that says nothing of its somebody is the name alone. */
export function clauseOf(text: string): Clause {
  const found = read(text)
  const want = found.want === 'does' && IS_SO.test(found.object) ? 'is' : found.want
  return { name: found.name.replace(STRAY_ADVERB, ''), want, object: soon(found.object) }
}

function read(text: string): Clause {
  const [, somebody, who = ''] = text.match(SOMEBODY_WHO) ?? []
  if (somebody && !ENDS_ON_VERB.test(somebody)) {
    const [, verb, rest = ''] = who.match(WANTS) ?? []
    return verb ? wanting(somebody, verb, rest) : { name: somebody, want: 'does', object: inFirstPerson(who) }
  }
  const [, really, what = ''] = text.match(TURNS_OUT) ?? []
  if (really && !WANTS.test(what)) return { name: really, want: 'think', object: what }
  const [, name, verb = '', rest = ''] = text.match(SOMEBODY_WANTS) ?? []
  if (name && !ENDS_ON_BE.test(name)) return wanting(name, verb, rest)
  const [, being, be = '', so = ''] = text.match(SOMEBODY_IS) ?? []
  if (being)
    return /^never\b/i.test(so)
      ? { name: being, want: 'does', object: `${/^w/i.test(be) ? 'was' : 'am'} ${so}` }
      : { name: being, want: 'think', object: so }
  const [, acting, act = ''] = text.match(SOMEBODY_ACTS) ?? []
  if (acting) return { name: acting, want: 'does', object: inFirstPerson(present(act)) }
  return { name: text, want: 'plain', object: '' }
}
const ENDS_ON_BE = /\b(?:is|are|was|were)$/i

function wanting(name: string, verb: string, rest: string): Clause {
  const said = verb.toLowerCase().trim()
  return { name, want: wantOf(said), object: objectOf(said, rest) }
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

const LONG_WINDED = 60
/** What can be said in one breath: the first clause of a long one. */
function soon(object: string): string {
  const whole = object.replace(/,? (?:all along|the whole time|after all|in the end)$/i, '')
  const first = whole.replace(/, (?:and|but|so|because|they|he|she|it) .*$/i, '')
  return first.length <= LONG_WINDED
    ? first
    : first.replace(/(?<=^.{12,}?) (?:because|but|and|so that|until|when) .*$/i, '')
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

const baseForm = (text: string) =>
  text.replace(/^\p{L}+/u, (verb) => {
    if (/(?:ch|sh|ss|x|o)es$/.test(verb)) return verb.slice(0, -2)
    if (/ies$/.test(verb)) return `${verb.slice(0, -3)}y`
    return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb
  })
