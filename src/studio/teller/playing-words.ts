import { type Activity, does, is } from './activities.ts'
import type { Nouns } from './kind-nouns.ts'
import { SPORTS, type Sport } from './sports.ts'

const GAMES =
  'soccer|football|basketball|baseball|softball|netball|volleyball|tennis|table tennis|ping[- ]?pong|badminton|hockey|lacrosse|rugby|cricket|golf|handball|dodgeball|kickball|frisbee|pickleball|hurling|camogie|floorball|footy|water polo|padel|racquetball|rounders|futsal|shinty|gaelic football|kabaddi|kho[- ]kho|croquet|snooker|boules|bocce|four square|wiffle ?ball|tetherball|swingball|quidditch|capture the flag|stuck in the mud'
const PLAYERS: Record<string, string> = {
  'gaelic footballer': 'Gaelic football',
  footballer: 'football',
  footie: 'football',
  'aussie rules': 'footy',
  afl: 'footy',
  auskick: 'footy',
  'little league': 'baseball',
  'first base': 'baseball',
  shortstop: 'baseball',
  gaa: 'Gaelic football',
  golfer: 'golf',
  golfing: 'golf',
  cricketer: 'cricket',
  batsman: 'cricket',
  wicketkeeper: 'cricket',
  'wicket keeper': 'cricket',
  'fast bowler': 'cricket',
  'leg spin': 'cricket',
  'spin bowler': 'cricket',
  netballer: 'netball',
  volleyballer: 'volleyball',
  hoops: 'basketball',
  quarterback: 'football',
}
const SQUASH =
  '(?:plays?|playing) squash|squash (?:player|club|courts?|lessons|champ\\p{L}*)|^ *squash(?= *$)'

/** Whoever admires a team or a player plays the game in the yard. */
const admiring = ({ famous, teams }: Sport) =>
  teams ? `${famous}|(?:${teams}) (?:fan\\p{L}*|supporter|mad|crazy|nut|obsessed|tragic)` : famous

const playedOf = (game: string): Nouns => ({
  played: `played ${game.replace(/s? cards$/, '').replace(/ping[- ]?pong/, 'ping-pong')}`,
})
const played = (said: string) => (): Nouns => ({ played: said })
const danced = (said: string) => (): Nouns => ({ danced: said })

/** The words for the games and races that a child plays. */
const GAMES_PLAYED: readonly Activity[] = [
  does('ball', `(?:${GAMES})(?! (?:cards|stickers|shirts?|boots|caps?|hats?|jerseys?)(?!\\p{L}))`, (found) =>
    playedOf(found.replace('gaelic', 'Gaelic')),
  ),
  does(
    'ball',
    Object.keys(PLAYERS).join('|').replace('hoops', '(?<!hula )hoops(?= *$| with | in the )'),
    (found) => playedOf(PLAYERS[found] ?? 'ball'),
  ),
  does('ball', SQUASH, played('played squash')),
  ...SPORTS.map((sport) => does('ball', admiring(sport), played(`played ${sport.game}`))),
  does(
    'ball',
    'goalie|goalkeep(?:er|ing)|t-?ball|kicking a ball|balls?|sports?(?! cars?)|sporty|athletic',
    played('played ball'),
  ),
  does(
    'ball',
    'striker|(?:left|right|tricky|speedy|flying)[- ](?:\\p{L}+ )?winger|winger(?= *$)|plays in goal|midfielder|goal ?scorer|scores? goals|scoring goals|penalty (?:kicks?|shoot\\p{L}*)|keepie[- ]uppies|kick[- ]?ups|kick ?abouts?|shoots hoops|shooting hoops',
    played('played ball'),
  ),
  does('ball', '(?:ten ?pin |lawn )?bowling|lawn bowls', played('bowled')),
  does('ball', 'juggl(?:es|ing|er)(?! (?:balls|act))', played('juggled')),
  does(
    'ball',
    '(?<!(?:marble|ski|bull|dog|nose) )runs?(?! (?:away|late|out|off|in the family|the (?:house|show)|a |his own|her own|errands))|running(?! (?:late|commentary|nose))|runner|races|racing(?! cars?)|sprints?|sprinter|track and field|athletics|cross[- ]country|fastest(?: in| kid| runner)?',
    played('ran races'),
  ),
  does(
    'ball',
    '(?<!(?:kart|car|bike|bmx) )racer|sprinting|park ?runs?|hurdl\\p{L}+|relay (?:races?|team)|athlete|triathl\\p{L}+',
    played('ran races'),
  ),
  does('ball', '(?<=play(?:s|ing)? |loves )tag|hide[- ]and[- ]seek', (found) => ({
    played: `played ${found.replaceAll('-', ' ').replace('hide and seek', 'hide-and-seek')}`,
  })),
]

/** The words for what a child does on its feet, in the water, on wheels. */
const MOVES: readonly Activity[] = [
  does(
    'moves',
    'danc(?:es?|ing|er)|break ?dancing|ballet|ballerina|hip[- ]hop|tap dance|bharatanatyam|bhangra|hula|kapa haka|salsa|flamenco|irish dance',
    danced('danced'),
  ),
  does(
    'moves',
    'kathak|feis(?:eanna)?|step (?:team|dancing)|garba|ceilidh|c[eé]il[ií]|jig|samba|disco|zumba|gumboot danc\\p{L}+|boogies?',
    danced('danced'),
  ),
  does(
    'moves',
    'gymnast|gymnastics|cartwheels?|handstands?|acrobat(?:ics)?|cheer ?leading|cheerleader',
    danced('did cartwheels'),
  ),
  does('moves', 'trapeze|the splits|circus skills|back ?flips?', danced('did cartwheels')),
  does(
    'moves',
    'somersaults?|tumbl(?:es?|ing)|forward rolls?|roly[- ]polies(?= *$)',
    danced('did somersaults'),
  ),
  does(
    'moves',
    'skat(?:es?|ing|er)|skateboards?|skateboarding|roller ?skates|rollerblad\\p{L}+|skateboarder',
    danced('skated'),
  ),
  does(
    'moves',
    '(?:karate|judo|taekwondo|tae kwon do|kung fu|martial arts|ju-?jits?u|jiu[- ]jitsu|aikido|capoeira)',
    (found) => ({
      danced: `did ${found}`,
    }),
  ),
  does(
    'moves',
    'jumps?(?! (?:at|when|to conclusions))|jumping|trampolin\\p{L}+|hops?|hopping|skips|skipping|bounc(?:es?|ing|y(?! (?:castles?|curls|hair|balls?|houses?)))|parkour|climbs?|climbing|climber|jump rope',
    danced('jumped'),
  ),
  does(
    'moves',
    'puddle[- ]jumper|leaps|leaping|leapfrog|double dutch|pogo(?: stick)?|bouncy (?:castles?|houses?)|space ?hoppers?|boulder(?:s|ing)|monkey bars|soft play|playgrounds?|play ?parks?|adventure parks?|jungle gyms?|climbing frames?|roundabouts|(?<!mood )swings(?! (?:between|from))|see-?saws?|(?:loves?|likes|lives at|enjoys?|adores) (?:going to |trips to )?(?:the )?(?:skate ?)?parks?|hopscotch|swings (?:from|off|on)|mountain goat|puddles?(?! of)|splash(?:es|ing)|water (?:baby|babies|parks?|fights)|wrestl(?:es|ing|er)|boxing|(?<!(?:an?|her|his|our|the) )boxer|kick ?box\\p{L}+|fenc(?:er|ing)|nippers|obstacle courses?|assault courses?|ninja warrior|rough and tumble|rough[- ]?hous\\p{L}+|(?:tree|wall|rock)[- ]climber',
    danced('jumped'),
  ),
  does(
    'moves',
    'swims?(?! (?:trunks|goggles|cap|suit|shorts))|swimming(?! (?:trunks|goggles|costume|cap|suit|shorts))|swimmer|backstroke|butterfly stroke|front crawl|diver|diving(?! board)|snorkel(?:s|ing|l?er)|(?:loves?|likes|adores) (?:the )?(?:water(?! (?:slides?|pistols?|guns?|fights?|bottles?))|pool|swimming pool)|(?:swimming|paddling) pool',
    danced('did swimming strokes'),
  ),
  does(
    'moves',
    'surf(?:s|ing|er)|body ?board\\p{L}*|boogie board\\p{L}*|paddle ?board\\p{L}*|wake ?board\\p{L}*|snow ?board\\p{L}*|ski(?:s|er|ing|(?= (?:lessons|school|club)))|sled(?:s|ding|ges?|ging)|toboggan\\p{L}*|slides(?! (?:in (?:her|his) hair|down the bann?isters?))(?<!hair slides)|bobsle(?:d|igh)',
    danced('jumped'),
  ),
  does(
    'moves',
    '(?<!motor ?|toy )bikes?(?! (?:helmet|shorts))|biking|biker|bicycles?|cycl(?:es|ing|ist)|bmx|tricycles?|trikes?|unicycl\\p{L}+|(?<!mobility )scooters?|scoot(?:s|ing)|go-?karts?|karting|mountain biker|speed demon|speedster|whizz(?:es|ing)|zooms|zooming|pedals|pedal power|tandems?|heelys',
    danced('raced'),
  ),
  does('moves', 'baton twirl\\p{L}+|majorette|twirler|ribbon dancing', danced('twirled')),
  does('moves', 'hula ?hoop(?:s|ing|er)?', danced('spun')),
  does('moves', 'row(?:er|ing)(?! with)|kayak(?:s|er|ing)|canoe(?:s|ing|ist)', danced('jumped')),
  does(
    'moves',
    'spins|spinning|twirls?(?! (?:her|his) hair)|twirling|wheelies|goes (?:very |really |so |super )?fast in (?:it|(?:his|her) wheelchair)|loves (?:his|her) wheelchair',
    danced('spun'),
  ),
  is(
    'moves',
    'restless|energetic|full of energy|lots of energy|(?:so much|endless|high) energy|(?<!physically |in)active(?! imagination)|hyper|fidget(?:s|y)?|always (?:moving|on the (?:move|go))|wild(?! (?:\\p{L}+ )?(?:animals|imagination|hair|curls))|acrobatic|ninja',
    danced('jumped'),
  ),
  is(
    'moves',
    '(?:boundless|bundles? of|ball of|tons of|loads of|too much|crazy|unlimited|non-?stop) energy|bundle of (?:energy|fun)|energi[sz]er bunny|duracell bunny|wriggle[- ]?(?:bottom|bum)|fidget[- ]?(?:bottom|bum)|wrigg(?:les|ly|ler|ling)|wigg(?:les|ly|ler|ling)|squirm(?:s|y)|fidgeter|fidgeting|whirlwind|live wire|ants in (?:his|her) pants|always (?:running|jumping|climbing|dancing|bouncing)|on the go|lively|zoomies|muddy|mud(?! (?:kitchens?|pies))|barefoot|(?<!not )fast(?! (?:asleep|food|eater|talker|reader|learner|cars?|bowler))|speedy|(?:quick|fast|nimble) feet|nimble|beach (?:baby|babe|bum|boy|girl|lover)',
    danced('jumped'),
  ),
]

/** The words for what a child does with its body: games, races, dances. */
export const PLAYING: readonly Activity[] = [...GAMES_PLAYED, ...MOVES]
