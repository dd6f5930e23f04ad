import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { TypedField, WorkRefusal } from '../../domain/gate/refusal.ts'

/** Work that may not begin now, thrown by an adapter; `app.ts` answers it as JSON or as a page. */
export class Refused extends Error {
  constructor(readonly refusal: WorkRefusal) {
    super(refusal.reason)
  }
}

export interface RefusalAnswer {
  status: ContentfulStatusCode
  sentence: string
  /** The field of the call that contains the unfit words. */
  field?: TypedField
  retryAfterSeconds?: number
}

const VENDOR_RESTS_SECONDS = 60

/** The answer for each refusal: the one table for JSON and for pages. */
export function answerToRefusal(refusal: WorkRefusal): RefusalAnswer {
  switch (refusal.reason) {
    case 'too-often':
      return {
        status: 429,
        sentence: tooOften(refusal.waitSeconds),
        retryAfterSeconds: refusal.waitSeconds,
      }
    case 'vendor-rests':
      return {
        status: 503,
        sentence: 'Our storytellers are having a little rest. Please try again a little later.',
        retryAfterSeconds: VENDOR_RESTS_SECONDS,
      }
    case 'unconfirmed-email':
      return {
        status: 403,
        sentence:
          'Please confirm your e-mail first: open the link in the letter that we sent you. Settings sends it again.',
      }
    case 'family-has-spent':
      return {
        status: 429,
        sentence: 'That was a lot of stories for one day. There will be new ones for you tomorrow.',
        retryAfterSeconds: refusal.waitSeconds,
      }
    case 'app-has-spent':
      return {
        status: 503,
        sentence: 'Our storytellers have told all the stories they can today. Please come back tomorrow.',
        retryAfterSeconds: refusal.waitSeconds,
      }
    case 'not-enough-credits':
      return {
        status: 402,
        sentence: `This story needs ${credits(refusal.needed)} and you have ${refusal.available}.`,
      }
    case 'unfit-words':
      return { status: 422, sentence: UNFIT[refusal.field], field: refusal.field }
  }
}

const UNFIT: Record<TypedField, string> = {
  characterName:
    'The name has something in it that our bedtime stories do not say. Please write it another way.',
  soundsLike:
    'How the name is said has something in it that our voices do not say. Please write it another way.',
  description:
    'The description has something in it that does not fit a bedtime story. Please say it another way.',
  customSeed:
    'The plot twist has something in it that does not fit a bedtime story. Please try another idea.',
  pageWords:
    'There is something in these words that does not fit a bedtime story. Please say it another way.',
  pictureWish: 'There is something in this wish that our pictures do not show. Please say it another way.',
  voiceName: 'This name has something in it that our stories do not say. Please write it another way.',
  characters:
    'Something in the name or the description of one of these characters does not fit a bedtime story. Please write it another way, and ask for the story again.',
}

/** For every rate limit, of work or not. */
export const tooOften = (waitSeconds: number): string =>
  `That was a lot at once. Please try again in ${inWords(waitSeconds)}.`

const MINUTE = 60

function inWords(seconds: number): string {
  if (seconds < MINUTE) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / MINUTE)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

const credits = (n: number) => (n === 1 ? '1 credit' : `${n} credits`)
