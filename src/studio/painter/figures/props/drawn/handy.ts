import { box, disc, discs, group, oval, shape, stroke } from '../../svg.ts'
import type { PropDesign } from './prop-design.ts'

/** Handheld props: at the sea, in the kitchen, at work. */
export const HANDY: Record<string, PropDesign> = {
  'fishing rod': {
    above: 96,
    below: 42,
    half: 76,
    hands: 'one',
    draw: () =>
      stroke('M-30 40L62 -90', '#b87a46', 6) +
      stroke('M-34 46L-16 20', '#5f3a20', 10) +
      disc(-12, 8, 10, '#8f8aa0') +
      stroke('M62 -90Q74 -20 70 26', '#e8eef8', 2) +
      disc(70, 28, 6, '#e2566b') +
      stroke('M70 34v8q-8 6 -8 -4', '#8f8aa0', 3),
  },
  funnel: {
    above: 34,
    below: 40,
    half: 38,
    hands: 'one',
    draw: (sketch) =>
      shape('M-38 -32H38L10 8V38L-6 34V8Z', sketch.fade('#e8eef8', '#b4bfd0', '#8592aa')) +
      oval(0, -32, 38, 8, '#d4dcea') +
      oval(0, -32, 28, 5, '#7f8aa0'),
  },
  dentures: {
    above: 22,
    below: 24,
    half: 32,
    hands: 'one',
    draw: () =>
      group(
        shape('M-32 -4Q-30 -24 0 -24Q30 -24 32 -4Q0 -14 -32 -4Z', '#e88a9a') +
          shape('M-32 6Q-30 26 0 26Q30 26 32 6Q0 16 -32 6Z', '#e88a9a') +
          [-24, -14, -4, 6, 16]
            .map((x) => box(x, -10, 9, 11, 3, '#ffffff') + box(x, 2, 9, 11, 3, '#ffffff'))
            .join(''),
      ),
  },
  lettuce: {
    above: 34,
    below: 32,
    half: 42,
    hands: 'both',
    draw: (sketch) =>
      discs(
        [
          [-22, 2],
          [22, 2],
          [-12, -14],
          [12, -14],
          [0, 12],
        ],
        '#7fbf5a',
        19,
      ) +
      disc(0, 0, 20, sketch.fade('#d4f0a8', '#a8d97a', '#7fbf5a')) +
      stroke('M0 16V-14M0 4L-12 -6M0 4L12 -6', '#eafad0', 3),
  },
  crackers: {
    above: 22,
    below: 24,
    half: 34,
    hands: 'one',
    draw: () =>
      group(box(-32, -10, 34, 34, 4, '#e8b86a'), 'rotate(-8)') +
      group(box(-2, -18, 34, 34, 4, '#f0c880'), 'rotate(8)') +
      discs(
        [
          [8, -6],
          [22, -4],
          [10, 8],
          [24, 10],
          [-22, 2],
          [-12, 14],
        ],
        '#b8863a',
        2.6,
      ),
  },
  vase: {
    above: 46,
    below: 40,
    half: 30,
    hands: 'both',
    face: { x: 0, y: 8, radius: 18 },
    draw: (sketch) =>
      shape(
        'M-14 -44H14Q10 -28 16 -18Q34 4 20 38H-20Q-34 4 -16 -18Q-10 -28 -14 -44Z',
        sketch.fade('#9fd0e0', '#5f9fc0', '#3f7090'),
      ) +
      oval(0, -44, 14, 4, '#3f7090') +
      stroke('M-24 2Q0 14 24 2M-26 14Q0 26 26 14', '#e8f6fb', 3.4, 'opacity=".8"'),
  },
  record: {
    above: 38,
    below: 38,
    half: 38,
    hands: 'one',
    draw: () =>
      disc(0, 0, 38, '#2f2a3a') +
      disc(0, 0, 29, 'none', 'stroke="#544d63" stroke-width="2"') +
      disc(0, 0, 21, 'none', 'stroke="#544d63" stroke-width="2"') +
      disc(0, 0, 13, '#d9535f') +
      disc(0, 0, 3, '#f6efe2') +
      stroke('M-28 -18Q-18 -30 -4 -33', '#8f8aa0', 3, 'opacity=".7"'),
  },
  clipboard: {
    above: 42,
    below: 38,
    half: 30,
    hands: 'one',
    draw: () =>
      box(-30, -38, 60, 76, 6, '#b87a46') +
      box(-24, -30, 48, 62, 3, '#fffdf6') +
      box(-14, -43, 28, 13, 4, '#8f8aa0') +
      stroke('M-16 -14H16M-16 -2H16M-16 10H8M-16 22H12', '#b8b4c8', 3.4),
  },
  'oil can': {
    above: 40,
    below: 30,
    half: 46,
    hands: 'one',
    face: { x: -10, y: 10, radius: 17 },
    draw: (sketch) =>
      stroke('M-6 -12L42 -38', '#b8863a', 6) +
      shape('M-38 28Q-38 -14 -10 -18Q18 -14 18 28Z', sketch.fade('#ffe2a0', '#e0a84a', '#a8742a')) +
      stroke('M16 -4Q40 2 20 22', '#a8742a', 6) +
      oval(-10, -20, 8, 4, '#a8742a'),
  },
}
