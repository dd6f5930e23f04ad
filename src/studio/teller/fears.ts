/** The fears that parents name, and how a tale says them: nouns that can follow “afraid of”. */
const FEARS: [RegExp, string][] = [
  [/^(?:the )?dark(?:ness)?\b/, 'the dark'],
  [/^thunder ?storms?\b/, 'thunderstorms'],
  [/^thunder\b/, 'thunder'],
  [/^lightning\b/, 'lightning'],
  [/^(?:the )?hoovers?\b/, 'the hoover'],
  [/^(?:the )?vacuum(?: cleaner)?s?\b/, 'the vacuum cleaner'],
  [/^(?:the )?hand ?dryers?\b/, 'hand dryers'],
  [/^(?:very |really )?loud (?:noises?|sounds?|bangs?)\b/, 'loud noises'],
  [/^(?:the )?dentists?\b/, 'the dentist'],
  [/^(?:the )?doctors?\b/, 'the doctor'],
  [/^(?:to )?(?:being|sleeping|staying|be|sleep|stay) alone\b/, 'being alone'],
  [/^(?:the )?deep (?:end|water)\b/, 'deep water'],
  [/^(?:the )?water\b/, 'water'],
  [/^(?:the )?(?:basement|cellar)\b/, 'the basement'],
  [/^(?:the )?(?:attic|loft)\b/, 'the attic'],
  [/^monsters? (?:under|in)\b/, 'monsters'],
  [/^(?:the )?(?:toilet|potty)\b/, 'the toilet'],
  [/^(?:the )?(?:big )?slides?\b/, 'the big slide'],
  [/^fires?\b/, 'fire'],
  [
    /^(?:big |barking |strange |other people's )?(spiders|dogs|bees|wasps|bugs|insects|moths|monsters|ghosts|clowns|heights|sharks|snakes|needles|shots|injections|strangers|balloons|fireworks|storms|burglars|robbers|crowds|escalators|elevators|lifts|mice|rats|cats|birds|pigeons|seagulls|geese|flies|witches|wolves|zombies|skeletons|dolls|masks|mascots|statues|shadows|nightmares|sirens|alarms|earthquakes|tornadoes|planes|dragons|dinosaurs|horses|cows|chickens|worms|frogs|lizards|crabs|jellyfish|swings|tunnels|bridges|trains|puppets|vampires|aliens|bats|bears|lions|spiders)\b/,
    '$1',
  ],
]
const AFRAID =
  /\b(?:afraid|scared|frightened|terrified|petrified|fearful|fear|fears|nervous|anxious|worr(?:y|ies|ied|ier|ying)|worrywart|phobi[ac])\b/iu
/** Told as fears even when the parent only says that the child does not like them. */
const DISLIKED =
  /\b(?:hates?|doesn't like|dislikes?|can't stand|gets? upset (?:by|at)) ((?:the )?dark|thunder ?storms?|thunder|lightning|loud (?:noises?|sounds?|bangs?))\b/iu
const DENIED =
  /\b(?:not|isn't|aren't|wasn't|no longer|never|used to be|hardly|doesn't)\s+(?:\p{L}+\s+){0,2}$/iu

/** The fear in a clause, as a noun, with its position; without a fear where it cannot be told. */
export function fearIn(clause: string): { fear: string | undefined; at: number } | undefined {
  const disliked = DISLIKED.exec(clause)
  const { 0: word, index } = disliked ?? AFRAID.exec(clause) ?? { 0: '', index: -1 }
  if (index < 0 || DENIED.test(clause.slice(0, index))) return undefined
  const named = disliked?.[1] ?? clause.slice(index + word.length)
  return { fear: nounOf(named), at: index }
}

function nounOf(words: string): string | undefined {
  const named = words
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
    .replace(
      /^(?:(?:of|about|by|around|mostly|especially|mainly|a bit|a lot|only|at|for|the whole|all)\s+)+/,
      '',
    )
  const [pattern, noun] = FEARS.find(([each]) => each.test(named)) ?? []
  return pattern && noun ? pattern.exec(named)?.[0].replace(pattern, noun) : undefined
}
