import type { CSSProperties, SyntheticEvent } from 'react'
import { lightUrl } from '../../shared/media/light-copy.ts'
import type { StoryImage, StoryImageSource } from '../../shared/stories/story-answer.ts'

type Cut = StoryImageSource['cut']

interface StoryPictureProps {
  image: StoryImage
  /** One cut on any screen; otherwise the screen decides. */
  only?: Cut
  /** The width of the picture; it fills the screen by default. */
  sizes?: string
  /** On a card: a phone takes the file's light copy. */
  isCard?: boolean
  /** Whether it is visible now: loaded before all others, or after them. By default the browser decides. */
  urgent?: boolean
  onLoad?: (event: SyntheticEvent<HTMLImageElement>) => void
  onError?: () => void
  ref?: (image: HTMLImageElement | null) => void
}

/** An upright screen gets the tall cut. */
export const UPRIGHT = '(orientation: portrait)'

/** Above a page's words an upright screen has little height, where the tall cut would lose heads. */
export const BESIDE_PAGE = { only: 'wide', sizes: `${UPRIGHT} 130vw, max(100vw, 175vh)` } as const

/** On a card at the top of a page, with a margin of 1rem on a phone. */
export const ON_CARD = '(max-width: 704px) calc(100vw - 2rem), 672px'

/** A picture that fills its space, in the cut and size that suit the screen, with the faces visible. */
export function StoryPicture({ image: given, only, sizes, isCard, urgent, ...rest }: StoryPictureProps) {
  const image = isCard ? withLightCopy(given) : given
  const wide = candidates(image, only ?? 'wide', sizes)
  const tall = only ? undefined : candidates(image, 'tall', sizes)
  return (
    <picture>
      {tall && <source media={UPRIGHT} {...tall} />}
      <img
        {...rest}
        alt=""
        decoding="async"
        draggable={false}
        {...(urgent === undefined ? {} : { fetchPriority: urgent ? 'high' : 'low' })}
        src={image.imageUrl}
        {...wide}
        className={tall ? 'story-picture has-tall' : 'story-picture'}
        style={
          {
            '--focus': positionOf(image, only ?? 'wide'),
            '--tall-focus': positionOf(image, 'tall'),
          } as CSSProperties
        }
      />
    </picture>
  )
}

/** With the light copy of the wide file that a card shows: a family's own, or a link's. */
const withLightCopy = (image: StoryImage): StoryImage => ({
  ...image,
  sources: image.sources.map((source) =>
    source.cut === 'wide' && source.width === CARD_WIDTH && source.url.includes('/media/')
      ? { ...source, url: lightUrl(source.url, CARD_WIDTH) }
      : source,
  ),
})
const CARD_WIDTH = 672

/** The files of a cut for `srcset`, and the width at which the picture covers the whole screen; undefined without files. */
export function candidates(
  image: StoryImage,
  cut: Cut,
  sizes?: string,
): { srcSet: string; sizes: string } | undefined {
  const files = image.sources.filter((source) => source.cut === cut).sort((a, b) => a.width - b.width)
  const [smallest] = files
  if (!smallest) return undefined
  const covering = Math.round((smallest.width / smallest.height) * 100)
  return {
    srcSet: files.map(({ url, width }) => `${url} ${width}w`).join(', '),
    sizes: sizes ?? `max(100vw, ${covering}vh)`,
  }
}

/** How far the tall cut begins above the wide one, as a share of the wide one's width. */
const TALL_BEGINS_ABOVE = 76 / 1344

/**
 * Where the faces are in a cut, as fractions of it. The tall cut is a column of the same drawing with the faces at its
 * middle, or as close as the drawing's edge allows, and extends further up and down.
 */
export function focusIn({ focus, sources }: StoryImage, cut: Cut): { x: number; y: number } {
  const largest = (wanted: Cut) =>
    sources.filter((source) => source.cut === wanted).sort((a, b) => b.width - a.width)[0]
  const [whole, column] = [largest('wide'), largest('tall')]
  if (cut === 'wide' || !whole || !column || column.width >= whole.width) return focus
  const faces = focus.x * whole.width
  const left = Math.min(whole.width - column.width, Math.max(0, faces - column.width / 2))
  const below = TALL_BEGINS_ABOVE * whole.width + focus.y * whole.height
  return { x: (faces - left) / column.width, y: Math.min(1, below / column.height) }
}

function positionOf(image: StoryImage, cut: Cut): string {
  const { x, y } = focusIn(image, cut)
  return `${percent(x)} ${percent(y)}`
}

export const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`
