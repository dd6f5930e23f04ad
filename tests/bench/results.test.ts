import { expect, test } from 'bun:test'
import { asMarkdown, worseThan } from './results.ts'

const line = (what: string, ratio: number) => ({ what, ratio, against: 'bare Hono', facts: '100 a second' })
const kept = asMarkdown([line('My Stories', 0.8), line('Home', 0.5)], new Date('2026-11-21T19:00:00Z'))

test('the stored table has the ratio first, and says when and where it was measured', () => {
  expect(kept).toContain('| 0.80 | My Stories | bare Hono | 100 a second |')
  expect(kept).toContain('2026-11-21')
  expect(kept).toMatch(/\d+ cores/)
})

test('a change that makes a ratio worse by more than a tenth is listed, and no other', () => {
  const now = [line('My Stories', 0.71), line('Home', 0.46), line('Landing', 0.1)]
  expect(worseThan(kept, now)).toEqual(['My Stories: 0.71, and was 0.80'])
})
