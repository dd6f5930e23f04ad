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
const PAST =
  'fell|flew|sang|spoke|stole|ate|hid|came|woke|ran|grew|shrank|broke|wrote|went|forgot|kept|swam|slept|got|made|took|brought|had|sent|told|led|shone|taught|built|drank|wore'
const SOMEBODY_ACTS = new RegExp(
  `^(.*?)\\s+(?:(?:${ACTS})(?:s|es)?|flies|cries|has|${PAST}|(?:${ACTS})e?d|hiding|stopped)\\b.*$`,
  'i',
)
const ENDS_ON_BE = /\b(?:is|are|was|were)$/i
const STRAY_ADVERB = new RegExp(`\\s+${ADVERBS}$`, 'i')

/** Who a sentence without its openers is about; one that says nothing of its somebody is the name alone. */
export const somebodyIn = (text: string): string => named(text).replace(STRAY_ADVERB, '')

function named(text: string): string {
  const [, who] = text.match(SOMEBODY_WHO) ?? []
  if (who && !ENDS_ON_VERB.test(who)) return who
  const [, really, what = ''] = text.match(TURNS_OUT) ?? []
  if (really && !WANTS.test(what)) return really
  const [, wanting] = text.match(SOMEBODY_WANTS) ?? []
  if (wanting && !ENDS_ON_BE.test(wanting)) return wanting
  const [, being] = text.match(SOMEBODY_IS) ?? []
  const [, acting] = text.match(SOMEBODY_ACTS) ?? []
  return being || acting || text
}
