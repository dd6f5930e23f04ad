/** The name of the app's own engines in a story's small print. */
export const OWN_ENGINE = 'Storylamp'

/** The engine of each part of a story; a part that is not finished is absent. */
export interface MadeBy {
  text?: string
  pictures?: string
  voice?: string
  ambience?: string
  /** The author in whose manner it is written, if another one than was chosen. */
  manner?: string
}

const PARTS = [
  ['text', 'words'],
  ['pictures', 'pictures'],
  ['voice', 'voice'],
  ['ambience', 'ambience'],
] as const

/** The small print of a story: "Words by OpenAI (gpt-5-mini). Pictures, voice and ambience by Storylamp." */
export function madeBySentence(madeBy: MadeBy): string {
  const engines = new Map<string, string[]>()
  for (const [part, noun] of PARTS) {
    const engine = madeBy[part]
    if (engine) engines.set(engine, [...(engines.get(engine) ?? []), noun])
  }
  const makers = [...engines].map(([engine, nouns]) => `${capital(joinNouns(nouns))} by ${engine}.`)
  return [...makers, ...(madeBy.manner ? [`Told with a touch of ${madeBy.manner}.`] : [])].join(' ')
}

/** The reading level: "Reads at grade 2.4." Below the first grade a number does not help a parent. */
export const gradeSentence = (grade: number): string =>
  grade < 1 ? 'Reads easily, below first grade.' : `Reads at grade ${grade.toFixed(1)}.`

/** `words`, `words and voice`, `words, pictures and voice`. */
export const joinNouns = (nouns: readonly string[]): string =>
  nouns.length < 2 ? nouns.join('') : `${nouns.slice(0, -1).join(', ')} and ${nouns.at(-1)}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
