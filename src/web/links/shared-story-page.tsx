import { Hono } from 'hono'
import { SharedFrame } from '../../components/links/shared-frame.tsx'
import type { AppEnv } from '../../context.ts'
import { sharedFileOf, sharedStoryOf } from '../../domain/links/shared-story.ts'
import { openStoryLink } from '../../domain/links/story-links.ts'
import { SHARED_PATH, sharedHref, sharedMediaUrl } from '../../shared/links/shared-address.ts'
import { answerLinkedFile, keepUnlisted, linkEndedPage, NeedsScript } from '../kit/link-page.tsx'
import { SharedStoryIsland } from './shared-story-island.ts'

/** What a visitor with a link sees and hears: one story, and nothing else of its family. */
export const sharedStoryPage = new Hono<AppEnv>()
  .use(`${SHARED_PATH}/*`, async (c, next) => {
    keepUnlisted(c)
    // This page sends nothing but requests for its files.
    c.header('Referrer-Policy', 'no-referrer')
    await next()
  })

  .get(`${SHARED_PATH}/:token`, (c) => {
    const token = c.req.param('token')
    const { db, now } = c.get('services')
    const link = openStoryLink(db, 'share', token, now())
    if (!link.ok) return linkEndedPage(c, link.failure)
    const story = sharedStoryOf(db, link.value, token)
    if (!story) return linkEndedPage(c, 'ended')
    return c.render(
      <SharedFrame>
        <SharedStoryIsland story={story} href={sharedHref(token)} />
        <NeedsScript>Playing a story needs JavaScript.</NeedsScript>
      </SharedFrame>,
      {
        title: story.title,
        description: 'A bedtime story for you.',
        tells: true,
        shell: 'bare',
        guest: true,
      },
    )
  })

  .get(`${SHARED_PATH}/:token/media/:file`, (c) =>
    answerLinkedFile(c, 'share', sharedMediaUrl, (link, hash) =>
      sharedFileOf(c.get('services').db, link, hash),
    ),
  )
