import type { TimelineLabel } from '../labels/label.ts'

export type TimelineItem<Story> = { kind: 'story'; story: Story } | { kind: 'label'; label: TimelineLabel }

export interface TimelineItems<Story> {
  /** Newest first; a label is above the story with its date. */
  among: TimelineItem<Story>[]
  /** Labels whose date is outside the range of the shown stories; they follow, newest first. */
  rest: TimelineLabel[]
}

/**
 * Puts labels between the shown stories (newest first) by the rule of the specification's section 4: those within the
 * range of the stories' dates are interleaved by date, the rest follow. Dates are ISO strings in UTC.
 */
export function interleave<Story extends { createdAt: string }>(
  stories: readonly Story[],
  labels: readonly TimelineLabel[],
): TimelineItems<Story> {
  const newest = stories[0]?.createdAt ?? ''
  const oldest = stories.at(-1)?.createdAt ?? ''
  const ordered = labels.toSorted(newestFirst)
  const inRange = ordered.filter(({ createdAt }) => createdAt <= newest && createdAt >= oldest)
  const among: TimelineItem<Story>[] = []
  let next = 0
  for (const story of stories) {
    for (; (inRange[next]?.createdAt ?? '') >= story.createdAt; next += 1) {
      const label = inRange[next]
      if (label) among.push({ kind: 'label', label })
    }
    among.push({ kind: 'story', story })
  }
  const rest = ordered.filter(({ createdAt }) => createdAt > newest || createdAt < oldest)
  return { among, rest }
}

const newestFirst = (a: TimelineLabel, b: TimelineLabel) =>
  a.createdAt === b.createdAt ? b.id - a.id : a.createdAt < b.createdAt ? 1 : -1
