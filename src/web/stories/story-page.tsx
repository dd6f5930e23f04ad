import { type Context, Hono } from 'hono'
import { storyOf } from '../../../db/queries/story.ts'
import { usualMakingSeconds } from '../../../db/queries/usual-making.ts'
import { StoryNotFound } from '../../components/player/cards.tsx'
import type { AppEnv, Services } from '../../context.ts'
import { KID_SHELF } from '../../shared/kid-mode/addresses.ts'
import type { StoryAnswer } from '../../shared/stories/story-answer.ts'
import type { StoryRequest } from '../../shared/stories/story-request.ts'
import { themeById } from '../../shared/stories/themes.ts'
import type { Waiting } from '../../shared/stories/time-left.ts'
import { IconSheet } from '../kit/icon-sheet.tsx'
import { requirePage } from '../kit/require-page.ts'
import { StoryPlayerIsland } from './story-player-island.ts'

/** What the address of My Stories contains (specification, section 2). */
const KEPT = ['page', 'search', 'environment', 'tone', 'ageGroup', 'length', 'child', 'favorites']

/** A story by its number, or the page that takes its place. */
export const storyPage = new Hono<AppEnv>()
  .on('GET', ['/story', '/story/', '/story/:id'], requirePage, (c) => {
    const { userId, firebaseUid, kid } = c.get('signedIn')
    const id = storyIdOf(c.req.param('id'))
    const story = id && userId !== null ? storyOf(c.get('services').db, userId, id) : undefined
    if (!story) return storyNotFound(c)
    const isMaking = !story.retryable && story.generationStatus !== 'complete'
    return c.render(
      <>
        <IconSheet icons={['edit', 'gift', 'microphone', 'plus', 'stories']} />
        <StoryPlayerIsland
          story={story}
          waiting={isMaking ? waitingFor(c.get('services'), story) : null}
          theme={isMaking ? themeOf(story) : null}
          firebaseUid={firebaseUid}
          {...(kid ? { backHref: KID_SHELF, forChild: true } : { backHref: myStoriesHref(c) })}
        />
        <noscript>
          <p className="page-width pb-16 text-center text-soft">
            Playing a story needs JavaScript. Please switch it on for this site.
          </p>
        </noscript>
      </>,
      { title: story.title, tells: true, isMaking },
    )
  })

  .get('/story-result/:id', requirePage, (c) => {
    const id = storyIdOf(c.req.param('id'))
    return id ? c.redirect(`/story/${id}${keptQuery(c)}`) : storyNotFound(c)
  })

const waitingFor = ({ db, now }: Services, { createdAt, length }: StoryAnswer): Waiting => ({
  sinceSeconds: Math.max(0, (now().getTime() - Date.parse(createdAt)) / 1000),
  usualSeconds: usualMakingSeconds(db, length),
})

/** The theme's id; null for an unreadable request. */
function themeOf({ storyRequest }: StoryAnswer): string | null {
  try {
    const { selections } = JSON.parse(storyRequest) as Partial<StoryRequest>
    return themeById(selections?.theme ?? '')?.id ?? null
  } catch {
    return null
  }
}

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
