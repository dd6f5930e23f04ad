import type { StoryBrief, WrittenStory } from '../../ports/writer.ts'
import { chooseTale } from './choose.ts'
import { talesOf } from './library.ts'
import { isOfIdea, type Tale } from './tale.ts'
import { tellTale } from './tell.ts'

export { withVisitor } from './visit.ts'

/**
 * The hand-written tale that suits a wish, told for its children; undefined while its theme, band and length have none, none
 * that takes the twist that was wished for, or one alone, which this family knows: the older writer tells then.
 */
export function tellWish(brief: StoryBrief): WrittenStory | undefined {
  const tales = talesOf(brief.theme, brief.ageGroup, brief.paragraphCount)
  if (lacksTwist(tales, brief) || isToldOut(tales, brief)) return undefined
  const choice = chooseTale(tales, brief)
  return choice && tellTale(choice, brief)
}

const lacksTwist = (tales: readonly Tale[], { writingStyle }: StoryBrief) =>
  writingStyle === 'plot-twist' && !tales.some(({ ways }) => ways.some(({ name }) => name === 'twist'))

const isToldOut = ([only, ...more]: readonly Tale[], { told = [] }: StoryBrief) =>
  only !== undefined && more.length === 0 && told.some((key) => isOfIdea(only.idea, key))
