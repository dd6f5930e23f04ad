import { momentLabel } from '../../shared/kit/time-labels.ts'
import { lightUrl } from '../../shared/media/light-copy.ts'
import { SAVED_STORIES } from '../../shared/stories/story-filters.ts'
import { toneById } from '../../shared/stories/tones.ts'
import { DeleteStory, type StoryCardProps, titleId } from './story-card-parts.tsx'
import { type BadgeColor, badgeColorOf } from './tone-badge.ts'
import { namedBy } from './tool-names.tsx'

/** The form of My Stories that every heart belongs to. */
export const HEARTS = 'hearts'

/** Which of its parts a card has. */
export interface FinishedShape {
  color: BadgeColor
  hasCover: boolean
  isFirst: boolean
  isFavorite: boolean
  hasNames: boolean
  hasReaders: boolean
  hasSeries: boolean
  isStopped: boolean
}

export const FINISHED_WORDS = [
  'id',
  'title',
  'query',
  'cover',
  'createdAt',
  'when',
  'tone',
  'ages',
  'environment',
  'names',
  'readers',
  'series',
  'place',
  'percent',
] as const
/** A card's text. */
export type FinishedWords = Record<(typeof FINISHED_WORDS)[number], string>

interface FinishedCardProps {
  shape: FinishedShape
  words: FinishedWords
}

/** A finished story: a press anywhere on it opens it, and its tools are above that. Its styles are in src/styles/stories.css. */
export function FinishedCard({ shape, words }: FinishedCardProps) {
  const { id, title, query } = words
  return (
    <article className="story-card" data-key={titleId(id)}>
      <Cover shape={shape} url={words.cover} />
      <div>
        <h2 id={titleId(id)}>
          <a href={`/story/${id}${query}`}>{title}</a>
        </h2>
        <time dateTime={words.createdAt}>{words.when}</time>
        <ul>
          <li className={`tone-${shape.color}`}>{words.tone}</li>
          <li>Ages {words.ages}</li>
          <li>{words.environment}</li>
        </ul>
        <Company shape={shape} words={words} />
        {shape.isStopped && <Stopped percent={words.percent} />}
        <footer>
          <Heart {...{ id, query }} isFavorite={shape.isFavorite} />
          <WaysLink id={id} />
          <KeepOffline id={id} />
          <NewLabelLink {...{ id, query }} />
          <DeleteStory {...{ id, query }} />
        </footer>
      </div>
    </article>
  )
}

/** The shape and words of a finished story's card. */
export function finishedCardOf({ story, reader, query, first = false }: StoryCardProps): FinishedCardProps {
  const { createdAt, series, readBy, stoppedAt } = story
  const names = namesIn(story.storyRequest)
  return {
    shape: {
      color: badgeColorOf(story.tone),
      hasCover: story.coverUrl !== null,
      isFirst: first,
      isFavorite: story.favorite,
      hasNames: names.length > 0,
      hasReaders: readBy.length > 0,
      hasSeries: series !== null,
      isStopped: stoppedAt !== null,
    },
    words: {
      id: String(story.id),
      title: story.title,
      query,
      cover: story.coverUrl ? lightUrl(story.coverUrl, 672) : '',
      createdAt,
      when: momentLabel(createdAt, reader.now, reader.timeZone),
      tone: toneById(story.tone)?.title ?? story.tone,
      ages: story.ageGroup,
      environment: story.environment,
      names: inWords(names),
      readers: inWords(readBy),
      series: String(series?.id ?? ''),
      place: series ? `Story ${series.number} of “${series.title}”` : '',
      percent: String(stoppedAt ?? ''),
    },
  }
}

const AND = new Intl.ListFormat('en-US')
/** Most stories have one child. */
const inWords = (names: string[]): string => (names.length > 1 ? AND.format(names) : (names[0] ?? ''))

/** The children's names in a story request; none if it cannot be parsed. */
function namesIn(storyRequest: string): string[] {
  try {
    const { characters } = JSON.parse(storyRequest) as { characters: { name: string }[] }
    return characters.map((character) => character.name)
  } catch {
    return []
  }
}

/** A story without a picture has the moon (src/styles/stories.css). */
const Cover = ({ shape, url }: { shape: FinishedShape; url: string }) =>
  shape.hasCover ? (
    <div>
      <img src={url} alt="" {...(shape.isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })} />
    </div>
  ) : (
    <div className="dusk" />
  )

/** Who is in it, who has recorded it, and its number in the series. */
function Company({ shape, words }: FinishedCardProps) {
  return (
    <>
      {shape.hasNames && <p>With {words.names}</p>}
      {shape.hasReaders && <p className="readers">Read aloud by {words.readers}</p>}
      {shape.hasSeries && (
        <p className="series">
          <a
            href={`/app/series/${words.series}`}
            className="relative z-1 inline-flex min-h-11 items-center rounded-md text-ink underline wrap-anywhere"
          >
            {words.place}
          </a>
        </p>
      )}
    </>
  )
}

/** Where the family stopped listening. */
const Stopped = ({ percent }: { percent: string }) => (
  <div className="grid gap-1.5">
    <p className="text-sm text-soft">You stopped at {percent}%</p>
    <progress className="h-1.5!" max={100} value={percent} aria-hidden="true" />
  </div>
)

type Linked = Pick<FinishedWords, 'id' | 'query'>

/** A press submits its form, which marks or unmarks it. */
const Heart = ({ id, query, isFavorite }: Linked & { isFavorite: boolean }) => (
  <button
    form={HEARTS}
    formAction={`${SAVED_STORIES}/${id}/favorite${query}`}
    name="favorite"
    value={String(!isFavorite)}
    aria-pressed={isFavorite}
    {...namedBy('like', titleId(id))}
  />
)

/** With script it opens as a dialog. */
const WaysLink = ({ id }: Pick<FinishedWords, 'id'>) => (
  <a href={`/story/${id}/share`} data-way="" {...namedBy('ways', titleId(id))} />
)

/** Shown and named by islands/stories/keep-cards.ts, where the browser can keep stories. */
const KeepOffline = ({ id }: Pick<FinishedWords, 'id'>) => (
  // biome-ignore lint/a11y/useButtonType: it is in no form
  <button data-keep={id}>Keep offline</button>
)

/** With script it opens the label dialog instead. */
const NewLabelLink = ({ id, query }: Linked) => (
  <a href={`${SAVED_STORIES}/${id}/label${query}`} data-tag="" {...namedBy('tag', titleId(id))}>
    <span>Label</span>
  </a>
)
