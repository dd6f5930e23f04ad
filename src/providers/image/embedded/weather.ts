import { between, type Random } from '../../../shared/random.ts'
import type { Weather } from '../../../shared/scene.ts'
import { HEIGHT, WIDTH } from './canvas.ts'
import { disc, n, oval, stroke } from './figures/svg.ts'

/** What the air carries, before everything else. */
export function weather(kind: Weather, random: Random): string {
  switch (kind) {
    case 'rain':
      return times(150, () => {
        const [x, y, length] = [random() * WIDTH, random() * HEIGHT, between(random, 22, 54)]
        return stroke(
          `M${n(x)} ${n(y)}l${n(-length * 0.22)} ${n(length)}`,
          '#dfeaff',
          2,
          `opacity="${n(between(random, 0.2, 0.5))}"`,
        )
      })
    case 'snow':
      return times(150, () =>
        disc(
          random() * WIDTH,
          random() * HEIGHT,
          between(random, 2, 6),
          '#ffffff',
          `opacity="${n(between(random, 0.4, 0.9))}"`,
        ),
      )
    case 'mist':
      return times(5, (i) =>
        oval(random() * WIDTH, 700 + i * 110, between(random, 420, 700), 46, '#ffffff', 'opacity=".1"'),
      )
    case 'wind':
      return times(9, () => {
        const [x, y] = [random() * WIDTH, between(random, 380, 1000)]
        return stroke(
          `M${n(x)} ${n(y)}q90 -26 180 0t150 -6q34 -26 4 -40q-26 -6 -24 18`,
          '#ffffff',
          4,
          'opacity=".3"',
        )
      })
    case 'clear':
      return ''
  }
}

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
