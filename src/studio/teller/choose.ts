import type { StoryBrief } from '../../ports/writer.ts'
import { seededRandom } from '../../shared/kit/random.ts'
import { toneById } from '../../shared/stories/tones.ts'
import { groupsOf } from './groups.ts'
import { type Tale, tellingKey, type Way, type WayName } from './tale.ts'

export interface Choice {
  tale: Tale
  way: Way
}

/**
 * The tale and the way that a family is told: theme, band and length are given. Of the ideas that it has not been told the
 * child's kind decides, then the mood, then the author; when all were told, a way that was not. The same brief and the same
 * history choose the same. Undefined when there is no tale.
 */
export function chooseTale(tales: readonly Tale[], brief: StoryBrief): Choice | undefined {
  const wanted = wantedWays(brief)
  const told = brief.told ?? []
  const random = seededRandom(brief.seed)
  const candidates = tales.flatMap((tale) =>
    tale.ways.filter(({ name }) => wanted.includes(name)).map((way) => ({ tale, way, chance: random() })),
  )
  const ranked = candidates.map((candidate) => ({
    candidate,
    rank: rankOf(candidate, brief, { wanted, told }),
  }))
  const [best] = ranked.sort((a, b) => compare(a.rank, b.rank))
  return best?.candidate
}

/** The ways that suit the main child, best first. A twist is told by a twist way, where there is one. */
function wantedWays({ children, writingStyle }: StoryBrief): WayName[] {
  const [child] = children
  const ways: WayName[] = [...groupsOf(child?.description ?? ''), 'any']
  return writingStyle === 'plot-twist' ? ['twist', ...ways] : ways
}

/** Behind every mood that an idea has. */
const OTHER_MOOD = 99

/** Smaller goes first, the first difference decides. */
function rankOf(
  { tale, way, chance }: Choice & { chance: number },
  { tone, author }: StoryBrief,
  { wanted, told }: { wanted: readonly WayName[]; told: readonly string[] },
): number[] {
  const { idea } = tale
  const isTwist = Number(way.name !== 'twist' && wanted.includes('twist'))
  const ideaTold = Number(told.some((key) => key.startsWith(tellingKey(idea, 'any').replace(/any$/, ''))))
  const lastTold = told.indexOf(tellingKey(idea, way.name))
  const wayTold = lastTold < 0 ? 0 : told.length - lastTold
  const mood = idea.moods.indexOf(toneById(tone)?.category ?? '')
  return [
    isTwist,
    ideaTold,
    wayTold,
    wanted.indexOf(way.name),
    mood < 0 ? OTHER_MOOD : mood,
    Number(idea.manner !== (author.displayName ?? author.name)),
    chance,
  ]
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
