const DAY_MS = 24 * 60 * 60_000

/** Today, Yesterday, or a form like Nov 21, 2026, in the reader's time zone; Unknown date for what is no date (section 9). */
export function dateLabel(iso: string, now: Date, timeZone: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return 'Unknown date'
  const day = dayIn(timeZone)
  if (day.format(date) === day.format(now)) return 'Today'
  if (day.format(date) === dayBefore(day.format(now))) return 'Yesterday'
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  }).format(date)
}

/** A form like 8:15 PM, in the reader's time zone; Unknown time for what is no date (section 9). */
export function timeLabel(iso: string, timeZone: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return 'Unknown time'
  const label = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  })
  return label.format(date).replaceAll('\u202f', ' ')
}

/** How long an unfinished story has been in the making: Just now under 1 minute, then Nm ago (section 4). */
export function elapsedLabel(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(iso).getTime()) / 60_000)
  return minutes >= 1 ? `${minutes}m ago` : 'Just now'
}

/** The time zone when the platform knows it, else UTC. */
export function timeZoneOf(name: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name ?? 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone })

/** The calendar day before a day written as yyyy-mm-dd. */
const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)
