import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity'

/**
 * Its patterns for these also match ordinary words and names (Fu, Analía, György, assort), even with doubled letters:
 * Indonesian's tinggal and mangga, Dutch kikkers, French pissenlit, Swedish avslutning.
 */
const TOO_WIDE = new Set([
  'abo',
  'anal',
  'anus',
  'arse',
  'ass',
  'bestiality',
  'boob',
  'boonga',
  'chink',
  'cock',
  'cuck',
  'cum',
  'dick',
  'dyke',
  'fag',
  'felch',
  'fisting',
  'fuck',
  'hooker',
  'kike',
  'negro',
  'nigger',
  'orgy',
  'penis',
  'piss',
  'porn',
  'prick',
  'pussy',
  'rape',
  'retard',
  'scat',
  'semen',
  'sex',
  'shit',
  'slut',
  'spastic',
  'tit',
  'turd',
  'tranny',
  'twat',
  'vagina',
  'wank',
])

/** Their intended words, with word bounds; the plain words are in the list of themes. */
const NARROWER = [
  pattern`fuck`,
  pattern`|fuk|`,
  pattern`|fck|`,
  pattern`|fcking|`,
  pattern`|shit|`,
  pattern`bullshit`,
  pattern`asshole`,
  pattern`dickhead`,
  pattern`|cock[-]suck`,
  pattern`cocksucker`,
  pattern`|pussy|`,
  pattern`|cumming|`,
  pattern`|retarded|`,
  pattern`|kike|`,
  pattern`|nigger`,
  pattern`nigga|`,
  pattern`|piss|`,
  pattern`|pissoff`,
  pattern`|pissed|`,
  pattern`|porn|`,
  pattern`|porno|`,
  pattern`|prn|`,
  pattern`|slut|`,
  pattern`|twat`,
  pattern`|felch`,
  pattern`|fisting|`,
  pattern`|cuckold`,
  pattern`|cuck|`,
  pattern`|cucks|`,
]

const own = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf((phrase) => TOO_WIDE.has(phrase.metadata?.originalWord ?? ''))
  .addPhrase((phrase) =>
    NARROWER.reduce((all, each) => all.addPattern(each), phrase.setMetadata({ originalWord: 'narrower' })),
  )

const matcher = new RegExpMatcher({ ...own.build(), ...englishRecommendedTransformers })

/** Whether an English text contains an obscene word, even a disguised one. */
export const isObscene = (text: string): boolean => matcher.hasMatch(text)
