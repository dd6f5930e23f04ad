import type { WrittenStory } from '../../../ports/writer.ts'
import type { Bond } from '../../../shared/stories/scene.ts'
import { figureWordsOf } from '../../painter/actors.ts'
import { HEAP } from '../../painter/bonds/attachment.ts'
import { canDraw, isDrawn } from '../../painter/figures/index.ts'

/** Things, held things and helpers that a story's notes name and the painter leaves out, each once per picture. */
export function notDrawn({ scenes, helpers }: Pick<WrittenStory, 'scenes' | 'helpers'>): string[] {
  return scenes.flatMap(({ props, present }) => {
    const asked = [...props, ...present.flatMap(({ holding, bond }) => [holding ?? [], thingOf(bond)].flat())]
    const unknown = helpers.filter(
      (helper) => present.some(({ who }) => who === helper.id) && !canDraw(figureWordsOf(helper)),
    )
    return [
      ...new Set(asked.filter((words) => !isDrawn(words))),
      ...unknown.map(({ name, kind }) => `${kind ?? name} (a helper)`),
    ]
  })
}

/** The prop of a bond, unless it is a character. */
export const thingOf = (bond: Bond | undefined): string[] =>
  !bond || bond.to === HEAP || /^(?:child|helper)-\d+$/.test(bond.to) ? [] : [bond.to]

/** One line each, most frequent first: `3 throne`. */
export function countedLines(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .sort(([a, one], [b, other]) => other - one || a.localeCompare(b))
    .map(([word, count]) => `${count} ${word}`)
}
