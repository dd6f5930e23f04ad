import type { Figure } from '../../../../shared/scene.ts'
import { drawPerson, type PersonPresence } from './child/child.ts'
import { lookOf } from './child/look.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from './drawing.ts'

export function drawFigure(
  _figure: Figure,
  presence: PersonPresence,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  const sheet = {
    skin: '#b87a4b',
    hairColor: '#241720',
    hairStyle: 'short',
    eyeColor: '#3b2016',
    outfit: 'hoodie',
    topColor: '#6bb7a8',
    bottomColor: '#3b4a6d',
    shoeColor: '#e2566b',
    glasses: false,
    freckles: false,
    hearingAid: false,
    wheelchair: false,
    height: 1,
  } as const
  return drawPerson(lookOf(sheet), presence, spot, light, ids)
}
