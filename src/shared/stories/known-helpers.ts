import type { Helper } from './scene.ts'

/** Whether two stories have the same helper: by its name, with or without “the” or a title before it. */
export function isSameHelper(
  { name: one }: Pick<Helper, 'name'>,
  { name: other }: Pick<Helper, 'name'>,
): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short.length > 0 && short.every((word) => long.includes(word))
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'the')

/** The helpers of a sequel: those who return keep their figure and look. */
export const asKnown = (helpers: readonly Helper[], before: readonly Helper[]): Helper[] =>
  helpers.map((helper) => {
    const known = before.find((other) => isSameHelper(other, helper))
    return known ? { ...helper, ...known, id: helper.id, name: helper.name } : helper
  })
