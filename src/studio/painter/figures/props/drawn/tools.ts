import { darker, lighter } from '../../color.ts'
import { box, disc, group, oval, roundStar, shape, stroke } from '../../svg.ts'
import { GOLD, type PropDesign, WOOD } from './prop-design.ts'

/** Tools to work, look and cook with. */
export const TOOLS: Record<string, PropDesign> = {
  magnifier: {
    above: 66,
    below: 34,
    half: 34,
    hands: 'one',
    draw: () =>
      shape('M-5 34L5 34L4 -2L-4 -2Z', '#8a5530') +
      '<circle cx="0" cy="-32" r="30" fill="#cfefff" fill-opacity=".38" stroke="#e0b04e" stroke-width="8"/>' +
      stroke('M-18 -40Q-14 -52 -2 -54', '#ffffff', 6, 'opacity=".9"'),
  },
  telescope: {
    above: 47,
    below: 16,
    half: 60,
    hands: 'one',
    draw: () =>
      group(
        box(-34, -9, 36, 18, 4, '#b9783f') +
          box(0, -12, 34, 24, 4, '#d9a04e') +
          box(32, -15, 34, 30, 5, '#b9783f') +
          box(62, -17, 9, 34, 4, GOLD) +
          box(-38, -11, 8, 22, 3, GOLD),
        'rotate(-28)',
      ),
  },
  compass: {
    above: 42,
    below: 26,
    half: 26,
    hands: 'one',
    grip: 16,
    draw: () =>
      disc(0, -6, 26, '#d9a04e') +
      disc(0, -6, 20, '#fff6e0') +
      shape('M0 -24L6 -6L0 12L-6 -6Z', '#4f7fc2') +
      shape('M0 -24L6 -6H-6Z', '#e2566b') +
      disc(0, -6, 3, '#3a3450') +
      disc(0, -36, 6, '#b9783f'),
  },
  microphone: {
    above: 34,
    below: 40,
    half: 16,
    hands: 'one',
    draw: () =>
      shape('M-6 40L6 40L8 -6L-8 -6Z', '#3a3450') +
      disc(0, -18, 16, '#aab3cc') +
      stroke('M-12 -24Q0 -14 12 -24M-14 -14Q0 -4 14 -14', '#6c7595', 3) +
      box(-10, -6, 20, 6, 3, '#ffd76a'),
  },
  spoon: {
    above: 49,
    below: 40,
    half: 13,
    hands: 'one',
    draw: () =>
      shape('M-4 40L4 40L3 -18L-3 -18Z', '#b9783f') +
      oval(0, -32, 12, 17, '#c98a4c') +
      oval(-2, -33, 7, 11, '#9a6236'),
  },
  bowl: {
    above: 28,
    below: 36,
    half: 50,
    hands: 'both',
    draw: () =>
      shape('M-50 -16H50Q46 34 0 36Q-46 34 -50 -16Z', '#59b8d6') +
      oval(0, -16, 50, 12, '#8fd8ea') +
      oval(0, -15, 42, 9, '#f7dfae') +
      stroke('M-44 6Q0 20 44 6', '#ffffff', 5, 'opacity=".6"'),
  },
  cup: {
    above: 51,
    below: 24,
    half: 24,
    hands: 'one',
    draw: () =>
      stroke('M18 -10q18 0 14 16q-4 8 -16 6', '#e2768a', 6) +
      shape('M-22 -20H22Q22 20 10 24H-10Q-22 20 -22 -20Z', '#f08aa0') +
      oval(0, -20, 22, 6, '#ffc9d4') +
      oval(0, -19, 17, 4, '#7a4a2e') +
      stroke('M-8 -34q6 -8 0 -16M8 -34q6 -8 0 -16', '#ffffff', 3, 'opacity=".6"'),
  },
  bucket: {
    above: 13,
    below: 38,
    half: 24,
    hands: 'one',
    draw: () =>
      stroke('M-18 0Q0 -22 18 0', '#f2f2f2', 4) +
      shape('M-22 0H22L17 36Q0 42 -17 36Z', '#ff7a59') +
      oval(0, 0, 22, 6, '#ffb199') +
      stroke('M-18 16Q0 22 18 16', '#ffffff', 4, 'opacity=".5"'),
  },
  spade: {
    above: 20,
    below: 64,
    half: 14,
    hands: 'one',
    draw: () =>
      box(-3, -14, 6, 46, 2, '#ffd166') +
      box(-10, -20, 20, 8, 4, '#ffd166') +
      shape('M-13 28H13V44Q10 62 0 64Q-10 62 -13 44Z', '#3fb6e0'),
  },
  rope: {
    above: 19,
    below: 34,
    half: 30,
    hands: 'one',
    draw: () =>
      stroke(
        'M-20 6a20 22 0 1 0 40 0a20 22 0 1 0 -40 0M-13 6a13 15 0 1 0 26 0a13 15 0 1 0 -26 0',
        '#c9a063',
        7,
      ) + stroke('M-19 -4l6 6M13 -3l6 6M-4 -16l7 5M-4 26l7 5', '#96702f', 2.4),
  },
  key: {
    above: 29,
    below: 40,
    half: 16,
    hands: 'one',
    draw: () =>
      stroke('M0 0V38M2 26H12M2 37H15', GOLD, 7) +
      `<circle cx="0" cy="-13" r="13" fill="none" stroke="${GOLD}" stroke-width="7"/>` +
      stroke('M-9 -20Q-4 -25 3 -24', '#fff3c4', 3, 'opacity=".8"'),
  },
  net: {
    above: 85,
    below: 40,
    half: 26,
    hands: 'one',
    draw: () =>
      stroke('M0 40V-50', WOOD, 5) +
      shape('M-24 -74Q-22 -20 4 -14Q26 -26 24 -74Z', '#eef6ff', 'opacity=".55"') +
      stroke('M-24 -74a24 9 0 1 0 48 0a24 9 0 1 0 -48 0', '#e2a64e', 5) +
      stroke('M-14 -66Q-10 -32 4 -16M14 -66Q12 -32 4 -16M0 -65V-18M-20 -50H21M-14 -34H17', '#9fb3d0', 1.6),
  },
  oar: {
    above: 63,
    below: 80,
    half: 14,
    hands: 'one',
    draw: () =>
      stroke('M0 -60V50', '#c98a4c', 7) +
      shape('M-11 44Q-13 90 0 96Q13 90 11 44Q0 36 -11 44Z', '#e2566b') +
      stroke('M-9 58Q0 52 9 58', '#ffffff', 4),
  },
  broom: {
    above: 73,
    below: 70,
    half: 18,
    hands: 'one',
    face: { x: 0, y: 44, radius: 24 },
    draw: () =>
      stroke('M0 -70V34', WOOD, 6) +
      shape('M-8 30H8Q12 60 20 78H-20Q-12 60 -8 30Z', '#e2b45a') +
      stroke('M-9 34H9', '#c2486d', 5) +
      stroke('M-6 46L-10 74M0 46V76M6 46L10 74', '#b9883a', 2),
  },
  basket: {
    above: 25,
    below: 36,
    half: 34,
    hands: 'one',
    draw: () =>
      stroke('M-28 8Q-26 -22 0 -22Q26 -22 28 8', '#9a6236', 6) +
      shape('M-34 6H34L26 36Q0 42 -26 36Z', '#c98a4c') +
      stroke('M-31 16H31M-29 26H29', '#9a6236', 3, 'opacity=".6"') +
      stroke('M-18 8L-14 37M0 8V39M18 8L14 37', '#9a6236', 3, 'opacity=".45"') +
      stroke('M-35 6H35', '#e0ab6a', 7),
  },
  'watering can': {
    above: 31,
    below: 34,
    half: 52,
    hands: 'one',
    grip: -10,
    draw: () =>
      stroke('M20 -18Q54 -14 22 26', '#3f8f86', 7) +
      stroke('M-22 14L-54 -22', '#3f8f86', 10) +
      shape('M-62 -14L-46 -32L-42 -26L-58 -10Z', '#59b8a8') +
      shape('M-24 -20H24L28 32H-28Z', '#4fb0a0') +
      oval(0, -20, 24, 7, '#2f7f78'),
  },
  // Held at the end of a long stick: the canopy is above faces, not in front of a neighbor's.
  umbrella: {
    above: 170,
    below: 132,
    half: 92,
    hands: 'one',
    grip: 112,
    face: { x: 0, y: -120, radius: 32 },
    draw: () =>
      stroke('M0 120V-120', '#6b4522', 5) +
      stroke('M0 120q0 12 -12 10', '#6b4522', 6) +
      shape(
        'M-92 -92Q-80 -168 0 -170Q80 -168 92 -92Q76 -106 60 -92Q45 -106 30 -92Q15 -106 0 -92Q-15 -106 -30 -92Q-45 -106 -60 -92Q-76 -106 -92 -92Z',
        '#ff7a8a',
      ) +
      shape('M-30 -92Q-24 -150 0 -170Q24 -150 30 -92Q15 -106 0 -92Q-15 -106 -30 -92Z', '#ffc2c9'),
  },
  flag: {
    above: 93,
    below: 34,
    half: 44,
    hands: 'one',
    face: { x: 34, y: -62, radius: 24 },
    draw: () =>
      stroke('M0 34V-90', WOOD, 6) +
      shape('M3 -88Q24 -98 44 -86Q58 -80 70 -86V-46Q56 -40 44 -46Q24 -56 3 -46Z', '#4fb0a8') +
      roundStar(34, -68, 10, '#ffe27a'),
  },
  sign: {
    above: 56,
    below: 110,
    half: 54,
    hands: 'one',
    face: { x: 0, y: -34, radius: 22 },
    draw: () =>
      box(-6, -20, 12, 130, 4, '#8a5a32') +
      shape('M-52 -56H36L56 -34L36 -12H-52Z', '#c98a4c') +
      stroke('M-36 -42H24M-36 -26H10', '#8a5a32', 4, 'opacity=".6"'),
  },
  mailbox: {
    above: 64,
    below: 110,
    half: 34,
    hands: 'one',
    face: { x: 0, y: -38, radius: 26 },
    draw: () =>
      box(-5, -10, 10, 120, 3, '#8a5a32') +
      shape('M-34 0V-36Q-34 -56 -14 -56H16Q36 -56 36 -36V0Z', '#e2566b') +
      shape('M-34 0V-36Q-34 -56 -16 -56Q2 -56 2 -36V0Z', darker('#e2566b', 0.18)) +
      stroke('M-24 -30H-8', lighter('#e2566b', 0.6), 4) +
      stroke('M24 -36V-62h10', '#ffd76a', 5),
  },
}
