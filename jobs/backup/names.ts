/** A backup's files: the packed database, and the list of its media's hashes. */
export const DATABASES = 'database/'
export const MEDIA = 'media/'
/** Changes that are carried one by one, under a name for each beginning. */
export const CHANGES = 'changes/'
export const DATABASE_ENDING = '.db.gz'
export const LIST_ENDING = '.media.txt'

const STAMP = /^database\/(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.db\.gz$/

/** Sorts chronologically, and is a valid file name everywhere: 2026-11-22T20-00-00Z. */
export const stampOf = (time: Date): string => `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

export const timeOf = (stamp: string): Date => new Date(stamp.replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z'))

/** The stamp of a packed database; undefined for other names. */
export const stampIn = (name: string): string | undefined => STAMP.exec(name)?.[1]

const DAY_MS = 24 * 3600_000
/** Every backup is kept this long, or for `keepDays` if that is less. */
const ALL_MS = 2 * DAY_MS

/**
 * Which backups are outdated: all of the last two days stay, then the last one of each day (UTC), for `keepDays`. The
 * newest always stays.
 */
export function outdated(stamps: readonly string[], now: Date, keepDays: number): string[] {
  const newestFirst = [...stamps].sort().reverse()
  const days = new Set<string>()
  const longest = keepDays * DAY_MS
  return newestFirst.filter((stamp, index) => {
    const age = now.getTime() - timeOf(stamp).getTime()
    const day = stamp.slice(0, 10)
    const isLastOfDay = !days.has(day)
    days.add(day)
    const stays = index === 0 || (age <= longest && (isLastOfDay || age <= ALL_MS))
    return !stays
  })
}
