import { affirmed } from './clauses.ts'

/** The fears that parents name, and how a tale says them: nouns that can follow “afraid of”. */
const FEARS: [RegExp, string][] = [
  [/^(?:the )?dark(?:ness)?\b/, 'the dark'],
  [/^thunder ?storms?\b/, 'thunderstorms'],
  [/^thunder\b/, 'thunder'],
  [/^lightning\b/, 'lightning'],
  [/^(?:the )?hoovers?\b/, 'the hoover'],
  [/^(?:the )?vacuum(?: cleaner|ing)?s?\b/, 'the vacuum cleaner'],
  [/^(?:the )?lawn ?mowers?\b/, 'the lawn mower'],
  [/^(?:the )?blenders?\b/, 'the blender'],
  [/^(?:the )?hair ?dryers?\b/, 'the hair dryer'],
  [/^(?:the )?car ?wash(?:es)?\b/, 'the car wash'],
  [/^(?:the )?(?:plug ?hole|bath(?:tub)? drain|drain)s?\b/, 'the drain'],
  [/^(?:having (?:a |his |her )?)?(?:the )?(?:shower|bath)s?\b(?! toys?| bombs?)/, 'the bath'],
  [
    /^(?:having |washing |getting )?(?:his |her )?hair ?(?:washed|wash(?:ing)?|brushed|brushing)\b/,
    'hair washing',
  ],
  [/^(?:getting )?(?:a |his |her )?hair ?cuts?\b|^(?:the )?(?:barber|hairdresser)s?\b/, 'haircuts'],
  [/^(?:the )?(?:strong )?wind\b/, 'the wind'],
  [/^(?:the )?(?:big )?waves\b/, 'the waves'],
  [/^(?:the )?(?:sea|ocean)\b/, 'the sea'],
  [/^(?:the )?swimming pools?\b/, 'swimming pools'],
  [/^(?:learning )?(?:to )?swim(?:ming)?\b/, 'swimming'],
  [/^(?:going )?(?:on )?(?:a )?(?:flying|aeroplanes?|airplanes?)\b/, 'flying'],
  [/^(?:getting|being|be) lost\b/, 'getting lost'],
  [/^(?:the )?santa(?: claus)?\b/, 'Santa'],
  [/^(?:the )?(?:big bad )?wolf\b/, 'the wolf'],
  [/^(?:the )?(?:bogey ?man|boogie ?man|bogeyman)\b/, 'the bogeyman'],
  [/^(?:the )?(?:closet|wardrobe|cupboard)\b/, 'the wardrobe'],
  [/^(?:things |what's |what is )?under (?:the|his|her) bed\b/, 'what is under the bed'],
  [/^(?:the )?school bus\b/, 'the school bus'],
  [/^(?:the )?(?:fire|smoke) alarms?\b/, 'the fire alarm'],
  [/^automatic doors?\b/, 'automatic doors'],
  [/^automatic (?:toilets?|flush(?:es)?)\b/, 'the toilet'],
  [/^(?:the )?hand ?dryers?\b/, 'hand dryers'],
  [/^(?:any |very |really |sudden )*(?:loud|big|sudden) (?:noises?|sounds?|bangs?)\b/, 'loud noises'],
  [/^noise\b/, 'loud noises'],
  [/^(?:the )?dentists?\b/, 'the dentist'],
  [/^(?:the )?doctors?\b/, 'the doctor'],
  [/^(?:to )?(?:being|sleeping|staying|be|sleep|stay) alone\b/, 'being alone'],
  [/^(?:the )?deep (?:end|water)\b/, 'deep water'],
  [/^(?:the )?water\b/, 'water'],
  [/^(?:the )?(?:basement|cellar)\b/, 'the basement'],
  [/^(?:the )?(?:attic|loft)\b/, 'the attic'],
  [/^(?:the )?monsters?(?: (?:under|in))?\b/, 'monsters'],
  [/^(?:a |the )?(?:burglar|robber)s?\b/, 'burglars'],
  [/^(?:a |the )?ghosts?\b/, 'ghosts'],
  [/^(?:a |the )?spiders?\b/, 'spiders'],
  [/^(?:the )?(?:toilet|potty)\b/, 'the toilet'],
  [/^(?:the )?(?:big )?slides?\b/, 'the big slide'],
  [/^fires?\b/, 'fire'],
  [
    /^(?:big |barking |strange |other people's )?(spiders|dogs|bees|wasps|bugs|insects|moths|monsters|ghosts|clowns|heights|sharks|snakes|needles|shots|injections|strangers|balloons|fireworks|storms|burglars|robbers|crowds|escalators|elevators|lifts|mice|rats|cats|birds|pigeons|seagulls|geese|flies|witches|wolves|zombies|skeletons|dolls|masks|mascots|statues|shadows|nightmares|sirens|alarms|earthquakes|tornadoes|planes|dragons|dinosaurs|horses|cows|chickens|worms|frogs|lizards|crabs|jellyfish|swings|tunnels|bridges|trains|puppets|vampires|aliens|bats|bears|lions|spiders)\b/,
    '$1',
  ],
]
const AFRAID =
  /\b(?:afraid|scared|frightened|terrified|petrified|fearful|fear|fears|nervous|anxious|wary|spooked|freaked out|freaks out|panics|worr(?:y|ies|ied|ier|ying)|worrywart|phobi[ac]|(?:nightmares?|bad dreams?)(?= (?:about|of)))\b/iu
/** Told as fears even when the parent only says that the child does not like them. */
const DISLIKED =
  /\b(?:hates?|doesn't like|not a fan of|dislikes?|can't stand|can't bear|gets? upset (?:by|at)|runs? (?:away )?from|hides? from|cries at|covers? (?:his|her|their) ears (?:at|for)|jumps? at|startles? at|won't go (?:near|in)|sensitive to) ((?:the |any |very |really )*(?:dark|thunder ?storms?|thunder|lightning|(?:loud|sudden) (?:noises?|sounds?|bangs?)|noise|hoovers?|vacuum(?: cleaner)?s?|hand ?dryers?|hair ?dryers?|lawn ?mowers?|blenders?|fireworks|balloons|spiders|monsters|needles|injections|the dentist|dentists?|sirens|fire alarms?))\b/iu
const DENIED =
  /\b(?:not|isn't|aren't|wasn't|no longer|never|used to be|hardly|doesn't)\s+(?:\p{L}+\s+){0,2}$/iu

const SOMEBODY_ELSE =
  /^(?:brother|sister|sibling|twin|cousin|friend|mum|mom|mama|dad|daddy|papa|nan|gran\p{L}*|uncle|aunt\p{L}*)/iu
/** “afraid of garden gnomes”: whatever is many and can be met. */
const OF_MANY =
  /^\s*of (?:the |big |all )*((?:(?!his|her|their|our|my|other|being|getting|having|making)[a-z-]+ )?(?!(?:things|lots|times|always|others|parents|teachers|boys|girls|brothers|sisters|cousins|friends|relatives|kids|children|classmates|bullies|neighbou?rs|hospitals|operations|seizures|exams|tests|guns|bombs|wars|knives|ours|hers|theirs)\b)[a-z-]{2,}[^su\W]s)(?=$|[^a-z ]| (?:and|or|but|at|in|on|when|so|especially|because)\b)/i

/** The fear in a clause, as a noun, with its position; without a fear where it cannot be told. */
export function fearIn(clause: string): { fear: string | undefined; at: number } | undefined {
  const disliked = DISLIKED.exec(clause)
  const { 0: word, index } = disliked ?? AFRAID.exec(clause) ?? { 0: '', index: -1 }
  if (index < 0 || DENIED.test(clause.slice(0, index))) return undefined
  const { length } = affirmed({ text: clause, at: 0 }).text
  if (length < index && SOMEBODY_ELSE.test(clause.slice(length))) return undefined
  const named = disliked?.[1] ?? clause.slice(index + word.length)
  return { fear: nounOf(named) ?? OF_MANY.exec(named)?.[1]?.toLowerCase(), at: index }
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
