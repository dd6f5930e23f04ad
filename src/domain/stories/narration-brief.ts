import type { NarrationBrief } from '../../ports/narrator.ts'
import type { UnfinishedStory } from './unfinished-story.ts'

type Told = Pick<UnfinishedStory, 'content' | 'request'>

/** What the narrator gets: the text, the age it is read for, and the parent's spelling of names. */
export function narrationBrief({ content, request }: Told): NarrationBrief {
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

/**
 * One page alone, with words that may not be the story's yet: with the text around it, so that the voice continues in
 * the same way.
 */
export function pageBrief(
  { request }: Pick<UnfinishedStory, 'request'>,
  words: readonly string[],
  paragraphIndex: number,
): NarrationBrief {
  const [before, page = '', after] = [
    words[paragraphIndex - 1],
    words[paragraphIndex],
    words[paragraphIndex + 1],
  ]
  const content = { paragraphs: [page], content: page }
  return {
    ...narrationBrief({ content, request }),
    around: { ...(before ? { before } : {}), ...(after ? { after } : {}) },
  }
}
