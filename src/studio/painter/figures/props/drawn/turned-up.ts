import { darker, lighter } from '../../color.ts'
import { box, disc, oval, shape, stroke } from '../../svg.ts'
import { type DrawnThing, wheel } from './drawn-thing.ts'

const hat = (cloth: string, band: string): DrawnThing => ({
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

/** Things of which more is to be seen than lies about: a hat with its opening up, a digger with its arm. */
export const TURNED_UP: Record<string, DrawnThing> = {
  'upturned hat': hat('#3a3350', '#c8506a'),
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
