import { FLITE_RATE, type Phone, speak } from './flite.ts'
import { knownNamesIn, namesSoundingLike } from './names.ts'
import { type Phrase, phrasesOf } from './phrasing.ts'
import { soundedOut } from './sounded-out.ts'
import { SOUNDS } from './sounds.ts'
import { phonesAlone, tokenOfEachPhone, wordsOwnTo } from './speech.ts'
import type { EngineVoice } from './voices.ts'

export interface RecitedPhone extends Phone {
  /** The index of its token. */
  token: number
}

/** A phrase as a voice says it, phone by phone. */
export interface RecitedPhrase {
  samples: Int16Array
  phones: RecitedPhone[]
  /** The phones of each token said in isolation. */
  alone: ReadonlyMap<number, readonly string[]>
}

export { FLITE_RATE }

/** Says a page's tokens in a voice at its own speed, for analysis rather than listening. */
export function* recite(
  tokens: readonly string[],
  { voice, soundsLike = {} }: { voice: EngineVoice; soundsLike?: Record<string, string> | undefined },
): Generator<RecitedPhrase> {
  const names = namesSoundingLike([...Object.entries(soundsLike), ...knownNamesIn(tokens)])
  const { phrases, lexicon: odd } = soundedOut(phrasesOf(tokens, names.words))
  const known = new Map([...names.lexicon, ...odd, ...SOUNDS])
  for (const phrase of phrases) {
    if (phrase.words.length === 0) continue
    const lexicon = wordsOwnTo(phrase, known)
    const { samples, phones } = speak(phrase.text, { voice, stretch: 1, lexicon })
    const owners = tokenOfEachPhone(phrase, phones, lexicon)
    yield {
      samples,
      phones: phones.map((phone, index) => ({ ...phone, token: owners[index] ?? phrase.tokens[0] })),
      alone: aloneByToken(phrase, phonesAlone(phrase, lexicon)),
    }
  }
}

function aloneByToken({ words }: Phrase, phones: readonly string[][]): Map<number, string[]> {
  const byToken = new Map<number, string[]>()
  for (const [index, { token }] of words.entries())
    byToken.set(token, [...(byToken.get(token) ?? []), ...(phones[index] ?? [])])
  return byToken
}
