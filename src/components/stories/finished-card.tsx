import { dateLabel, timeLabel } from '../../shared/kit/time-labels.ts'
import { SAVED_STORIES } from '../../shared/stories/story-filters.ts'
import { toneById } from '../../shared/stories/tones.ts'
import { cx } from '../ui/cx.ts'
import { SheetIcon } from '../ui/sheet-icon.tsx'
import { DeleteStory, type StoryCardProps, TitleLink } from './story-card-parts.tsx'
import { type BadgeColor, badgeColorOf } from './tone-badge.ts'

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
/** What a card says, in words. */
export type FinishedWords = Record<(typeof FINISHED_WORDS)[number], string>

interface FinishedCardProps {
  shape: FinishedShape
  words: FinishedWords
}

/** A finished story: a press anywhere on it opens it, and its tools lie above that. */
export function FinishedCard({ shape, words }: FinishedCardProps) {
  const { id, title, query } = words
  return (
    <article className="story-card" data-key={`story-${id}`}>
      <Cover shape={shape} url={words.cover} />
      <div className="story-body">
        <h2 className="story-title" dir="auto">
          <TitleLink {...{ id, title, query }} />
        </h2>
        <time dateTime={words.createdAt}>{words.when}</time>
        <ul className="story-facts" aria-label="About this story">
          <li className={`tone-${shape.color}`}>{words.tone}</li>
          <li>Ages {words.ages}</li>
          <li>{words.environment}</li>
        </ul>
        <Company shape={shape} words={words} />
        {shape.isStopped && <Stopped percent={words.percent} />}
        <div className="story-tools">
          <Heart {...{ id, title, query }} isFavorite={shape.isFavorite} />
          <WaysLink {...{ id, title }} />
          <KeepOffline {...{ id, title }} />
          <NewLabelLink words={words} />
          <DeleteStory {...{ id, title, query }} />
        </div>
      </div>
    </article>
  )
}

/** What a finished story's card is made of. */
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
      cover: story.coverUrl ?? '',
      createdAt,
      when: `${dateLabel(createdAt, reader.now, reader.timeZone)} · ${timeLabel(createdAt, reader.timeZone)}`,
      tone: toneById(story.tone)?.title ?? story.tone,
      ages: story.ageGroup,
      environment: story.environment,
      names: AND.format(names),
      readers: AND.format(readBy),
      series: String(series?.id ?? ''),
      place: series ? `Story ${series.number} of “${series.title}”` : '',
      percent: String(stoppedAt ?? ''),
    },
  }
}

const AND = new Intl.ListFormat('en-US')

/** The children's names in a story request; an unparseable one has none. */
function namesIn(storyRequest: string): string[] {
  try {
    const { characters } = JSON.parse(storyRequest) as { characters: { name: string }[] }
    return characters.map((character) => character.name)
  } catch {
    return []
  }
}

const Cover = ({ shape, url }: { shape: FinishedShape; url: string }) => (
  <div className={cx('story-cover', !shape.hasCover && 'dusk grid place-items-center')}>
    {shape.hasCover ? (
      <img
        src={url}
        alt=""
        width={672}
        height={384}
        {...(shape.isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
      />
    ) : (
      <SheetIcon of="moon" className="size-12" />
    )}
  </div>
)

/** Who is in it, who has read it aloud, and which story of its world it is. */
function Company({ shape, words }: FinishedCardProps) {
  return (
    <>
      {shape.hasNames && (
        <p className="story-line">
          <SheetIcon of="moon" />
          <span>With {words.names}</span>
        </p>
      )}
      {shape.hasReaders && <p className="text-soft wrap-anywhere">Read aloud by {words.readers}</p>}
      {shape.hasSeries && (
        <p className="story-line">
          <SheetIcon of="stories" />
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

/** A press puts it on, or takes it off. */
const Heart = ({
  id,
  title,
  query,
  isFavorite,
}: Pick<FinishedWords, 'id' | 'title' | 'query'> & { isFavorite: boolean }) => (
  <button
    type="submit"
    form={HEARTS}
    formAction={`${SAVED_STORIES}/${id}/favorite${query}`}
    name="favorite"
    value={String(!isFavorite)}
    id={`heart-${id}`}
    aria-pressed={isFavorite}
    aria-label={`Favorite: ${title}`}
    title={isFavorite ? 'A favorite' : 'Keep as a favorite'}
    className="story-heart"
  >
    <SheetIcon of="heart" />
  </button>
)

/** With script it opens as a dialog. */
const WaysLink = ({ id, title }: Pick<FinishedWords, 'id' | 'title'>) => (
  <a
    href={`/story/${id}/share`}
    data-way=""
    className="story-gift"
    aria-label={`Share or take home: ${title}`}
    title="Share or take home"
  >
    <SheetIcon of="gift" />
  </a>
)

/** Shown by islands/stories/keep-cards.ts where the browser can keep stories. */
const KeepOffline = ({ id, title }: Pick<FinishedWords, 'id' | 'title'>) => (
  <button type="button" data-keep={id} aria-label={`Keep offline: ${title}`} className="story-tool">
    Keep offline
  </button>
)

/** With script it opens the label dialog instead. */
const NewLabelLink = ({ words: { id, title, query } }: { words: FinishedWords }) => (
  <a
    href={`${SAVED_STORIES}/${id}/label${query}`}
    data-new-label=""
    className="story-tool"
    aria-label={`Add a label above ${title}`}
    title="Add a label"
  >
    <SheetIcon of="tag" />
    <span>Label</span>
  </a>
)
