import { type Context, Hono } from 'hono'
import { storyOf } from '../../../db/queries/story.ts'
import { StoryNotFound } from '../../components/player/cards.tsx'
import type { AppEnv } from '../../context.ts'
import { requirePage } from '../kit/require-page.ts'
import { StoryPlayerIsland } from './story-player-island.ts'

/** What the address of My Stories keeps (specification, section 2). */
const KEPT = ['page', 'search', 'environment', 'tone', 'ageGroup', 'length', 'child', 'favorites']

/** A story by its number, and whatever else stands in its place. */
export const storyPage = new Hono<AppEnv>()
  .on('GET', ['/story', '/story/', '/story/:id'], requirePage, (c) => {
    const { userId, firebaseUid } = c.var.signedIn
    const id = storyIdOf(c.req.param('id'))
    const story = id && userId !== null ? storyOf(c.var.services.db, userId, id) : undefined
    if (!story) return storyNotFound(c)
    return c.render(
      <>
        <StoryPlayerIsland story={story} firebaseUid={firebaseUid} backHref={myStoriesHref(c)} />
        <noscript>
          <p className="page-width pb-16 text-center text-soft">
            Playing a story needs JavaScript. Please switch it on for this site.
          </p>
        </noscript>
      </>,
      { title: story.title, isMaking: !story.retryable && story.generationStatus !== 'complete' },
    )
  })

  .get('/story-result/:id', requirePage, (c) => {
    const id = storyIdOf(c.req.param('id'))
    return id ? c.redirect(`/story/${id}${keptQuery(c)}`) : storyNotFound(c)
  })

const storyIdOf = (text: string | undefined) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined)

function storyNotFound(c: Context) {
  c.status(404)
  return c.render(
    <div className="page-width py-16">
      <StoryNotFound action={{ href: myStoriesHref(c), label: 'View All Stories' }} />
    </div>,
    { title: 'Story not found' },
  )
}

const myStoriesHref = (c: Context) => `/app/saved-stories${keptQuery(c)}`

function keptQuery(c: Context): string {
  const kept = KEPT.flatMap((key): [string, string][] => {
    const value = c.req.query(key)
    return value ? [[key, value]] : []
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
