import type { Figure } from '../../shared/stories/scene.ts'

const FIGURES: [RegExp, Figure][] = [
  [/fox|wolf/, 'fox'],
  [/\bowl|\bbat\b/, 'owl'],
  [/polar bear/, 'polar-bear'],
  [/bear/, 'bear'],
  [/rabbit|bunny|\bhare/, 'rabbit'],
  [/mouse|mice|\brat\b/, 'mouse'],
  [/\bcats?\b|kitten/, 'cat'],
  [/\bdogs?\b|puppy|puppies/, 'dog'],
  [/hedgehog|badger|mole\b/, 'hedgehog'],
  [/squirrel|hamster/, 'squirrel'],
  [/deer|moose/, 'deer'],
  [/frog|toad/, 'frog'],
  [/duck|goose|geese|swan/, 'duck'],
  [/\bhens?\b|chicken|rooster/, 'hen'],
  [/goat/, 'goat'],
  [/\bcows?\b|calf|bull/, 'cow'],
  [/horse|pony|foal/, 'horse'],
  [/\bpigs?\b/, 'pig'],
  [/sheep|lamb/, 'sheep'],
  [/lion|tiger/, 'lion'],
  [/elephant|mammoth/, 'elephant'],
  [/giraffe/, 'giraffe'],
  [/monkey|ape\b/, 'monkey'],
  [/zebra/, 'zebra'],
  [/penguin/, 'penguin'],
  [/turtle|tortoise/, 'turtle'],
  [/dolphin/, 'dolphin'],
  [/whale/, 'whale'],
  [/octopus|squid/, 'octopus'],
  [/crab|lobster/, 'crab'],
  [/\bfish|shark|eel\b/, 'fish'],
  [/parrot|bird|gull|crow/, 'parrot'],
  [/butterfl|moth/, 'butterfly'],
  [/\bbees?\b|wasp/, 'bee'],
  [/snail|slug/, 'snail'],
  [/dragon/, 'dragon'],
  [/dino|rex\b|saurus/, 'dinosaur'],
  [/unicorn/, 'unicorn'],
  [/fairy|fairies|elf/, 'fairy'],
  [/mermaid/, 'mermaid'],
  [/wizard|witch/, 'wizard'],
  [/queen|princess/, 'queen'],
  [/\bking\b|prince/, 'king'],
  [/captain|pirate|sailor/, 'captain'],
  [/robot/, 'robot'],
  [/alien/, 'alien'],
  [/\bstars?\b|comet/, 'star'],
  [/\bmoon/, 'moon'],
  [/cloud/, 'cloud'],
  [/snowman/, 'snowman'],
  [/ghost/, 'ghost'],
  [/grandpa|grandma|teacher|dentist|giant|troll/, 'grown-up'],
]

/** The figure of a character; undefined for a thing, which is drawn as a prop. */
export const figureOf = (name: string): Figure | undefined => {
  const [core = name] = name.toLowerCase().split(/ (?:with|in|on|from|of|made) /)
  return FIGURES.find(([pattern]) => pattern.test(core))?.[1]
}

/** The figure that the noun itself names: a lost pirate is a captain, lost pirate socks are socks. */
const figureMeant = (name: string): Figure | undefined => {
  const [core = name] = name.toLowerCase().split(/ (?:with|in|on|from|of|made|who|that|which) |,/)
  const noun = core.lastIndexOf(' ') + 1
  return FIGURES.find(([pattern]) => {
    const found = pattern.exec(core)
    return found && found.index + found[0].length > noun
  })?.[1]
}

const PEOPLE: ReadonlySet<Figure> = new Set<Figure>([
  'captain',
  'wizard',
  'queen',
  'king',
  'fairy',
  'mermaid',
  'grown-up',
  'child',
])

/** How the subject of a parent's seed is drawn: what belongs to people is a thing, and an animal's is the animal. */
export function figureOfTwist(name: string): Figure {
  const meant = figureMeant(name)
  if (meant) return meant
  const loose = figureOf(name)
  return loose && !PEOPLE.has(loose) ? loose : 'thing'
}
