import type { StoryBrief } from '../../ports/writer.ts'
import type { UnfinishedStory } from './unfinished-story.ts'

/** What the writer is told: the wish as it was kept, nothing that changed since. */
export function storyBrief({ seed, request }: UnfinishedStory): StoryBrief {
  const { theme, environment, tone, ageGroup } = request.selections
  const { name, displayName, era, style, techniques } = request.author
  return {
    seed,
    children: request.characters.map((character) => ({
      name: character.name,
      gender: character.gender,
      description: character.description,
      wheelchair: character.castSheet.wheelchair,
      castSheet: character.castSheet,
    })),
    theme,
    environment,
    tone,
    ageGroup,
    paragraphCount: request.storyDefinition.paragraphCount,
    author: { name, displayName, era, style, techniques },
    writingStyle: request.writingStyle,
    ...(request.customSeed ? { customSeed: request.customSeed } : {}),
  }
}
