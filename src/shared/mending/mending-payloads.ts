import { z } from 'zod'
import { UserBody } from '../payloads.ts'

/** Far above a page's maximum, so that the answer can count the words; the body's own limit is higher. */
const FAR_TOO_LONG = 100_000
const typed = (what: string) =>
  z.string(`${what} are missing.`).max(FAR_TOO_LONG, `${what} are far too long.`)
const price = z.number('The price is missing.').int().min(0).max(100)

/** PUT /api/stories/{id}/pages/{paragraphIndex}/words: `seen` are the words that the parent saw before the change. */
export const MendWordsBody = UserBody.extend({
  words: typed('The words'),
  seen: typed('The words before'),
  price,
})

/** POST /api/stories/{id}/pages/{paragraphIndex}/picture. */
export const PictureWishBody = UserBody.extend({ wish: typed('The words of the wish'), price })
