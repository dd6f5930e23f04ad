import type { Backdrop, Brush } from '../brush.ts'
import { GROUND, HEIGHT, WIDTH } from '../canvas.ts'
import { lighter } from '../figures/color.ts'
import { n, repeat, shape, stroke } from '../figures/svg.ts'
import { mist } from './land.ts'
import { clouds, sky } from './sky.ts'
import { water } from './water.ts'

/** In a near view one looks down on the water: its horizon is lower in the setting, so that it stays in the picture. */
const HORIZONS = { wide: 660, near: 800 } as const
const ORB = 470

/** Water up to the horizon, with a distant shore; the setting for boats at sea. */
export function openSea(brush: Brush, isNear: boolean): Backdrop {
  const horizon = isNear ? HORIZONS.near : HORIZONS.wide
  return {
    behind:
      sky(brush, horizon, ORB) +
      clouds(brush, 150, 540, 7, ORB) +
      farShore(brush, horizon) +
      water(brush, horizon, HEIGHT, '#4fa6c8', ORB) +
      mist(brush, horizon, 40, 0.3) +
      swell(brush, horizon),
    before: '',
    ground: GROUND,
    floats: false,
    water: { top: horizon, bottom: horizon + 240, isDeep: true },
  }
}

const farShore = (brush: Brush, horizon: number) =>
  shape(
    `M900 ${horizon + 4}Q1000 ${horizon - 38} 1090 ${horizon - 28}Q1200 ${horizon - 60} ${WIDTH + 20} ${horizon - 44}V${horizon + 4}Z`,
    brush.tint('#7fae9a', 0.55),
  )

/** Long waves, larger toward the viewer. */
function swell(brush: Brush, horizon: number): string {
  const crest = lighter(brush.tint('#8fd0e6'), 0.2)
  return repeat(34, (i) => {
    const near = i / 33
    const y = horizon + 34 + near ** 1.4 * (HEIGHT - horizon - 80)
    const reach = 60 + 170 * near
    const x = brush.random() * WIDTH - reach / 2
    return stroke(
      `M${n(x)} ${n(y)}q${n(reach / 4)} ${n(-10 - 14 * near)} ${n(reach / 2)} 0t${n(reach / 2)} 0`,
      crest,
      2 + 4 * near,
      `opacity="${n(0.6 - 0.2 * near)}"`,
    )
  })
}
