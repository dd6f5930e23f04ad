import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { profilesOf } from '../../../db/queries/profiles.ts'
import type { AppEnv } from '../../context.ts'
import { wordsOfWish } from '../../domain/gate/typed-words.ts'
import { requestStory, storyAskedForBefore } from '../../domain/stories/request-story.ts'
import { newSeed } from '../../shared/kit/seed.ts'
import { TonightForm } from '../../shared/payloads.ts'
import { admissionFor } from '../kit/begin-work.ts'
import { capReached } from '../kit/cap-reached.ts'
import { requirePage, type SignedInEnv } from '../kit/require-page.ts'
import { userOf } from '../stories/timeline-request.ts'

/** Tonight's button: begins the story that it named and shows its page; works without script. */
export const tonightForm = new Hono<SignedInEnv>().post('/app/tonight', requirePage, async (c) => {
  const { db, wakeQueue, narrator, now } = c.get('services')
  const userId = userOf(c)
  const sent = TonightForm.safeParse(await c.req.parseBody())
  if (!sent.success)
    throw new HTTPException(400, { message: sent.error.issues[0]?.message ?? 'Please try again.' })
  const { profile, character, again, ...wish } = sent.data
  const known = storyAskedForBefore(db, userId, wish.requestKey)
  if (known) return c.redirect(`/story/${known.id}`, 303)
  requireOpen(db, userId, profile)
  const characters = [{ id: character }]
  const admission = await admissionFor(c, wordsOfWish(db, userId, { characters }))
  const story = requestStory(
    db,
    admission,
    {
      ...wish,
      characterIds: [character],
      voice: narrator.voices.find(({ id }) => id === wish.voice)?.id,
      writingStyle: 'normal',
      notBeside: again ? undefined : 'same-child',
    },
    { seed: newSeed(), now: now() },
  )
  if (story.ok) {
    wakeQueue()
    return c.redirect(`/story/${story.value.id}`, 303)
  }
  switch (story.failure.reason) {
    case 'being-made':
      return c.redirect(`/story/${story.failure.story.id}`, 303)
    case 'not-enough-credits':
      return c.redirect('/app/subscription', 303)
    case 'full':
      throw capReached('story')
    case 'character-not-found':
      throw new HTTPException(404, { message: 'This character does not exist any more.' })
    case 'before-not-found':
    case 'before-not-complete':
    case 'unknown-length':
    case 'unknown-author':
      throw new HTTPException(400, { message: 'This story cannot be told any more. Please choose again.' })
  }
})

/** The newest profiles beyond the plan are read-only (design, section 1). */
function requireOpen(db: AppEnv['Variables']['services']['db'], userId: number, id: number): void {
  const { family, children } = profilesOf(db, userId)
  const profile = [family, ...children].find((one) => one.id === id)
  if (profile?.isOpen) return
  throw new HTTPException(profile ? 409 : 404, {
    message: profile
      ? `Your plan has no place for new stories of ${profile.name}'s profile. Everything on its shelf can be read.`
      : 'There is no such profile.',
  })
}
