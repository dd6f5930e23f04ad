/** What is known of a story in the making when its page is rendered, in seconds. */
export interface Waiting {
  /** How long it has been in the making by then. */
  sinceSeconds: number
  /** How long this server's last stories of its length took; null where there were none. */
  usualSeconds: number | null
}

const STEP_SECONDS = 5

/** How often a page that shows the time left is rendered with a new one, while nothing else changes. */
export const TIME_LEFT_EVERY_MS = 20_000

/**
 * The remaining time in words, after `elapsedSeconds` of the making; undefined where no estimate is possible: no story
 * was made before, or this one waits for something.
 */
export function timeLeftText(elapsedSeconds: number, usualSeconds: number | null): string | undefined {
  if (usualSeconds === null || elapsedSeconds > 2 * usualSeconds + STEP_SECONDS) return undefined
  const left = usualSeconds - elapsedSeconds
  if (left <= 0) return 'A little longer than usual tonight.'
  if (left < STEP_SECONDS) return 'A few seconds more.'
  if (left < 55) return `About ${Math.ceil(left / STEP_SECONDS) * STEP_SECONDS} seconds more.`
  const minutes = Math.round(left / 60)
  return minutes === 1 ? 'About a minute more.' : `About ${minutes} minutes more.`
}

/** The same for a story that was begun at `createdAt`. */
export const timeLeftSince = (
  createdAt: string,
  now: Date,
  usualSeconds: number | null,
): string | undefined =>
  timeLeftText(Math.max(0, (now.getTime() - Date.parse(createdAt)) / 1000), usualSeconds)
