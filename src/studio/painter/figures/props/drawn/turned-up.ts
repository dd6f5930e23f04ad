import { darker, lighter } from '../../color.ts'
import { box, disc, oval, shape, stroke } from '../../svg.ts'
import { type PropDesign, wheel } from './prop-design.ts'

const hat = (cloth: string, band: string): PropDesign => ({
  above: 44,
  below: 44,
  half: 64,
  hands: 'both',
  draw: (sketch) =>
    shape(
      'M-42 -34L-34 36Q0 50 34 36L42 -34Z',
      sketch.fade(lighter(cloth, 0.22), cloth, darker(cloth, 0.3)),
    ) +
    stroke('M-41 -18Q0 -6 41 -18', band, 12) +
    oval(0, -34, 64, 14, lighter(cloth, 0.12)) +
    oval(0, -35, 42, 8, darker(cloth, 0.6)),
})

/** Things with more detail than when they lie around: a hat with its opening up, a digger with its arm. */
export const TURNED_UP: Record<string, PropDesign> = {
  'upturned hat': hat('#3a3350', '#c8506a'),
  'hanging bag': {
    above: 214,
    below: 100,
    half: 132,
    hands: 'both',
    draw: (sketch) => {
      const bark = sketch.fade('#a5764f', '#85583a', '#5f3d28')
      const leaves = sketch.ball('#8fc47a', '#5f9a5a', '#3f7248')
      return (
        shape('M-92 100Q-82 0 -86 -200H-44Q-50 -20 -34 100Z', bark) +
        shape('M-60 -150Q20 -172 124 -178L126 -166Q30 -152 -56 -118Z', bark) +
        oval(-70, -196, 62, 34, leaves) +
        oval(-22, -206, 50, 26, leaves) +
        oval(104, -184, 40, 20, leaves) +
        stroke('M58 -164V-104', '#e6cf9a', 5) +
        stroke('M58 -166L-52 26', '#e6cf9a', 4) +
        stroke('M-86 24Q-62 34 -40 24M-86 34Q-62 44 -39 34', '#e6cf9a', 6) +
        disc(-58, 32, 9, '#d9b878') +
        stroke('M-58 36l-10 20M-56 36l8 22', '#e6cf9a', 4) +
        stroke('M48 -100Q58 -116 68 -100', '#8f2f34', 5) +
        box(36, -100, 44, 48, 12, sketch.fade('#ff7a6a', '#e2403a', '#a82a30')) +
        box(43, -76, 30, 20, 6, '#c2342f') +
        stroke('M36 -84H80', '#ffd27a', 4)
      )
    },
  },
  'red button': {
    above: 30,
    below: 26,
    half: 34,
    hands: 'both',
    draw: (sketch) =>
      box(-34, 4, 68, 22, 9, '#5f6a84') +
      box(-28, 2, 56, 10, 5, '#8f9ab4') +
      shape('M-24 4Q-24 -30 0 -30Q24 -30 24 4Z', sketch.fade('#ff8a7a', '#e8403a', '#a82430')) +
      stroke('M-12 -12Q-8 -22 2 -22', '#ffffff', 4, 'opacity=".6"'),
  },
  digger: {
    above: 110,
    below: 60,
    half: 108,
    hands: 'both',
    face: { x: -34, y: -18, radius: 26 },
    draw: (sketch) =>
      stroke('M0 -20L52 -92L96 -30', '#e0a020', 15) +
      stroke('M4 -24L52 -88', '#ffd35c', 5) +
      disc(52, -90, 9, '#7a5a10') +
      shape('M78 -36L110 -32Q112 2 92 16L70 2Z', '#8a6a18') +
      stroke('M72 4l-2 10M82 11l-2 10M91 16l0 9', '#5f4a12', 5) +
      box(-74, -62, 60, 62, 9, '#d8eef8', 'stroke="#e8ac24" stroke-width="9"') +
      shape('M-92 -6H22Q30 -6 30 6V22H-92Z', sketch.fade('#ffd35c', '#f0b42c', '#b87f18')) +
      box(-96, 20, 136, 38, 19, '#3f3a4e') +
      wheel(-76, 39, 14, '#c9c4d4') +
      wheel(-28, 39, 14, '#c9c4d4') +
      wheel(20, 39, 14, '#c9c4d4'),
  },
}
