import { literally } from '../../shared/kit/literally.ts'
import type { Named } from './named.ts'

/** The words with a name for each “he” or “she” that does something, so that what is read of names is read of them, too. */
export const withNames = (told: string, known: readonly Named[]): string =>
  told.replace(/(?<![\p{L}’])(he|she)(?= \p{Ll})/giu, (pronoun, _, at: number) => {
    const meant = meantBy(pronoun, told.slice(0, at), known)
    return meant?.name ?? pronoun
  })

/** Whom a “he” or “she” means: of those it fits whoever was named last, or the only one. */
function meantBy(pronoun: string, before: string, known: readonly Named[]): Named | undefined {
  const gender = pronoun.toLowerCase() === 'he' ? 'male' : 'female'
  const fitting = known.filter((one) => one.gender === gender)
  return lastNamed(before, fitting) ?? (fitting.length === 1 ? fitting[0] : undefined)
}

/** Who does what a verb says: who was named last before it in its sentence, or whom its “he” or “she” means. */
export function subjectBefore(before: string, known: readonly Named[]): string | undefined {
  const sentence = before.slice(
    Math.max(...['. ', '! ', '? ', '” '].map((end) => before.lastIndexOf(end))) + 1,
  )
  const own = lastNamed(sentence, known)
  const pronoun = [...sentence.matchAll(/\b(?:he|she)\b/giu)].at(-1)
  if (own && own.at >= (pronoun?.index ?? -1)) return own.hasHands ? own.who : undefined
  if (!pronoun) return undefined
  const meant = meantBy(pronoun[0], before, known)
  return meant?.hasHands ? meant.who : undefined
}

/** The one whose name stands last; “Mia’s” names what is hers. */
function lastNamed(text: string, known: readonly Named[]): (Named & { at: number }) | undefined {
  return known
    .map((one) => {
      const found = [...text.matchAll(new RegExp(`${literally(one.name)}(?![’'\\p{L}])`, 'gu'))].at(-1)
      return { ...one, at: found?.index ?? -1 }
    })
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)[0]
}
