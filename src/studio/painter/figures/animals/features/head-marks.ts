import { darker, lighter } from '../../color.ts'
import type { Sketch } from '../../sketch.ts'
import { disc, discs, mirrored, oval, shape, starPath, stroke } from '../../svg.ts'
import type { Species } from '../species/index.ts'
import { marksBehind, spines } from './body-marks.ts'

const both = (part: string) => part + mirrored(part)

/** Marks on the head (centered at (0, 0)), over the fur and under the eyes. */
export function marksOnHead(species: Species): string {
  const marks = species.marks ?? []
  const mark = species.mark ?? species.dark
  const parts: string[] = []
  if (marks.includes('cheeks'))
    parts.push(
      both(shape('M-62 4Q-40 -6 -22 14Q-10 30 -6 48Q-40 54 -58 30Z', species.belly)) +
        oval(0, 42, 30, 11, species.belly),
    )
  if (marks.includes('disk')) parts.push(both(oval(-22, 0, 30, 34, lighter(species.belly, 0.2))))
  if (marks.includes('mask')) parts.push(both(oval(-20, -6, 25, 27, mark)) + oval(0, 26, 42, 28, mark))
  if (marks.includes('comb')) parts.push(shape('M-9 28Q-13 50 0 52Q13 50 9 28Z', '#e2484f'))
  if (marks.includes('blaze'))
    parts.push(shape('M-9 -54Q-14 -20 -13 10H13Q14 -20 9 -54Q0 -58 -9 -54Z', species.belly))
  if (marks.includes('stripes'))
    parts.push(
      stroke('M0 -54V-30M-18 -50L-14 -32M18 -50L14 -32', mark, 6) +
        both(stroke('M-62 4L-46 6M-60 20L-46 19', mark, 6)),
    )
  if (marks.includes('patches'))
    parts.push(oval(34, -22, 26, 28, mark, 'opacity=".85"') + oval(-46, 14, 12, 10, mark, 'opacity=".7"'))
  if (marks.includes('fawn'))
    parts.push(
      discs(
        [
          [-12, -42, 4],
          [12, -42, 4],
          [0, -34, 4],
          [-24, -36, 3.4],
          [24, -36, 3.4],
        ],
        mark,
      ),
    )
  return parts.join('')
}

/** Marks over the head: forelocks, wool, combs, crests, plates, whiskers. */
export function marksOverHead(species: Species, sketch: Sketch): string {
  const marks = species.marks ?? []
  const mark = species.mark ?? species.dark
  const parts: string[] = []
  if (marks.includes('forelock'))
    parts.push(
      species.horns === 'unicorn'
        ? shape(
            'M-8 -60Q-44 -62 -46 -28Q-30 -34 -24 -44Q-22 -22 -8 -16Q-8 -40 4 -50Q18 -38 20 -24Q32 -34 26 -52Q12 -66 -8 -60Z',
            sketch.fade('#ff9ad2', '#c98cf0', '#8fa8ff'),
          )
        : shape(
            'M-10 -62Q-34 -54 -30 -26Q-20 -32 -16 -40Q-12 -20 0 -14Q2 -34 8 -40Q14 -28 22 -26Q26 -52 6 -62Z',
            sketch.fade(lighter(mark, 0.25), mark, darker(mark, 0.2)),
          ),
    )
  if (marks.includes('wool'))
    parts.push(
      discs(
        [
          [-44, -40, 20],
          [-22, -54, 22],
          [4, -58, 23],
          [28, -52, 21],
          [46, -38, 19],
          [-8, -38, 18],
          [16, -36, 17],
        ],
        sketch.fade('#ffffff', '#fffaf2', '#e0d4dc'),
      ),
    )
  if (marks.includes('spines'))
    parts.push(
      shape(
        'M-62 -14Q-66 -62 -30 -64L-26 -40L-12 -68L0 -42L12 -68L26 -40L36 -62Q66 -58 62 -14Q44 -36 0 -36Q-44 -36 -62 -14Z',
        mark,
      ),
    )
  if (marks.includes('comb'))
    parts.push(shape('M-22 -50Q-26 -76 -10 -68Q-4 -88 6 -70Q22 -80 22 -50Q0 -60 -22 -50Z', '#e2484f'))
  if (marks.includes('crest'))
    parts.push(shape('M-10 -50Q-26 -80 -12 -96Q0 -80 2 -62Q10 -86 26 -88Q24 -66 12 -50Z', mark))
  if (marks.includes('plates'))
    parts.push(shape('M-14 -54L0 -90L14 -54Z', mark) + both(shape('M-40 -46L-34 -76L-16 -54Z', mark)))
  if (marks.includes('whiskers'))
    parts.push(both(stroke('M-30 24L-66 18M-30 30L-66 34', '#ffffff', 2.6, 'opacity=".8"')))
  if (species.horns === 'unicorn') parts.push(shape(starPath(-40, 18, 5), '#ffd86a'))
  return parts.join('')
}

/** What covers a head seen from behind: a mane, spines, a horse's crest. */
export function marksOnNape(species: Species, sketch: Sketch): string {
  const marks = species.marks ?? []
  const mark = species.mark ?? species.dark
  if (marks.includes('mane'))
    return (
      marksBehind(species, sketch, 0) +
      disc(0, 0, 62, sketch.fade(lighter(mark, 0.2), mark, darker(mark, 0.3)))
    )
  if (marks.includes('spines')) return spines(0, -4, 62, 56, mark)
  if (marks.includes('forelock'))
    return shape(
      'M-16 -62Q0 -72 16 -62Q26 -20 14 44Q0 60 -14 44Q-26 -20 -16 -62Z',
      sketch.down(lighter(mark, 0.3), mark, darker(mark, 0.2)),
    )
  return ''
}
