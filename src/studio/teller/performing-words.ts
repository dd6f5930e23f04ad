import { type Activity, does, is } from './activities.ts'
import type { Nouns } from './kind-nouns.ts'

const INSTRUMENTS =
  'piano|violin|fiddle|viola|cello|guitar|ukulele|drums?|trumpet|trombone|tuba|horn|flute|clarinet|recorder|saxophone|sax|harp|accordion|harmonica|xylophone|keyboard|tin whistle|bagpipes|banjo|tabla|sitar|marimba'

const playedOn = (found: string): Nouns => {
  const instrument = new RegExp(`(?:${INSTRUMENTS})$`, 'iu').exec(found)?.[0] ?? ''
  return { sang: `played the ${instrument.replace(/^drum$/, 'drums').replace(/^sax$/, 'saxophone')}` }
}

/** The words for what a child does before others: music, jokes, plays. */
export const PERFORMING: readonly Activity[] = [
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
    'acts',
    'drama|theat(?:er|re)|acts(?! (?:tough|out|up|like|as|brave|shy|cool|grown|big))|acting|actor|actress|performs?|performing|performer|puts on (?:shows|plays)|puppet shows?|dress(?:es|ing)? up|costumes?|pretend play|role ?play|make[- ]believe|plays? (?:pretend|house|school|shop)',
  ),
  does('acts', 'princess(?:es)?', () => ({ role: 'a princess' })),
]
