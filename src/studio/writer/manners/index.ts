import { hashOf } from '../random.ts'
import { LISTENERS } from './listeners.ts'
import type { Manner } from './manner.ts'
import { TELLERS } from './tellers.ts'

/** The cumulative manner has no lines of its own: its chain of all who have joined grows through the story. */
const CUMULATIVE: Manner = { open: [], meet: [], fail: [], end: [] }

export const MANNERS = { ...TELLERS, ...LISTENERS, cumulative: CUMULATIVE } satisfies Record<string, Manner>
export type MannerId = keyof typeof MANNERS
export const MANNER_IDS = Object.keys(MANNERS) as MannerId[]

export interface Author {
  name: string
  style: string
  techniques: string[]
}

/** Authors whose manner is known by name, where a style's words might miss it. */
const BY_NAME: [RegExp, MannerId[]][] = [
  [/andersen/i, ['things', 'fireside']],
  [/carroll|dodgson/i, ['nonsense', 'questions']],
  [/\blear\b/i, ['verse', 'nonsense']],
  [/grimm|perrault|d.aulnoy|afanas|asbj|lang\b/i, ['fireside']],
  [/kipling/i, ['reader', 'tall']],
  [/nesbit|barrie/i, ['reader', 'irony']],
  [/wilde/i, ['things', 'irony']],
  [/potter/i, ['dry', 'naturalist']],
  [/grahame|montgomery|rossetti|tagore|lagerl/i, ['lyrical']],
  [/twain|collodi|raspe|m.nchhausen/i, ['tall', 'dry']],
  [/stevenson/i, ['verse', 'lyrical']],
  [/dickens|thackeray/i, ['theater', 'irony']],
  [/shakespeare|moli.re/i, ['theater', 'verse']],
  [/baum/i, ['questions', 'lists']],
  [/verne|darwin|fabre|thoreau|seton/i, ['naturalist', 'lists']],
  [/aesop|krylov|fontaine|tolstoy|cervantes/i, ['sayings', 'dry']],
  [/jacobs|bianki|chukovsky|harris/i, ['cumulative', 'fireside']],
  [/austen|alcott|burnett/i, ['irony', 'reader']],
  [/blake|dickinson|rumi|bash|issa|li bai|whitman/i, ['lyrical', 'verse']],
  [/spyri|sewell/i, ['naturalist', 'lyrical']],
]

const BY_WORDS: [MannerId, RegExp][] = [
  ['cumulative', /cumul|refrain|chain|repetit/i],
  ['verse', /vers|rhym|limerick|song-like|couplet|ballad/i],
  ['nonsense', /nonsense|invented word|wordplay|made-up|absurd|pun\b/i],
  ['things', /object|toys? (?:that|who)|animat|personif|things speak/i],
  ['theater', /theat|dramatic|stage|monologue|pageant|larger-than-life/i],
  ['tall', /tall tale|exagger|hyperbol|yarn|boast/i],
  ['sayings', /prover|saying|maxim|fable|wisdom|parable/i],
  ['questions', /question|riddle|call-and-response|socratic/i],
  ['lists', /\blists?\b|catalog|inventor|orderly|counting/i],
  ['naturalist', /observ|natural|precise|scientif|detail|exact/i],
  ['reader', /reader|aside|address|confid|conversation|chatty/i],
  ['irony', /iron|wit\b|witty|satir|tongue/i],
  ['fireside', /folk|oral|fireside|once upon|fairy|legend|tradition/i],
  ['lyrical', /lyric|nature|poetic|imagery|lush|painterly|melanchol|dream/i],
  ['dry', /dry|understate|deadpan|laconic|plain|spare|simple/i],
]

/** The one or two manners in which this author tells; a text that names none still always gets the same one, and no author at all one by the seed. */
export function mannersOf(author: Author, seed = 0): MannerId[] {
  const texts = [...author.techniques, author.style]
  const asked = texts.flatMap((text) =>
    BY_WORDS.filter(([, pattern]) => pattern.test(text)).map(([id]) => id),
  )
  const known = BY_NAME.find(([pattern]) => pattern.test(author.name))?.[1] ?? []
  const found = [...new Set([...known, ...asked])].slice(0, 2)
  const fallback = MANNER_IDS[hashOf(author.name + author.style || `${seed}`) % MANNER_IDS.length] ?? 'reader'
  return found.length > 0 ? found : [fallback]
}
