import { type ComponentType, type MouseEvent, useCallback, useEffect, useState } from 'react'
import type { CastSheet } from '../../shared/characters/cast-sheet.ts'
import { figureUrl, isCovered } from '../../shared/characters/figure.ts'
import { Button } from '../ui/button.tsx'
import type { Swatches } from './look.ts'
import type { PartProps } from './look-parts.tsx'

export interface AvatarBuilderProps {
  name: string
  look: CastSheet
  /** The parent chose it; otherwise it follows the description. */
  chosen: boolean
  /** A photo fills in what the description leaves open. */
  fromPhoto: boolean
  swatches: Swatches
  onChange: (look: CastSheet) => void
  /** Lets the look follow the description again. */
  onFollow: () => void
}

type Parts = typeof import('./look-parts.tsx')

/** The child as the pictures show it, with all choices. */
export function AvatarBuilder({
  name,
  look,
  chosen,
  fromPhoto,
  swatches,
  onChange,
  onFollow,
}: AvatarBuilderProps) {
  const { parts, bring } = useParts()
  const part = { of: { look, swatches, onChange }, bring }
  return (
    <section aria-labelledby="avatar">
      <h2 id="avatar" className="mb-1.5 text-sm font-semibold">
        Avatar
      </h2>
      <Figure name={name} look={look} chosen={chosen} fromPhoto={fromPhoto} onFollow={onFollow} />
      <div className="mt-3 grid gap-2">
        <Part title="Face" Content={parts?.FacePart} {...part} />
        <Part title="Hair or head covering" Content={parts?.HairPart} {...part} />
        {!isCovered(look) && <Part title="Hat or crown" Content={parts?.HatPart} {...part} />}
        <Part title="Clothes" Content={parts?.ClothesPart} {...part} />
        <Part title="Height, wheelchair and hearing aid" Content={parts?.BodyPart} {...part} />
      </div>
    </section>
  )
}

/** The figure stays visible while its parts are chosen. */
function Figure({
  name,
  look,
  chosen,
  fromPhoto,
  onFollow,
}: Pick<AvatarBuilderProps, 'name' | 'look' | 'chosen' | 'fromPhoto' | 'onFollow'>) {
  return (
    <div className="sticky top-2 z-10 flex gap-4 rounded-3xl bg-surface md:top-18 md:block md:py-2">
      <img
        src={figureUrl(look)}
        alt={`${name.trim() || 'Your child'} as the pictures show them`}
        width={320}
        height={440}
        className="h-44 w-32 shrink-0 rounded-2xl bg-raised object-cover md:mx-auto md:h-auto md:w-44"
      />
      <div className="grid grid-cols-1 content-center gap-2 md:mt-3 md:justify-items-center md:text-center">
        <p className="text-sm text-soft text-pretty" aria-live="polite">
          {chosen
            ? 'You chose this look.'
            : `Follows your description${fromPhoto ? ' and the photo' : ''}. Change what does not fit.`}
        </p>
        {chosen && (
          <Button variant="secondary" size="small" onClick={onFollow}>
            Match the Description
          </Button>
        )}
      </div>
    </div>
  )
}

/** What the closed parts contain: it loads after everything that is to be seen, or once more when one is opened. */
function useParts() {
  const [parts, setParts] = useState<Parts>()
  const bring = useCallback(() => void import('./look-parts.tsx').then(setParts, console.warn), [])
  useEffect(bring, [bring])
  return { parts, bring: parts ? undefined : bring }
}

interface PartOfLookProps {
  title: string
  Content: ComponentType<PartProps> | undefined
  of: PartProps
  bring: (() => void) | undefined
}

function Part({ title, Content, of, bring }: PartOfLookProps) {
  return (
    <details
      name="look"
      onToggle={bring}
      className="group rounded-2xl border border-solid border-line bg-raised/40"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the browser presses it by keys too */}
      <summary
        onClick={openInItsPlace}
        className="flex min-h-11 cursor-pointer list-none [&::-webkit-details-marker]:hidden items-center justify-between rounded-2xl px-4 font-medium"
      >
        {title}
        <span
          aria-hidden="true"
          className="text-xl leading-none text-soft group-open:rotate-45 transition-transform"
        >
          +
        </span>
      </summary>
      <div className="grid gap-4 px-4 pb-4 pt-1">{Content && <Content {...of} />}</div>
    </details>
  )
}

/** When one above closes, the page would move under the finger: keeps the pressed one in place. */
function openInItsPlace(event: MouseEvent<HTMLElement>) {
  const summary = event.currentTarget
  const details = summary.parentElement
  if (!(details instanceof HTMLDetailsElement)) return
  event.preventDefault()
  const before = summary.getBoundingClientRect().top
  const stay = () => scrollBy({ top: summary.getBoundingClientRect().top - before, behavior: 'instant' })
  details.open = !details.open
  stay()
  // The browser's own scroll anchoring may come later.
  requestAnimationFrame(stay)
}
