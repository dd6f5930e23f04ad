import type { Action, Feeling, Figure } from '../../../../../shared/scene.ts'
import { drawPerson } from '../child/child.ts'
import type { Hat } from '../child/hats.ts'
import { CHILD_BUILDS, inkOn, type Look, shadeOf } from '../child/look.ts'
import { darker, lighter } from '../color.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from '../drawing.ts'
import type { Sketch } from '../sketch.ts'
import { discs, mirrored, shape, stroke } from '../svg.ts'
import type { Costume } from './disguises.ts'

const GROWN = { width: 1.14, height: 1.42, head: 1 }

/** The figures that are people. */
export type Role = Extract<
  Figure,
  'captain' | 'wizard' | 'queen' | 'king' | 'fairy' | 'mermaid' | 'grown-up' | 'child'
>

const PLAIN = {
  eyes: '#3b2016',
  accent: '#ffd257',
  glasses: false,
  freckles: false,
  hearingAid: false,
  wheelchair: false,
  hat: undefined,
  build: GROWN,
}

/** Whether a figure is a person. */
export const isRole = (figure: Figure): figure is Role => Object.hasOwn(ROLES, figure)

const ROLES: Record<Role, readonly [Costume, ...Costume[]]> = {
  captain: [
    {
      skin: '#cf9163',
      hair: '#4b2e21',
      hairStyle: 'ponytail',
      garment: 'captain-coat',
      top: '#2f4a8a',
      bottom: '#e8e0d0',
      shoes: '#3a2f3f',
      hat: 'captain-hat',
    },
  ],
  wizard: [
    {
      skin: '#f0c9a4',
      hair: '#e9e6f2',
      hairStyle: 'long',
      garment: 'robe',
      top: '#5a4ab8',
      bottom: '#3a2f80',
      shoes: '#7a4a2e',
      hat: 'wizard-hat',
      beard: '#eceaf4',
      eyes: '#2f5f8f',
    },
  ],
  queen: [
    {
      skin: '#9a6039',
      hair: '#241720',
      hairStyle: 'longcurly',
      garment: 'gown',
      top: '#a8488f',
      bottom: '#7a2f6a',
      shoes: '#d9a04e',
      hat: 'crown',
    },
  ],
  king: [
    {
      skin: '#efbd93',
      hair: '#a5532a',
      hairStyle: 'short',
      garment: 'gown',
      top: '#c2434f',
      bottom: '#8a2f3a',
      shoes: '#6b4522',
      hat: 'crown',
      beard: '#b0623a',
      eyes: '#2f6b52',
    },
  ],
  fairy: [
    {
      skin: '#e3a878',
      hair: '#e26a9a',
      hairStyle: 'buns',
      garment: 'wings',
      top: '#8fd67a',
      bottom: '#5fae6a',
      shoes: '#5fae6a',
      hat: 'tiara',
      accent: '#ffe27a',
      build: { width: 0.9, height: 0.86, head: 0.94 },
    },
  ],
  mermaid: [
    {
      skin: '#b87a4b',
      hair: '#2f9aa8',
      hairStyle: 'long',
      garment: 'sea-top',
      top: '#c98cf0',
      bottom: '#3fb6a8',
      shoes: '#3fb6a8',
      accent: '#ffb3c7',
      build: { width: 1, height: 1.1, head: 1 },
    },
  ],
  'grown-up': [
    {
      skin: '#b87a4b',
      hair: '#4b2e21',
      hairStyle: 'bob',
      garment: 'shirt',
      top: '#6b9ac4',
      bottom: '#4a4568',
      shoes: '#7a4a2e',
      glasses: true,
    },
    {
      skin: '#f7d3b5',
      hair: '#d9d4de',
      hairStyle: 'buns',
      garment: 'dress',
      top: '#8a7ac4',
      bottom: '#5a4a8a',
      shoes: '#7a4a5e',
      glasses: true,
    },
    {
      skin: '#643a24',
      hair: '#241720',
      hairStyle: 'buzz',
      garment: 'hoodie',
      top: '#e0a04a',
      bottom: '#3f5f8a',
      shoes: '#e8e0d0',
      beard: '#2f2028',
    },
    {
      skin: '#efbd93',
      hair: '#241720',
      hairStyle: 'long',
      garment: 'shirt',
      top: '#5fb59a',
      bottom: '#5a4a6a',
      shoes: '#c2566b',
    },
  ],
  child: [
    {
      skin: '#9a6039',
      hair: '#3a2a20',
      hairStyle: 'short',
      garment: 'overalls',
      top: '#ffd257',
      bottom: '#4a8ac2',
      shoes: '#e2566b',
      build: CHILD_BUILDS[1],
    },
    {
      skin: '#fbe3d2',
      hair: '#d08a3c',
      hairStyle: 'bob',
      garment: 'dress',
      top: '#5fb5c2',
      bottom: '#3f7f9a',
      shoes: '#e0a04a',
      freckles: true,
      build: CHILD_BUILDS[1],
    },
    {
      skin: '#4b2b1d',
      hair: '#241720',
      hairStyle: 'buns',
      garment: 'tee',
      top: '#f08a5a',
      bottom: '#4a4568',
      shoes: '#7ac74f',
      build: CHILD_BUILDS[0],
    },
    {
      skin: '#e3a878',
      hair: '#241720',
      hairStyle: 'curly',
      garment: 'hoodie',
      top: '#8a7ae0',
      bottom: '#3f5f8a',
      shoes: '#ffd257',
      build: CHILD_BUILDS[2],
    },
  ],
}

export interface PersonInRole {
  action: Action
  feeling: Feeling
  holding?: string
  /** Tells two grown-ups or two other children of a story apart. */
  variant?: number
  wearing?: Hat
}

/** A role of the story world, drawn with the children's own rig. */
export function drawRole(
  figure: Role,
  presence: PersonInRole,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  const costumes = ROLES[figure]
  const costume = costumes[(presence.variant ?? 0) % costumes.length] ?? costumes[0]
  const look = dressed(costume, presence.wearing)
  if (figure === 'fairy')
    return drawPerson(look, { ...presence, action: aloft(presence.action) }, spot, light, ids, {
      behind: wings,
    })
  if (figure === 'mermaid')
    return drawPerson(look, { ...presence, action: afloat(presence.action) }, spot, light, ids, {
      legs: (sketch) => fishTail(look, sketch),
    })
  return drawPerson(look, presence, spot, light, ids)
}

function aloft(action: Action): Action {
  return action === 'standing' || action === 'walking' || action === 'running' ? 'floating' : action
}

/** A mermaid has no legs to sit, kneel or walk with. */
function afloat(action: Action): Action {
  return ['walking', 'running', 'sitting', 'kneeling', 'reading', 'asleep'].includes(action)
    ? 'standing'
    : action
}

function wings(sketch: Sketch): string {
  const film = sketch.fade('#ffffff', '#cfeaff', '#d9b8ff')
  const wing =
    shape('M98 190Q40 70 -26 92Q-40 150 88 214Z', film, 'opacity=".8"') +
    shape('M94 206Q10 206 2 256Q30 296 96 226Z', film, 'opacity=".7"') +
    stroke('M92 196Q40 130 -10 110M88 214Q44 228 20 254', '#ffffff', 3, 'opacity=".8"')
  return wing + mirrored(wing, 100)
}

function fishTail(look: Look, sketch: Sketch): string {
  const scales = sketch.fade(lighter(look.bottom, 0.3), look.bottom, darker(look.bottom, 0.3))
  const arcs = [266, 284, 302, 320].flatMap((y, row) =>
    [78, 92, 106].map((x) => `M${x + row * 3} ${y}q7 8 14 0`),
  )
  return (
    shape('M50 236Q46 300 84 344Q98 360 112 352Q154 316 150 236Q100 254 50 236Z', scales) +
    shape('M92 344Q60 336 36 358Q58 384 98 362Q128 392 168 372Q150 338 112 344Z', scales) +
    stroke(arcs.join(''), lighter(look.bottom, 0.5), 2.6, 'opacity=".55"') +
    stroke('M98 358Q70 352 50 360M104 358Q130 368 152 366', lighter(look.bottom, 0.5), 3, 'opacity=".6"') +
    discs(
      [
        [56, 239],
        [78, 245],
        [100, 247],
        [122, 245],
        [144, 239],
      ],
      look.accent,
      5,
    )
  )
}

/** Somebody in a costume of its own, grown up or as small as a child. */
export function drawCostumed(
  costume: Costume,
  small: boolean,
  presence: PersonInRole,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  const build = costume.build ?? (small ? CHILD_BUILDS[1] : GROWN)
  return drawPerson({ ...dressed(costume, presence.wearing), build }, presence, spot, light, ids)
}

const dressed = (costume: Costume, wearing: Hat | undefined): Look => ({
  ...PLAIN,
  skinShade: shadeOf(costume.skin),
  ink: inkOn(costume.skin),
  ...costume,
  hat: wearing ?? costume.hat,
})
