import type { MouseEvent, ReactNode } from 'react'
import { type CastSheet, COVERING_STYLES, figureUrl, hatOf } from '../../shared/characters/cast-sheet.ts'
import { Button } from '../ui/button.tsx'
import { headSwatches, type Swatches, withHairStyle, withOwnColor } from './look.ts'
import { ColorChoice, WordChoice, YesNo } from './look-choices.tsx'
import { HAIR_STYLE_CHOICES, HAT_CHOICES, HEIGHT_CHOICES, OUTFIT_CHOICES } from './look-options.ts'

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
  const part = { look, swatches, onChange }
  return (
    <section aria-labelledby="avatar">
      <h2 id="avatar" className="mb-1.5 text-sm font-semibold">
        Avatar
      </h2>
      <Figure name={name} look={look} chosen={chosen} fromPhoto={fromPhoto} onFollow={onFollow} />
      <div className="mt-3 grid gap-2">
        <FacePart {...part} />
        <HairPart {...part} />
        {!isCovered(look) && <HatPart {...part} />}
        <ClothesPart {...part} />
        <BodyPart {...part} />
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

type PartProps = Pick<AvatarBuilderProps, 'look' | 'swatches' | 'onChange'>

function FacePart({ look, swatches, onChange }: PartProps) {
  const set = (changes: Partial<CastSheet>) => onChange({ ...look, ...changes })
  return (
    <Part title="Face">
      <ColorChoice
        legend="Skin"
        name="skin"
        swatches={withOwnColor(swatches.skin, look.skin)}
        value={look.skin}
        onPick={(skin) => set({ skin })}
      />
      <ColorChoice
        legend="Eyes"
        name="eyes"
        swatches={withOwnColor(swatches.eyes, look.eyeColor)}
        value={look.eyeColor}
        onPick={(eyeColor) => set({ eyeColor })}
      />
      <Ticks>
        <YesNo label="Glasses" checked={look.glasses} onChange={(glasses) => set({ glasses })} />
        <YesNo label="Freckles" checked={look.freckles} onChange={(freckles) => set({ freckles })} />
      </Ticks>
    </Part>
  )
}

function HairPart({ look, swatches, onChange }: PartProps) {
  const set = (changes: Partial<CastSheet>) => onChange({ ...look, ...changes })
  return (
    <Part title="Hair or head covering">
      <WordChoice
        legend="Style"
        name="hair-style"
        options={HAIR_STYLE_CHOICES}
        value={look.hairStyle}
        onPick={(style) => onChange(withHairStyle(look, style, swatches))}
      />
      <ColorChoice
        legend={isCovered(look) ? 'Cloth color' : 'Hair color'}
        name="hair-color"
        swatches={withOwnColor(headSwatches(look.hairStyle, swatches), look.hairColor)}
        value={look.hairColor}
        onPick={(hairColor) => set({ hairColor })}
      />
    </Part>
  )
}

/** A cloth covers the hair, and no hat goes over it. */
const isCovered = ({ hairStyle }: CastSheet) => COVERING_STYLES.includes(hairStyle)

function HatPart({ look, swatches, onChange }: PartProps) {
  const set = (changes: Partial<CastSheet>) => onChange({ ...look, ...changes })
  const hat = hatOf(look)
  return (
    <Part title="Hat or crown">
      <WordChoice
        legend="Hat"
        name="hat"
        options={HAT_CHOICES}
        value={look.hat ?? ''}
        onPick={(kind) => set({ hat: kind || undefined, hatColor: undefined })}
      />
      {hat && (
        <ColorChoice
          legend="Hat color"
          name="hat-color"
          swatches={withOwnColor(swatches.hat, hat.color)}
          value={hat.color}
          onPick={(hatColor) => set({ hatColor })}
        />
      )}
    </Part>
  )
}

function ClothesPart({ look, swatches, onChange }: PartProps) {
  const set = (changes: Partial<CastSheet>) => onChange({ ...look, ...changes })
  return (
    <Part title="Clothes">
      <WordChoice
        legend="Outfit"
        name="outfit"
        options={OUTFIT_CHOICES}
        value={look.outfit}
        onPick={(outfit) => set({ outfit })}
      />
      <ColorChoice
        legend="Top or dress"
        name="top"
        swatches={withOwnColor(swatches.top, look.topColor)}
        value={look.topColor}
        onPick={(topColor) => set({ topColor })}
      />
      <ColorChoice
        legend="Pants"
        name="bottom"
        swatches={withOwnColor(swatches.bottom, look.bottomColor)}
        value={look.bottomColor}
        onPick={(bottomColor) => set({ bottomColor })}
      />
      <ColorChoice
        legend="Shoes"
        name="shoes"
        swatches={withOwnColor(swatches.shoes, look.shoeColor)}
        value={look.shoeColor}
        onPick={(shoeColor) => set({ shoeColor })}
      />
    </Part>
  )
}

function BodyPart({ look, onChange }: PartProps) {
  const set = (changes: Partial<CastSheet>) => onChange({ ...look, ...changes })
  return (
    <Part title="Height, wheelchair and hearing aid">
      <WordChoice
        legend="Height"
        name="height"
        options={HEIGHT_CHOICES}
        value={look.height}
        onPick={(height) => set({ height })}
      />
      <Ticks>
        <YesNo label="Wheelchair" checked={look.wheelchair} onChange={(wheelchair) => set({ wheelchair })} />
        <YesNo label="Hearing aid" checked={look.hearingAid} onChange={(hearingAid) => set({ hearingAid })} />
      </Ticks>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details name="look" className="group rounded-2xl border border-solid border-line bg-raised/40">
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
      <div className="grid gap-4 px-4 pb-4 pt-1">{children}</div>
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

const Ticks = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-2">{children}</div>
)
