import { joinNames } from '../../shared/kit/join-names.ts'
import type { StoryImage } from '../../shared/stories/story-answer.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PlayIcon } from '../ui/icons.tsx'
import { ON_CARD, StoryPicture } from './story-picture.tsx'

interface SharedCardProps {
  title: string
  picture: StoryImage | undefined
  /** The characters, as the story calls them. */
  names: readonly string[]
  /** It is read by eye. */
  isVoiceless: boolean
  /** The family's voice that tells it; null for the narrator, and where the voice would say a hidden name. */
  readBy: string | null
  colophon: string | null
  onBegin: () => void
}

/** A story from a link, before it begins. */
export function SharedCard(props: SharedCardProps) {
  const { title, picture, names, isVoiceless, readBy, colophon, onBegin } = props
  return (
    <Card className="ready-card relative mx-auto max-w-2xl overflow-hidden p-0!">
      {picture && (
        <div className="ready-picture relative">
          <StoryPicture image={picture} only="wide" sizes={ON_CARD} isCard urgent />
        </div>
      )}
      <div className="px-5 pt-7 pb-9 sm:px-10 text-center">
        <h1 className="heading text-3xl sm:text-4xl leading-tight wrap-anywhere" dir="auto">
          {title}
        </h1>
        <p className="mt-3 text-soft sm:text-lg text-pretty">
          {isVoiceless
            ? 'A bedtime story to read together, page by page'
            : `A bedtime story, ${readBy === null ? 'told and read along' : `read by ${readBy}`}`}
        </p>
        {names.length > 0 && <p className="mt-2 text-soft">With {joinNames(names)} in it</p>}
        <Button
          size="large"
          className="mt-8 w-full max-w-80"
          icon={<PlayIcon className="size-6 fill-current" />}
          onClick={onBegin}
        >
          Begin Story
        </Button>
        {colophon && <p className="mt-6 text-xs text-soft text-pretty">{colophon}</p>}
      </div>
    </Card>
  )
}
