import { between, type Random } from '../../shared/kit/random.ts'
import type { View, Weather } from '../../shared/stories/scene.ts'
import { HEIGHT, WIDTH } from './canvas.ts'
import { disc, n, oval, repeat, stroke } from './figures/svg.ts'

/** Rain, snow, mist or wind in front of everything; in near views drops and flakes are larger and fewer. */
export function weather(kind: Weather, view: View, ground: number, random: Random): string {
  const near = view === 'near' ? 1.5 : 1
  switch (kind) {
    case 'rain':
      return rain(near, random) + splashes(near, ground, random)
    case 'snow':
      return snow(near, random)
    case 'mist':
      return mist(random)
    case 'wind':
      return wind(near, random)
    case 'clear':
      return ''
  }
}

/** Distant drops are fine and slow, near ones long and few. */
const rain = (near: number, random: Random) =>
  repeat(Math.round(190 / near), (i) => {
    const close = i % 5 === 0 ? 1.8 : 1
    const [x, y] = [random() * (WIDTH + 200) - 40, random() * HEIGHT - 40]
    const length = between(random, 24, 58) * close * near
    return stroke(
      `M${n(x)} ${n(y)}l${n(-length * 0.22)} ${n(length)}`,
      '#e6f0ff',
      1.7 * close * near,
      `opacity="${n(between(random, 0.3, 0.6))}"`,
    )
  })

/** Where drops hit the ground. */
const splashes = (near: number, ground: number, random: Random) =>
  repeat(26, () => {
    const [x, y, half] = [
      random() * WIDTH,
      between(random, ground - 20, HEIGHT - 60),
      between(random, 9, 22) * near,
    ]
    return (
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(half)}" ry="${n(half * 0.28)}" fill="none" stroke="#e6f0ff" stroke-width="2.4" opacity=".4"/>` +
      stroke(
        `M${n(x - 5)} ${n(y - 4)}l-5 -9M${n(x)} ${n(y - 6)}v-11M${n(x + 5)} ${n(y - 4)}l5 -9`,
        '#e6f0ff',
        2,
        'opacity=".4"',
      )
    )
  })

const snow = (near: number, random: Random) =>
  repeat(Math.round(220 / near), (i) => {
    const close = i % 9 === 0 ? 1.9 : 1
    const [x, y] = [random() * WIDTH, random() * HEIGHT]
    const onFaces = Math.abs(x - WIDTH / 2) < 300 && y > 480 && y < 900
    const size = between(random, 2, 5.5) * near * (onFaces ? 0.7 : close)
    return disc(x, y, size, '#ffffff', `opacity="${n(between(random, 0.5, 0.95))}"`)
  })

/** Low veils that do not hide the figures. */
const mist = (random: Random) =>
  repeat(9, (i) => {
    const y = 640 + i * 74
    return oval(
      random() * WIDTH,
      y,
      between(random, 380, 760),
      between(random, 26, 54),
      '#f2f4fb',
      `opacity="${i > 4 ? 0.16 : 0.11}"`,
    )
  })

/** Curls of air with leaves, beside the faces. */
const wind = (near: number, random: Random) =>
  repeat(7, (i) => {
    const x = i % 2 ? between(random, 900, 1150) : between(random, -60, 200)
    const y = between(random, 370, 1010)
    return stroke(
      `M${n(x)} ${n(y)}q90 -26 180 0t150 -6q34 -26 4 -40q-26 -6 -24 18`,
      '#ffffff',
      4 * near,
      'opacity=".34"',
    )
  }) +
  repeat(16, (i) => {
    const x = i % 2 ? between(random, 930, WIDTH) : between(random, 0, 410)
    const y = between(random, 340, 1060)
    const color = ['#e6a04c', '#9ac06a', '#d97f4f', '#f2d070'][i % 4] ?? '#e6a04c'
    return `<path d="M-13 0Q0 -9 13 0Q0 9 -13 0Z" fill="${color}" opacity=".85" transform="translate(${n(x)} ${n(y)}) rotate(${n(random() * 360)}) scale(${n(near)})"/>`
  })
