import type { SyntheticEvent } from 'react'
import type { StoryImage, StoryImageSource } from '../../shared/story-answer.ts'

type Cut = StoryImageSource['cut']

interface StoryPictureProps {
  image: StoryImage
  /** One cut whatever the screen's shape; else the screen chooses. */
  only?: Cut
  /** How wide the picture stands; by default it fills the screen. */
  sizes?: string
  onLoad?: (event: SyntheticEvent<HTMLImageElement>) => void
  onError?: () => void
  ref?: (image: HTMLImageElement | null) => void
}

/** A picture that fills the space it is given, in the cut and size that suit the screen, with the faces in sight. */
export function StoryPicture({ image, only, sizes, ...rest }: StoryPictureProps) {
  const cut = only ?? 'wide'
  const wide = inCut(image, cut)
  const tall = only ? [] : inCut(image, 'tall')
  const { x, y } = image.focus
  return (
    <picture>
      {tall.length > 0 && (
        <source
          media="(orientation: portrait)"
          srcSet={sourceSet(tall)}
          sizes={sizes ?? fillingScreen(tall)}
        />
      )}
      <img
        {...rest}
        alt=""
        decoding="async"
        draggable={false}
        src={image.imageUrl}
        {...(wide.length > 0 ? { srcSet: sourceSet(wide), sizes: sizes ?? fillingScreen(wide) } : {})}
        className={tall.length > 0 ? 'story-picture has-tall' : 'story-picture'}
        style={{ objectPosition: `var(--focus-x, ${percent(x)}) ${percent(y)}` }}
      />
    </picture>
  )
}

const inCut = (image: StoryImage, cut: Cut) =>
  image.sources.filter((source) => source.cut === cut).sort((a, b) => a.width - b.width)

const sourceSet = (sources: readonly StoryImageSource[]) =>
  sources.map(({ url, width }) => `${url} ${width}w`).join(', ')

/** The width at which a picture covers the whole screen. */
function fillingScreen([source]: readonly StoryImageSource[]): string {
  const aspect = source ? source.width / source.height : 1
  return `max(100vw, ${Math.round(aspect * 100)}vh)`
}

export const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`
