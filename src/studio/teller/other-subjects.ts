import { SPORTS } from './sports.ts'
import type { SubjectRow } from './subjects.ts'

/** Players whom fans know all about. */
const PLAYERS: readonly SubjectRow[] = [
  [
    '(?:football|soccer)[- ](?:cards|stickers)|match attax|panini(?: stickers| cards)',
    'football cards',
    'the smallest goalie',
    'the tallest goalie',
  ],
  ...SPORTS.flatMap(({ game, famous, teams, players }): SubjectRow[] =>
    players && teams ? [[`${players[0]}|${game} (?:players|cards)|${famous}`, ...players, teams]] : [],
  ),
]

export const SNOWFLAKES = ['snowflakes', 'the powder flake', 'the giant flake'] as const
export const SHELLS = ['shells', 'the rice-grain shell', 'the giant clam'] as const

/** The sky, the weather and the earth. */
const WORLD: readonly SubjectRow[] = [
  [
    'planets?|solar system|outer space|(?<!her |his |some |own |personal |of |more |needs )space(?! bar)|astronom(?:y|er)|astronauts?|nasa|telescope',
    'planets',
    'Mercury',
    'Jupiter',
  ],
  ['rockets|spaceships|rocket ships', 'rockets', 'the bottle rocket', 'the moon rocket'],
  ['black holes', 'black holes', 'the mini black hole', 'Phoenix A'],
  ['asteroids|meteors|meteorites?|comets|shooting stars', 'asteroids', 'the space pebble', 'Ceres'],
  ['galax(?:y|ies)|the universe|milky way', 'galaxies', 'the dwarf galaxy', 'Alcyoneus'],
  [
    '(?<!(?:gold|sticker|pop|rock|sees|gives) )stars(?! in )|constellations',
    'stars',
    'the white dwarf',
    'the red supergiant',
  ],
  ['moons|the moon(?! and back)', 'moons', 'little Deimos', 'Ganymede'],
  ['volcano(?:e?s)?|volcanolog\\p{L}+', 'volcanoes', 'the cinder cone', 'Mauna Loa'],
  [
    'weather|(?:thunder)?storms|tornado(?:e?s)?|hurricanes?|cyclones?|meteorolog\\p{L}+|lightning(?! mc)',
    'storms',
    'the dust devil',
    'the hurricane',
  ],
  ['clouds', 'clouds', 'the puff', 'the thunderhead'],
  ['rainbows', 'rainbows', 'the dewdrop rainbow', 'the double rainbow'],
  ['snowflakes', ...SNOWFLAKES],
  ['snow ?m[ae]n', 'snowmen', 'the teacup snowman', 'the snow giant'],
  ['icebergs|glaciers|antarctica|the arctic', 'icebergs', 'the growler', 'the tabular iceberg'],
  ['crystals|gemstones|gems|minerals', 'crystals', 'the salt grain', 'the cave crystal'],
  [
    '(?<!punk |hard )rocks(?! (?:out|the|at|in her|back))|stones|pebbles|geolog(?:y|ist)',
    'rocks',
    'the sand grain',
    'the biggest mountain',
    'rock(?! (?:star|band))|geology',
  ],
  ['(?:sea)?shells|beach ?comb(?:er|ing)', ...SHELLS],
  ['mountains|mount everest', 'mountains', 'Mount Wycheproof', 'Mount Everest', 'mountain'],
  ['rivers', 'rivers', 'the Roe', 'the Amazon'],
  ['caves', 'caves', 'the crawl hole', 'Son Doong'],
  [
    'flags|countries|geography|world maps?|atlas(?:es)?|continents',
    'countries',
    'Vatican City',
    'Russia',
    'country|flag|geography',
  ],
  ['capitals|capital cities', 'capital cities', 'Ngerulmud', 'Tokyo', 'capital(?: city)?'],
  ['maps|cartograph\\p{L}+', 'maps', 'the stamp map', 'the wall map'],
]

/** Machines and buildings. */
const MADE: readonly SubjectRow[] = [
  [
    'lifts(?! (?:weights|off|up|his|her|the|every\\p{L}*|us|our|me|people|them|heavy|an?)\\b)',
    'lifts',
    'the dumbwaiter',
    'the ship lift',
    'lift',
  ],
  ['elevators', 'elevators', 'the dumbwaiter', 'the ship elevator'],
  ['escalators', 'escalators', 'the little escalator', 'the long escalator'],
  [
    'vacuum ?cleaners|vacuums|vacuuming|(?<=\\b(?:loves?|with) the )vacuum(?: cleaner)?',
    'vacuum cleaners',
    'the crumb vacuum',
    'the street sweeper',
  ],
  [
    'hoovers|hoovering|(?<=\\b(?:loves?|with) the )hoover|henry hoover|dysons',
    'hoovers',
    'the crumb hoover',
    'the road sweeper',
  ],
  [
    'washing machines|washers|tumble dryers|(?<=\\b(?:loves?|with|watch\\p{L}*) the )(?:washing machine|washer|dryer)',
    'washing machines',
    'the camping washer',
    'the laundry drum',
  ],
  [
    'traffic lights?|stop ?lights|pedestrian crossings',
    'traffic lights',
    'the bicycle light',
    'the crossroads light',
  ],
  ['road signs|traffic signs', 'road signs', 'the house number', 'the motorway sign'],
  ['street signs|stop signs', 'street signs', 'the house number', 'the highway sign'],
  ['roads|motorways|highways', 'roads', 'Ebenezer Place', 'the Pan-American Highway'],
  ['tunnels', 'tunnels', 'the rabbit hole', 'the Gotthard Base Tunnel'],
  ['bridges', 'bridges', 'the plank', 'the Golden Gate'],
  [
    '(?<!(?:slams|opens?|closes|shuts|holds|locks|closed|behind|next) )doors(?! (?:down|open|for)\\b)',
    'doors',
    'the cat flap',
    'the hangar door',
  ],
  ['(?:ceiling|electric) fans', 'ceiling fans', 'the camper’s fan', 'the barn fan'],
  ['clocks(?! (?:in|out|up)\\b)', 'clocks', 'the ring watch', 'the tower clock'],
  ['(?:tower |construction )cranes', 'tower cranes', 'the spider crane', 'Big Carl'],
  ['wind(?:mills| turbines)', 'windmills', 'the garden windmill', 'De Noord'],
  ['lighthouses', 'lighthouses', 'the harbor beacon', 'the Jeddah Light'],
  [
    'boats|ships|titanic|submarines|ferr(?:y|ies)|lifeboats|hovercrafts?|harbou?rs',
    'ships',
    'the rubber dinghy',
    'the ocean liner',
    'boat|ship|titanic|submarine|ferry',
  ],
  ['roller ?coasters|theme parks', 'roller coasters', 'the caterpillar coaster', 'Falcon’s Flight'],
  [
    'skyscrapers|tall buildings|architecture|buildings',
    'skyscrapers',
    'the Home Insurance Building',
    'the Burj Khalifa',
  ],
  [
    'landmarks|monuments|famous buildings|wonders of the world|(?:the )?eiffel tower',
    'landmarks',
    'the Little Mermaid',
    'the Great Wall',
  ],
  ['museums', 'museums', 'the phone-booth museum', 'the Louvre'],
  ['castles', 'castles', 'the sandcastle', 'Prague Castle', '(?<!bouncy )castle'],
]

/** What was long ago, what is only told of, and what is thought. */
const TOLD: readonly SubjectRow[] = [
  [
    'egypt|egyptians?|egyptolog\\p{L}+|pyramids|(?<!(?:two|both|has|her|his|our|the) )mummies|pharaohs|tutankhamun',
    'pyramids',
    'the queen’s pyramid',
    'the Great Pyramid',
  ],
  [
    'romans|roman (?:empire|history|soldiers|ruins)|ancient rome|gladiators',
    'Roman ruins',
    'the milestone',
    'the Colosseum',
  ],
  [
    'kings and queens|royal family|tudors|henry viii|henry the eighth',
    'kings and queens',
    'the boy king',
    'Henry the Eighth',
  ],
  [
    'ancient treasures|archaeolog\\p{L}+|archeolog\\p{L}+',
    'ancient treasures',
    'the glass bead',
    'the buried ship',
  ],
  ['knights', 'knights', 'the youngest page', 'the king’s champion'],
  ['vikings?', 'Viking ships', 'the smallest rowboat', 'the longest longship'],
  ['pirates|pirate ships?', 'pirate ships', 'the jolly boat', 'the treasure galleon'],
  ['mermaids', 'mermaids', 'the smallest mermaid', 'the mermaid queen'],
  ['dragons', 'dragons', 'the matchbox dragon', 'the mountain dragon', '(?<!bearded )dragon'],
  ['unicorns?', 'unicorns', 'the little foal', 'the silver unicorn'],
  [
    'fair(?:y|ies)(?: (?:gardens?|houses?|doors?))?(?! tales?)',
    'fairies',
    'the dew fairy',
    'the fairy queen',
  ],
  ['ghosts', 'ghosts', 'the keyhole ghost', 'the ghost ship'],
  ['aliens', 'aliens', 'the pocket alien', 'the nine-armed alien'],
  [
    '(?<!(?:cookie|chocolate|for|about|of|from) )monsters(?! (?:under|in|inc|at))',
    'monsters',
    'the sock monster',
    'the Loch Ness monster',
  ],
  ['godzilla|king kong|giant monsters', 'giant monsters', 'Minilla', 'Godzilla'],
  ['greek (?:myths?|gods|mytholog\\p{L}+|legends)', 'Greek myths', 'the baby Hermes', 'the giant Typhon'],
  [
    'mytholog\\p{L}+|myths|mythical (?:creatures|beasts)|norse gods|legends',
    'mythical creatures',
    'the pixie',
    'the kraken',
  ],
  ['superheroes|marvel|avengers|dc comics', 'superheroes', 'Ant-Man', 'the Hulk', 'superhero'],
  ['pok[eé]mon(?: (?:cards?|go|games?|toys?))*', 'Pokémon', 'Joltik', 'Eternatus'],
  [
    '(?:super )?mario(?: kart| bros| characters| brothers)?',
    'Mario characters',
    'the Micro-Goomba',
    'Bowser',
  ],
  [
    'sonic(?: the hedgehog| characters)?(?! screwdriver)',
    'Sonic characters',
    'Cheese the Chao',
    'Big the Cat',
  ],
  ['star wars(?: characters)?', 'Star Wars characters', 'Babu Frik', 'Jabba the Hutt'],
  ['transformers', 'Transformers', 'Bumblebee', 'Unicron'],
  [
    'disney(?: (?:characters|films|movies|world|land|songs?))?(?! princess)|disneyland',
    'Disney characters',
    'Tinker Bell',
    'Willie the Giant',
  ],
  ['numbers|maths?|mathematics|counting|counts|numberblocks', 'numbers', 'one', 'a googol'],
  [
    'alphabets?|abcs?|alphablocks|(?<!(?:writes?|writing|love|sends|red|cover|capital|new|french) )letters(?! (?:to|from|for)\\b)',
    'letters',
    'the little i',
    'the capital W',
  ],
  [
    'spelling(?: bees?)?|vocabulary|dictionar(?:y|ies)|(?<=\\b(?:loves?|big|long) )words',
    'words',
    'the word a',
    'antidisestablishmentarianism',
  ],
  ['languages(?! (?:at|delay))|linguistics', 'languages', 'Toki Pona', 'Mandarin'],
  ['(?:chemical )?elements|periodic table', 'elements', 'hydrogen', 'oganesson'],
]

/** What is not alive: players, the world, what people made, and what is told or thought. */
export const OTHER: readonly SubjectRow[] = [...PLAYERS, ...WORLD, ...MADE, ...TOLD]
