import { presetWind3, type UserConfig } from 'unocss'

const token = (name: string) => `rgb(var(--${name}) / <alpha-value>)`
const COLORS = [
  'night',
  'surface',
  'raised',
  'line',
  'edge',
  'ink',
  'soft',
  'accent',
  'primary',
  'secondary',
  'lamp',
  'lamp-ink',
  'danger',
  'success',
]

/** The utilities that components may use: Tailwind's names over the tokens of src/styles/tokens.css. */
export const unoConfig: UserConfig = {
  presets: [presetWind3({ preflight: 'on-demand' })],
  theme: {
    colors: {
      ...Object.fromEntries(COLORS.map((name) => [name, token(name)])),
      transparent: 'transparent',
      current: 'currentColor',
      black: '#000',
      white: '#fff',
    },
    fontFamily: { display: 'var(--font-display)', body: 'var(--font-body)' },
  },
  shortcuts: {
    focusable:
      'outline-none focus-visible:outline focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-lamp',
    'page-width': 'mx-auto w-full max-w-6xl px-4 sm:px-6',
    heading: 'font-display font-semibold tracking-tight text-balance',
  },
}
