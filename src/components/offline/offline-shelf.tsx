import { byteSizeText } from '../../shared/kit/byte-size.ts'
import { dateLabel } from '../../shared/kit/time-labels.ts'
import { toneById } from '../../shared/stories/tones.ts'
import { LampMark } from '../shell/brand.tsx'
import { badgeColorOf } from '../stories/tone-badge.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Badge, EmptyState } from '../ui/feedback.tsx'
import { CheckIcon, HeartIcon, MoonIcon, OfflineIcon } from '../ui/icons.tsx'
import type { ShelfItem } from './shelf-item.ts'

interface OfflineShelfProps {
  /** Whose stories these are: the family's, or in kid mode one child's. */
  title: string
  /** In kid mode. */
  forChild: boolean
  items: readonly ShelfItem[]
  /** What was requested and cannot be shown now, in a sentence; none for My Stories. */
  note: string | undefined
  now: Date
  timeZone: string
  onAway: (item: ShelfItem) => void
  onTryAgain: () => void
}

/** My Stories without a network: what is on this device, and what is not. */
export function OfflineShelf({
  title,
  forChild,
  items,
  note,
  now,
  timeZone,
  onAway,
  onTryAgain,
}: OfflineShelfProps) {
  const kept = items.filter((item) => item.kept)
  const away = items.filter((item) => !item.kept)
  return (
    <div className="page-width max-w-4xl! pt-8 pb-16 sm:pt-14">
      <header>
        <div className="flex items-center gap-3 sm:gap-5">
          <LampMark className="size-10 sm:size-14 shrink-0" />
          <h1 className="heading grow min-w-0 text-3xl sm:text-4xl wrap-anywhere" dir="auto">
            {title}
          </h1>
          <Button variant="secondary" size="small" className="shrink-0" onClick={onTryAgain}>
            Try again
          </Button>
        </div>
        <p role="status" className="mt-3 text-soft text-pretty">
          No network, but a lamp: {note ?? 'what this device keeps plays as ever, with pictures and sound.'}
        </p>
      </header>
      {kept.length > 0 ? (
        <ul className="mt-8 grid gap-5 sm:grid-cols-2">
          {kept.map((item) => (
            <KeptCard key={item.id} item={item} when={dateLabel(item.createdAt, now, timeZone)} />
          ))}
        </ul>
      ) : (
        <div className="mt-8">
          <EmptyState icon={<MoonIcon className="size-9" />} title="Nothing is kept here yet">
            {forChild
              ? 'A story that is played while you are online will be here.'
              : 'Play a story once while you are online, or press Keep offline on it, and it will be here.'}
          </EmptyState>
        </div>
      )}
      {away.length > 0 && <Away items={away} {...{ now, timeZone, onAway }} />}
      {forChild && (
        <p className="mt-10 text-center text-sm text-soft text-pretty">
          For grown-ups: the way out of kid mode needs the network, because your PIN is checked there.
        </p>
      )}
    </div>
  )
}

function KeptCard({ item, when }: { item: ShelfItem; when: string }) {
  return (
    <Card as="li" className="relative p-0! overflow-hidden grid content-start">
      <div className="aspect-[2/1] bg-raised">
        {item.coverUrl ? (
          <img src={item.coverUrl} alt="" className="size-full object-cover" width={672} height={336} />
        ) : (
          <div className="size-full grid place-items-center text-accent/60">
            <MoonIcon className="size-12" />
          </div>
        )}
      </div>
      <div className="grid gap-2.5 p-5">
        <h2 className="heading text-xl leading-snug wrap-anywhere" dir="auto">
          <a href={`/story/${item.id}`} className="over-card">
            {item.title}
          </a>
        </h2>
        <p className="flex items-center gap-2 text-soft">
          {item.favorite && <HeartIcon className="size-4 fill-current text-lamp" />}
          {item.favorite && <span className="sr-only">A favorite.</span>}
          {whenAndWho(item, when)}
        </p>
        <ul className="story-facts" aria-label="About this story">
          <li className={`tone-${badgeColorOf(item.tone)}`}>{toneById(item.tone)?.title ?? item.tone}</li>
          <li>{lengthLabel(item.length)}</li>
          <li>{`Ages ${item.ageGroup}`}</li>
        </ul>
        {item.kept && (
          <p className="flex items-center gap-2 text-sm text-soft">
            <CheckIcon className="size-4 text-success" />
            {`${item.kept.byHand ? 'Kept' : 'Played'} on this device · ${byteSizeText(item.kept.bytes)}`}
          </p>
        )}
      </div>
    </Card>
  )
}

function Away({
  items,
  now,
  timeZone,
  onAway,
}: Pick<OfflineShelfProps, 'items' | 'now' | 'timeZone' | 'onAway'>) {
  return (
    <section aria-labelledby="away" className="mt-10">
      <h2 id="away" className="heading text-xl">
        Not on this device
      </h2>
      <ul className="mt-4 grid gap-2">
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="flex w-full items-center gap-3 min-h-14 px-5 py-3 rounded-2xl border border-dashed border-edge text-left text-soft"
              onClick={() => onAway(item)}
            >
              <OfflineIcon />
              <span className="flex grow flex-col items-start gap-1">
                <span className="wrap-anywhere text-ink" dir="auto">
                  {item.title}
                </span>
                <span className="text-sm">{whenAndWho(item, dateLabel(item.createdAt, now, timeZone))}</span>
                <Badge>Needs the network</Badge>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const whenAndWho = ({ children }: ShelfItem, when: string) =>
  [when, ...(children.length > 0 ? [AND.format(children)] : [])].join(' · ')

const AND = new Intl.ListFormat('en-US')

/** The names of section 1's table of lengths. */
const LENGTHS: Record<string, string> = { test: 'Short', short: 'Medium', medium: 'Long' }
const lengthLabel = (key: string) => LENGTHS[key] ?? key
