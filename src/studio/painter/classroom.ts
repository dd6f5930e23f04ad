import type { Draw } from './brush.ts'
import { HEIGHT } from './canvas.ts'
import { darker, lighter } from './figures/color.ts'
import { box, disc, group, n, repeat, roundStar, shape, stroke } from './figures/svg.ts'
import { enclosingWalls, FLOOR, floor, lamp, warmed } from './inner-walls.ts'

const PAPERS = ['#f6d36b', '#e98a9c', '#7fb8e0', '#8fcf9a', '#c9a4e8', '#f0a868'] as const

/** A classroom: a blackboard between two windows with the yard outside, and the week's drawings on a string. */
export const classroom: Draw = (brush) => {
  const hole = (x: number) => `M${x} 420H${x + 190}V690H${x}Z`
  const [left, right] = [60, 1094]
  const wall = warmed(brush, '#e9c9a0')
  const wood = warmed(brush, '#a8744c')
  const slate = warmed(brush, '#3f6f5f')
  const paper = (index: number) => warmed(brush, PAPERS[index % PAPERS.length] ?? PAPERS[0])
  const bars = (x: number) =>
    stroke(`M${x + 95} 420V690M${x} 555H${x + 190}`, lighter(wood, 0.55), 10) +
    box(x - 16, 690, 222, 20, 6, lighter(wood, 0.4))
  return (
    enclosingWalls(brush, hole(left) + hole(right), '#e9c9a0', 20) +
    bars(left) +
    bars(right) +
    box(-20, 800, 1384, 14, 0, darker(wall, 0.2), 'opacity=".5"') +
    box(318, 424, 708, 300, 16, brush.sketch.down(lighter(wood, 0.2), wood)) +
    box(336, 442, 672, 264, 8, brush.sketch.down(lighter(slate, 0.08), darker(slate, 0.16))) +
    box(318, 724, 708, 20, 6, darker(wood, 0.1)) +
    box(420, 714, 44, 12, 4, '#f7f3e8') +
    box(480, 716, 30, 10, 4, '#f3b7c0') +
    group(
      `${roundStar(430, 520, 22, '#f3efe0', 'opacity=".6"')}${stroke('M520 500Q560 480 600 500T680 500M520 536H640M760 600Q800 520 840 600Q880 520 920 600', '#f3efe0', 6, 'opacity=".5"')}${disc(900, 500, 26, '#f3e0a8', 'opacity=".55"')}`,
    ) +
    stroke('M-20 322Q330 376 672 330Q1010 376 1364 322', darker(wood, 0.2), 4) +
    repeat(11, (i) => {
      const x = 50 + i * 118
      const y = 340 + Math.sin((i / 11) * Math.PI * 2) * 14
      return (
        box(x, y, 62, 54, 4, paper(i)) +
        disc(x + 20, y + 24, 9, lighter(paper(i + 2), 0.2)) +
        shape(`M${x + 32} ${n(y + 44)}l12 -20l12 20Z`, darker(paper(i + 3), 0.1))
      )
    }) +
    floor(brush, '#c08a5c') +
    stroke(
      repeat(9, (i) => `M${672 + (i - 4) * 130} ${FLOOR + 6}L${672 + (i - 4) * 330} ${HEIGHT}`),
      darker(warmed(brush, '#c08a5c'), 0.4),
      4,
      'opacity=".4"',
    ) +
    lamp(brush, 290, 400)
  )
}
