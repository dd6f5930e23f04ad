const COLORS: Record<string, string> = {
  white: '#ffffff',
  cream: '#f6ead2',
  'light gray': '#c9ccd1',
  gray: '#8b8f96',
  'dark gray': '#4a4d55',
  black: '#1d1820',
  beige: '#dcc4a0',
  'light brown': '#b98a5c',
  brown: '#7a4c2c',
  'dark brown': '#452a1f',
  auburn: '#a5532a',
  copper: '#c26a34',
  golden: '#d9a441',
  blond: '#ecc766',
  yellow: '#ffd84a',
  orange: '#f5913e',
  coral: '#f2745f',
  red: '#d93a3a',
  'dark red': '#8f2435',
  pink: '#f08cb4',
  magenta: '#c93f8f',
  purple: '#8c4fd1',
  lavender: '#b9a3e3',
  'dark purple': '#3a2a4d',
  'navy blue': '#25315f',
  blue: '#3f6fd0',
  'light blue': '#8cb8ec',
  turquoise: '#3fb3ab',
  teal: '#2c7a78',
  green: '#4f9d55',
  'light green': '#9bd08a',
  'dark green': '#2f5b3f',
}

const SKINS: [word: string, hex: string][] = [
  ['very fair', '#fbe3d2'],
  ['fair', '#f7d3b5'],
  ['light', '#efbd93'],
  ['light olive', '#e3a878'],
  ['tan', '#cf9163'],
  ['medium brown', '#b87a4b'],
  ['brown', '#9a6039'],
  ['deep brown', '#7d4a2b'],
  ['dark brown', '#643a24'],
  ['very dark brown', '#4b2b1d'],
]

/** The everyday word for a color, e.g. #a5532a. */
export const colorWord = (hex: string): string => nearest(Object.entries(COLORS), hex)

/** The everyday word for a skin color. */
export const skinWord = (hex: string): string => nearest(SKINS, hex)

function nearest(words: [word: string, hex: string][], hex: string): string {
  const wanted = channels(hex)
  const distance = (other: string) =>
    channels(other).reduce((sum, value, at) => sum + (WEIGHTS[at] ?? 1) * (value - (wanted[at] ?? 0)) ** 2, 0)
  return words.toSorted((a, b) => distance(a[1]) - distance(b[1]))[0]?.[0] ?? 'plain'
}

/** How much the eye notices a difference in red, green and blue. */
const WEIGHTS = [3, 4, 2]

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) || 0)
