import type { Feeling } from '../../../../shared/stories/scene.ts'
import { brightness, mix } from '../color.ts'
import type { Sketch } from '../sketch.ts'
import { disc, discs, group, n, shape, stroke } from '../svg.ts'
import { EXPRESSIONS, eye, type Facing, frameOn, mouth } from './faces.ts'
import type { AnyHairStyle, Hair } from './hair/index.ts'
import type { Look } from './look.ts'

/** A head in profile, looking to the right: brow, small nose, lips and chin at the edge. */
export const SIDE_SKULL =
  'M38 96Q36 36 98 36Q150 35 158 84Q159 95 167 106Q172 114 163 118Q166 124 160 129Q163 135 157 139Q153 153 126 154Q98 156 78 146Q40 134 38 96Z'

/** Clip for hair: above the forehead and behind the ear, hanging at the back. */
const LOOSE = 'M-80 -90H150Q188 16 152 56L146 58Q124 66 114 88Q108 106 112 128Q116 150 106 176L112 330H-80Z'
/** Clip for a cloth, which continues under the chin. */
const WRAPPED = 'M-80 -90H270V46L144 56Q114 64 106 94Q102 126 116 146Q136 160 172 151L186 330H-80Z'
const CLOTHS: ReadonlySet<AnyHairStyle> = new Set<AnyHairStyle>(['hijab', 'headscarf'])
const EARLESS: ReadonlySet<AnyHairStyle> = new Set<AnyHairStyle>([
  'curly',
  'afro',
  'long',
  'longcurly',
  'bob',
  'hijab',
])

export const showsEarFromSide = (look: Look): boolean => !EARLESS.has(look.hairStyle)

/** Turns the back view of a head's covering into its side view by clipping the face free. */
export function sideOf(drawing: string, wrapped: boolean, sketch: Sketch): string {
  if (!drawing) return ''
  const narrowed = group(drawing, 'translate(38 0) scale(.9 1) translate(-40 0)')
  return group(narrowed, '', `clip-path="${sketch.clip(wrapped ? WRAPPED : LOOSE)}"`)
}

/** The hair of a head in profile. */
export const sideHair = (look: Look, hair: Hair, sketch: Sketch): string =>
  sideOf(hair.rear, CLOTHS.has(look.hairStyle), sketch)

/** The features visible in profile: one eye, one brow, one cheek and half of the mouth. */
export function profileFace(look: Look, feeling: Feeling, facing: Facing, sketch: Sketch): string {
  const expression = EXPRESSIONS[feeling]
  const raise = facing.pitch * -6
  const covered = look.hairStyle === 'bald' || CLOTHS.has(look.hairStyle) || look.hairStyle === 'patka'
  const browColor = covered ? mix(look.skinShade, look.ink, 0.7) : mix(look.hair, look.ink, 0.45)
  const [, , inner, outer] = expression.brows
  const cheek = sketch.soft(mix(look.skin, '#f0304f', brightness(look.skin) < 0.4 ? 0.42 : 0.6), 0.6)
  const looks = { ...facing, turn: 0.5, gaze: [Math.max(0, facing.gaze[0]), facing.gaze[1]] as const }
  return (
    disc(128, 126 + raise, 17, cheek) +
    (look.freckles
      ? discs(
          [
            [138, 117],
            [146, 122],
            [134, 125],
            [150, 115],
          ].map(([x = 0, y = 0]) => [x, y + raise]),
          mix(look.skinShade, '#8a3a1c', 0.45),
          2.1,
        )
      : '') +
    group(eye(look, expression, 1, looks), `translate(137 ${n(102 + raise)}) scale(.74 1)`) +
    stroke(
      `M124 ${n(80 + outer + raise)}Q136 ${n(73 + (inner + outer) / 2 + raise)} 149 ${n(79 + inner + raise)}`,
      browColor,
      4.2,
      'opacity=".9"',
    ) +
    group(
      group(mouth(expression.mouth, look), `translate(150 ${n(131 + raise)}) scale(.62 .9)`),
      '',
      `clip-path="${sketch.clip(SIDE_SKULL)}"`,
    ) +
    stroke('M160 118Q164 119 166 116', mix(look.skinShade, '#5a1f22', 0.45), 2.6, 'opacity=".6"') +
    (look.glasses ? sideGlasses(raise, frameOn(look.skin)) : '')
  )
}

const sideGlasses = (raise: number, frame: string) =>
  `<g fill="none" stroke="${frame}" stroke-width="4" stroke-linecap="round"><ellipse cx="139" cy="${n(103 + raise)}" rx="14" ry="18" fill="#bfe6ff" fill-opacity=".16"/><path d="M125 ${n(101 + raise)}L86 ${n(98 + raise)}M153 ${n(101 + raise)}L161 ${n(103 + raise)}"/></g>`

/** The outline that clips colored parts of the face. */
export const sideShape = (fill: string): string => shape(SIDE_SKULL, fill)
