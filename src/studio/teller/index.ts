import type { StoryBrief, WrittenStory } from '../../ports/writer.ts'
import { chooseTale } from './choose.ts'
import { talesOf } from './library.ts'
import { tellTale } from './tell.ts'

/** The hand-written tale that suits a wish, told for its children; undefined while its theme, band and length have none. */
export function tellWish(brief: StoryBrief): WrittenStory | undefined {
  const choice = chooseTale(talesOf(brief.theme, brief.ageGroup, brief.paragraphCount), brief)
  return choice && tellTale(choice, brief)
}
