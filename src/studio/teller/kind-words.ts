import type { Nouns } from './kind-nouns.ts'
import type { Kind } from './tale.ts'
import { wholeWords } from './whole-words.ts'

interface Activity {
  kind: Kind
  /** A mood ranks below what a child does or loves. */
  isMood: boolean
  pattern: RegExp
  nouns(found: string, clause: string): Nouns
}

const none = (): Nouns => ({})
const does = (kind: Kind, words: string, nouns: Activity['nouns'] = none): Activity => ({
  kind,
  isMood: false,
  pattern: wholeWords(words, 'giu'),
  nouns,
})
const is = (kind: Kind, words: string, nouns: Activity['nouns'] = none): Activity => ({
  ...does(kind, words, nouns),
  isMood: true,
})

const GAMES =
  'soccer|football|basketball|baseball|softball|netball|volleyball|tennis|table tennis|ping[- ]?pong|badminton|hockey|lacrosse|rugby|cricket|golf|handball|dodgeball|kickball|frisbee|pickleball|hurling|camogie|floorball'
const INSTRUMENTS =
  'piano|violin|fiddle|viola|cello|guitar|ukulele|drums?|trumpet|trombone|tuba|horn|flute|clarinet|recorder|saxophone|sax|harp|accordion|harmonica|xylophone|keyboard|tin whistle|bagpipes|banjo|tabla|sitar|marimba'

const playedOf = (game: string): Nouns => ({
  played: `played ${game.replace(/s? cards$/, '').replace(/ping[- ]?pong/, 'ping-pong')}`,
})
const playedOn = (found: string): Nouns => {
  const instrument = new RegExp(`(?:${INSTRUMENTS})$`, 'iu').exec(found)?.[0] ?? ''
  return { sang: `played the ${instrument.replace(/^drum$/, 'drums').replace(/^sax$/, 'saxophone')}` }
}
const danced = (said: string) => (): Nouns => ({ danced: said })

/** The words for what a child does, loves and is. */
export const ACTIVITIES: readonly Activity[] = [
  does(
    'builds',
    "builds?(?! (?:up|confidence|sandcastles?))|building(?! site)|builder|legos?|lego-\\p{L}+|duplo|minecraft|blocks|bricks|magna-?tiles|k'?nex|constructs|construction toys|model (?:planes|ships|kits|trains|building)|invents?(?! (?:stories|games|words|songs|excuses|jokes|rules|names))|inventor|inventing|inventions|tinkers?|tinkering|woodwork(?:ing)?",
  ),
  does(
    'draws',
    'draws?|drawing|drawings|doodl(?:es?|ing|er)|paints?(?! (?:her|his|my|their) nails)|painting|sketch(?:es|ing)?|(?<!martial )art|artist|artistic|arty|colou?rs in|colou?ring|crayons|manga|makes comics|comic strips',
  ),
  does(
    'bakes',
    'bakes?|baking|baker|cooks?|cooking|chef|makes? (?:cookies|cakes?|pancakes|cupcakes|bread|pizza)',
  ),
  does('ball', `(?:${GAMES})(?! (?:cards|stickers|shirts?|boots|caps?|hats?|jerseys?))`, playedOf),
  does(
    'ball',
    'goalie|goalkeep(?:er|ing)|t-?ball|kicking a ball|balls?|sports?(?! cars?)|sporty|athletic',
    () => ({
      played: 'played ball',
    }),
  ),
  does(
    'ball',
    'runs?(?! (?:away|late|out|off|in the family|the (?:house|show)|a |his own|her own|errands))|running|runner|races|racing(?! cars?)|sprints?|sprinter|track and field|athletics|cross[- ]country|fastest(?: in| kid| runner)?',
    () => ({ played: 'ran races' }),
  ),
  does('ball', '(?<=play(?:s|ing)? |loves )tag|hide[- ]and[- ]seek', (found) => ({
    played: `played ${found.replaceAll('-', ' ').replace('hide and seek', 'hide-and-seek')}`,
  })),
  does(
    'moves',
    'danc(?:es?|ing|er)|break ?dancing|ballet|ballerina|hip[- ]hop|tap dance|bharatanatyam|bhangra|hula|kapa haka|salsa|flamenco|irish dance',
    danced('danced'),
  ),
  does(
    'moves',
    'gymnast|gymnastics|cartwheels?|handstands?|acrobat(?:ics)?|cheer ?leading|cheerleader',
    danced('did cartwheels'),
  ),
  does('moves', 'somersaults?|tumbl(?:es?|ing)', danced('did somersaults')),
  does(
    'moves',
    'skat(?:es?|ing|er)|skateboards?|skateboarding|roller ?skates|rollerblad\\p{L}+',
    danced('skated'),
  ),
  does('moves', '(?:karate|judo|taekwondo|tae kwon do|kung fu|martial arts)', (found) => ({
    danced: `did ${found}`,
  })),
  does(
    'moves',
    'jumps?(?! (?:at|when|to conclusions))|jumping|trampolin\\p{L}+|hops?|hopping|skips|skipping|bounc(?:es?|ing|y(?! (?:castles?|curls|hair|balls?|houses?)))|parkour|climbs?|climbing|climber|jump rope',
    danced('jumped'),
  ),
  does(
    'moves',
    'spins|spinning|twirls?(?! (?:her|his) hair)|twirling|wheelies|goes (?:very |really |so |super )?fast in (?:it|(?:his|her) wheelchair)|loves (?:his|her) wheelchair',
    danced('spun'),
  ),
  is(
    'moves',
    'restless|energetic|full of energy|lots of energy|(?:so much|endless|high) energy|(?<!physically |in)active(?! imagination)|hyper|fidget(?:s|y)?|always (?:moving|on the (?:move|go))|wild(?! (?:animals|imagination|hair|curls))|acrobatic|ninja',
    danced('jumped'),
  ),
  does(
    'music',
    `(?:plays?|playing|practi[cs]es|learn(?:s|ing)) (?:on )?(?:the |her |his )?(?:${INSTRUMENTS})|(?:piano|violin|cello|guitar|ukulele|drums|trumpet|flute|clarinet|saxophone)`,
    playedOn,
  ),
  does(
    'music',
    'sings?|singing|singer|songs?|choir|karaoke|hums|humming|music|musical|musician|taylor swift',
    () => ({ sang: 'sang' }),
  ),
  does(
    'jokes',
    'jokes?|joker|knock[- ]knock|jok(?:es|ing)|puns?|riddles|pranks?|prankster|comedian|class clown|makes (?:us|me|everyone|everybody|people|him|her|them) laugh|sense of humou?r|farts?',
  ),
  is(
    'jokes',
    'funn(?:y(?! about)|iest)|silly|giggl(?:es?|y|ing|er)|laughs|hilarious|goofy|goofball|clown|cheeky|mischievous|mischief|witty|humou?r|playful',
  ),
  does(
    'why',
    'why|asks? (?:why|how|what|about|everything|a (?:lot|million|thousand|hundred|billion)|lots|so many|many|endless|big|deep|hard|tricky|constant|questions)|questions?|curious|curiosity|inquisitive|facts?|how (?:things|stuff|everything|machines) works?|takes? (?:things|everything|stuff|\\p{L}+) apart|science|scientist|scientific|experiments?|chemistry|robots?|robotics|coding|codes|computers|inventions?|machines|history(?! of)|detectives?|mysteries|encyclopedias?|helicopters|maps',
  ),
  does(
    'creatures',
    '(?<!stuffed |toy |plush |favou?rite )animals?|vet|veterinarian|zoos?|farms?|wildlife|rescues|creatures|critters|worms?|snails|tadpoles?|caterpillars?|(?:roll(?:y|ie)[- ])?poll(?:ies|ys)|hermit crabs?|goldfish|(?:fish|turtle|snake|frog|newt|snail|hen|chicken|pony|goat|duck|lamb),? (?:named|called)|aquarium|fish ?tank|axolotls?|newts?|minnows|betta|(?:pet|his|her|our|has a|has two) (?:fish|turtles?|snakes?|frogs?|newt|snail|snails|chickens?|hens?|ducks?|goats?|pony|horse|lamb|sheep|cows?|donkey|pigs?)',
  ),
  does(
    'creatures',
    '(?:has|have|keeps|feeds|looks after|takes care of|cares for|loves (?:his|her|our)) (?:\\p{L}+ ){0,3}(?:fish|turtles?|chickens|ducks|birds|goats|bugs|insects|ants|spiders|ladybugs|frogs|toads|pony|ponies|horses?)|(?:looking for|catch(?:es|ing)|collects|collecting|whispers to|talks to|saves|saving) (?:\\p{L}+ ){0,2}(?:bugs|insects|beetles|ants|ladybugs|frogs|toads|lizards|spiders|snails|bees)',
  ),
  does(
    'counts',
    "numbers?|counts?(?! (?:on|as))|counting|maths?|mathemati\\p{L}+|times tables?|sums|chess|checkers|draughts|sudokus?|puzzles?|jigsaws?|rubik'?s? ?(?:cubes?)?|board ?games?|card games|cards(?= *$)|dominoes|calendars?|timetables?|how (?:much|many|old|tall|far|heavy) [^,.;]*|measures|measuring|weighs|weighing|keeps? (?:the )?score|keeps? (?:the )?(?:accounts?|acounts?)",
  ),
  does(
    'talks',
    'chatter(?:box|s|ing)?|talks? (?:non-?stop|all (?:day|the time)|a lot|too much|so much|constantly|to (?:every(?:one|body)|anyone|anybody|strangers)|the (?:whole|entire) \\p{L}+|in (?:his|her) sleep|a mile a minute)|non-?stop talker|talking(?! back)|loves? to talk|big talker|motor ?mouth|tells? (?:long|endless|tall|(?:everyone|everybody|strangers)(?! what to do)|the (?:postman|mailman|neighbors)|stories|great stories|made[- ]up)[^,.;]*|storyteller|gossips?|argues|lawyer|negotiat(?:es|or)',
  ),
  is('talks', 'chatty|talkative'),
  does(
    'acts',
    'drama|theat(?:er|re)|acts(?! (?:tough|out|up|like|as|brave|shy|cool|grown|big))|acting|actor|actress|performs?|performing|performer|puts on (?:shows|plays)|puppet shows?|dress(?:es|ing)? up|costumes?|pretend play|role ?play|make[- ]believe|plays? (?:pretend|house|school|shop)',
  ),
  does('acts', 'princess(?:es)?', () => ({ role: 'a princess' })),
  is(
    'quiet',
    'quiet|quieter|shy|timid|careful|cautious|(?<!a )patient|dreamy|daydream(?:s|er|ing)?|dreamer|thoughtful|gentle|calm(?! down)|observant|notices?(?: \\p{L}+)?|soft-?spoken|introvert(?:ed)?|bashful|reserved|slow to warm(?: up)?|sensitive|tender[- ]?hearted|cries (?:at|easily|over)|peaceful|good listener|watches (?:everything|everyone|people|first)',
  ),
  does(
    'reads',
    '(?<!being |learning to |learn to )reads?(?! (?:to (?:him|her|me)|by))|reading(?! to)|reader|(?<!sticker |colou?ring )books?(?! shop)|bookworm|library|libraries|harry potter|nose in',
  ),
  is(
    'brave',
    'brave|fearless|bold|daring|daredevil|courageous|adventurous|boss(?:y)?|bossing|in charge|leader|stubborn|headstrong|strong-?willed|likes? (?:winning|to win)|competitive|determined|confident|feisty|fierce|tough(?! (?:year|time|week|month|day|eater|start))|independent|me do it|super-?hero(?:es)?|spider-?man|batman|superman|hulk|loud(?! (?:noises?|music|sounds?))|outgoing',
  ),
]
