import type { Db } from '../../../db/client.ts'
import { earlierStories, toldTales } from '../../../db/queries/earlier-stories.ts'
import type { StoryBrief } from '../../ports/writer.ts'
import type { UnfinishedStory } from './unfinished-story.ts'

/** How many of a family's last stories a writer is told of. */
const REMEMBERED = 10

/** What the writer gets: the stored wish, without later changes, and what the family was told before. */
export function storyBrief(db: Db, { id, userId, seed, request }: UnfinishedStory): StoryBrief {
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
    earlier: earlierStories(db, { userId, before: id, atMost: REMEMBERED }),
    told: toldTales(db, { userId, before: id, theme }),
    ...(request.before ? { before: request.before } : {}),
  }
}
