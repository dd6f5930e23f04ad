import type { Person } from '../support/person.ts'

const COMPLETE_WITHIN_MS = 300_000

/** A whole story of the embedded studio. */
export async function aFinishedStory(
  parent: Person,
  child: { id: number },
  wish: object = {},
): Promise<number> {
  const { id } = (await (await parent.requestStory([child], wish)).json()) as { id: number }
  const latest = performance.now() + COMPLETE_WITHIN_MS
  while ((await parent.story(id)).generationStatus !== 'complete') {
    if (performance.now() > latest) throw new Error('The story was not finished in time')
    await Bun.sleep(500)
  }
  return id
}
