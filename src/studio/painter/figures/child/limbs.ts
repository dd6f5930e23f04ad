import { brightness, darker, lighter, mix } from '../color.ts'
import { box, group, n, oval, shape, stroke } from '../svg.ts'
import type { Look } from './look.ts'
import { clothOf, cutOf, footOf } from './outfit.ts'
import type { Limb, Pose } from './pose.ts'

/** An arm with its sleeve, and its hand again for drawing over a held prop. */
export interface Arm {
  svg: string
  hand: string
}

export function arm(
  look: Look,
  shoulderX: number,
  shoulderY: number,
  limb: Limb,
  far: boolean,
  points = false,
): Arm {
  const [elbowX, elbowY, x, y] = limb
  const { along, across } = direction(elbowX, elbowY, x, y)
  const top = clothOf(look).top
  const pale = brightness(top) > 0.85
  const sleeve = far ? darker(top, 0.18) : mix(top, darker(top, 0.28), pale ? 0.5 : 0.22)
  const skin = far ? mix(look.skin, look.skinShade, 0.45) : look.skin
  const hand = handAt(
    x + along[0] * 9,
    y + along[1] * 9,
    along,
    skin,
    far ? look.skinShade : mix(look.skin, look.skinShade, 0.5),
    points,
  )
  const whole = `M${shoulderX} ${shoulderY}Q${limb.join(' ')}`
  if (cutOf(look.garment).sleeves === 'short')
    return {
      svg: stroke(whole, skin, 20) + hand + stroke(firstPart(shoulderX, shoulderY, limb, 0.4), sleeve, 28),
      hand,
    }
  const cuff = `M${n(x + across[0] * 11)} ${n(y + across[1] * 11)}L${n(x - across[0] * 11)} ${n(y - across[1] * 11)}`
  return {
    svg:
      hand +
      stroke(whole, sleeve, 26) +
      stroke(whole, lighter(top, 0.35), 7, 'opacity=".22" transform="translate(-5 -3)"') +
      stroke(cuff, lighter(top, 0.35), 6),
    hand,
  }
}

function handAt(
  x: number,
  y: number,
  along: readonly [number, number],
  skin: string,
  shade: string,
  points: boolean,
): string {
  const turn = (Math.atan2(along[1], along[0]) * 180) / Math.PI
  return group(
    (points ? stroke('M6 -4H25', skin, 8.5) : '') +
      oval(1, 0, 13, 12, skin) +
      stroke('M1 -10Q8 -15 11 -10', skin, 7.5) +
      (points
        ? stroke('M10 2H14', shade, 2, 'opacity=".55"')
        : stroke('M9 -1.500H13M9 4H12', shade, 2, 'opacity=".55"')),
    `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`,
  )
}

/** Both legs of a standing or moving figure. */
export function standingLegs(look: Look, pose: Pose): string {
  const side = pose.view === 'side'
  return (
    leg(look, pose, side ? 96 : 86, pose.leftLeg, side ? 1 : -1, side ? 0.8 : 0.35) +
    leg(look, pose, side ? 102 : 114, pose.rightLeg, 1, side ? 0.3 : 0.7)
  )
}

function leg(look: Look, pose: Pose, hipX: number, limb: Limb, toes: 1 | -1, shade: number): string {
  const cut = cutOf(look.garment)
  const [, , x, y] = limb
  const whole = `M${hipX} 252Q${limb.join(' ')}`
  const foot = footAt(look, x, y, toes, pose.view === 'back')
  if (cut.legs === 'trousers') return stroke(whole, trouser(look, shade), 29) + foot
  const bare = stroke(whole, mix(look.skin, look.skinShade, 0.3 + shade / 2), 21) + sock(look, x, y)
  if (cut.legs === 'bare') return bare + foot
  return bare + stroke(firstPart(hipX, 250, limb, 0.5), trouser(look, shade), 33) + foot
}

/** The visible legs of a seated or kneeling figure: under the body, and over it. */
export function restingLegs(look: Look, pose: Pose): { under: string; over: string } {
  const cut = cutOf(look.garment)
  const wide = cut.body === 'dress' || cut.body === 'gown'
  const skin = (shade: number) => mix(look.skin, look.skinShade, 0.3 + shade / 2)
  const cloth = (shade: number) => (cut.legs === 'trousers' ? trouser(look, shade) : skin(shade))
  const width = cut.legs === 'trousers' ? 29 : 22
  if (pose.stance === 'crossed' && pose.view === 'back')
    return {
      under:
        stroke('M84 334Q34 330 30 352Q50 366 84 360', cloth(0.3), width) +
        stroke('M116 334Q166 330 170 352Q150 366 116 360', cloth(0.6), width),
      over: '',
    }
  if (pose.stance === 'crossed') {
    const legs =
      stroke('M116 332Q168 326 172 348Q150 362 96 356', cloth(0.75), width) +
      stroke('M84 332Q32 326 28 348Q50 362 104 356', cloth(0.3), width) +
      (cut.legs === 'shorts'
        ? stroke('M116 332Q148 328 162 338', trouser(look, 0.75), 31) +
          stroke('M84 332Q52 328 38 338', trouser(look, 0.3), 31)
        : '') +
      group(footAt(look, 66, 346, -1, false, true) + footAt(look, 134, 346, 1, false, true), 'translate(0 8)')
    return wide ? { under: legs, over: '' } : { under: '', over: legs }
  }
  if (pose.stance === 'kneeling') {
    const thighs =
      shape(
        'M50 326Q44 372 74 372Q100 372 100 350Q100 372 126 372Q156 372 150 326Q100 342 50 326Z',
        cut.legs === 'trousers' ? trouser(look, 0.3) : skin(0.1),
      ) +
      (cut.legs === 'shorts'
        ? shape('M50 318Q100 334 150 318L150 344Q100 356 50 344Z', trouser(look, 0.3))
        : '')
    return wide ? { under: thighs, over: '' } : { under: '', over: thighs }
  }
  if (pose.view === 'side') {
    const legs =
      stroke('M96 288L150 290L160 340', mix(cloth(0.7), '#1a1033', 0.12), width) +
      footAt(look, 160, 342, 1, false) +
      stroke('M92 288L142 290L150 342', cloth(0.3), width) +
      footAt(look, 150, 344, 1, false)
    return wide ? { under: legs, over: '' } : { under: '', over: legs }
  }
  const shins =
    stroke('M76 312L74 350', cloth(0.55), width) +
    footAt(look, 74, 352, -1, false) +
    stroke('M124 312L126 350', cloth(0.8), width) +
    footAt(look, 126, 352, 1, false)
  const knees = wide
    ? stroke('M84 272L74 304M116 272L126 304', mix(look.top, darker(look.top, 0.28), 0.3), 36) +
      stroke('M58 314Q74 324 90 312M142 314Q126 324 110 312', lighter(look.top, 0.5), 5, 'opacity=".8"')
    : stroke('M82 290L75 310M118 290L125 310', cut.legs === 'bare' ? look.skin : trouser(look, 0.2), 34)
  return { under: shins, over: knees }
}

function footAt(look: Look, x: number, y: number, toes: 1 | -1, fromBehind: boolean, folded = false): string {
  const foot = footOf(look)
  const reach = fromBehind ? 15 : 23
  if (foot === 'bare' || foot === 'sock')
    return group(
      shape(
        `M-12 18Q-15 0 0 0Q12 0 ${reach - 1} 10Q${reach + 2} 19 12 19Z`,
        foot === 'sock' ? '#f4f1ea' : mix(look.skin, look.skinShade, 0.3),
      ) +
        (fromBehind || foot === 'sock'
          ? ''
          : stroke(`M${reach - 8} 12v4M${reach - 3} 13v4`, look.skinShade, 1.8, 'opacity=".6"')),
      `translate(${n(x)} ${n(y)}) scale(${toes} 1)`,
    )
  const shaft =
    foot === 'boot' && !folded
      ? box(x - 15.5, y - 30, 31, 40, 7, look.shoes) +
        stroke(`M${n(x - 13)} ${n(y - 28)}H${n(x + 13)}`, lighter(look.shoes, 0.4), 7)
      : ''
  return (
    shaft +
    group(
      shape(`M-15 18Q-18 -4 0 -4Q14 -4 ${reach} 10Q${reach + 3} 19 14 19Z`, look.shoes) +
        stroke('M-11 4Q-8 -2 2 -1', '#ffffff', 3, 'opacity=".4"') +
        stroke(`M-15 17H${reach + 1}`, darker(look.shoes, 0.5), 5, 'opacity=".55"') +
        (foot === 'shoe' && !fromBehind ? stroke('M2 -1l9 6', lighter(look.shoes, 0.65), 3.2) : ''),
      `translate(${n(x)} ${n(y)}) scale(${toes} 1)`,
    )
  )
}

function sock(look: Look, x: number, y: number): string {
  return footOf(look) === 'shoe'
    ? stroke(`M${n(x)} ${n(y - 14)}V${n(y - 2)}`, '#ffffff', 20, 'opacity=".95"')
    : ''
}

function trouser(look: Look, shade: number): string {
  const { bottom } = clothOf(look)
  return mix(bottom, darker(bottom, 0.3), shade)
}

function firstPart(x: number, y: number, [cx, cy, endX, endY]: Limb, share: number): string {
  const between = (from: number, to: number) => from + (to - from) * share
  const ax = between(x, cx)
  const ay = between(y, cy)
  return `M${x} ${y}Q${n(ax)} ${n(ay)} ${n(between(ax, between(cx, endX)))} ${n(between(ay, between(cy, endY)))}`
}

function direction(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): { along: [number, number]; across: [number, number] } {
  const dx = toX - fromX
  const dy = toY - fromY
  const length = Math.hypot(dx, dy) || 1
  return { along: [dx / length, dy / length], across: [-dy / length, dx / length] }
}
