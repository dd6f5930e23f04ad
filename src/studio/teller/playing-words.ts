import { type Activity, does, is } from './activities.ts'
import type { Nouns } from './kind-nouns.ts'

const GAMES =
  'soccer|football|basketball|baseball|softball|netball|volleyball|tennis|table tennis|ping[- ]?pong|badminton|hockey|lacrosse|rugby|cricket|golf|handball|dodgeball|kickball|frisbee|pickleball|hurling|camogie|floorball'

const playedOf = (game: string): Nouns => ({
  played: `played ${game.replace(/s? cards$/, '').replace(/ping[- ]?pong/, 'ping-pong')}`,
})
const danced = (said: string) => (): Nouns => ({ danced: said })

/** The words for what a child does with its body: games, races, dances. */
export const PLAYING: readonly Activity[] = [
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
]
