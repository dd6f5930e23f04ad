import type { StoryBrief, WrittenStory } from '../../ports/writer.ts'
import { AGE_GROUP_INFO, type AgeGroup } from '../../shared/stories/age-groups.ts'
import { chooseTale } from './choose.ts'
import { nextTale, talesOf } from './library.ts'
import { isOfIdea, type Tale } from './tale.ts'
import { tellTale } from './tell.ts'
import { comingOf, guestOf } from './twist/guest.ts'
import { isBeyondTales } from './twist/seed.ts'

export { withVisitor } from './visit.ts'

/** The ages whose tales a child may be told when those of its own are used up, unless they are too hard. */
const BESIDE: Record<AgeGroup, readonly AgeGroup[]> = {
  '3-5': ['6-8'],
  '6-8': ['3-5', '9-12'],
  '9-12': ['6-8'],
}

/**
 * The hand-written tale for a wish, told for its children. Where the twist is that somebody of the family comes, they
 * come at its end.
 */
export function tellWish(brief: StoryBrief): WrittenStory {
  const { customSeed, ...wish } = brief
  const seed = brief.writingStyle === 'plot-twist' ? customSeed : undefined
  const [child] = brief.children
  if (!seed || !child) return tellBrief(brief)
  if (isBeyondTales(seed)) return tellBrief({ ...wish, writingStyle: 'normal' })
  const guest = guestOf(seed)
  if (!guest) return tellBrief(brief)
  const story = tellBrief({ ...wish, writingStyle: 'normal' }, guest.isHelper)
  const last = story.paragraphs.length - 1
  const coming = comingOf(guest, child.name, brief.seed)
  return { ...story, paragraphs: story.paragraphs.with(last, `${story.paragraphs[last]} ${coming}`) }
}

/**
 * A sequel is told with the tale that continues its world, where there is one that the family has not heard. Otherwise
 * an idea of its theme and age that is new to the family goes before one of the neighboring age, and that before a
 * repeated one, told in another way. A twist is told by a tale that takes one. Where it can be helped, the helper
 * `absent` is not in it. Throws where neither its own age nor the neighboring one has a tale of the theme and length.
 */
function tellBrief(brief: StoryBrief, absent?: string): WrittenStory {
  const next = goingOn(brief)
  if (next) return next
  const own = talesOf(brief.theme, brief.ageGroup, brief.paragraphCount)
  const beside = () =>
    BESIDE[brief.ageGroup].flatMap((age) => talesOf(brief.theme, age, brief.paragraphCount))
  const taking = (tales: readonly Tale[]) =>
    tales.filter((tale) => takesTwist(tale, brief) && !tale.idea.helpers.some(({ id }) => id === absent))
  const fresh = (tales: readonly Tale[]) => taking(tales).filter((tale) => !isTold(tale, brief))
  const story =
    told(fresh(own), brief) ??
    readable(fresh(beside()), brief) ??
    told(taking(own), brief) ??
    readable(taking(beside()), brief) ??
    told(own, brief) ??
    told(beside(), brief)
  if (!story) throw new Error(`There is no tale for ${brief.theme}, ${brief.ageGroup}`)
  return story
}

/** The tale that continues the world of the story before, once; a twist is told by a tale that turns on it. */
function goingOn(brief: StoryBrief): WrittenStory | undefined {
  const tale = brief.before?.tale && nextTale(brief.before.tale, brief.paragraphCount)
  const [way] = tale ? tale.ways : []
  if (!tale || !way || brief.writingStyle === 'plot-twist' || isTold(tale, brief)) return undefined
  const story = tellTale({ tale, way }, brief)
  const isReadable = story.grade <= AGE_GROUP_INFO[brief.ageGroup].hardestGrade
  return isReadable || tale.idea.ageGroup === brief.ageGroup ? story : undefined
}

const takesTwist = ({ ways }: Tale, { writingStyle }: StoryBrief): boolean =>
  writingStyle !== 'plot-twist' || ways.some(({ name }) => name === 'twist')

const isTold = ({ idea }: Tale, { told = [] }: StoryBrief): boolean => told.some((key) => isOfIdea(idea, key))

/** The best tale, even where a long name makes it harder than its age. */
function told(tales: readonly Tale[], brief: StoryBrief): WrittenStory | undefined {
  const choice = chooseTale(tales, brief)
  return choice && tellTale(choice, brief)
}

/** The best tale of another age that the child can follow. */
function readable(tales: readonly Tale[], brief: StoryBrief): WrittenStory | undefined {
  const choice = chooseTale(tales, brief)
  if (!choice) return undefined
  const story = tellTale(choice, brief)
  if (story.grade <= AGE_GROUP_INFO[brief.ageGroup].hardestGrade) return story
  return readable(
    tales.filter((tale) => tale !== choice.tale),
    brief,
  )
}
