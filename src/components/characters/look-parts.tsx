import type { ReactNode } from 'react'
import { type CastSheet, hatOf } from '../../shared/characters/cast-sheet.ts'
import { isCovered } from '../../shared/characters/figure.ts'
import { headSwatches, type Swatches, withHairStyle, withOwnColor } from './look.ts'
import { ColorChoice, WordChoice, YesNo } from './look-choices.tsx'
import { HAIR_STYLE_CHOICES, HAT_CHOICES, HEIGHT_CHOICES, OUTFIT_CHOICES } from './look-options.ts'

/** What the parts of the avatar builder contain: a script that loads while they are still closed. */
export interface PartProps {
  look: CastSheet
  swatches: Swatches
  onChange: (look: CastSheet) => void
}

export function FacePart({ look, swatches, onChange }: PartProps) {
  const set = (changes: Partial<CastSheet>) => onChange({ ...look, ...changes })
  return (
    <>
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
    </>
  )
}

export function HairPart({ look, swatches, onChange }: PartProps) {
  const set = (changes: Partial<CastSheet>) => onChange({ ...look, ...changes })
  return (
    <>
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
    </>
  )
}

export function HatPart({ look, swatches, onChange }: PartProps) {
  const set = (changes: Partial<CastSheet>) => onChange({ ...look, ...changes })
  const hat = hatOf(look)
  return (
    <>
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
    </>
  )
}

export function ClothesPart({ look, swatches, onChange }: PartProps) {
  const set = (changes: Partial<CastSheet>) => onChange({ ...look, ...changes })
  return (
    <>
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
    </>
  )
}

export function BodyPart({ look, onChange }: PartProps) {
  const set = (changes: Partial<CastSheet>) => onChange({ ...look, ...changes })
  return (
    <>
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
    </>
  )
}

const Ticks = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-2">{children}</div>
)
