const DAY_MS = 24 * 60 * 60_000

/** Today, Yesterday, or a date like Nov 21, 2026, in the reader's time zone; Unknown date for what is no date (section 9). */
export function dateLabel(iso: string, now: Date, timeZone: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return 'Unknown date'
  // Yesterday is never longer ago, in any time zone, even when the clocks change.
  if (now.getTime() - date.getTime() < 3 * DAY_MS) {
    const day = dayOf(date, timeZone)
    const today = dayOf(now, timeZone)
    if (day === today) return 'Today'
    if (day === dayBefore(today)) return 'Yesterday'
  }
  return formatter('date', timeZone).format(date)
}

/** A time like 8:15 PM, in the reader's time zone; Unknown time for what is no date (section 9). */
export function timeLabel(iso: string, timeZone: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return 'Unknown time'
  return formatter('time', timeZone).format(date).replaceAll('\u202f', ' ')
}

/**
 * Date and time like Nov 21, 2026 · 8:15 PM, in the words of the two labels above, for lists: it uses the calendar
 * once instead of four times.
 */
export function momentLabel(iso: string, now: Date, timeZone: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return 'Unknown date · Unknown time'
  const moment = formatter('moment', timeZone).format(date)
  const at = moment.lastIndexOf(', ')
  const day = moment.slice(0, at)
  const time = moment.slice(at + 2).replace('\u202f', ' ')
  const isLate = now.getTime() - date.getTime() < 3 * DAY_MS
  const [today, yesterday] = isLate ? lastDays(now, timeZone) : []
  return `${day === today ? 'Today' : day === yesterday ? 'Yesterday' : day} · ${time}`
}

interface LastDays {
  now: number
  timeZone: string
  days: [today: string, yesterday: string]
}

let lastAsked: LastDays | undefined

/** Today and yesterday as dates are written; a list needs them once for all lines. */
function lastDays(now: Date, timeZone: string): [today: string, yesterday: string] {
  if (lastAsked?.now === now.getTime() && lastAsked.timeZone === timeZone) return lastAsked.days
  const yesterday = new Date(`${dayBefore(dayOf(now, timeZone))}T00:00:00Z`)
  const days: LastDays['days'] = [
    formatter('date', timeZone).format(now),
    formatter('date', 'UTC').format(yesterday),
  ]
  lastAsked = { now: now.getTime(), timeZone, days }
  return days
}

/** How long an unfinished story has been in the making: Just now under 1 minute, then Nm ago (section 4). */
export function elapsedLabel(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(iso).getTime()) / 60_000)
  return minutes >= 1 ? `${minutes}m ago` : 'Just now'
}

/** The time zone if the platform knows it, else UTC. */
export function timeZoneOf(name: string | undefined): string {
  if (name === undefined || name.length > LONGEST_ZONE) return 'UTC'
  try {
    return formatter('day', name).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** The calendar day of a moment in a time zone, as yyyy-mm-dd. */
export const dayOf = (date: Date, timeZone: string): string => formatter('day', timeZone).format(date)

/** The hour of a moment in a time zone, 0 to 23. */
export const hourOf = (date: Date, timeZone: string): number =>
  Number(formatter('hour', timeZone).format(date))

const FORMS = {
  hour: ['en-GB', { hour: '2-digit', hourCycle: 'h23' }],
  day: ['en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }],
  date: ['en-US', { month: 'short', day: 'numeric', year: 'numeric' }],
  time: ['en-US', { hour: 'numeric', minute: '2-digit', hour12: true }],
  moment: [
    'en-US',
    { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit', hour12: true },
  ],
} as const

const LONGEST_ZONE = 64
const MOST_FORMATTERS = 500
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached: creating one takes a hundred times as long as using it. */
function formatter(form: keyof typeof FORMS, timeZone: string): Intl.DateTimeFormat {
  const key = `${form} ${timeZone}`
  const known = formatters.get(key)
  if (known) return known
  const [locale, options] = FORMS[form]
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone })
  if (formatters.size >= MOST_FORMATTERS) formatters.clear()
  formatters.set(key, made)
  return made
}

/** The day before a day, both as yyyy-mm-dd. */
const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)
