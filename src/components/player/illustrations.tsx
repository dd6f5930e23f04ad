import { useEffect, useRef, useState } from 'react'
import type { StoryImage } from '../../shared/story-answer.ts'
import { focusIn, percent, StoryPicture } from './story-picture.tsx'

/** How a picture moves while it is looked at (specification, section 9). */
export const MOTIONS = ['zoom-pan', 'pan-zoom', 'gentle-zoom'] as const
export type Motion = (typeof MOTIONS)[number]

interface IllustrationsProps {
  /** By paragraph. */
  images: readonly (StoryImage | undefined)[]
  paragraph: number
  motionOf: (paragraph: number) => Motion
  /** A picture is decoded: it is `shown` now, or it will be next. */
  onReady?: (image: HTMLImageElement, shown: boolean) => void
}

/** The full-bleed picture of a paragraph: it fades in over the one before; then the next is loaded and decoded. */
export function Illustrations({ images, paragraph, motionOf, onReady }: IllustrationsProps) {
  const current = pictureFor(images, paragraph)
  const previous = usePrevious(current)
  const [settled, setSettled] = useState<number>()
  const next = settled === current ? nextPicture(images, current) : undefined
  const layers = [...new Set([previous, current, next])].filter((index) => index !== undefined)
  return (
    <div className="illustrations" aria-hidden="true">
      {layers
        .sort((a, b) => a - b)
        .map((index) => {
          const image = images[index]
          const role = index === current ? 'current' : index === previous ? 'previous' : 'next'
          return (
            image && (
              <Layer
                key={`${index} ${image.imageUrl}`}
                image={image}
                role={role}
                motion={motionOf(index)}
                onReady={onReady}
                onSettled={() => role === 'current' && setSettled(index)}
              />
            )
          )
        })}
    </div>
  )
}

/** The paragraph's own picture, or while it has none the last one before it. */
function pictureFor(images: IllustrationsProps['images'], paragraph: number): number | undefined {
  const index = images.findLastIndex((image, i) => image !== undefined && i <= paragraph)
  return index < 0 ? undefined : index
}

function nextPicture(images: IllustrationsProps['images'], current: number | undefined): number | undefined {
  const index = images.findIndex((image, i) => image !== undefined && i > (current ?? -1))
  return index < 0 ? undefined : index
}

function usePrevious<T>(value: T): T | undefined {
  const [turn, setTurn] = useState<{ value: T; previous: T | undefined }>({ value, previous: undefined })
  if (turn.value !== value) setTurn({ value, previous: turn.value })
  return turn.value === value ? turn.previous : turn.value
}

interface LayerProps {
  image: StoryImage
  role: 'previous' | 'current' | 'next'
  motion: Motion
  onReady: IllustrationsProps['onReady']
  /** It is decoded or has failed: nothing more is to be waited for. */
  onSettled: () => void
}

function Layer({ image, role, motion, onReady, onSettled }: LayerProps) {
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

/** The faces stand still while the rest moves; near an edge the picture would leave the screen. */
function originOf(image: StoryImage): string {
  const { x, y } = focusIn(image, 'wide')
  return `${percent(inner(x))} ${percent(inner(y))}`
}
const inner = (fraction: number) => Math.min(0.75, Math.max(0.25, fraction))
