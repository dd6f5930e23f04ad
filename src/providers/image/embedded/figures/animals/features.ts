import { darker, lighter, mix } from '../color.ts'
import type { Sketch } from '../sketch.ts'
import { disc, discs, group, mirrored, n, oval, shape, starPath, stroke } from '../svg.ts'
import type { Species } from './species.ts'

/** The fur's gradient, lit from the upper left. */
export function fur(species: Species, sketch: Sketch): string {
  return sketch.fade(lighter(species.fur, 0.2), species.fur, mix(species.fur, '#6a2a4a', 0.34))
}

const both = (part: string) => part + mirrored(part)

/** Ears around a head whose middle is (0, 0) and whose half-widths are 64 and 56; they go behind it. */
export function ears(species: Species, sketch: Sketch): string {
  const coat = fur(species, sketch)
  const { dark } = species
  switch (species.ears) {
    case 'pointed':
      return both(
        shape('M-60 -18Q-70 -74 -54 -92Q-26 -76 -12 -46Z', coat) +
          shape('M-52 -30Q-58 -66 -51 -78Q-34 -66 -26 -48Z', dark, 'opacity=".75"'),
      )
    case 'round':
      return both(disc(-48, -44, 22, coat) + disc(-47, -42, 12, dark, 'opacity=".6"'))
    case 'mouse':
      return both(disc(-56, -48, 34, coat) + disc(-55, -46, 23, dark))
    case 'long':
      return both(
        shape('M-40 -34Q-66 -112 -42 -134Q-16 -126 -14 -44Z', coat) +
          shape('M-37 -44Q-54 -104 -40 -120Q-24 -108 -22 -50Z', dark, 'opacity=".8"'),
      )
    case 'floppy':
      return both(
        shape('M-44 -44Q-86 -52 -88 -8Q-84 32 -64 28Q-48 8 -46 -20Z', darker(species.dark, 0.02)) +
          stroke('M-66 -34Q-78 -10 -70 14', lighter(dark, 0.3), 4, 'opacity=".4"'),
      )
    case 'leaf':
      return both(
        shape('M-46 -30Q-92 -54 -104 -26Q-86 2 -52 -10Z', coat) +
          shape('M-56 -26Q-84 -40 -92 -26Q-78 -10 -58 -16Z', mix(dark, '#f0a8b0', 0.6), 'opacity=".8"'),
      )
    case 'fan':
      return both(
        shape('M-44 -48Q-118 -84 -130 -14Q-122 50 -74 44Q-48 30 -44 -4Z', coat) +
          shape('M-54 -34Q-104 -58 -112 -12Q-106 32 -74 30Q-56 18 -54 -4Z', dark, 'opacity=".75"'),
      )
    case 'tufts':
      return both(
        shape('M-56 -22Q-66 -72 -60 -90Q-34 -72 -20 -50Z', coat) +
          stroke('M-58 -84Q-50 -66 -40 -56', dark, 5, 'opacity=".6"'),
      )
    case 'monkey':
      return both(disc(-64, -4, 22, coat) + disc(-64, -2, 14, species.belly))
    case 'none':
      return ''
  }
}

/** The lower half of the face with its nose; `mouth` is drawn where it belongs. */
export function muzzle(species: Species, mouth: string, sketch: Sketch): string {
  const nose = '#3a2028'
  const shine = (x: number, y: number) => oval(x - 3, y - 3, 3.4, 2, '#ffffff', 'opacity=".6"')
  const at = (y: number, x = 0) => group(mouth, `translate(${x} ${y})`)
  switch (species.muzzle) {
    case 'snout':
      return oval(0, 26, 33, 25, species.belly) + oval(0, 14, 12, 8.5, nose) + shine(-2, 12) + at(27)
    case 'small':
      return (
        oval(-11, 26, 17, 14, species.belly) +
        oval(11, 26, 17, 14, species.belly) +
        shape('M-8 14Q0 10 8 14Q6 22 0 23Q-6 22 -8 14Z', nose) +
        at(26)
      )
    case 'beak':
      return (
        shape('M-14 6Q0 -2 14 6Q10 26 0 32Q-10 26 -14 6Z', sketch.down('#ffc65a', '#f0962e', '#d97a1e')) +
        stroke('M-11 14Q0 19 11 14', '#b8601a', 2.6)
      )
    case 'hook':
      return (
        shape('M-18 2Q0 -12 18 2Q20 22 4 40Q-2 44 -4 36Q-18 22 -18 2Z', sketch.down('#5a5264', '#3a3444')) +
        oval(-6, 4, 3, 2, '#1a1420')
      )
    case 'bill':
      return (
        shape('M-34 14Q-20 4 0 6Q20 4 34 14Q36 30 0 32Q-36 30 -34 14Z', sketch.down('#ffb84a', '#f08a2a')) +
        stroke('M-30 19Q0 30 30 19', '#c2641a', 3) +
        oval(-8, 12, 2.5, 2, '#b8601a') +
        oval(8, 12, 2.5, 2, '#b8601a')
      )
    case 'broad':
      return (
        oval(0, 30, 42, 27, mix(species.belly, '#f4b8b0', species.fur === '#fffaf4' ? 0.7 : 0.25)) +
        oval(-14, 22, 5, 6, mix(nose, species.dark, 0.5)) +
        oval(14, 22, 5, 6, mix(nose, species.dark, 0.5)) +
        at(38)
      )
    case 'disc':
      return (
        oval(0, 20, 25, 18, mix(species.fur, '#d9707e', 0.35)) +
        oval(-8, 20, 4.5, 7, '#a84a5a') +
        oval(8, 20, 4.5, 7, '#a84a5a') +
        at(42)
      )
    case 'trunk':
      return (
        at(40, 22) +
        stroke('M0 8Q-6 50 4 78Q14 98 34 88', mix(species.fur, '#6a2a4a', 0.22), 30) +
        stroke('M0 8Q-6 50 4 78Q14 98 34 88', species.fur, 25) +
        stroke('M-10 34h20M-9 50h20M-4 66h20', mix(species.fur, '#4a3a5a', 0.4), 3, 'opacity=".4"')
      )
    case 'wide-mouth':
      return (
        oval(-6, 10, 2.6, 2, darker(species.fur, 0.5)) +
        oval(6, 10, 2.6, 2, darker(species.fur, 0.5)) +
        group(mouth, 'translate(0 26) scale(1.7 1.2)')
      )
    case 'dragon':
      return (
        shape(
          'M-52 22Q-50 -2 0 -2Q50 -2 52 22Q46 58 0 58Q-46 58 -52 22Z',
          sketch.down(lighter(species.fur, 0.42), lighter(species.fur, 0.16)),
        ) +
        oval(-17, 14, 5, 6.5, darker(species.fur, 0.45)) +
        oval(17, 14, 5, 6.5, darker(species.fur, 0.45)) +
        group(mouth, 'translate(0 34) scale(1.3)')
      )
  }
}

/** Horns and antlers; behind the head. */
export function horns(species: Species, sketch: Sketch): string {
  switch (species.horns) {
    case 'antlers':
      return both(
        stroke('M-26 -48Q-40 -84 -66 -100M-40 -76Q-30 -92 -34 -110M-54 -92Q-70 -90 -82 -98', '#8a5f3f', 9),
      )
    case 'goat':
      return both(
        shape('M-44 -40Q-62 -84 -92 -84Q-88 -108 -60 -104Q-26 -92 -14 -48Z', '#b8a48c') +
          stroke('M-44 -66l18 -10M-58 -80l12 -14', '#8a7666', 3.4),
      )
    case 'cow':
      return both(shape('M-52 -36Q-78 -44 -76 -78Q-58 -66 -30 -52Z', '#f2dfc0'))
    case 'knobs':
      return both(
        stroke('M-20 -50L-24 -84', species.fur, 11) + disc(-24, -88, 10, species.mark ?? species.dark),
      )
    case 'unicorn':
      return (
        shape('M-13 -48L0 -128L13 -48Z', sketch.down('#fff6d0', '#ffd86a', '#f2a84e')) +
        stroke('M-10 -62L8 -70M-7 -82L6 -90M-4 -100L4 -106', '#d98a3a', 3, 'opacity=".6"')
      )
    case 'dragon':
      return (
        both(shape('M-40 -42Q-64 -74 -60 -104Q-34 -92 -18 -50Z', sketch.down('#fff4d6', '#e0b07a'))) +
        both(
          shape('M-58 -12Q-104 -36 -114 -8Q-98 16 -58 14Z', fur(species, sketch)) +
            shape('M-64 -8Q-94 -22 -102 -8Q-90 6 -64 6Z', species.dark, 'opacity=".8"'),
        )
      )
    default:
      return ''
  }
}

/** A tail from the hip; to the right, behind the body (before it when seen from behind). */
export function tail(species: Species, sketch: Sketch): string {
  const coat = fur(species, sketch)
  switch (species.tail) {
    case 'bushy': {
      const hair =
        species.mark && species.limbs === 'hooves'
          ? sketch.fade(lighter(species.mark, 0.3), species.mark, darker(species.mark, 0.2))
          : coat
      const tip = species.limbs === 'hooves' ? 'none' : species.belly
      return (
        shape('M30 -20Q108 -6 112 -72Q112 -116 78 -126Q94 -88 62 -62Q40 -48 30 -44Z', hair) +
        shape('M112 -76Q112 -116 78 -126Q92 -98 80 -76Q98 -64 112 -76Z', tip)
      )
    }
    case 'plume':
      return (
        shape(
          'M26 -16Q112 -10 110 -96Q104 -168 58 -168Q34 -160 40 -138Q66 -140 66 -104Q64 -64 26 -48Z',
          coat,
        ) + stroke('M62 -34Q94 -54 90 -104Q86 -136 66 -148', lighter(species.fur, 0.35), 9, 'opacity=".5"')
      )
    case 'thin':
      return stroke('M34 -20Q92 -6 96 -44Q98 -68 116 -64', mix(species.fur, species.dark, 0.5), 8)
    case 'puff':
      return discs(
        [
          [52, -34, 16],
          [62, -42, 12],
          [60, -26, 12],
        ],
        species.belly,
      )
    case 'tuft':
      return (
        stroke('M36 -28Q88 -22 96 -70', coat, 10) +
        shape('M88 -66Q78 -92 98 -108Q120 -92 108 -64Q98 -56 88 -66Z', species.mark ?? species.dark)
      )
    case 'curl':
      return stroke(
        'M34 -22Q96 -10 92 -60Q86 -84 70 -74Q62 -62 74 -56',
        coat,
        species.limbs === 'hooves' ? 9 : 15,
      )
    case 'flick':
      return species.limbs === 'wings'
        ? shape('M30 -34Q74 -36 88 -66Q62 -68 54 -58Q62 -80 50 -84Q30 -70 26 -48Z', coat)
        : stroke('M36 -30Q80 -34 84 -82', coat, 17)
    case 'scaly':
      return (
        shape('M20 -60Q60 -10 112 -34Q132 -50 120 -82Q160 -62 146 -20Q120 14 40 2Z', coat) +
        (species.marks?.includes('wings')
          ? shape('M112 -72L120 -108L142 -78Q128 -62 112 -72Z', species.mark ?? species.dark)
          : '')
      )
    case 'none':
      return ''
  }
}

/** Marks behind the whole animal: wings, spines, shell, a mane. */
export function marksBehind(species: Species, sketch: Sketch, headY: number): string {
  const marks = species.marks ?? []
  const mark = species.mark ?? species.dark
  const parts: string[] = []
  if (marks.includes('wings'))
    parts.push(
      both(
        shape(
          'M-34 -120Q-86 -204 -168 -196Q-146 -170 -158 -138Q-124 -146 -122 -112Q-88 -122 -52 -84Z',
          sketch.fade('#ffcfa0', '#ff9a7a', '#d96a80'),
        ) +
          stroke(
            'M-36 -118Q-86 -202 -168 -196M-44 -106Q-100 -150 -158 -138M-48 -96Q-90 -120 -122 -112',
            darker(species.fur, 0.25),
            6,
          ),
      ),
    )
  if (marks.includes('shell'))
    parts.push(
      oval(0, -64, 92, 74, sketch.ball(lighter(mark, 0.25), mark, darker(mark, 0.3))) +
        stroke(
          'M-70 -90Q-40 -70 -60 -30M70 -90Q40 -70 60 -30M-40 -126Q0 -112 40 -126',
          darker(mark, 0.3),
          4,
          'opacity=".5"',
        ),
    )
  if (marks.includes('spines')) parts.push(spines(0, headY / 2 - 14, 80, 112, mark))
  if (marks.includes('mane'))
    parts.push(
      discs(
        Array.from({ length: 14 }, (_, index) => {
          const angle = (index / 14) * Math.PI * 2
          return [Math.cos(angle) * 66, headY + Math.sin(angle) * 60, 26 + (index % 2) * 5]
        }),
        sketch.fade(lighter(mark, 0.2), mark, darker(mark, 0.3)),
      ),
    )
  return parts.join('')
}

function spines(x: number, y: number, rx: number, ry: number, color: string): string {
  const points = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * Math.PI * 2
    const reach = index % 2 ? 1 : 1.2
    return `${n(x + Math.cos(angle) * rx * reach)} ${n(y + Math.sin(angle) * ry * reach)}`
  })
  const quills = Array.from({ length: 16 }, (_, index) => {
    const angle = Math.PI * (1.05 + (index / 15) * 0.9)
    const inner = 0.88 + (index % 2) * 0.1
    return `M${n(x + Math.cos(angle) * rx * inner)} ${n(y + Math.sin(angle) * ry * inner)}L${n(x + Math.cos(angle) * rx * 1.08)} ${n(y + Math.sin(angle) * ry * 1.08)}`
  })
  return (
    shape(`M${points.join('L')}Z`, color) + stroke(quills.join(''), lighter(color, 0.4), 3, 'opacity=".6"')
  )
}

/** Marks on the head (its middle at (0, 0)), over the fur and under the eyes. */
export function marksOnHead(species: Species): string {
  const marks = species.marks ?? []
  const mark = species.mark ?? species.dark
  const parts: string[] = []
  if (marks.includes('cheeks'))
    parts.push(both(shape('M-62 4Q-40 -6 -22 14Q-10 30 -6 48Q-40 54 -58 30Z', species.belly)))
  if (marks.includes('disk')) parts.push(both(oval(-22, 0, 30, 34, lighter(species.belly, 0.2))))
  if (marks.includes('mask')) parts.push(both(oval(-20, -6, 25, 27, mark)) + oval(0, 26, 42, 28, mark))
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

/** What lies over the head: forelocks, wool, combs, crests, plates, whiskers. */
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
    parts.push(
      shape('M-22 -50Q-26 -76 -10 -68Q-4 -88 6 -70Q22 -80 22 -50Q0 -60 -22 -50Z', '#e2484f') +
        shape('M-9 32Q-13 52 0 54Q13 52 9 32Z', '#e2484f'),
    )
  if (marks.includes('crest'))
    parts.push(shape('M-10 -50Q-26 -80 -12 -96Q0 -80 2 -62Q10 -86 26 -88Q24 -66 12 -50Z', mark))
  if (marks.includes('plates'))
    parts.push(shape('M-14 -54L0 -90L14 -54Z', mark) + both(shape('M-40 -46L-34 -76L-16 -54Z', mark)))
  if (marks.includes('whiskers'))
    parts.push(both(stroke('M-30 24L-66 18M-30 30L-66 34', '#ffffff', 2.6, 'opacity=".8"')))
  if (species.horns === 'unicorn') parts.push(shape(starPath(-40, 18, 5), '#ffd86a'))
  return parts.join('')
}

/** Marks on the body, between its fur and the arms. */
export function marksOnBody(species: Species, back: boolean): string {
  const marks = species.marks ?? []
  const mark = species.mark ?? species.dark
  const parts: string[] = []
  if (marks.includes('stripes'))
    parts.push(
      both(stroke('M-46 -50L-30 -46M-48 -32L-32 -30M-42 -70L-28 -64', mark, 7)) +
        (back ? stroke('M0 -100V-20', mark, 6) : ''),
    )
  if (marks.includes('patches'))
    parts.push(
      oval(-36, -78, 14, 18, mark, 'opacity=".85"') +
        oval(38, -36, 13, 20, mark, 'opacity=".85"') +
        (back ? oval(0, -60, 18, 20, mark, 'opacity=".85"') : ''),
    )
  if (marks.includes('fawn'))
    parts.push(
      discs(
        back
          ? [
              [-20, -80],
              [0, -70],
              [20, -80],
              [-12, -50],
              [14, -50],
            ]
          : [
              [-42, -70],
              [42, -70],
              [-44, -50],
              [44, -50],
            ],
        mark,
        5,
      ),
    )
  if (marks.includes('wool'))
    parts.push(
      discs(
        [
          [-46, -96, 22],
          [46, -96, 22],
          [-56, -64, 24],
          [56, -64, 24],
          [-48, -30, 24],
          [48, -30, 24],
          [0, -18, 26],
          [-26, -14, 22],
          [26, -14, 22],
          [0, -104, 24],
          [0, -62, 44],
        ],
        '#fffaf2',
      ),
    )
  if (back && marks.includes('shell'))
    parts.push(
      oval(0, -66, 70, 64, mark) +
        stroke('M0 -128V-6M-62 -84L62 -48M62 -84L-62 -48', darker(mark, 0.3), 5, 'opacity=".5"'),
    )
  if (back && marks.includes('spines')) parts.push(spines(0, -60, 62, 58, mark))
  if (marks.includes('plates'))
    parts.push(
      back
        ? shape('M-12 -110L0 -136L12 -110ZM-12 -76L0 -102L12 -76ZM-12 -42L0 -68L12 -42Z', mark)
        : stroke(
            'M-20 -74Q0 -66 20 -74M-25 -52Q0 -42 25 -52M-25 -30Q0 -20 25 -30',
            mix(species.belly, '#c98a4c', 0.5),
            4,
            'opacity=".7"',
          ),
    )
  return parts.join('')
}
