import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  dateLabel,
  elapsedLabel,
  momentLabel,
  timeLabel,
  timeZoneOf,
} from '../../../src/shared/kit/time-labels.ts'

const NOW = new Date('2026-11-21T03:30:00Z')

describe('the date on a story card', () => {
  test('depends on where the reader is', () => {
    expect(dateLabel('2026-11-21T01:00:00Z', NOW, 'Europe/Amsterdam')).toBe('Today')
    expect(dateLabel('2026-11-20T22:00:00Z', NOW, 'Europe/Amsterdam')).toBe('Yesterday')
    expect(dateLabel('2026-11-20T22:00:00Z', NOW, 'America/New_York')).toBe('Today')
    expect(dateLabel('2026-11-01T12:00:00Z', NOW, 'Asia/Tokyo')).toBe('Nov 1, 2026')
  })

  test('is right on the days on which the clock is set', () => {
    const springForward = new Date('2026-03-29T22:30:00Z')
    expect(dateLabel('2026-03-28T23:30:00Z', springForward, 'Europe/Amsterdam')).toBe('Yesterday')
    const afterFallBack = new Date('2026-11-02T04:30:00Z')
    expect(dateLabel('2026-11-01T05:30:00Z', afterFallBack, 'America/New_York')).toBe('Today')
    expect(dateLabel('2026-10-31T12:30:00Z', afterFallBack, 'America/New_York')).toBe('Yesterday')
  })

  test('is shown as unknown when there is none', () => {
    expect(dateLabel('soon', NOW, 'UTC')).toBe('Unknown date')
    expect(timeLabel('soon', 'UTC')).toBe('Unknown time')
  })
})

test('the time reads as people say it', () => {
  expect(timeLabel('2026-11-21T20:15:00Z', 'UTC')).toBe('8:15 PM')
  expect(timeLabel('2026-11-21T00:05:00Z', 'UTC')).toBe('12:05 AM')
})

test('a story that is being made says for how long', () => {
  expect(elapsedLabel('2026-11-21T03:29:30Z', NOW)).toBe('Just now')
  expect(elapsedLabel('2026-11-21T03:12:00Z', NOW)).toBe('18m ago')
  expect(elapsedLabel('2026-11-21T03:31:00Z', NOW)).toBe('Just now')
})

test('an unknown time zone is UTC', () => {
  expect(timeZoneOf('Asia/Tokyo')).toBe('Asia/Tokyo')
  expect(timeZoneOf('Middle/Earth')).toBe('UTC')
  expect(timeZoneOf(undefined)).toBe('UTC')
})

test('a moment in a list is told as its day and its hour are', () => {
  const zones = ['UTC', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia']
  const now = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2030-01-01') })
  const hoursAgo = fc.oneof(fc.integer({ min: -2, max: 80 }), fc.integer({ min: 0, max: 50_000 }))
  fc.assert(
    fc.property(now, hoursAgo, fc.constantFrom(...zones), (at, hours, zone) => {
      const iso = new Date(at - hours * 3_600_000).toISOString()
      const told = `${dateLabel(iso, new Date(at), zone)} · ${timeLabel(iso, zone)}`
      expect(momentLabel(iso, new Date(at), zone)).toBe(told)
    }),
    { numRuns: 500 },
  )
  expect(momentLabel('soon', new Date(), 'UTC')).toBe('Unknown date · Unknown time')
})
