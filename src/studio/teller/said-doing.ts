import { inThePast } from './past-tense.ts'

/** What a child does, by the forms in which parents write it. */
const VERBS =
  'acts?|argues?|asks?|babysits?|bakes?|bangs?|bats|believes?|bikes?|bites?|blows|bosses|bounces?|bowls|braids?|checks?|brings?|builds?|burps|calls?|cannot|cares|carries|catches|chases|chats|chatters?|cheers|chews|chooses|claps|cleans?|climbs?|codes?|collects?|comforts|cooks?|copies|counts?|crafts|cries|crochets?|cuddles?|cycles|dances?|daydreams?|decorates|designs|digs?|dives|does|doodles|draws?|dreams?|dresses|drives|drums?|eats?|explores?|fears|feeds?|fidgets|finds?|fishes|fixes|flies|folds|follows?|forgets?|gathers?|gets|giggles|gives?|goes|grows?|hates?|helps?|hides?|hops?|hosts|hugs?|hums?|imagines?|insists|interrupts|invents?|jokes?|hangs|juggles|jumps?|keeps?|kicks?|kisses|knits?|knocks|knows?|laughs?|leads|learns?|licks?|likes?|lines|lives|listens?|loses?|loves?|makes?|measures|mimics|misses|mixes|moves?|names?|narrates|needs?|notices?|owns|paints?|photographs|plants?|organi[sz]es?|performs?|plays?|picks?|practices|practises|prays|prefers|pretends?|protects?|puts?|races|raises?|reads?|recites|remembers?|repairs|rescues?|rides?|roars|rolls|runs?|sails|saves?|says?|scribbles|searches|sells|sets|sews?|shares?|shouts|signs|sings?|skates?|skateboards?|skips|skis|sleeps?|slurps|smiles?|snores|snuggles|solves|sorts|speaks?|spells|spends|spins?|spots|squeals|sits?|stargazes|stops?|stays?|holds?|looks?|stands?|splashes|stacks?|stomps|strums|studies|sucks?|surfs|swaps|swims?|swings?|takes?|talks?|teaches|tells?|thinks?|throws?|tidies|tinkers?|toots|trains|translates?|treats|tries|turns|twirls|types|understands|uses|wakes?|walks?|wants?|washes|watches|waters|waves?|wears|whispers?|whistles?|wiggles|wins|wonders?|worries|wrestles|writes?|yells|adores?|enjoys?|can(?:no|.)t|doesn.t|has'
const ADVERBS =
  '(?:(?:always|never|really|often|also|still|very|so|usually|secretly|only|just|sometimes|constantly|happily|a bit|a little|quite|extremely|super) )*'
const DOES = new RegExp(`^${ADVERBS}(?:${VERBS})(?![\\p{L}-])`, 'iu')
/** Words that are as often things: “swings and slides”, “trains”. */
const THINGS_TOO =
  'bats|bikes|books|bowls|crafts|designs|drums|hugs|jokes|kisses|paints|plants|races|rolls|skateboards|skis|slides|stacks|swings|trains|waves|wins'
const THINGS = new RegExp(
  `^(?:${THINGS_TOO})(?:$| and (?!(?:${VERBS})(?! ?\\p{L}))| and (?:${THINGS_TOO})$)`,
  'iu',
)
/** A bare verb is one before what it is done to; “pretend shopkeeper” is somebody. */
const BARE_BEFORE_A_NOUN =
  /^(?:act|ask|bake|bike|bounce|braid|build|clean|climb|code|cook|count|dance|dig|draw|dream|drum|eat|explore|find|hop|hug|invent|joke|jump|kick|knit|laugh|look|move|paint|plant|play|pretend|read|rescue|ride|run|save|share|sing|skate|skateboard|sleep|smile|speak|spin|stack|stop|swim|swing|talk|think|walk|wave|write|whistle) (?!(?:an?|the|his|her|it|them|on|in|to|at|with|up|out|about|like|all|every\p{L}*|and|well|non-?stop)\b)/iu
const AND_DOES = new RegExp(
  ` and ((?:${VERBS})s?)\\s(them|it|the|her|his|a|an|on|in|to|at|with|up|out|everything)\\b`,
  'iu',
)

/** Whether a clause begins with what a child does: “draws cats”, and not “drama queen” or “slides and roundabouts”. */
export const isDoing = (text: string): boolean =>
  DOES.test(text) &&
  !THINGS.test(text) &&
  !BARE_BEFORE_A_NOUN.test(text) &&
  !/^(?:always|never|forever) \p{L}+ing\b/iu.test(text)

/** What a child does, in the past: “picks up worms and keeps them” as “picked up worms and kept them”. */
export function doneIn(text: string): string {
  const meant = MEANT.reduce((said, [pattern, words]) => said.replace(pattern, words), text)
  const past = inThePast(meant.replace(/\bcan't\b/, 'cannot'), false)
  return past
    .replace(AND_DOES, (_, verb: string, rest: string) => ` and ${inThePast(verb, false)} ${rest}`)
    .replace(
      /^wanted to be (?=(?:\p{Ll}+(?:er|or|ist|ian|man)|vet|chef|nurse|pilot|spy|astronaut)s?\b)/u,
      (wish) => (/s$/.test(past) ? wish : `${wish}${/^[aeiou]/.test(past.slice(wish.length)) ? 'an' : 'a'} `),
    )
}

/** What is worth another word: “lost everything” would be a sad story. */
const MEANT: [RegExp, string][] = [
  [/^(?:always )?loses (?:everything|things|stuff)\b/i, 'was always losing things'],
  [/^(?:always )?forgets everything\b/i, 'was always forgetting things'],
  [/^(loves|likes|hates) (?=(?:kitchen|garden|outdoors|beach|sea|ocean)$)/i, '$1 the '],
]
