import { darker } from '../color.ts'
import { discs, shape, stroke } from '../svg.ts'
import type { Look } from './look.ts'
import type { Pose } from './pose.ts'

const BIB: Record<Pose['view'], string> = {
  front: 'M78 182Q100 190 122 182L127 216Q148 228 154 286Q100 302 46 286Q52 228 73 216Z',
  side: 'M98 182Q112 186 122 180L128 216Q144 230 146 286Q116 296 88 290Q90 226 98 182Z',
  back: '',
}

/** An apron: over the trousers when standing, in the lap when sitting. */
export function apron(
  { apron: color }: Look,
  view: Pose['view'],
  seated: boolean,
  inside: (content: string) => string,
): string {
  if (!color) return ''
  if (view === 'back')
    return (
      stroke('M76 160Q100 196 124 160', color, 5) +
      stroke('M58 220Q100 232 142 220', color, 7) +
      shape('M100 226Q78 208 76 226Q78 242 100 228Q122 242 124 226Q122 208 100 226Z', color)
    )
  const cloth =
    shape(BIB[view], color) +
    stroke(
      view === 'side' ? 'M126 218Q112 224 94 220' : 'M73 217Q100 226 127 217',
      darker(color, 0.22),
      4,
      'opacity=".7"',
    ) +
    (view === 'front'
      ? stroke('M86 240Q100 246 114 240L112 262Q100 266 88 262Z', darker(color, 0.18), 3, 'opacity=".7"') +
        stroke('M84 156L80 184M116 156L120 184', color, 6)
      : '')
  return seated ? inside(cloth) : cloth
}

/** A tie or bow tie on clothes with a collar. */
export function tie({ tie: worn }: Look, view: Pose['view'], hasCollar: boolean): string {
  if (!worn || view !== 'front' || !hasCollar) return ''
  return worn.isBow
    ? shape('M100 168Q84 156 78 164Q76 176 100 170Q124 176 122 164Q116 156 100 168Z', worn.color) +
        discs([[100, 168]], darker(worn.color, 0.25), 4.5)
    : shape('M94 162H106L104 172L110 214L100 226L90 214L96 172Z', worn.color) +
        stroke('M96 172H104', darker(worn.color, 0.3), 3)
}

/** A scarf wound around the neck, with one end hanging down. */
export function scarf({ scarf: color }: Look, view: Pose['view']): string {
  if (!color) return ''
  const end = (x: number, y: number) =>
    shape(`M${x} ${y}L${x + 22} ${y - 6}L${x + 30} ${y + 66}L${x + 8} ${y + 70}Z`, darker(color, 0.14)) +
    stroke(`M${x + 9} ${y + 58}L${x + 28} ${y + 54}`, darker(color, 0.34), 4, 'opacity=".6"')
  const wound =
    shape('M64 154Q100 172 136 154Q144 166 136 178Q100 198 64 178Q56 166 64 154Z', color) +
    stroke('M66 168Q100 186 134 168', darker(color, 0.25), 3, 'opacity=".5"')
  return (view === 'back' ? '' : end(view === 'side' ? 96 : 112, 176)) + wound
}
