import type { Feeling } from '../../../../shared/stories/scene.ts'
import { brightness, darker, lighter, mix } from '../color.ts'
import type { Sketch } from '../sketch.ts'
import { box, group, n, oval, shape, stroke } from '../svg.ts'
import { type Facing, face } from './faces.ts'
import { type Hair, type HairPaint, hair } from './hair/index.ts'
import type { HatColors, HatRule } from './hat-rule.ts'
import { type Hat, hatRule } from './hats.ts'
import type { Look } from './look.ts'
import { profileFace, showsEarFromSide, sideHair, sideOf, sideShape } from './profile.ts'

export interface HeadTurn extends Facing {
  tilt: number
  back: boolean
  neck: boolean
  /** Seen from the side, looking to the right. */
  profile?: boolean
}

const SKULL = 'M38 94Q40 36 100 36Q160 36 162 94Q162 150 100 152Q38 150 38 94Z'
/** Under a child's own hat, hair swells out beside the brim; a high-sitting hat hides less of it. */
const BELOW_OWN_BRIM = 'M-60 150Q-4 104 8 84Q20 64 44 60H156Q180 64 192 84Q204 104 260 150V320H-60Z'
const BELOW_HIGH_BRIM =
  'M-60 150Q-4 104 8 84Q18 66 36 58Q66 38 100 40Q134 38 164 58Q182 66 192 84Q204 104 260 150V320H-60Z'
const BELOW_BRIM = 'M-60 150L6 100Q34 66 52 60H148Q166 66 194 100L260 150V320H-60Z'

/** A head with its neck at (100, 150): `behind` goes under the body, `front` over it. */
export function head(
  look: Look,
  feeling: Feeling,
  turned: HeadTurn,
  sketch: Sketch,
): { behind: string; front: string } {
  const hat = look.hat ? hatRule(look.hat) : undefined
  const paint = hairPaint(look, sketch)
  const drawn = hair(look.hairStyle, paint)
  const tilt = `rotate(${turned.tilt} 100 150)`
  const underHat = hat?.coversTop ? `clip-path="${sketch.clip(belowBrim(look, hat))}"` : ''
  const visible = (part: string) => (hat?.coversAll ? '' : group(part, '', underHat))
  const skin = sketch.ball(lighter(look.skin, 0.16), lighter(look.skin, 0.06), look.skin, look.skinShade)
  const neck = turned.neck ? box(87, 136, 26, 30, 12, look.skinShade) : ''
  const worn = hat?.draw(hatColors(look), turned.back, Math.min(turned.turn, 0.9)) ?? ''
  const earless = drawn.coversEars || (hat?.coversAll ?? false)
  if (turned.back)
    return {
      behind: '',
      front: group(
        neck +
          (earless ? '' : ear(look, 36) + ear(look, 164)) +
          shape(SKULL, skin) +
          (earless ? '' : aids(look)) +
          visible(drawn.rear) +
          worn,
        tilt,
      ),
    }
  if (turned.profile)
    return { behind: '', front: group(fromTheSide(look, feeling, turned, drawn, sketch), tilt) }
  const skullClip = sketch.clip(SKULL)
  const turnedFar = turned.turn > 0.3
  const follow = `translate(${n(turned.turn * 7)} ${n(turned.pitch * -2)})`
  const cheeks = sketch.soft(mix(look.skin, '#f0304f', brightness(look.skin) < 0.4 ? 0.42 : 0.6), 0.6)
  const nearEar = turnedFar && !earless ? ear(look, 64) + (look.hearingAid ? hearingAid(64, -1) : '') : ''
  return {
    behind: group(visible(drawn.back), tilt),
    front: group(
      neck +
        (earless || turnedFar ? '' : ear(look, 38) + ear(look, 162)) +
        shape(SKULL, skin) +
        (hat?.coversAll ? '' : hairShadow(look, drawn, skullClip, follow)) +
        face(look, feeling, turned, cheeks, skullClip) +
        (look.beard ? beard(look.beard, turned, sketch) : '') +
        (look.mustache ? mustache(look.mustache, turned) : '') +
        (hat?.opening
          ? group(group(drawn.front, follow), '', `clip-path="${sketch.clip(hat.opening)}"`)
          : '') +
        visible((turnedFar && !earless ? turnedHair(look, paint) : '') + group(drawn.front, follow)) +
        nearEar +
        (earless || turnedFar ? '' : aids(look)) +
        worn,
      tilt,
    ),
  }
}

function fromTheSide(look: Look, feeling: Feeling, turned: HeadTurn, drawn: Hair, sketch: Sketch): string {
  const hat = look.hat ? hatRule(look.hat) : undefined
  const colors = hatColors(look)
  const skin = sketch.ball(lighter(look.skin, 0.16), lighter(look.skin, 0.06), look.skin, look.skinShade)
  const underHat = hat?.coversTop ? `clip-path="${sketch.clip(belowBrim(look, hat))}"` : ''
  const worn = hat?.coversAll
    ? sideOf(hat.draw(colors, true), true, sketch)
    : group(hat?.draw(colors, false, 1) ?? '', look.hat ? (SIDEWAYS[look.hat] ?? '') : '')
  const uncovered = !drawn.coversEars && !hat?.coversAll
  const seesEar = showsEarFromSide(look) && uncovered
  return (
    (turned.neck ? box(82, 136, 28, 30, 12, look.skinShade) : '') +
    sideShape(skin) +
    profileFace(look, feeling, turned, sketch) +
    (hat?.coversAll ? '' : group(sideHair(look, drawn, sketch), '', underHat)) +
    (seesEar ? ear(look, 92) : '') +
    (look.hearingAid && uncovered ? hearingAid(92, -1) : '') +
    worn
  )
}

/** Hats whose front follows the face. */
const SIDEWAYS: Partial<Record<Hat, string>> = {
  'diving-mask': 'translate(58 0) scale(.6 1)',
}

const hatColors = ({ top, accent, hatColor }: Look): HatColors => ({ cloth: top, accent, dyed: hatColor })

/** The area in which hair shows under a hat. */
function belowBrim({ hatColor }: Look, { sitsHigh }: HatRule): string {
  if (hatColor === undefined) return BELOW_BRIM
  return sitsHigh ? BELOW_HIGH_BRIM : BELOW_OWN_BRIM
}

function hairPaint(look: Look, sketch: Sketch): HairPaint {
  const base = look.hair
  return {
    fill: sketch.fade(lighter(base, 0.22), base, darker(base, 0.35)),
    base,
    deep: darker(base, 0.35),
    shine: lighter(base, 0.3),
    accent: look.accent,
    ...(isPressed(look) ? { underHat: true } : {}),
  }
}

/** Hair tied up high is worn low under a child's own hat. */
const isPressed = ({ hat, hatColor }: Look): boolean =>
  hat !== undefined && hatColor !== undefined && hatRule(hat).coversTop

function hairShadow(look: Look, drawn: Hair, skullClip: string, follow: string): string {
  if (look.hairStyle === 'bald' || drawn.coversEars) return ''
  const flat = look.skinShade
  const shadow = hair(look.hairStyle, {
    fill: flat,
    base: flat,
    deep: flat,
    shine: 'none',
    accent: 'none',
    ...(isPressed(look) ? { underHat: true } : {}),
  }).front
  return group(group(group(shadow, follow), 'translate(0 7)', 'opacity=".3"'), '', `clip-path="${skullClip}"`)
}

/** The side of the hair that shows when the head is turned. */
function turnedHair(look: Look, paint: HairPaint): string {
  if (look.hairStyle === 'bald') return ''
  const full = ['long', 'longcurly', 'bob', 'afro'].includes(look.hairStyle)
  return shape(
    full
      ? 'M104 26Q32 28 32 94Q32 126 50 146Q64 140 70 120Q64 96 74 74Q84 60 108 56Z'
      : 'M104 27Q37 28 37 92Q37 116 47 128Q58 124 61 108Q62 92 74 74Q84 60 108 56Z',
    paint.fill,
  )
}

function ear(look: Look, x: number): string {
  return (
    oval(x, 106, 11, 13, look.skinShade) + oval(x, 107, 6, 8, mix(look.skin, '#d8485a', 0.3), 'opacity=".5"')
  )
}

/** One at each ear, so that a turned head still shows one. */
function aids(look: Look): string {
  return look.hearingAid ? hearingAid(36, -1) + hearingAid(164, 1) : ''
}

function hearingAid(x: number, side: 1 | -1): string {
  const device = `M${x - side * 6} 90Q${x + side * 10} 88 ${x + side * 9} 108`
  return (
    stroke(`M${x + side * 9} 106Q${x + side * 6} 120 ${x - side * 3} 112`, '#e9f6ff', 2.6) +
    stroke(device, '#2f7fc0', 8.5) +
    stroke(device, '#59c6ff', 5.5) +
    oval(x - side * 3, 111, 4, 4.5, '#e9f6ff')
  )
}

function mustache(color: string, facing: Facing): string {
  const shift = n(facing.turn * 13)
  return group(
    shape(
      'M100 118Q87 111 75 120Q69 126 61 121Q64 135 82 131Q94 128 100 123Q106 128 118 131Q136 135 139 121Q131 126 125 120Q113 111 100 118Z',
      color,
    ) + stroke('M100 119Q88 117 77 126M100 119Q112 117 123 126', darker(color, 0.25), 2.4, 'opacity=".5"'),
    `translate(${shift} 0)`,
  )
}

function beard(color: string, facing: Facing, sketch: Sketch): string {
  const shift = n(facing.turn * 12)
  return group(
    shape(
      'M44 112Q42 200 100 216Q158 200 156 112Q146 126 128 124Q112 114 100 122Q88 114 72 124Q54 126 44 112ZM86 132Q100 146 114 132Q112 140 100 142Q88 140 86 132Z',
      sketch.fade(lighter(color, 0.3), color, darker(color, 0.2)),
      'fill-rule="evenodd"',
    ) +
      stroke(
        'M70 150Q72 178 86 196M100 156V204M130 150Q128 178 114 196',
        darker(color, 0.25),
        3,
        'opacity=".35"',
      ),
    `translate(${shift} 0)`,
  )
}
