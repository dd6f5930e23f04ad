import type { ReactNode } from 'react'
import { lightUrl } from '../../shared/media/light-copy.ts'
import type { GenerationStatus, MakingProgress } from '../../shared/stories/generation-status.ts'
import { cardProgress } from '../../shared/stories/generation-status.ts'
import { type Account, durationText, NO_CREDITS_LEFT, storyPriceText } from '../../shared/stories/lengths.ts'
import type { StoryDefinition } from '../../shared/stories/story-request.ts'
import { type ThemeId, themeById } from '../../shared/stories/themes.ts'
import { type ToneId, toneById } from '../../shared/stories/tones.ts'
import { comboOrTile } from '../pictures/files.ts'
import { SmallPicture } from '../pictures/small-picture.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ProgressBar } from '../ui/feedback.tsx'
import { ChevronDownIcon, SparklesIcon } from '../ui/icons.tsx'

/** Tonight's proposed story, and what its form sends. */
export interface ProposedStory {
  profileId: number
  child: { id: number; name: string; portraitUrl: string | null }
  next: { id: number; name: string } | undefined
  theme: ThemeId
  tone: ToneId
  ageGroup: string
  /** Undefined when no length is affordable. */
  length: StoryDefinition | undefined
  authorStyle: string
  voice: { id: string; name: string }
  /** Whether there is more than one voice to choose from. */
  hasVoices: boolean
  /** One for each time that the button is shown. */
  requestKey: string
  changeHref: string
  nextHref: string | undefined
}

export interface MakingStory {
  id: number
  title: string
  theme: string
  generationStatus: GenerationStatus
  making: MakingProgress
  timeLeft: string | undefined
}

interface TonightCardProps {
  story: ProposedStory
  account: Account
  /** This child's story in the making. */
  making: MakingStory | undefined
}

/** Tonight's story with one press; while one is being made for this child, that one. */
export function TonightCard({ story, account, making }: TonightCardProps) {
  const { child, theme, next, nextHref } = story
  const canChange = !making && story.length !== undefined
  return (
    <Card className="relative overflow-hidden p-0! grid sm:grid-cols-[minmax(0,13rem)_1fr]">
      <div className="relative aspect-[2/1] sm:aspect-auto bg-raised">
        <SmallPicture
          file={comboOrTile(themeById(making?.theme ?? '')?.id ?? theme)}
          sizes="(min-width: 640px) 208px, 100vw"
          first
          className="absolute inset-0 size-full object-cover"
        />
        {child.portraitUrl && (
          <img
            src={lightUrl(child.portraitUrl, 224)}
            alt=""
            width={96}
            height={96}
            loading="lazy"
            className="absolute bottom-3 left-3 size-18 rounded-full border-2 border-solid border-surface bg-raised object-cover"
          />
        )}
      </div>
      <div className="min-w-0 p-5 sm:p-7 grid gap-4 content-center">
        {making ? <BeingMade making={making} name={child.name} /> : <Proposal story={story} />}
        {making ? <AnotherOne story={story} account={account} /> : <Begin story={story} account={account} />}
        {(canChange || (next && nextHref)) && (
          <div className="-mb-3 -ml-4 flex flex-wrap items-center">
            {canChange && (
              <LinkButton href={story.changeHref} variant="quiet" size="small">
                Change
              </LinkButton>
            )}
            {next && nextHref && (
              <LinkButton
                href={nextHref}
                variant="quiet"
                size="small"
                data-fragment="#tonight"
                id="tonight-next"
              >
                <bdi className="wrap-anywhere">{`For ${next.name} instead`}</bdi>
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

/** The proposal in one line. */
function Proposal({ story }: { story: ProposedStory }) {
  const { theme, tone, length, voice, hasVoices } = story
  const rest = [
    ...(length ? [`${length.displayName}, ${durationText(length.durationSeconds)}`] : []),
    ...(hasVoices ? [`${length ? 'read' : 'Read'} by ${voice.name}`] : []),
  ]
  return (
    <div>
      <p className="flex items-center gap-2 text-sm font-semibold text-accent">
        <SparklesIcon className="size-4" />
        Tonight
      </p>
      <p className="mt-1">
        <span className="heading text-xl sm:text-2xl leading-snug">
          {`${themeById(theme)?.title}, ${toneById(tone)?.title.toLowerCase()}`}
        </span>{' '}
        <span className="block text-soft sm:text-lg max-[22.4rem]:text-sm">
          {rest.map(unbroken).join('\u00a0· ')}
        </span>
      </p>
    </div>
  )
}

/** Breaks the line only between its parts. */
const unbroken = (part: string) => part.replaceAll(' ', '\u00a0')

/** The one button, with its price; without credits it links to the plans. */
function Begin({ story, account, again }: { story: ProposedStory; account: Account; again?: boolean }) {
  const { child, length } = story
  const label = again ? 'Begin another one' : `Tonight's story for ${child.name}`
  if (!length) {
    return (
      <div>
        <LinkButton href="/app/subscription" size={again ? 'medium' : 'large'} className={WIDE}>
          <bdi className="wrap-anywhere">{label}</bdi>
        </LinkButton>
        <p className="mt-2 text-sm text-soft">{NO_CREDITS_LEFT}</p>
      </div>
    )
  }
  return (
    <form method="post" action="/app/tonight" data-once="">
      <Fields story={story} length={length} />
      {again && <input type="hidden" name="again" value="true" />}
      <Button
        type="submit"
        variant={again ? 'secondary' : 'primary'}
        size={again ? 'medium' : 'large'}
        aria-describedby="tonight-price"
        className={WIDE}
      >
        <bdi className="wrap-anywhere">{label}</bdi>
      </Button>
      <p id="tonight-price" className="mt-2 text-sm text-soft">
        {storyPriceText(length, account)}
      </p>
    </form>
  )
}

const WIDE = 'max-sm:w-full max-sm:px-4! max-sm:text-base!'

function Fields({ story, length }: { story: ProposedStory; length: StoryDefinition }) {
  const fields: Record<string, string | number> = {
    profile: story.profileId,
    character: story.child.id,
    theme: story.theme,
    tone: story.tone,
    ageGroup: story.ageGroup,
    length: length.lengthKey,
    authorStyle: story.authorStyle,
    voice: story.voice.id,
    requestKey: story.requestKey,
  }
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** The story that is being made for this child. */
function BeingMade({ making, name }: { making: MakingStory; name: string }) {
  return (
    <div className="grid gap-3">
      <p className="heading text-xl sm:text-2xl leading-snug wrap-anywhere">{`${name}'s story is being made`}</p>
      <Progress making={making} />
      <LinkButton href={`/story/${making.id}`} size="large" className={WIDE}>
        See it come to life
      </LinkButton>
    </div>
  )
}

/** A story's progress. */
export function Progress({ making }: { making: MakingStory }): ReactNode {
  const { text, percent } = cardProgress(making.generationStatus, false, making.making)
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-2 text-soft">
        <span>{text}</span>
        <span className="tabular-nums">{percent}%</span>
      </p>
      <ProgressBar percent={percent} label={`${making.title}: ${text}`} />
      {making.timeLeft && <p className="text-sm text-soft">{making.timeLeft}</p>}
    </div>
  )
}

/** Asks again before a second one is begun beside the first. */
const AnotherOne = ({ story, account }: { story: ProposedStory; account: Account }) => (
  <details id="another">
    <summary
      id="another-title"
      className="-ml-2 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-2 text-sm font-semibold text-soft hover:text-ink"
    >
      <ChevronDownIcon />
      Another one for tonight?
    </summary>
    <div className="mt-3 grid gap-3">
      <Proposal story={story} />
      <Begin story={story} account={account} again />
    </div>
  </details>
)
