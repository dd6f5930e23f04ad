import type { Sketch } from '../sketch.ts'
import { box, disc, group, n, roundStar, shape, stroke } from '../svg.ts'
import { animalPicture } from './animal-picture.ts'
import type { PropModel } from './find-prop.ts'

/** The content of a picture's inner frame: 64 wide and 68 high around (0, 2). */
type Content = (sketch: Sketch) => string

const PAPER = '#fffaf0'
const INK = '#3a3550'

const ground = (color: string) => box(-32, -32, 64, 68, 3, color)

const person = (x: number, y: number, size: number, top: string, skin: string) =>
  shape(
    `M${n(x - 13 * size)} ${n(y + 30 * size)}Q${n(x - 12 * size)} ${n(y + 8 * size)} ${x} ${n(y + 8 * size)}Q${n(x + 12 * size)} ${n(y + 8 * size)} ${n(x + 13 * size)} ${n(y + 30 * size)}Z`,
    top,
  ) +
  disc(x, y, 11 * size, skin) +
  shape(
    `M${n(x - 11 * size)} ${n(y - 2 * size)}a11 10 0 0 1 ${n(22 * size)} 0q${n(-11 * size)} ${n(-7 * size)} ${n(-22 * size)} 0Z`,
    '#5a3a2a',
  ) +
  disc(x - 4 * size, y + 1, 1.6 * size, INK) +
  disc(x + 4 * size, y + 1, 1.6 * size, INK) +
  stroke(
    `M${n(x - 4 * size)} ${n(y + 5 * size)}q${n(4 * size)} ${n(3 * size)} ${n(8 * size)} 0`,
    INK,
    1.6 * size,
  )

const face: Content = () => ground('#e6d3ee') + person(0, 0, 1.6, '#c8607f', '#e3a878')
const family: Content = () =>
  ground('#e4d8c0') +
  person(-18, 4, 0.9, '#5a7fb0', '#d9a27a') +
  person(18, 4, 0.9, '#b0607a', '#c98f68') +
  person(0, 14, 0.72, '#d9a63f', '#e3b48c')
const sea: Content = () =>
  ground('#cfe9f6') +
  box(-32, 4, 64, 32, 2, '#5f9fd0') +
  stroke('M-28 12q7 -6 14 0t14 0t14 0t14 0M-30 24q7 -6 14 0t14 0t14 0t14 0', '#e4f6ff', 3) +
  disc(16, -16, 8, '#ffd76a')
const night: Content = () =>
  ground('#2f3a72') +
  disc(0, 2, 20, '#fff0b8') +
  disc(8, -3, 17, '#2f3a72') +
  roundStar(18, -20, 4, '#fff0b8')
const scribble: Content = () =>
  ground(PAPER) +
  disc(-14, -14, 9, '#ffcf5a') +
  stroke('M-26 24Q-14 4 0 18T26 12', '#5fae6a', 4) +
  stroke('M6 10V-6L18 -16L28 -6V10Z', '#e2566b', 3.5) +
  stroke('M-24 8q8 -10 16 0', '#5f8fd0', 3.5)

const COLORS: Record<string, string> = {
  red: '#d9484f',
  blue: '#4f7fd0',
  green: '#5fae6a',
  yellow: '#ffcf5a',
  white: '#fdfaf2',
  black: '#3a3644',
  gray: '#a3a3b2',
  pink: '#f08ab0',
  brown: '#9a6a44',
}
/** Pattern for the color of a picture. */
export const COLOR = Object.keys(COLORS).join('|')

const plain =
  (field: string, spot: string): Content =>
  () =>
    ground(COLORS[field] ?? PAPER) +
    box(-20, -22, 26, 20, 2, '#000000', 'opacity=".1"') +
    stroke('M-28 18Q0 10 28 16', '#ffffff', 2.5, 'opacity=".8"') +
    disc(12, -8, 8, COLORS[spot] ?? INK)

const PEOPLE =
  /\b(?:famil(?:y|ies)|class|everybody|them all|all of (?:them|us)|us|children|people|brothers|sisters|team|parents)\b/i
const SOMEBODY =
  /\b(?:faces?|me|you|him|her(?!self’s)|himself|herself|man|woman|lady|girl|boy|king|queen|captain|mama|papa|dad|mom|grandma|grandpa|mother|father|aunt|uncle|mr|mrs|dr|princess|pirate)\b/i

/**
 * A picture with the content its words name; the frame alone has none. Drawings are on paper, photos often show people.
 */
export function withPictureContent(
  words: string,
  frame: PropModel,
  find: (words: string) => PropModel | undefined,
): PropModel {
  const content = contentOf(words, find)
  if (frame.name === 'easel') return onCanvas(frame, content ?? dabs)
  if (!content) return frame
  const isDrawing = DRAWING.test(words)
  return {
    ...frame,
    draw: (sketch) =>
      (isDrawing
        ? shape('M-40 -40H38L40 42L-39 44Z', PAPER)
        : box(-40, -40, 80, 84, 6, '#b9783f') + stroke('M-40 -40H40', '#e0ab6a', 4, 'opacity=".7"')) +
      group(content(sketch), '', `clip-path="${sketch.clip('M-32 -32H32V36H-32Z')}"`),
  }
}

/** Painted, on the canvas of an easel. */
const onCanvas = (easel: PropModel, content: Content): PropModel => ({
  ...easel,
  draw: (sketch) =>
    easel.draw(sketch) +
    group(
      group(content(sketch), '', `clip-path="${sketch.clip('M-32 -32H32V36H-32Z')}"`),
      'translate(0 -36) scale(1.3)',
    ),
})

/** A picture that has only begun, of what the words leave open. */
const dabs: Content = () =>
  stroke('M-22 -14q8 -10 16 0M-20 20q12 -8 22 2', '#8fb8e0', 5, 'opacity=".8"') +
  stroke('M4 -2q10 -12 18 0M-14 4q6 -6 12 0', '#f0b060', 5, 'opacity=".8"') +
  stroke('M10 22q6 -8 14 -2M2 -20h10', '#e2808f', 5, 'opacity=".8"')

const DRAWING = /\b(?:drawings?|sketch(?:es)?|drew)\b/
const PHOTO = /\bphoto(?:graph)?s?\b/

function contentOf(words: string, find: (words: string) => PropModel | undefined): Content | undefined {
  const [, subject = ''] =
    /\b(?:pictures?|photo(?:graph)?s?|drawings?|paintings?|portraits?|sketch(?:es)?|easel) of (.+)$/i.exec(
      words,
    ) ?? []
  const [, field, spot] =
    new RegExp(`\\b(${COLOR}) (?:\\w+ )?(?:picture|painting).*\\b(${COLOR}) (?:spot|dot|heart|sun)`).exec(
      words,
    ) ?? []
  if (field && spot) return plain(field, spot)
  if (subject) {
    const animal = animalPicture(subject)
    if (animal) return (sketch) => ground('#d4ecd0') + animal(sketch)
    if (PEOPLE.test(subject)) return family
    if (/\b(?:sea|ocean|waves|beach)\b/.test(subject)) return sea
    if (/\b(?:moon|night|stars?)\b/.test(subject)) return night
    const model = find(subject)
    if (model) return small(model)
    if (SOMEBODY.test(subject) || /^\p{Lu}/u.test(subject)) return face
  }
  if (/\bportraits?\b/.test(words)) return face
  if (PHOTO.test(words)) return family
  return DRAWING.test(words) ? scribble : undefined
}

/** Scales a prop to fill the frame. */
const small =
  (model: PropModel): Content =>
  (sketch) => {
    const by = Math.min(52 / (model.half * 2), 56 / (model.above + model.below))
    const y = 2 + ((model.above - model.below) / 2) * by
    return ground('#eaf2f8') + group(model.draw(sketch), `translate(0 ${n(y)}) scale(${n(by * 100) / 100})`)
  }
