import type { Action, Feeling } from '../../../../shared/stories/scene.ts'
import type { Kin } from '../../kin.ts'
import { drawPerson } from '../child/child.ts'
import type { Hat } from '../child/hats.ts'
import { CHILD_BUILDS, inkOn, inSpaceSuit, type Look, shadeOf } from '../child/look.ts'
import type { Garment } from '../child/outfit.ts'
import { darker, lighter } from '../color.ts'
import type { DrawnFigure, FigureLight, Ids, Spot } from '../drawing.ts'
import type { Sketch } from '../sketch.ts'
import { discs, mirrored, shape, stroke } from '../svg.ts'
import { type Costume, type Gender, ROLES, type Role } from './costumes.ts'
import { describedLook, isOldBy, roleColor } from './described-look.ts'

export { isRole } from './costumes.ts'

const GROWN = { width: 1.14, height: 1.42, head: 1 }

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

export interface PersonInRole {
  action: Action
  feeling: Feeling
  holding?: string
  gender?: Gender
  /** For grown-ups of the child's family. */
  kin?: Kin
  /** Distinguishes two grown-ups or two other children of a story. */
  variant?: number
  wearing?: Hat
  perched?: boolean
  kissing?: boolean
  /** It pushes or pulls with its whole body. */
  effort?: 'push' | 'pull'
  covered?: boolean
  /** Hats given by the description are off; those that define a role stay. */
  hatless?: boolean
  /** It holds its hat in its hand. */
  bareheaded?: boolean
  /** Its description. */
  words?: string
  /** The size of the child whose story it is: other children have about the same. */
  peer?: 0 | 1 | 2
  /** There is no air: it wears a space suit. */
  suited?: boolean
  /** The story already has one of its kind: an animal then gets another coat. */
  second?: boolean
}

/** A role's costume; without its hat if somebody took it off, even one that defines the role. */
function costumeOf(role: Role, { bareheaded, ...one }: PersonInRole): Costume {
  if (!bareheaded) return costumeFor(role, one)
  const { hat: _, ...costume } = costumeFor(role, { ...one, hatless: true })
  return costume
}

/** The costume of the right gender and age; if several fit, the helper's name picks one. */
function costumeFor(
  role: Role,
  { gender, kin, variant = 0, words = '', hatless }: Omit<PersonInRole, 'bareheaded'>,
): Costume {
  const all = ROLES[role]
  if (!gender && !MANY.has(role)) return asDescribed(all[0], words, hatless)
  const ofGender = all.filter((one) => !gender || !one.gender || one.gender === gender)
  const old = kin?.old ?? isOldBy(words)
  const ofAge = ofGender.filter((one) => GRAY.has(one.hair) === old)
  const fitting = ofAge.length > 0 ? ofAge : ofGender
  const costume = fitting[variant % Math.max(1, fitting.length)] ?? all[0]
  return { ...asDescribed(costume, words, hatless), ...(kin?.skin ? { skin: kin.skin } : {}) }
}

/** A costume adjusted to the description. What defines a role, such as a crown, stays. */
function asDescribed(costume: Costume, words: string, hatless = false): Costume {
  const { hat, hatColor, garment, top, bottom, build, ...rest } = describedLook(words, costume.gender)
  const hatted = costume.hat || hatless ? {} : { ...(hat ? { hat } : {}), ...(hatColor ? { hatColor } : {}) }
  const isPlain = PLAINLY_DRESSED.has(costume.garment)
  const color = roleColor(words)
  const clothed = isPlain
    ? { ...(garment ? { garment } : {}), ...(top ? { top } : {}), ...(bottom ? { bottom } : {}) }
    : color
      ? { top: color }
      : {}
  const { beard, ...plain } = costume
  const bearded = beard && !rest.mustache ? { beard } : {}
  return {
    ...plain,
    ...bearded,
    ...rest,
    ...hatted,
    ...clothed,
    ...(build && !costume.build ? { build } : {}),
    ...(costume.garment === 'gown' && /\bnightshirt\b/.test(words) ? { garment: 'pajama' } : {}),
  }
}

/** Everyday clothes, which a description may replace. */
const PLAINLY_DRESSED: ReadonlySet<Garment> = new Set<Garment>([
  'shirt',
  'dress',
  'hoodie',
  'overalls',
  'tee',
])

const GRAY: ReadonlySet<string> = new Set(['#d9d4de', '#e4e0e8'])

const MANY: ReadonlySet<Role> = new Set<Role>(['grown-up', 'child'])

/** A role, drawn with the children's rig. */
export function drawRole(
  figure: Role,
  presence: PersonInRole,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  const costume = costumeOf(figure, presence)
  const own = lookIn(figure === 'child' ? ofChildsSize(costume, presence) : costume, presence.wearing)
  const isSuited = presence.suited === true || /\bspace suit\b/.test(presence.words ?? '')
  const look = isSuited && MANY.has(figure) ? inSpaceSuit(own) : own
  if (figure === 'fairy')
    return drawPerson(look, { ...presence, action: aloft(presence.action) }, spot, light, ids, {
      behind: wings,
    })
  if (figure === 'mermaid')
    return drawPerson(look, { ...presence, action: mermaidAction(presence.action) }, spot, light, ids, {
      legs: (sketch) => fishTail(look, sketch),
    })
  return drawPerson(look, presence, spot, light, ids)
}

/** As tall as the child whose story it is, unless its words say that it is taller, smaller, round or thin. */
function ofChildsSize(costume: Costume, { peer = 1, words = '' }: PersonInRole): Costume {
  const said = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`).test(words)
  const size = Math.max(
    0,
    Math.min(2, peer + (said('tall|big|older') ? 1 : said('small|little|tiny|younger') ? -1 : 0)),
  )
  const { width, height, head } = CHILD_BUILDS[size] ?? CHILD_BUILDS[1]
  const grown = peer === 2 && said('tall|big') ? 1.1 : peer === 0 && said('small|little|tiny') ? 0.9 : 1
  const broad = said('round|stout|big|strong') ? 1.16 : said('thin') ? 0.9 : 1
  return { ...costume, build: { width: width * broad, height: height * grown, head } }
}

function aloft(action: Action): Action {
  return action === 'standing' || action === 'walking' || action === 'running' ? 'floating' : action
}

/** A mermaid has no legs to sit, kneel or walk with. */
function mermaidAction(action: Action): Action {
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

/** Somebody in a costume of its own, of a grown-up's or a child's size. */
export function drawCostumed(
  costume: Costume,
  small: boolean,
  presence: PersonInRole,
  spot: Spot,
  light: FigureLight,
  ids: Ids,
): DrawnFigure {
  const build = costume.build ?? (small ? CHILD_BUILDS[1] : GROWN)
  const { apron, mustache } = describedLook(presence.words ?? '')
  const own = {
    ...lookIn(costume, presence.wearing),
    build,
    ...(apron ? { apron } : {}),
    ...(mustache ? { mustache } : {}),
  }
  return drawPerson(presence.kin ? { ...own, ...familyTraits(presence) } : own, presence, spot, light, ids)
}

/** A grandmother who cooks keeps her family traits under the chef's hat. */
function familyTraits(presence: PersonInRole): Partial<Look> {
  const { skin, hair, hairStyle, glasses = false, beard } = costumeOf('grown-up', presence)
  return {
    skin,
    skinShade: shadeOf(skin),
    ink: inkOn(skin),
    hair,
    hairStyle,
    glasses,
    ...(beard ? { beard } : {}),
  }
}

const lookIn = ({ gender: _, ...costume }: Costume, wearing: Hat | undefined): Look => ({
  ...PLAIN,
  skinShade: shadeOf(costume.skin),
  ink: inkOn(costume.skin),
  ...costume,
  hat: wearing ?? costume.hat,
})
