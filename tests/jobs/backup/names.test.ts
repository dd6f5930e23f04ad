import { expect, test } from 'bun:test'
import { outdated, stampIn, stampOf, timeOf } from '../../../jobs/backup/names.ts'

test('a backup is named by its time, which sorts and is read again', () => {
  const time = new Date('2026-11-22T20:05:09.000Z')
  expect(stampOf(time)).toBe('2026-11-22T20-05-09Z')
  expect(timeOf(stampOf(time))).toEqual(time)
  expect(stampIn('database/2026-11-22T20-05-09Z.db.gz')).toBe('2026-11-22T20-05-09Z')
  expect(stampIn('database/2026-11-22T20-05-09Z.media.txt')).toBeUndefined()
})

test('all backups of two days stay, then the last of each day, and the newest for ever', () => {
  const now = new Date('2026-11-22T20:00:00Z')
  const stays = [
    '2026-11-22T19-00-00Z',
    '2026-11-22T18-00-00Z',
    '2026-11-20T21-00-00Z',
    '2026-11-19T23-00-00Z',
    '2026-11-10T23-00-00Z',
  ]
  const goes = ['2026-11-19T22-00-00Z', '2026-11-08T19-00-00Z']
  expect(outdated([...stays, ...goes], now, 14).sort()).toEqual([...goes].sort())
  expect(outdated(['2025-01-01T00-00-00Z'], now, 14)).toEqual([])
})

test('nothing but the newest is kept longer than the privacy page says', () => {
  const now = new Date('2026-11-22T20:00:00Z')
  const stamps = [
    '2026-11-22T19-00-00Z',
    '2026-11-21T21-00-00Z',
    '2026-11-21T19-00-00Z',
    '2026-11-20T23-00-00Z',
  ]
  expect(outdated(stamps, now, 1).sort()).toEqual(['2026-11-20T23-00-00Z', '2026-11-21T19-00-00Z'])
})
