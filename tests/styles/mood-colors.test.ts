import { afterAll, describe, expect, test } from 'bun:test'
import { MOOD_COLORS, MOODS } from '../../src/shared/kit/moods.ts'
import { makeTestApp } from '../support/app.ts'

type Channels = [red: number, green: number, blue: number]

const css = await Bun.file(`${import.meta.dir}/../../src/styles/tokens.css`).text()
const site = makeTestApp()

afterAll(() => site.close())

for (const mood of MOODS) {
  describe(`the ${mood} mood`, () => {
    const color = colorsOf(mood)

    for (const ground of ['night', 'surface', 'raised']) {
      for (const text of ['ink', 'soft', 'accent', 'lamp', 'danger', 'success']) {
        test(`${text} can be read on ${ground}`, () => {
          expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5)
        })
      }

      test(`the edge of a control can be seen on ${ground}`, () => {
        expect(contrast(color('edge'), color(ground))).toBeGreaterThanOrEqual(3)
      })
    }

    test('the label of the main button can be read', () => {
      expect(contrast(color('lamp-ink'), color('lamp'))).toBeGreaterThanOrEqual(4.5)
    })

    test("primary and secondary are the specification's", () => {
      const { primary, secondary } = MOOD_COLORS[mood]
      expect([hex(color('primary')), hex(color('secondary'))]).toEqual([primary, secondary])
    })

    test("the browser's own frame has the color of the page", async () => {
      const answer = await site.app.request('/terms', { headers: { cookie: `mood=${mood}` } })
      expect(await answer.text()).toContain(`<meta name="theme-color" content="${hex(color('night'))}"/>`)
    })
  })
}

function colorsOf(mood: string) {
  const common = css.match(/color-scheme: dark;([^}]*)/)?.[1] ?? ''
  const own = css.match(new RegExp(`\\[data-mood="${mood}"\\] \\{([^}]*)`))?.[1] ?? ''
  return (name: string): Channels => {
    const found = new RegExp(`--${name}: (\\d+) (\\d+) (\\d+);`).exec(common + own)
    if (!found) throw new Error(`${mood} has no ${name}`)
    return [Number(found[1]), Number(found[2]), Number(found[3])]
  }
}

const hex = (channels: Channels) =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`

/** WCAG 2: from 1 to 21. */
function contrast(one: Channels, other: Channels): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
