import type { NarrationBrief } from '../../ports/narrator.ts'
import type { UnfinishedStory } from './unfinished-story.ts'

/** What the narrator is told: the text, for whom it is read, and how the parent says the names are said. */
export function narrationBrief({ content, request }: UnfinishedStory): NarrationBrief {
  const said = request.characters.flatMap(({ name, soundsLike }) =>
    soundsLike ? [[name, soundsLike] as const] : [],
  )
  return {
    paragraphs: content?.paragraphs ?? [],
    ageGroup: request.selections.ageGroup,
    ...(request.voice ? { voice: request.voice } : {}),
    ...(said.length > 0 ? { soundsLike: Object.fromEntries(said) } : {}),
  }
}
