import { darker, lighter } from '../color.ts'
import { box, discs, group, n, oval, stroke } from '../svg.ts'

/** A sporty wheelchair around a seated body: layers behind and in front of the child. */
export function wheelchair(color: string): { behind: string; before: string } {
  return {
    behind:
      stroke('M56 190L52 168M144 190L148 168', '#3b3558', 9) +
      stroke('M52 168l-12 -3M148 168l12 -3', '#2b2540', 11) +
      box(52, 182, 96, 112, 18, darker(color, 0.35)) +
      box(60, 190, 80, 96, 14, darker(color, 0.15)) +
      stroke('M64 300L68 362M136 300L132 362', '#8f97b5', 6),
    before:
      stroke('M60 362H140', '#4b4568', 9) +
      discs(
        [
          [58, 366],
          [142, 366],
        ],
        '#2b2540',
        8,
      ) +
      wheel(color) +
      group(wheel(color), 'translate(200 0) scale(-1 1)') +
      stroke('M44 252H58M142 252H156', '#3b3558', 10),
  }
}

/** From behind, the chair hides most of the child's back. */
export function wheelchairFromBehind(color: string): string {
  return (
    stroke('M60 210L56 176M140 210L144 176', '#3b3558', 9) +
    stroke('M56 176l-6 -8M144 176l6 -8', '#2b2540', 12) +
    box(54, 196, 92, 96, 16, color) +
    box(64, 206, 72, 30, 10, lighter(color, 0.2), 'opacity=".5"') +
    stroke('M60 318H140', '#8f97b5', 7) +
    stroke('M66 292V352M134 292V352', '#8f97b5', 6) +
    discs(
      [
        [66, 360],
        [134, 360],
      ],
      '#2b2540',
      10,
    ) +
    wheel(color) +
    group(wheel(color), 'translate(200 0) scale(-1 1)')
  )
}

/** From the side, rolling to the right: the layer behind the child, and the wheel in front. */
export function wheelchairFromSide(color: string): { behind: string; before: string } {
  const spokes = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 + 0.2
    return `M92 306L${n(92 + Math.cos(angle) * 58)} ${n(306 + Math.sin(angle) * 58)}`
  })
  return {
    behind:
      stroke('M58 180L46 172', '#2b2540', 11) +
      stroke('M58 178L66 296M150 300L164 352H180', '#4b4568', 9) +
      box(56, 192, 20, 104, 9, darker(color, 0.2)) +
      box(60, 284, 96, 20, 9, darker(color, 0.3)),
    before:
      `<circle cx="152" cy="358" r="13" fill="#2b2540"/><circle cx="152" cy="358" r="5" fill="#dfe6f5"/>` +
      `<circle cx="92" cy="306" r="62" fill="${color}" fill-opacity=".28"/>` +
      stroke(spokes.join(''), lighter(color, 0.45), 2.6, 'opacity=".9"') +
      `<circle cx="92" cy="306" r="62" fill="none" stroke="#2b2540" stroke-width="9"/>` +
      `<circle cx="92" cy="306" r="53" fill="none" stroke="#dfe6f5" stroke-width="4"/>` +
      `<circle cx="92" cy="306" r="8" fill="#ffd76a"/>`,
  }
}

function wheel(color: string): string {
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4
    return `M32 304L${n(32 + Math.cos(angle) * 20)} ${n(304 + Math.sin(angle) * 60)}`
  })
  return (
    oval(32, 304, 23, 66, color, 'fill-opacity=".92"') +
    stroke(spokes.join(''), lighter(color, 0.5), 2.4, 'opacity=".8"') +
    oval(32, 304, 23, 66, 'none', 'stroke="#2b2540" stroke-width="9"') +
    oval(37, 304, 20, 56, 'none', 'stroke="#dfe6f5" stroke-width="4"') +
    oval(32, 304, 5, 9, '#ffd76a')
  )
}
