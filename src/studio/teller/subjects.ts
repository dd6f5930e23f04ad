/** What a child knows all about: its plural as told, its smallest and its biggest one. */
export interface Subject {
  subject: string
  small: string
  big: string
}

/** The parents' words, the plural as told, the smallest and the biggest. Earlier lines go first. */
const TABLE: [words: string, subject: string, small: string, big: string][] = [
  ['football cards|soccer cards', 'football cards', 'the smallest goalie', 'the tallest goalie'],
  ['baseball cards', 'baseball cards', 'the smallest pitcher', 'the tallest pitcher'],
  [
    'dinosaurs?|dinos?|t[- ]?rex(?:es)?|[a-z]+saurus(?:es)?|fossils?',
    'dinosaurs',
    'Compsognathus',
    'Argentinosaurus',
  ],
  ['sharks', 'sharks', 'the dwarf lantern shark', 'the whale shark'],
  ['whales|orcas', 'whales', 'the dwarf sperm whale', 'the blue whale'],
  ['dolphins', 'dolphins', 'the little Maui dolphin', 'the orca'],
  ['octopus(?:es)?|octopi|squids?', 'octopuses', 'the star-sucker octopus', 'the giant Pacific octopus'],
  ['eels', 'eels', 'the garden eel', 'the giant moray'],
  ['crabs|lobsters', 'crabs', 'the pea crab', 'the giant spider crab'],
  ['jellyfish', 'jellyfish', 'the thimble jelly', 'the lion’s mane'],
  ['seals', 'seals', 'the ringed seal', 'the elephant seal'],
  [
    'sea creatures|sea life|marine biology|ocean animals|the ocean',
    'sea creatures',
    'plankton',
    'the blue whale',
  ],
  ['mermaids', 'mermaids', 'the smallest mermaid', 'the queen of the mermaids'],
  ['penguins', 'penguins', 'the little blue penguin', 'the emperor penguin'],
  ['pigeons|doves', 'pigeons', 'the dwarf fruit dove', 'the crowned pigeon'],
  ['crows|ravens|magpies', 'crows', 'the jackdaw', 'the raven'],
  ['parrots(?! (?:named|called))', 'parrots', 'the pygmy parrot', 'the hyacinth macaw'],
  ['owls', 'owls', 'the elf owl', 'Blakiston’s fish owl'],
  ['(?<!angry )birds|birdwatching|bird watching', 'birds', 'the bee hummingbird', 'the ostrich'],
  [
    '(?<!sea )horses|pon(?:y|ies)|horse ?(?:back )?riding|horse[- ](?:mad|crazy|lover|girl)',
    'horses',
    'the Falabella',
    'the shire horse',
  ],
  ['puppies|(?<!hot )dogs|dog (?:lover|crazy|mad)', 'dogs', 'the Chihuahua', 'the Great Dane'],
  ['kittens|kitties|cats|cat (?:lover|crazy|mad|lady)', 'cats', 'the newborn kitten', 'the tiger'],
  [
    '(?<!sea )lions|tigers|big cats|cheetahs|leopards|(?<=(?:is|be|being) an? )(?:lion|tiger|cheetah|leopard)',
    'big cats',
    'the clouded leopard',
    'the tiger',
  ],
  ['elephants', 'elephants', 'the pygmy elephant', 'the bush elephant'],
  ['giraffes|zebras|safari animals', 'safari animals', 'the dik-dik', 'the elephant'],
  ['deer|moose|reindeer', 'deer', 'the pudu', 'the moose'],
  ['squirrels', 'squirrels', 'the pygmy squirrel', 'the giant squirrel'],
  ['kangaroos|koalas', 'kangaroos', 'the quokka', 'the red kangaroo'],
  ['foxes', 'foxes', 'the fennec', 'the red fox'],
  ['wolves|wolf', 'wolves', 'the Arabian wolf', 'the timber wolf'],
  ['pandas|polar bears|(?<!teddy |gummy )bears', 'bears', 'the sun bear', 'the polar bear'],
  ['monkeys|apes|gorillas', 'monkeys and apes', 'the pygmy marmoset', 'the gorilla'],
  ['bunnies|rabbits', 'rabbits', 'the pygmy rabbit', 'the Flemish giant'],
  ['mice|hamsters', 'mice and hamsters', 'the harvest mouse', 'the European hamster'],
  ['bats', 'bats', 'the bumblebee bat', 'the flying fox'],
  ['cows|bulls', 'cows', 'the newest calf', 'the biggest bull'],
  ['(?<!guinea )pigs|piggies', 'pigs', 'the runt of the litter', 'the old sow'],
  ['sheep|lambs|goats', 'sheep and goats', 'the newest lamb', 'the oldest ram'],
  ['ducks|chickens|hens|geese', 'hens and ducks', 'the newest chick', 'the fattest goose'],
  ['frogs|toads', 'frogs', 'the flea frog', 'the goliath frog'],
  ['snakes|pythons', 'snakes', 'the thread snake', 'the anaconda'],
  ['reptiles|lizards|geckos|chameleons', 'lizards', 'the nano-chameleon', 'the Komodo dragon'],
  ['crocodiles|alligators|crocs', 'crocodiles', 'the dwarf crocodile', 'the saltwater crocodile'],
  ['turtles|tortoises', 'turtles', 'the speckled tortoise', 'the leatherback'],
  ['spiders|tarantulas', 'spiders', 'the moss spider', 'the goliath spider'],
  ['butterflies|moths', 'butterflies', 'the pygmy blue', 'the birdwing'],
  ['bees|bumblebees', 'bees', 'the tiny stingless bee', 'Wallace’s giant bee'],
  ['ants(?! in )', 'ants', 'the thief ant', 'the bulldog ant'],
  [
    'bugs|insects|beetles|creepy[- ]crawlies|ladybugs|ladybirds',
    'bugs',
    'the fairyfly',
    'the goliath beetle',
  ],
  ['snails|slugs', 'snails', 'the dot snail', 'the giant African snail'],
  [
    'planets?|solar system|outer space|(?<!her |his |some |own |personal |of |more |needs )space(?! bar)|astronomy|astronauts?|nasa|telescope',
    'planets',
    'Mercury',
    'Jupiter',
  ],
  ['rockets|spaceships|rocket ships', 'rockets', 'the bottle rocket', 'the moon rocket'],
  ['(?<!gold |sticker )stars|constellations', 'stars', 'the white dwarf', 'the red supergiant'],
  ['moons|the moon(?! and back)', 'moons', 'little Deimos', 'Ganymede'],
  ['volcano(?:e?s)?', 'volcanoes', 'the cinder cone', 'Mauna Loa'],
  ['weather|storms|tornado(?:e?s)?|hurricanes?', 'storms', 'the dust devil', 'the hurricane'],
  ['clouds', 'clouds', 'the puff', 'the thunderhead'],
  ['crystals|gemstones|gems|minerals', 'crystals', 'a grain of salt', 'the crystals in the giants’ cave'],
  ['rocks|stones|pebbles|geology', 'rocks', 'a grain of sand', 'the biggest mountain'],
  ['(?:sea)?shells', 'shells', 'the shell like a grain of rice', 'the giant clam'],
  ['flowers(?! in )', 'flowers', 'duckweed', 'the rafflesia'],
  ['trees(?! house)', 'trees', 'the dwarf willow', 'the giant sequoia'],
  ['bridges', 'bridges', 'the plank over the ditch', 'the Golden Gate'],
  ['mushrooms|fungi', 'mushrooms', 'the pinhead', 'the giant puffball'],
  ['boats|ships|titanic|submarines', 'ships', 'the rubber dinghy', 'the ocean liner'],
  [
    'egypt|egyptians?|pyramids|mummies|pharaohs',
    'pyramids',
    'the smallest queen’s pyramid',
    'the Great Pyramid',
  ],
  ['castles', 'castles', 'the sandcastle', 'Prague Castle'],
  ['knights', 'knights', 'the youngest page', 'the king’s champion'],
  ['vikings?', 'Viking ships', 'the smallest rowboat', 'the longest longship'],
  ['dragons', 'dragons', 'the matchbox dragon', 'the mountain dragon'],
  ['unicorns?', 'unicorns', 'the newest foal', 'the silver king of them all'],
  ['fairies', 'fairies', 'the dew fairy', 'the fairy queen'],
  ['flags|countries|geography|world map', 'countries', 'Vatican City', 'Russia'],
  ['skyscrapers|tall buildings', 'skyscrapers', 'the Home Insurance Building', 'the Burj Khalifa'],
  ['numbers|maths?|mathematics|counting|counts', 'numbers', 'one', 'a googol'],
]

/** Something worn, eaten, or only a picture, with the thing's name in it. */
const NO_SUBJECT =
  '(?![ -](?:prints?|printed|shaped|themed|glasses|frames|shirts?|t-shirts?|pajamas|pyjamas|socks|boots|shoes|slippers|backpack|hat|dress|costumes?|lunch ?box|nuggets|fingers|sticks|cakes?|toys?|wellies|teeth|tooth|party|ears|stickers?|cards|games?|books?|buns?|off|out|movies?|films?|show|toast|crossing)(?![\\p{L}]))'

const SUBJECTS = TABLE.map(([words, subject, small, big]) => ({
  pattern: new RegExp(
    `(?<![\\p{L}\\d-]|(?:eyes|hair|freckles) like )(?:${words})(?![\\p{L}\\d])${NO_SUBJECT}`,
    'giu',
  ),
  found: { subject, small, big },
}))

/** The subjects that a text names; `at` is the position. */
export function subjectsIn(text: string): { at: number; found: Subject }[] {
  return SUBJECTS.flatMap(({ pattern, found }) =>
    [...text.matchAll(pattern)].slice(0, 1).map(({ index }) => ({ at: index, found })),
  ).sort((a, b) => a.at - b.at)
}

/** Every subject that can be told. */
export const ALL_SUBJECTS: readonly Subject[] = SUBJECTS.map(({ found }) => found)
