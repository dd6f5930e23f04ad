import bidiFactory from 'bidi-js'
import type { FontFace, Lettering } from './letters.ts'
import { fontFaceOf, hasLetter } from './letters.ts'

const bidi = bidiFactory()

/** A piece of a line with one font and one direction. */
export interface Run {
  text: string
  face: FontFace
}

/** Measures a run at 1 point. */
export type Measure = (run: Run) => number

/** A line's pieces from left to right, whatever the direction of their script (Unicode, UAX #9). */
export function runsOf(text: string, lettering: Lettering): Run[] {
  const line = text.replace(LIST_OF_NAMES, `$1${LEFT_TO_RIGHT}$2`)
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr')
  const pieces: (Run & { level: number })[] = []
  let at = 0
  for (const letter of line) {
    const level = levels[at] ?? 0
    at += letter.length
    if (letter === LEFT_TO_RIGHT) continue
    const last = pieces.at(-1)
    const face =
      last?.level === level && staysIn(last.face, letter) ? last.face : fontFaceOf(letter, lettering)
    // What no font has, e.g. an emoji in a name, is left out.
    if (!face) continue
    if (last && last.level === level && last.face === face) last.text += letter
    else pieces.push({ text: letter, face, level })
  }
  return inSight(pieces)
}

/** The sentence is English: right-to-left names in a list are each isolated. */
const LIST_OF_NAMES =
  /([\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])([,;:.!?…”’"']+)/gu
const LEFT_TO_RIGHT = '\u200e'

/** Spaces and marks go with their neighbors. */
const staysIn = (face: FontFace, letter: string) => /[\s\p{M}\p{Cf}]/u.test(letter) && hasLetter(face, letter)

/** From the highest level down, adjacent pieces are reversed (UAX #9, rule L2); each run reverses its own letters. */
function inSight(pieces: (Run & { level: number })[]): Run[] {
  const turned = [...pieces]
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < turned.length; from++) {
      let to = from
      while ((turned[to]?.level ?? -1) >= level) to++
      turned.splice(from, to - from, ...turned.slice(from, to).reverse())
      from = to
    }
  }
  return turned.map(({ text, face }) => ({ text, face }))
}

export interface Typeset {
  lines: string[]
  size: number
  /** From one line to the next, in points. */
  leading: number
}

interface Box {
  width: number
  height: number
}

interface Sizes {
  largest: number
  smallest: number
  leading: number
}

/** A text in lines, as large as it fits its box. Where even the smallest size is too large, the lines continue beyond it. */
export function typeset(
  text: string,
  lettering: Lettering,
  box: Box,
  { largest, smallest, leading }: Sizes,
  measure: Measure,
): Typeset {
  const widthOf = (piece: string) => runsOf(piece, lettering).reduce((sum, run) => sum + measure(run), 0)
  for (let size = largest; ; size -= 0.5) {
    const lines = linesOf(text, box.width / size, widthOf)
    const isLast = size - 0.5 < smallest
    if (lines.length * leading * size <= box.height || isLast) return { lines, size, leading: leading * size }
  }
}

function linesOf(text: string, width: number, widthOf: (piece: string) => number): string[] {
  const space = widthOf(' ')
  return text
    .split('\n')
    .filter((part) => part.trim() !== '')
    .flatMap((part) => {
      const lines: string[] = []
      let line = ''
      let used = 0
      for (const word of part
        .split(/\s+/)
        .filter(Boolean)
        .flatMap((each) => fitting(each, width, widthOf))) {
        const needed = widthOf(word)
        if (line !== '' && used + space + needed > width) {
          lines.push(line)
          line = ''
          used = 0
        }
        used += needed + (line === '' ? 0 : space)
        line += line === '' ? word : ` ${word}`
      }
      return [...lines, line]
    })
}

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A word that is wider than the page continues in the next line. */
function fitting(word: string, width: number, widthOf: (piece: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of LETTERS.segment(word)) {
    if (piece !== '' && widthOf(piece + segment) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return [...pieces, piece]
}
