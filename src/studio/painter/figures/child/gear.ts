import type { Action } from '../../../../shared/stories/scene.ts'
import { darker, lighter } from '../color.ts'
import { colorWordIn, drawDyed } from '../props/dye.ts'
import { findProp } from '../props/find-prop.ts'
import type { Sketch } from '../sketch.ts'
import { box, disc, group, n, oval, shape, stroke } from '../svg.ts'

/** The gear of an action, in the rig's box: layers behind and in front of the body. */
export interface Gear {
  behind: string
  front: string
  /** The held prop is part of the gear. */
  takesHolding: boolean
}

const NONE: Gear = { behind: '', front: '', takesHolding: false }

/** What belongs to an action: a boat for rowing, a bicycle for riding, cover for hiding. */
export function gearFor(action: Action, holding: string | undefined, sketch: Sketch): Gear {
  switch (action) {
    case 'riding':
      return mount(holding ?? 'bicycle', sketch)
    case 'rowing':
      return { ...boat(sketch), takesHolding: true }
    case 'climbing':
      return { ...ladder(holding), takesHolding: true }
    case 'swimming':
      return { behind: '', front: water(sketch), takesHolding: true }
    case 'cooking':
      return { behind: '', front: pot(sketch), takesHolding: false }
    case 'drawing':
      return { behind: '', front: sheet(), takesHolding: false }
    case 'hiding':
    case 'peeking':
      return { behind: '', front: cover(holding, sketch), takesHolding: true }
    default:
      return NONE
  }
}

const COATS: [RegExp, string][] = [
  [/\bunicorn|white horse\b/, '#f4eefa'],
  [/\bhorse|pony\b/, '#b07a50'],
  [/\bdonkey\b/, '#98a0b4'],
]
const coatOf = (words: string) => COATS.find(([pattern]) => pattern.test(words.toLowerCase()))?.[1]

function mount(words: string, sketch: Sketch): Gear {
  const coat = coatOf(words)
  if (coat) return { ...steed(coat, sketch), takesHolding: true }
  if (/\bscooter|skateboard\b/.test(words)) return { ...scooter(), takesHolding: true }
  if (/\bsled|sleigh|toboggan\b/.test(words)) return { ...sled(), takesHolding: true }
  return { ...bicycle(words, sketch), takesHolding: true }
}

const rim = (x: number) =>
  disc(x, 324, 48, 'none', 'stroke="#3a3550" stroke-width="9"') +
  stroke(
    Array.from({ length: 8 }, (_, i) => {
      const angle = (i * Math.PI) / 8
      const [dx, dy] = [Math.cos(angle) * 44, Math.sin(angle) * 44]
      return `M${n(x - dx)} ${n(324 - dy)}L${n(x + dx)} ${n(324 + dy)}`
    }).join(''),
    '#b8bfd4',
    2,
  ) +
  disc(x, 324, 7, '#f2bf4e')

const frame = () =>
  stroke('M34 324L86 268L156 252L112 326ZM86 268L112 326', '#e2566b', 9) +
  stroke('M178 324L154 226', '#e2566b', 9)

const bicycle = (words: string, sketch: Sketch) => ({
  behind:
    rim(34) +
    rim(178) +
    drawDyed(frame, colorWordIn(words) ?? '', sketch) +
    stroke('M84 270L80 256', '#5f6a84', 8),
  front:
    stroke('M154 228Q164 214 176 218', '#3a3550', 8) +
    disc(112, 326, 12, '#8f9ab4') +
    stroke('M66 254H100', '#4a3424', 13),
})

const scooter = () => ({
  behind:
    stroke('M36 350H150L166 222', '#4f9fd0', 10) +
    disc(36, 354, 18, '#3a3550') +
    disc(160, 354, 18, '#3a3550') +
    disc(36, 354, 7, '#cfd6e6') +
    disc(160, 354, 7, '#cfd6e6'),
  front: stroke('M152 222H182', '#3a3550', 9),
})

const sled = () => ({
  behind: '',
  front:
    stroke('M10 368H176Q206 366 200 338', '#6f4424', 9) +
    stroke('M40 344V366M140 344V366', '#6f4424', 8) +
    box(14, 326, 164, 22, 8, '#d0584f') +
    stroke('M22 337H170', '#ffd98a', 3),
})

/** An animal from the side; the rider's leg lies over it. */
function steed(coat: string, sketch: Sketch) {
  const dark = darker(coat, 0.3)
  const body = sketch.down(lighter(coat, 0.2), coat, darker(coat, 0.2))
  const leg = (x: number, far: boolean) =>
    stroke(`M${x} 330V364`, far ? dark : coat, 26) + box(x - 14, 358, 28, 14, 5, darker(coat, 0.5))
  return {
    behind:
      leg(34, true) +
      leg(150, true) +
      stroke('M6 290Q-28 300 -24 344', dark, 14) +
      shape(
        'M4 316Q-6 262 50 264H130Q150 262 160 214Q178 190 206 204L246 232Q256 250 236 258L204 254Q192 320 168 334Q90 350 26 338Q8 334 4 316Z',
        body,
      ) +
      shape('M168 208L172 178L190 200Z', coat) +
      stroke('M158 214Q142 232 144 262', dark, 15) +
      disc(204, 226, 6, '#2a1722') +
      disc(206, 224, 2, '#ffffff') +
      oval(238, 244, 4, 3, '#4a2f3a') +
      leg(10 + 46, false) +
      leg(176, false),
    front: oval(96, 266, 44, 14, '#b8405f') + stroke('M60 270Q96 282 132 270', '#f2bf4e', 4),
  }
}

function boat(sketch: Sketch) {
  return {
    behind: oval(100, 366, 190, 26, '#7fc0e4', 'opacity=".75"'),
    front:
      stroke('M-66 268L40 322', '#c98a52', 8) +
      shape('M-92 252Q-104 262 -84 284L-58 278Z', '#e0a874') +
      shape(
        'M-56 300Q100 322 256 300Q240 366 196 374H4Q-40 366 -56 300Z',
        sketch.down('#d9905a', '#b06a3c', '#7a4526'),
      ) +
      stroke('M-56 302Q100 324 256 302', '#f0c08a', 8) +
      stroke('M-40 334Q100 352 240 334', '#7a4526', 4, 'opacity=".6"') +
      stroke('M160 322L268 268', '#c98a52', 8) +
      shape('M292 252Q304 262 284 284L258 278Z', '#e0a874') +
      stroke('M-84 372q30 -12 60 0t60 0t60 0t60 0t60 0t60 0', '#e4f6ff', 5, 'opacity=".9"'),
  }
}

function ladder(holding: string | undefined) {
  if (/\b(?:rope|vine|string|beanstalk)\b/.test(holding ?? ''))
    return { behind: stroke('M100 -260Q108 60 98 372', '#d9bf8a', 12), front: '' }
  const rungs = Array.from({ length: 15 }, (_, i) => `M48 ${-220 + i * 42}H152`).join('')
  return {
    behind: stroke('M48 -270V372M152 -270V372', '#a86a3a', 12) + stroke(rungs, '#c98a52', 9),
    front: '',
  }
}

/** Shallow water around somebody's waist. */
const water = (sketch: Sketch) =>
  shape(
    'M-124 286q28 -16 56 0t56 0t56 0t56 0t56 0t56 0t56 0t56 0Q388 318 330 358Q230 392 100 392Q-30 392 -130 358Q-188 318 -124 286Z',
    sketch.down('#8fd4e2', '#5fb4cc', '#439ebc'),
  ) +
  stroke('M-124 286q28 -16 56 0t56 0t56 0t56 0t56 0t56 0t56 0t56 0', '#f0fbff', 6) +
  stroke('M-124 358Q-20 390 100 390Q220 390 324 358', '#f0fbff', 7, 'opacity=".85"') +
  stroke('M-60 322q20 -10 40 0M120 340q22 -10 44 0M210 314q18 -8 36 0', '#e4f6ff', 4, 'opacity=".8"')

const pot = (sketch: Sketch) =>
  box(20, 322, 160, 50, 8, sketch.down('#8a5a3c', '#6a4028')) +
  box(10, 314, 180, 14, 6, '#a8744c') +
  shape('M46 258H154Q156 314 134 316H66Q44 314 46 258Z', sketch.fade('#f08a6a', '#d0584f', '#9a3a44')) +
  oval(100, 258, 54, 13, '#ffd9b8') +
  oval(100, 259, 46, 9, '#f0b05a') +
  stroke('M70 244q-8 -14 0 -26M100 240q-8 -14 0 -26', '#ffffff', 5, 'opacity=".4"')

const sheet = () =>
  shape('M40 352L160 352L182 376L18 376Z', '#fdfaf2') +
  stroke('M70 366q14 -14 26 -2t28 -4', '#e2566b', 4) +
  disc(136, 362, 5, '#ffcf5a') +
  stroke('M56 358l8 -4', '#5f8fd0', 4)

/** The edge of the cover relative to the figure's center: half the body shows. */
const EDGE = 106
/** Minimum half width of a cover, and its height for crouching behind and for tall props. */
const COVER = { half: 84, low: 150, tall: 300 } as const
/** A door is higher than a grown-up. */
const DOOR = { broad: 1.7, tall: 430 } as const

/** The named prop, such as a bush or a curtain, with half of the body beside it; by default a crate. */
function cover(holding: string | undefined, sketch: Sketch): string {
  const model = holding ? findProp(holding) : undefined
  if (model && !model.aloft) {
    const tall = model.above + model.below
    const isTall = tall > 1.9 * model.half
    const isDoor = model.name === 'door'
    const by = isDoor ? DOOR.broad : Math.min(1.7, Math.max(0.6, COVER.half / model.half))
    const high = isDoor ? DOOR.tall / tall : isTall ? COVER.tall / tall : Math.min(by, COVER.low / tall)
    // A tree's trunk is in its middle.
    const x = model.name === 'tree' ? EDGE - 24 : EDGE - model.half * by
    return group(
      model.draw(sketch),
      `translate(${n(x)} ${n(374 - model.below * high)}) scale(${n(by * 100) / 100} ${n(high * 100) / 100})`,
    )
  }
  return group(crate(sketch), 'translate(-92 0)')
}

function crate(sketch: Sketch): string {
  return (
    box(-6, 256, 212, 118, 8, sketch.down('#d9a868', '#b98448', '#8f6232')) +
    stroke('M-2 296H202M-2 336H202', '#8a5f34', 5) +
    box(-10, 250, 220, 16, 6, '#e8bc80') +
    stroke('M20 260V370M180 260V370', '#8a5f34', 9)
  )
}
