import type { StoryBrief } from '../../ports/writer.ts'
import { seededRandom } from '../../shared/kit/random.ts'
import { toneById } from '../../shared/stories/tones.ts'
import { groupsOf } from './groups.ts'
import { kindsOf } from './kinds.ts'
import { GROUP_OF, type Group, isOfIdea, type Tale, tellingKey, type Way, type WayName } from './tale.ts'

export interface TaleChoice {
  tale: Tale
  way: Way
}

/**
 * The tale and the way for a family; theme, band and length are given. Among the ideas it has not been told, the
 * child's kind decides, and a tale that was written for it goes first, then the mood, then the author; when all were
 * told, a new way. The same brief and history
 * choose the same. Undefined when there is no tale.
 */
export function chooseTale(tales: readonly Tale[], brief: StoryBrief): TaleChoice | undefined {
  const wanted = wantedWays(brief)
  const told = brief.told ?? []
  const random = seededRandom(brief.seed)
  const candidates = tales.flatMap((tale) =>
    tale.ways
      .filter((way) => wanted.includes(servedBy(tale, way)))
      .map((way) => ({ tale, way, chance: random() })),
  )
  const ranked = candidates.map((candidate) => ({
    candidate,
    rank: rankOf(candidate, brief, { wanted, told }),
  }))
  const [best] = ranked.sort((a, b) => compare(a.rank, b.rank))
  return best?.candidate
}

/** What a way serves: a kind, a group, or anybody; `quiet` is a kind in an idea told by kinds, else a group. */
type Served = `${'groups' | 'kinds'}: ${WayName}`
const servedBy = ({ by }: Tale, { name }: Way): Served => `${by === 'kind' ? 'kinds' : by}: ${name}`

/**
 * What suits the main child, best first: its kinds, then their groups, then what suits anybody. A twist is told by a
 * twist way, if there is one.
 */
function wantedWays({ children, writingStyle }: StoryBrief): Served[] {
  const [child] = children
  const description = child?.description ?? ''
  const kinds = kindsOf(description).map(({ kind }) => kind)
  const groups = new Set<Group>([...kinds.map((kind) => GROUP_OF[kind]), ...groupsOf(description)])
  const ways: Served[] = [
    ...kinds.map((kind): Served => `kinds: ${kind}`),
    ...[...groups].map((group): Served => `groups: ${group}`),
    'kinds: any',
    'groups: any',
  ]
  return writingStyle === 'plot-twist' ? ['kinds: twist', 'groups: twist', ...ways] : ways
}

/** After every mood of an idea. */
const OTHER_MOOD = 99

/** Smaller goes first, the first difference decides. */
function rankOf(
  { tale, way, chance }: TaleChoice & { chance: number },
  { tone, author }: StoryBrief,
  { wanted, told }: { wanted: readonly Served[]; told: readonly string[] },
): number[] {
  const { idea } = tale
  const isTwist = Number(way.name !== 'twist' && wanted.includes('kinds: twist'))
  const ideaTold = Number(told.some((key) => isOfIdea(idea, key)))
  const lastTold = told.indexOf(tellingKey(idea, way.name))
  const wayTold = lastTold < 0 ? 0 : told.length - lastTold
  const mood = idea.moods.indexOf(toneById(tone)?.category ?? '')
  return [
    isTwist,
    ideaTold,
    wayTold,
    wanted.indexOf(servedBy(tale, way)),
    Number(tale.by !== 'kind'),
    mood < 0 ? OTHER_MOOD : mood,
    Number(idea.manner !== (author.displayName ?? author.name)),
    chance,
  ]
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
