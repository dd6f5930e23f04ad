import { box, disc, discs, group, mirrored, oval, shape, stroke } from '../../svg.ts'
import { GOLD, type PropDesign, wheel } from './prop-design.ts'

/** Machines that hum, shine and whistle. */
export const MACHINES: Record<string, PropDesign> = {
  foghorn: {
    above: 56,
    below: 60,
    half: 70,
    hands: 'both',
    face: { x: -14, y: -8, radius: 28 },
    draw: (sketch) =>
      box(-40, 30, 60, 30, 8, '#7a4a2e') +
      shape(
        'M-64 -14Q-64 -32 -40 -32L24 -36Q54 -50 66 -56V38Q54 26 24 14L-40 16Q-64 12 -64 -14Z',
        sketch.down('#ffe29a', '#e0a840', '#a8702a'),
      ) +
      oval(66, -9, 9, 47, '#c98a34') +
      stroke('M-30 -30V14M-10 -32V14', '#b87f2e', 4),
  },
  toaster: {
    above: 66,
    below: 44,
    half: 62,
    hands: 'both',
    face: { x: 0, y: 6 },
    draw: (sketch) =>
      box(-34, -64, 28, 40, 8, '#c98a4c') +
      box(8, -64, 28, 40, 8, '#d99a58') +
      box(-60, -34, 120, 74, 24, sketch.fade('#f4f6fa', '#c6d0de', '#94a2b8')) +
      stroke('M-36 -32H-6M8 -32H38', '#5a6478', 6) +
      box(54, -10, 10, 26, 4, '#e2566b') +
      stroke('M-46 42h16M30 42h16', '#5a6478', 7),
  },
  refrigerator: {
    above: 120,
    below: 118,
    half: 66,
    hands: 'both',
    face: { x: 0, y: -64, radius: 38 },
    draw: (sketch) =>
      box(-64, -118, 128, 228, 22, sketch.fade('#f6fbff', '#dbe6f0', '#a8b8cc')) +
      stroke('M-64 -22H64', '#9fb0c4', 5) +
      stroke('M-46 -8V30M-46 -50V-34', '#7f8fa6', 7) +
      box(6, 10, 34, 26, 4, '#ffe08a') +
      disc(26, 60, 8, '#f08a9a') +
      stroke('M-44 112v5M44 112v5', '#5a6478', 10),
  },
  spotlight: {
    above: 78,
    below: 80,
    half: 54,
    hands: 'both',
    face: { x: 4, y: -30, radius: 34 },
    halo: { color: '#ffe9a0', radius: 110, y: -30 },
    draw: (sketch) =>
      stroke('M0 6V46M0 46L-34 78M0 46L34 78', '#5a5870', 9) +
      shape(
        'M-50 -50Q-50 -76 -22 -78H22Q54 -76 54 -30Q54 14 22 16H-22Q-50 14 -50 -12Z',
        sketch.fade('#7a7890', '#4a485e'),
      ) +
      disc(4, -30, 40, sketch.ball('#fffbe0', '#ffe08a', '#f0b04a')),
  },
  streetlight: {
    above: 172,
    below: 150,
    half: 44,
    hands: 'both',
    face: { x: 0, y: -116, radius: 34 },
    halo: { color: '#ffe0a0', radius: 120, y: -112 },
    draw: (sketch) =>
      stroke('M0 -76V130', '#4a4a62', 12) +
      box(-26, 128, 52, 22, 8, '#4a4a62') +
      stroke('M-22 -74H22', '#4a4a62', 10) +
      shape('M-28 -82L-42 -146H42L28 -82Z', sketch.down('#fff8d8', '#ffd97a')) +
      shape('M-48 -144Q0 -182 48 -144Z', '#4a4a62') +
      disc(0, -168, 7, '#4a4a62'),
  },
  machine: {
    above: 100,
    below: 96,
    half: 92,
    hands: 'both',
    face: { x: -10, y: -6, radius: 36 },
    draw: (sketch) =>
      stroke('M50 -60V-92', '#7f8ba4', 18) +
      box(-88, -60, 160, 146, 20, sketch.fade('#a8c4d8', '#7398b4', '#4f6f90')) +
      disc(-10, -2, 46, '#dff0f6') +
      disc(54, 46, 24, GOLD) +
      disc(54, 46, 9, '#a8702a') +
      stroke('M-70 -58V-84M-44 -58V-84M-18 -58V-84', '#5a6478', 6) +
      discs(
        [
          [-70, -88],
          [-44, -88],
          [-18, -88],
        ],
        '#e2566b',
        9,
      ) +
      stroke('M-66 88v6M52 88v6', '#4a5468', 14),
  },
  scoreboard: {
    above: 60,
    below: 70,
    half: 92,
    hands: 'both',
    draw: () =>
      stroke('M-60 30V70M60 30V70', '#5a5870', 10) +
      box(-90, -58, 180, 92, 10, '#2f3f6a') +
      box(-76, -44, 66, 64, 6, '#1f2a4a') +
      box(10, -44, 66, 64, 6, '#1f2a4a') +
      stroke('M-50 -34Q-32 -38 -34 -18T-54 10H-32M32 -34H52L40 -14Q56 -8 46 8Q38 14 30 8', '#ffd76a', 6),
  },
  pedal: {
    above: 30,
    below: 30,
    half: 40,
    hands: 'one',
    draw: () =>
      box(-38, -16, 76, 34, 8, '#4a4a5e') +
      stroke('M-26 -8H26M-26 8H26', '#8f8ca6', 6) +
      mirrored(box(-40, -14, 12, 28, 4, '#ffb04a')) +
      box(-40, -14, 12, 28, 4, '#ffb04a'),
  },
  telephone: {
    above: 38,
    below: 34,
    half: 45,
    hands: 'both',
    face: { x: 0, y: 10, radius: 22 },
    draw: (sketch) =>
      group(
        shape('M-40 -20H40L60 50H-60Z', sketch.fade('#f0707a', '#c8445a', '#943248')) +
          disc(0, 16, 28, '#ffe9d8') +
          shape(
            'M-64 -26Q-66 -54 0 -54Q66 -54 64 -26Q52 -14 38 -24Q30 -34 0 -34Q-30 -34 -38 -24Q-52 -14 -64 -26Z',
            '#a83a50',
          ),
        'scale(.68)',
      ),
  },
  'vacuum cleaner': {
    above: 100,
    below: 50,
    half: 92,
    hands: 'both',
    face: { x: -24, y: 8, radius: 34 },
    draw: (sketch) =>
      stroke('M20 0Q70 -20 60 -90Q58 -100 74 -96L88 40', '#5a5870', 10) +
      box(64, 32, 34, 16, 6, '#5a5870') +
      shape('M-82 42Q-92 -40 -24 -44Q44 -40 40 42Z', sketch.fade('#8fd0e0', '#4f9ab8', '#35708f')) +
      wheel(-56, 38, 14) +
      wheel(14, 38, 14),
  },
  metronome: {
    above: 80,
    below: 56,
    half: 52,
    hands: 'both',
    face: { x: 0, y: 20, radius: 32 },
    draw: (sketch) =>
      shape('M-50 56L-22 -72Q0 -84 22 -72L50 56Z', sketch.fade('#c98a4c', '#9a5f30', '#6f4224')) +
      shape('M-28 4L-14 -58H14L28 4Z', '#f6e2b8') +
      stroke('M0 4L22 -66', '#4a3a5a', 5) +
      box(10, -52, 16, 16, 4, GOLD) +
      oval(0, 56, 52, 6, '#6f4224'),
  },
}
