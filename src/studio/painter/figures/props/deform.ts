import { darker, lighter } from '../color.ts'
import { disc, group, n, oval, shape, stroke } from '../svg.ts'
import type { Drawable, PropState } from './state.ts'

/** A prop that is flat, bent, cracked, tied, folded or rolled up. */
export function deform<T extends Drawable>(model: T, state: PropState): T {
  let shown = model
  if (state.rolled) return rolled(shown)
  if (state.folded) shown = scaled(shown, 0.82, 0.5)
  if (state.flat) shown = dented(scaled(shown, 1.16, 0.48))
  if (state.bent) shown = bent(shown)
  if (state.cracked) shown = cracked(shown)
  return state.tied ? tied(shown) : shown
}

/** Keeps its lowest line in place. */
function scaled<T extends Drawable>(model: T, broad: number, high: number): T {
  const { above, below, half } = model
  return {
    ...model,
    above: (above + below) * high - below,
    half: half * broad,
    draw: (sketch) =>
      group(model.draw(sketch), `translate(0 ${n(below)}) scale(${broad} ${high}) translate(0 ${n(-below)})`),
  }
}

/** Somebody has sat on it. */
function dented<T extends Drawable>(model: T): T {
  const { above, half } = model
  return {
    ...model,
    draw: (sketch) =>
      model.draw(sketch) + oval(0, -above + half * 0.16, half * 0.5, half * 0.14, '#3a2440', 'opacity=".32"'),
  }
}

function bent<T extends Drawable>(model: T): T {
  const { below } = model
  return {
    ...model,
    half: model.half * 1.15,
    draw: (sketch) =>
      group(model.draw(sketch), `translate(0 ${n(below)}) skewX(-17) rotate(7) translate(0 ${n(-below)})`),
  }
}

function cracked<T extends Drawable>(model: T): T {
  const { above, below, half } = model
  const line = `M${n(half * 0.1)} ${n(-above * 0.9)}L${n(-half * 0.16)} ${n(-above * 0.4)}L${n(half * 0.16)} ${n(-above * 0.05)}L${n(-half * 0.1)} ${n(below * 0.35)}L${n(half * 0.06)} ${n(below * 0.75)}`
  const branch = `M${n(half * 0.16)} ${n(-above * 0.05)}L${n(half * 0.5)} ${n(below * 0.2)}M${n(-half * 0.16)} ${n(-above * 0.4)}L${n(-half * 0.5)} ${n(-above * 0.2)}`
  return {
    ...model,
    draw: (sketch) => model.draw(sketch) + stroke(line + branch, '#3a3044', Math.max(3, half * 0.07)),
  }
}

/** A cord around it, with a bow. */
function tied<T extends Drawable>(model: T): T {
  const { above, below, half } = model
  const [y, wide] = [(below - above) / 2, Math.max(4, half * 0.12)]
  const bow = `M0 ${n(y)}q${n(-half * 0.5)} ${n(-half * 0.5)} ${n(-half * 0.5)} ${n(-half * 0.06)}q0 ${n(half * 0.24)} ${n(half * 0.5)} ${n(half * 0.06)}q${n(half * 0.5)} ${n(-half * 0.5)} ${n(half * 0.5)} ${n(-half * 0.06)}q0 ${n(half * 0.24)} ${n(-half * 0.5)} ${n(half * 0.06)}`
  const ends = `M0 ${n(y)}l${n(-half * 0.24)} ${n(half * 0.5)}M0 ${n(y)}l${n(half * 0.24)} ${n(half * 0.5)}`
  return {
    ...model,
    draw: (sketch) =>
      model.draw(sketch) +
      stroke(
        `M${n(-half * 0.92)} ${n(y)}Q0 ${n(y + half * 0.2)} ${n(half * 0.92)} ${n(y)}`,
        '#c9a26a',
        wide,
      ) +
      stroke(ends + bow, '#a87a44', wide * 0.8),
  }
}

/** Cloth or paper as a roll, in its own color. */
function rolled<T extends Drawable>(model: T): T {
  const half = Math.min(74, Math.max(40, model.half * 0.8))
  const thick = half * 0.34
  return {
    ...model,
    above: thick,
    below: thick,
    half: half + thick * 0.4,
    draw: (sketch) => {
      const colors = model.draw(sketch).match(/#[0-9a-f]{6}\b/g) ?? []
      const own = colors[0] ?? '#d9b48a'
      return (
        shape(
          `M${n(-half)} ${n(-thick)}H${n(half)}V${n(thick)}H${n(-half)}Z`,
          sketch.down(lighter(own, 0.2), own, darker(own, 0.3)),
        ) +
        stroke(
          `M${n(-half * 0.3)} ${n(-thick)}V${n(thick)}M${n(half * 0.3)} ${n(-thick)}V${n(thick)}`,
          darker(own, 0.4),
          5,
        ) +
        oval(-half, 0, thick * 0.42, thick, darker(own, 0.2)) +
        oval(half, 0, thick * 0.42, thick, lighter(own, 0.35)) +
        stroke(
          `M${n(half)} ${n(-thick * 0.6)}q${n(thick * 0.3)} ${n(thick * 0.6)} 0 ${n(thick * 1.1)}q${n(-thick * 0.24)} ${n(-thick * 0.3)} 0 ${n(-thick * 0.6)}`,
          darker(own, 0.35),
          3,
        ) +
        disc(half, 0, 2.5, darker(own, 0.4))
      )
    },
  }
}
