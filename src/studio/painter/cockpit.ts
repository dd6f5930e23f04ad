import type { Brush, Draw } from './brush.ts'
import { darker, lighter } from './figures/color.ts'
import { box, disc, oval, repeat, shape, stroke } from './figures/svg.ts'
import { enclosingWalls, floor, warmed } from './inner-walls.ts'

/** A spaceship's window, with lights and levers below it. */
export const cockpit: Draw = (brush) => {
  const hole = 'M300 560Q300 350 672 350Q1044 350 1044 560Q1044 760 672 760Q300 760 300 560Z'
  const steel = warmed(brush, '#8f9fd0')
  const lights = ['#ff8fa8', '#ffe08f', '#8fffb8', '#8fd8ff', '#d8a5ff']
  return (
    outsideOf(brush) +
    enclosingWalls(brush, hole, '#7a86c0', 34) +
    repeat(16, (i) =>
      disc(
        672 + Math.cos((i / 16) * 6.283) * 405,
        556 + Math.sin((i / 16) * 6.283) * 238,
        9,
        lighter(steel, 0.4),
      ),
    ) +
    floor(brush, '#6a74ac') +
    [0, 1]
      .map((side) => {
        const x = side ? 1074 : 30
        return (
          box(x, 790, 240, 180, 26, brush.sketch.down(lighter(steel, 0.2), steel, darker(steel, 0.3))) +
          box(x + 24, 812, 110, 74, 12, '#1f2a5a') +
          stroke(`M${x + 34} 852l18 -20l16 30l18 -36l18 26l16 -10`, '#8fffd8', 5) +
          lights
            .map(
              (color, i) =>
                disc(x + 40 + i * 40, 926, 26, brush.sketch.soft(color, 0.7)) +
                disc(x + 40 + i * 40, 926, 11, lighter(color, 0.3)),
            )
            .join('') +
          stroke(`M${x + 178} 880V826`, lighter(steel, 0.5), 10) +
          disc(x + 178, 820, 15, '#ff8f7a')
        )
      })
      .join('')
  )
}

/** The Moon or the Earth, large in the window before whatever is farther away. */
function outsideOf({ aspects, sketch }: Brush): string {
  const sky = box(300, 340, 744, 430, 0, sketch.down('#0b0e2e', '#1c1f58', '#3a3478'))
  const stars = repeat(22, (i) =>
    disc(320 + ((i * 193) % 700), 360 + ((i * 127) % 380), 2 + (i % 3), '#fff6dc'),
  )
  if (aspects.has('moon-outside'))
    return (
      sky +
      stars +
      disc(850, 510, 168, sketch.soft('#fff3cf', 0.4)) +
      disc(850, 510, 128, sketch.ball('#fffaf0', '#e6e0e8', '#b8b2c8')) +
      oval(806, 470, 30, 24, '#c6c0d2', 'opacity=".8"') +
      oval(884, 540, 38, 30, '#c6c0d2', 'opacity=".8"') +
      oval(902, 448, 18, 15, '#c6c0d2', 'opacity=".8"') +
      oval(812, 566, 20, 16, '#c6c0d2', 'opacity=".8"')
    )
  if (!aspects.has('earth-outside')) return ''
  return (
    sky +
    stars +
    disc(850, 510, 168, sketch.soft('#8fd0ff', 0.4)) +
    disc(850, 510, 128, sketch.ball('#8fd8ff', '#4f9ae0', '#2f5fb0')) +
    shape('M770 440Q810 400 850 420Q876 440 846 470Q820 500 790 486Q760 470 770 440Z', '#7fbf6a') +
    shape('M866 520Q910 500 940 530Q946 580 904 604Q868 590 866 520Z', '#8ac46f') +
    oval(840, 400, 50, 12, '#ffffff', 'opacity=".6"') +
    oval(800, 560, 60, 12, '#ffffff', 'opacity=".5"')
  )
}
