import { type Activity, does, is } from './activities.ts'
import type { Nouns } from './kind-nouns.ts'

const INSTRUMENTS =
  'piano|violin|fiddle|viola|cello|guitar|ukulele|drums?|trumpet|trombone|tuba|horn|flute|clarinet|recorder|saxophone|sax|harp|accordion|harmonica|xylophone|keyboard|tin whistle|bagpipes|banjo|tabla|sitar|marimba|oboe|bassoon|bugle|cornet|organ|mandolin|glockenspiel|steel ?pans?|djembe|dhol|bodhr[aá]n|didgeridoo|vuvuzela|triangle|tambourine|bongos|kazoo|uilleann pipes|veena|mridangam|double bass|bass'
const PLAYERS: Record<string, string> = {
  pianist: 'piano',
  violinist: 'violin',
  fiddler: 'fiddle',
  cellist: 'cello',
  guitarist: 'guitar',
  drummer: 'drums',
  drumming: 'drums',
  'drum kit': 'drums',
  percussionist: 'drums',
  trumpeter: 'trumpet',
  trombonist: 'trombone',
  flautist: 'flute',
  flutist: 'flute',
  clarinettist: 'clarinet',
  clarinetist: 'clarinet',
  saxophonist: 'saxophone',
  harpist: 'harp',
  organist: 'organ',
  bagpiper: 'bagpipes',
  keyboardist: 'keyboard',
}
const OWN_DRUMS = 'djembe|tabla|dhol|bodhr[aá]n|mridangam|steel ?pans?|bongos'

const playedOn = (found: string): Nouns => {
  const instrument = new RegExp(`(?:${INSTRUMENTS})$`, 'iu').exec(found)?.[0] ?? ''
  return { sang: `played the ${instrument.replace(/^drum$/, 'drums').replace(/^sax$/, 'saxophone')}` }
}
const sang = (said: string) => (): Nouns => ({ sang: said })
const as = (role: string) => (): Nouns => ({ role })

/** Games in which one is somebody. */
const PLAYED_AS: [words: string, role: string][] = [
  ['plays? schools?', 'a teacher'],
  ['plays? shops?|lemonade stand', 'a shopkeeper'],
  ['plays? (?:doctors?(?: and nurses)?|hospitals?)', 'a doctor'],
  ['plays? vets?', 'a vet'],
  ['plays? (?:caf[eé]s?|restaurants?)', 'a waiter'],
]

/** The words for what a child does before others: music, jokes, plays. */
export const PERFORMING: readonly Activity[] = [
  does(
    'music',
    `(?:plays?|playing|practi[cs]es|learn(?:s|ing)) (?:on )?(?:the |her |his )?(?:${INSTRUMENTS})|(?:piano|violin|cello|guitar|ukulele|drums(?! up)|trumpet|flute|clarinet|saxophone|bagpipes|trombone|accordion|sitar|harmonica|bodhr[aá]n|djembe|didgeridoo|steel ?pans?|tabla|tin whistle)`,
    playedOn,
  ),
  does('music', `(?:${OWN_DRUMS}) (?:drummer|player|lessons?)`, (found) =>
    playedOn(found.replace(/ \p{L}+$/u, '')),
  ),
  does('music', Object.keys(PLAYERS).join('|'), (found) => ({ sang: `played the ${PLAYERS[found]}` })),
  does('music', `(?:${INSTRUMENTS}) (?:player|practi[cs]e|lessons?|concerts?)`, (found) =>
    playedOn(found.replace(/ \p{L}+$/u, '')),
  ),
  does('music', 'beat ?box(?:es|ing|er)?', sang('beatboxed')),
  does('music', 'rapper|raps(?= *$)|rapping', sang('rapped')),
  does(
    'music',
    'whistler|whistling|whistles (?:all|every|tunes|constantly|while|songs|non)[^,.;]*',
    sang('whistled'),
  ),
  does('music', 'yodel(?:s|ling|l?er)', sang('yodeled')),
  does(
    'music',
    'sings?|singing|singer|songs?|choir|karaoke|hums|humming|music|musical|musician|taylor swift',
    sang('sang'),
  ),
  does(
    'music',
    'swiftie|k-?pop|abba|beatles|bts|beyonc[eé]|musicals|pop ?star|serenades|orchestra|(?:brass|rock|school|marching) band|rock and roll|composes?|composer|lullab(?:y|ies)|rock ?star|song ?writer|disney tunes',
    sang('sang'),
  ),
  does(
    'music',
    '(?:bangs|bashes|drums) (?:on )?(?:everything|tables?|pots|pans|saucepans|buckets)',
    sang('drummed'),
  ),
  does(
    'jokes',
    'jokes?|joker|knock[- ]knock|jok(?:es|ing)|puns?|riddles|pranks?|prankster|comedian|class clown|makes (?:us|me|everyone|everybody|people|him|her|them) laugh|sense of humou?r|farts?',
  ),
  does(
    'jokes',
    'impressions(?! on)|impressionist|impersonat\\p{L}+|mimic(?:s|king)?|(?:does|puts on|makes?) (?:\\p{L}+ )?(?:voices|noises|sounds)|funny (?:voices|faces)|(?:pulls|makes) (?:silly |funny |daft )?faces|trickster|practical joker?s?|wind[- ]?ups?|comedy|comedienne|stand[- ]up(?: comic)?|slapstick|fart jokes|burps?|whoopee cushions?|banter|tickler|tickle monster|cracks? (?:us|everyone|everybody|me|himself|herself|people) up|teases|teaser|makes (?:the |his |her )?(?:\\p{L}+ )?(?:class|family|friends|brother|sister|teacher|cousins) laugh|belly laughs?|laughter',
  ),
  is(
    'jokes',
    'funn(?:y(?! about)|iest)|silly|giggl(?:es?|y|ing|er)|laughs|hilarious|goofy|goofball|clown|cheeky|mischievous|mischief|witty|humou?r|playful',
  ),
  is(
    'jokes',
    'sarcas(?:tic|m)|giggle ?(?:box|pot|s|monster)|giggl(?:er|es)|jester|entertainer|rascal|scamp|scallywag|larrikin|imp|impish|(?:little|cheeky) monkey|monkey(?= *$)|zany|wacky|nutty|daft|bonkers|loopy|comical|dry wit|hoot(?= *$)|funny ?bones?|prankish|naughty|trouble ?maker|jokey|smirk(?:s|er)?|silliness|deadpan|(?:belly |snort )?laugher|infectious laugh|full of (?:fun|beans|mischief|jokes)|fun[- ]loving|happy[- ]go[- ]lucky|cheerful|bubbly|jolly|merry|always (?:laughing|smiling|giggling)|joyful|ray of sunshine',
  ),
  does(
    'acts',
    'drama|theat(?:er|re)|acts(?! (?:tough|out|up|like|as|brave|shy|cool|grown|big))|acting|actor|actress|performs?|performing|performer|puts on (?:shows|plays)|puppet shows?|dress(?:es|ing)? up|costumes?|pretend play|role ?play|make[- ]believe|plays? (?:pretend|house|families|mums and dads|mummies and daddies)',
  ),
  does('acts', 'princess(?:es)?', as('a princess')),
  does(
    'acts',
    'magician|magic (?:tricks?|shows?|kits?|sets?)|card tricks|conjur(?:es|or|er|ing)(?! up)',
    as('a magician'),
  ),
  does('acts', 'lion roarer|roars like a lion', as('a lion')),
  does('acts', 'roars like an? \\p{L}+', (found) => ({
    role: /an? \p{L}+$/u.exec(found)?.[0] ?? 'a lion',
  })),
  does(
    'acts',
    'you-?tuber|vlogg(?:er|ing)|vlogs|films (?:himself|herself|videos|everything)|(?:makes|making) (?:\\p{L}+ )?(?:videos|vlogs)',
    as('a YouTuber'),
  ),
  does(
    'acts',
    '(?:film|movie|video) (?:maker|director|editor)|stop[- ]motion|(?:makes|making) (?:\\p{L}+ )?(?:films|movies)',
    as('a film director'),
  ),
  is('acts', 'youtube', as('a YouTuber')),
  does('acts', 'ventriloquist|circus(?! skills)', as('a clown')),
  does('acts', 'sailor(?! (?:suit|moon|dress|hat))|sailing', as('a sailor')),
  does('acts', 'explorer', as('an explorer')),
  ...PLAYED_AS.map(([words, role]) => does('acts', words, as(role))),
  does('acts', 'treasure (?:hunt(?:s|er|ing))', as('a treasure hunter')),
  does('acts', 'spy|secret agent', as('a spy')),
  does('acts', 'fairy (?:wings|dress|princess)', as('a fairy')),
  does(
    'acts',
    'dress-up|fancy dress|cosplay\\p{L}*|panto(?:mime)?s?|puppeteer|stage school|am-?dram|loves the (?:stage|spotlight|limelight)|on (?:the )?stage|catwalks?|improv',
  ),
  is(
    'acts',
    'dramatic|theatrical|drama (?:queen|king)|show[- ]?off|showman|show ?stopper|diva|star of the show|(?:vivid|wild|huge|big|active|great|amazing|incredible|endless|overactive|rich) imagination|imaginative|imagination(?= *$)|imaginary (?:friends?|worlds?|games)',
  ),
]
