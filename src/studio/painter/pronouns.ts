import { literally } from '../../shared/kit/literally.ts'
import type { NamedActor } from './named-actors.ts'

/** Replaces each “he” or “she” that does something by a name, so that the rules for names also cover pronouns. */
export const withNames = (narration: string, known: readonly NamedActor[]): string =>
  narration.replace(/(?<![\p{L}’])(he|she)(?= \p{Ll})/giu, (pronoun, _, at: number) => {
    const meant = meantBy(pronoun, narration.slice(0, at), known)
    return meant?.name ?? pronoun
  })

/** Whom a pronoun means: the last one named that it fits, or the only one. */
function meantBy(pronoun: string, before: string, known: readonly NamedActor[]): NamedActor | undefined {
  const gender = pronoun.toLowerCase() === 'he' ? 'male' : 'female'
  const fitting = known.filter((one) => one.gender === gender)
  return lastNamed(before, fitting) ?? (fitting.length === 1 ? fitting[0] : undefined)
}

/** The subject of a verb: the last name before it in its sentence, or whom its pronoun means. */
export function subjectBefore(before: string, known: readonly NamedActor[]): string | undefined {
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

/** The last name in the text; “Mia’s” refers to something of hers. */
function lastNamed(text: string, known: readonly NamedActor[]): (NamedActor & { at: number }) | undefined {
  return known
    .map((one) => {
      const found = [...text.matchAll(new RegExp(`${literally(one.name)}(?![’'\\p{L}])`, 'gu'))].at(-1)
      return { ...one, at: found?.index ?? -1 }
    })
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)[0]
}
