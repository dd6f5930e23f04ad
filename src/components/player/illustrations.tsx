import { useEffect, useRef, useState } from 'react'
import type { StoryImage } from '../../shared/stories/story-answer.ts'
import { BESIDE_PAGE, focusIn, percent, StoryPicture } from './story-picture.tsx'

/** How a picture moves while it is shown (specification, section 9). */
export const MOTIONS = ['zoom-pan', 'pan-zoom', 'gentle-zoom'] as const
export type Motion = (typeof MOTIONS)[number]

interface IllustrationsProps {
  /** By paragraph. */
  images: readonly (StoryImage | undefined)[]
  paragraph: number
  motionOf: (paragraph: number) => Motion
  /** A whole page of words is beside them or, on an upright screen, below. */
  besidePage: boolean
  /** A picture is decoded: it is `shown` now, or will be next. */
  onReady?: (image: HTMLImageElement, shown: boolean) => void
}

/** The full-bleed picture of a paragraph: fades in over the previous one; then the next is loaded and decoded. */
export function Illustrations({ images, paragraph, motionOf, besidePage, onReady }: IllustrationsProps) {
  const current = images.findLast((image, i) => image !== undefined && i <= paragraph)
  const previous = usePrevious(current)
  const [settled, setSettled] = useState<string>()
  const next =
    current && settled === keyOf(current)
      ? images.find((image, i) => image !== undefined && i > current.paragraphIndex)
      : undefined
  return (
    <div className="illustrations" aria-hidden="true">
      {layersOf({ current, previous, next }).map(({ key, image, role }) => (
        <Layer
          key={key}
          image={image}
          role={role}
          motion={motionOf(image.paragraphIndex)}
          besidePage={besidePage}
          onReady={onReady}
          onSettled={() => role === 'current' && setSettled(key)}
        />
      ))}
    </div>
  )
}

type Role = 'previous' | 'current' | 'next'

/** Each picture once, in an order that never moves one in the page: a moved one would restart its motion. */
function layersOf(pictures: Record<Role, StoryImage | undefined>) {
  const layers = new Map<string, { key: string; image: StoryImage; role: Role }>()
  for (const role of ['next', 'previous', 'current'] as const) {
    const image = pictures[role]
    if (image) layers.set(keyOf(image), { key: keyOf(image), image, role })
  }
  return [...layers.values()].sort((a, b) => a.image.paragraphIndex - b.image.paragraphIndex)
}

/** A redrawn picture has another key. */
const keyOf = ({ paragraphIndex, imageUrl }: StoryImage) => `${paragraphIndex} ${imageUrl}`

/** The picture that was shown before this one. */
function usePrevious(image: StoryImage | undefined): StoryImage | undefined {
  const [turn, setTurn] = useState({ image, previous: image })
  const isSame = turn.image?.imageUrl === image?.imageUrl
  if (!isSame) setTurn({ image, previous: turn.image })
  return isSame ? turn.previous : turn.image
}

interface LayerProps {
  image: StoryImage
  role: Role
  motion: Motion
  besidePage: boolean
  onReady: IllustrationsProps['onReady']
  /** It is decoded or has failed. */
  onSettled: () => void
}

function Layer({ image, role, motion, besidePage, onReady, onSettled }: LayerProps) {
  const element = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const settled = useRef(onSettled)
  settled.current = onSettled
  useEffect(() => {
    if (state !== 'loading') settled.current()
    if (role !== 'previous' && state === 'ready' && element.current)
      onReady?.(element.current, role === 'current')
  }, [role, state, onReady])
  const decode = (picture: HTMLImageElement) =>
    picture.decode().then(
      () => setState('ready'),
      () => setState('failed'),
    )
  return (
    <div className="illustration" data-role={role} data-state={state}>
      <div className={`motion motion-${motion}`} style={{ transformOrigin: originOf(image) }}>
        <StoryPicture
          image={image}
          {...(besidePage ? BESIDE_PAGE : {})}
          urgent={role === 'current'}
          ref={(picture) => {
            element.current = picture
          }}
          onLoad={(event) => decode(event.currentTarget)}
          onError={() => setState('failed')}
        />
      </div>
    </div>
  )
}

/** The faces stay in place while the rest moves; near an edge the picture would leave the screen. */
function originOf(image: StoryImage): string {
  const { x, y } = focusIn(image, 'wide')
  return `${percent(inner(x))} ${percent(inner(y))}`
}
const inner = (fraction: number) => Math.min(0.75, Math.max(0.25, fraction))
