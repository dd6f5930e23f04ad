import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { TimelineLabel } from '../../../src/shared/labels/label.ts'
import { interleave } from '../../../src/shared/stories/timeline.ts'

const day = (n: number) => new Date(Date.UTC(2026, 10, n, 19)).toISOString()
const aLabel = (id: number, date: string): TimelineLabel => ({
  id,
  name: `Label ${id}`,
  description: null,
  color: '#6b21d4',
  createdAt: date,
})

describe('labels on the timeline', () => {
  test('stand above the story of their date, and the others follow the newest first', () => {
    const stories = [20, 15, 10].map((n) => ({ title: `Story of day ${n}`, createdAt: day(n) }))
    const labels = [9, 10, 15, 18, 21].map((n) => aLabel(n, day(n)))
    const { among, rest } = interleave(stories, labels)
    const shown = among.map((item) => (item.kind === 'story' ? item.story.title : item.label.name))
    expect(shown).toEqual([
      'Story of day 20',
      'Label 18',
      'Label 15',
      'Story of day 15',
      'Label 10',
      'Story of day 10',
    ])
    expect(rest.map((label) => label.id)).toEqual([21, 9])
  })

  test('all follow when no story is shown', () => {
    const { among, rest } = interleave([], [aLabel(1, day(1)), aLabel(2, day(2))])
    expect(among).toEqual([])
    expect(rest.map((label) => label.id)).toEqual([2, 1])
  })

  test('are where a simple model puts them, whatever their dates are', () => {
    const days = fc.array(fc.integer({ min: 1, max: 28 }), { maxLength: 12 })
    fc.assert(
      fc.property(days, days, (storyDays, labelDays) => {
        const stories = storyDays.toSorted((a, b) => b - a).map((n, at) => ({ createdAt: day(n), order: at }))
        const labels = labelDays.map((n, i) => aLabel(i, day(n)))
        const { among, rest } = interleave(stories, labels)
        expect([among.map(nameOf), rest.map((label) => label.id)]).toEqual(modelOf(stories, labels))
      }),
      { numRuns: 500 },
    )
  })
})

type Story = { createdAt: string; order: number }
const nameOf = (item: ReturnType<typeof interleave<Story>>['among'][number]) =>
  item.kind === 'story' ? `story ${item.story.order}` : `label ${item.label.id}`

/** Everything in one list, sorted by date; labels first on the same date. */
function modelOf(stories: Story[], labels: TimelineLabel[]) {
  const dates = stories.map((story) => Date.parse(story.createdAt))
  const isWithin = ({ createdAt }: TimelineLabel) =>
    Date.parse(createdAt) >= Math.min(...dates) && Date.parse(createdAt) <= Math.max(...dates)
  const heap = [
    ...labels.filter(isWithin).map((label) => [label.createdAt, 1, label.id, `label ${label.id}`] as const),
    ...stories.map((story) => [story.createdAt, 0, -story.order, `story ${story.order}`] as const),
  ]
  heap.sort((a, b) => b[0].localeCompare(a[0]) || b[1] - a[1] || b[2] - a[2])
  const rest = labels
    .filter((label) => !isWithin(label))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
  return [heap.map(([, , , name]) => name), rest.map((label) => label.id)]
}
