import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { HTTPException } from 'hono/http-exception'
import type { Reader } from '../../components/stories/reader.ts'
import { timeZoneOf } from '../../shared/kit/time-labels.ts'
import { IdParam } from '../../shared/payloads.ts'
import { filtersFrom, savedStoriesHref } from '../../shared/stories/story-filters.ts'
import type { SignedInEnv } from '../kit/require-page.ts'

/** The signed-in person's database user; throws 401 while there is none. */
export function userOf(c: Context<SignedInEnv>): number {
  const { userId } = c.get('signedIn')
  if (!userId) throw new HTTPException(401, { message: 'User authentication required' })
  return userId
}

/** The path's id; 0, which nothing has, when it is not a whole number. */
export const idParam = (c: Context): number => IdParam.safeParse(c.req.param()).data?.id ?? 0

/** The reader of dates: the browser tells its time zone in a cookie. */
export const readerOf = (c: Context<SignedInEnv>): Reader => ({
  now: c.get('services').now(),
  timeZone: timeZoneOf(getCookie(c, 'tz')),
})

/** The page of My Stories that a form was on. */
export function timelineHref(c: Context): string {
  const query = new URL(c.req.url).searchParams
  const page = Number(query.get('page'))
  return savedStoriesHref(filtersFrom(query), Number.isSafeInteger(page) ? page : 1)
}
