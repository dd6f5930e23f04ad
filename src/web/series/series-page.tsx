import { Hono } from 'hono'
import { seriesWith } from '../../../db/queries/series.ts'
import { SeriesList } from '../../components/series/series-list.tsx'
import { LinkButton } from '../../components/ui/button.tsx'
import { PlusIcon } from '../../components/ui/icons.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { lightUrl } from '../../shared/media/light-copy.ts'
import { requirePage, type SignedInEnv } from '../kit/require-page.ts'
import { idParam, readerOf, userOf } from '../stories/timeline-request.ts'

/** The stories of one world, numbered, under the first one's cover. */
export const seriesPage = new Hono<SignedInEnv>().get('/app/series/:id', requirePage, (c) => {
  const series = seriesWith(c.get('services').db, userOf(c), idParam(c))
  if (!series) return c.notFound()
  const { stories } = series
  const cover = stories.find(({ coverUrl }) => coverUrl !== null)?.coverUrl
  const last = stories.findLast(({ generationStatus }) => generationStatus === 'complete')
  return c.render(
    <div className="page-width pb-16 max-w-3xl!">
      <PageHeader
        title={series.title}
        back={{ href: '/app/saved-stories', label: 'My Stories' }}
        actions={
          last && (
            <LinkButton href={`/app/story/${last.id}/more`} icon={<PlusIcon />}>
              More of This
            </LinkButton>
          )
        }
      >
        {stories.length === 1 ? 'A series of 1 story' : `A series of ${stories.length} stories`}
      </PageHeader>
      {cover && (
        <img
          src={lightUrl(cover, 672)}
          alt=""
          width={672}
          height={384}
          fetchPriority="high"
          className="mb-6 aspect-[7/4] w-full max-w-xl rounded-3xl object-cover"
        />
      )}
      <SeriesList stories={stories} reader={readerOf(c)} />
    </div>,
    { title: series.title },
  )
})
