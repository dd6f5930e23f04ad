import type { Ending } from '../../ports/bought-sound.ts'
import type { NarrationBrief } from '../../ports/narrator.ts'

export interface TimedToken {
  /** As in the story. */
  word: string
  /** As sent to the voice: a name may be written as it sounds. Never empty, without blanks. */
  said: string
  ending: Ending
}

/** Whole paragraphs that one call speaks, or part of a paragraph that is too long for one. */
export interface Chunk {
  tokens: TimedToken[]
}

/** Target characters of a call: long enough for an even voice, short enough that little is lost and chunks run in parallel. */
const AIM = 1200

/** Splits a story into chunks of whole paragraphs, at most `limit` characters each. */
export function chunksOf({ paragraphs, soundsLike = {} }: NarrationBrief, limit: number): Chunk[] {
  const sounds = Object.entries(soundsLike).flatMap(byWord)
  const aim = Math.min(AIM, limit)
  const chunks: Chunk[] = []
  let room = 0
  for (const paragraph of paragraphs) {
    for (const tokens of parted(tokensOf(paragraph, sounds), limit)) {
      const length = textOf({ tokens }).length
      const last = chunks.at(-1)
      if (last && length + PARAGRAPH_BREAK.length <= room) {
        last.tokens.push(...tokens)
        room -= length + PARAGRAPH_BREAK.length
      } else {
        chunks.push({ tokens })
        room = aim - length
      }
    }
  }
  return chunks
}

type Sound = readonly [name: string, sound: string]

/** A name of several words, each with its sound: the story contains them as single words. */
function byWord([name, sound]: Sound): Sound[] {
  const [names, sounds] = [name.trim().split(/\s+/), sound.trim().split(/\s+/)]
  if (names.length !== sounds.length) return [[name, sound]]
  return names.map((part, index) => [part, sounds[index] ?? ''])
}

const PARAGRAPH_BREAK = '\n\n'

/** The chunk as sent. */
export const textOf = ({ tokens }: Chunk): string =>
  tokens
    .map(({ said, ending }, index) => {
      if (index === tokens.length - 1) return said
      return said + (ending === 'paragraph' ? PARAGRAPH_BREAK : ' ')
    })
    .join('')

function tokensOf(paragraph: string, sounds: readonly Sound[]): TimedToken[] {
  const words = paragraph.split(/\s+/).filter(Boolean)
  return words.map((word, index) => ({
    word,
    said: saidAs(word, sounds),
    ending: index === words.length - 1 ? 'paragraph' : SENTENCE_END.test(word) ? 'sentence' : 'word',
  }))
}

const SENTENCE_END = /[.!?…。！？][”’"')\]»]*$/u

/** A name as it sounds, with the punctuation around it. */
function saidAs(word: string, sounds: readonly Sound[]): string {
  for (const [name, sound] of sounds) {
    const spelled = sound.trim().replace(/\s+/g, '-')
    const at = word.indexOf(name)
    const isWhole =
      at >= 0 && !/\p{L}/u.test(word.slice(0, at)) && !/^\p{L}/u.test(word.slice(at + name.length))
    if (spelled && isWhole) return word.slice(0, at) + spelled + word.slice(at + name.length)
  }
  return word
}

/** A whole paragraph, or, when it is too long for one call, parts that end with a sentence or at least a word. */
function parted(tokens: TimedToken[], limit: number): TimedToken[][] {
  if (textOf({ tokens }).length <= limit) return tokens.length > 0 ? [tokens] : []
  const parts: TimedToken[][] = []
  let rest = tokens
  while (rest.length > 0) {
    let fits = 1
    while (fits < rest.length && textOf({ tokens: rest.slice(0, fits + 1) }).length <= limit) fits += 1
    const lastSentence = rest.slice(0, fits).findLastIndex(({ ending }) => ending !== 'word') + 1
    const taken = lastSentence > 0 ? lastSentence : fits
    parts.push(rest.slice(0, taken))
    rest = rest.slice(taken)
  }
  return parts
}
