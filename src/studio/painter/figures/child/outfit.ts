import type { Outfit } from '../../../../shared/characters/cast-sheet.ts'
import { darker, lighter, mix } from '../color.ts'
import type { Sketch } from '../sketch.ts'
import { group, shape, stroke } from '../svg.ts'
import { DETAILS, type GarmentView } from './garment-details.ts'
import type { Look } from './look.ts'
import { apron, scarf, tie } from './over-clothes.ts'
import type { Pose } from './pose.ts'

/** An outfit of a child or a costume. */
export type Garment =
  | Outfit
  | 'robe'
  | 'gown'
  | 'captain-coat'
  | 'jacket'
  | 'shirt'
  | 'suit'
  | 'wings'
  | 'sea-top'
  | 'space-suit'

export interface Cut {
  sleeves: 'long' | 'short'
  legs: 'trousers' | 'bare' | 'shorts'
  body: 'shirt' | 'jacket' | 'dress' | 'coat' | 'gown'
  foot: 'shoe' | 'boot' | 'bare'
}

/** What is on the feet. */
export const footOf = ({ foot, garment }: Look): Cut['foot'] | 'sock' => foot ?? CUTS[garment].foot

export function cutOf(garment: Garment): Cut {
  return CUTS[garment]
}

const CUTS: Record<Garment, Cut> = {
  pajama: { sleeves: 'long', legs: 'trousers', body: 'shirt', foot: 'bare' },
  dress: { sleeves: 'short', legs: 'bare', body: 'dress', foot: 'shoe' },
  hoodie: { sleeves: 'long', legs: 'trousers', body: 'shirt', foot: 'shoe' },
  overalls: { sleeves: 'long', legs: 'trousers', body: 'shirt', foot: 'shoe' },
  tee: { sleeves: 'short', legs: 'shorts', body: 'shirt', foot: 'shoe' },
  raincoat: { sleeves: 'long', legs: 'trousers', body: 'coat', foot: 'boot' },
  robe: { sleeves: 'long', legs: 'bare', body: 'gown', foot: 'shoe' },
  gown: { sleeves: 'long', legs: 'bare', body: 'gown', foot: 'shoe' },
  'captain-coat': { sleeves: 'long', legs: 'trousers', body: 'coat', foot: 'boot' },
  jacket: { sleeves: 'long', legs: 'trousers', body: 'jacket', foot: 'shoe' },
  shirt: { sleeves: 'long', legs: 'trousers', body: 'shirt', foot: 'shoe' },
  suit: { sleeves: 'long', legs: 'trousers', body: 'shirt', foot: 'shoe' },
  wings: { sleeves: 'short', legs: 'bare', body: 'dress', foot: 'bare' },
  'space-suit': { sleeves: 'long', legs: 'trousers', body: 'jacket', foot: 'boot' },
  'sea-top': { sleeves: 'short', legs: 'bare', body: 'shirt', foot: 'bare' },
}

const FRONT: Record<Cut['body'], string> = {
  shirt: 'M66 158Q100 146 134 158Q146 210 146 262Q100 276 54 262Q54 210 66 158Z',
  jacket: 'M64 158Q100 144 136 158Q149 214 150 276Q100 288 50 276Q51 214 64 158Z',
  coat: 'M64 158Q100 144 136 158Q150 220 156 298Q100 312 44 298Q50 220 64 158Z',
  dress: 'M70 158Q100 146 130 158Q136 200 166 282Q132 298 100 298Q68 298 34 282Q64 200 70 158Z',
  gown: 'M68 158Q100 146 132 158Q140 204 172 350Q136 366 100 366Q64 366 28 350Q60 204 68 158Z',
}
const SIDE: Record<Cut['body'], string> = {
  shirt: 'M72 160Q98 146 124 160Q136 208 132 264Q100 274 70 264Q64 208 72 160Z',
  jacket: 'M72 160Q98 146 124 160Q137 212 136 278Q100 288 66 278Q64 212 72 160Z',
  coat: 'M72 160Q98 146 124 160Q138 220 148 298Q100 310 58 298Q64 220 72 160Z',
  dress: 'M72 160Q98 146 124 160Q136 210 156 284Q100 300 46 284Q64 210 72 160Z',
  gown: 'M72 160Q98 146 124 160Q136 210 166 350Q100 368 38 350Q64 210 72 160Z',
}

export interface Cloth {
  top: string
  bottom: string
}

export function clothOf(look: Look): Cloth {
  return { top: look.top, bottom: look.garment === 'pajama' ? mix(look.top, look.bottom, 0.35) : look.bottom }
}

/** The dressed upper body (down to the hem of a dress or coat) in the rig's box. */
export function torso(look: Look, pose: Pose, sketch: Sketch): string {
  const cut = cutOf(look.garment)
  const seated = pose.stance !== 'standing'
  const body =
    seated && (cut.body === 'coat' || cut.body === 'jacket')
      ? 'shirt'
      : seated && cut.body === 'gown'
        ? 'dress'
        : cut.body
  const outline = (pose.view === 'side' ? SIDE : FRONT)[body]
  const { top, bottom } = clothOf(look)
  const cloth: GarmentView = {
    look,
    top,
    trousers: sketch.fade(lighter(bottom, 0.12), bottom, darker(bottom, 0.3)),
    view: pose.view,
    body,
    inside: (content) => group(content, '', `clip-path="${sketch.clip(outline)}"`),
  }
  const base = shape(outline, sketch.fade(lighter(top, 0.2), top, darker(top, 0.28)))
  const shade = cloth.inside(
    stroke(
      pose.view === 'back' ? 'M60 270Q100 288 140 270' : 'M62 168Q52 214 52 262',
      darker(top, 0.5),
      9,
      'opacity=".14"',
    ),
  )
  return (
    base +
    shade +
    DETAILS[look.garment](cloth) +
    tie(look, pose.view, cut.body !== 'gown') +
    scarf(look, pose.view) +
    apron(look, pose.view, seated, cloth.inside)
  )
}
