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

const HOVERS = '@media (hover: hover)'

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
  rules: [
    // Tailwind 4's name, which the preset does not know: a word without end makes no grid and no flex row wider.
    ['wrap-anywhere', { 'overflow-wrap': 'anywhere' }],
    // The preset writes each of these with a dozen variables, which every element of every page would then have.
    ['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }],
    ['snap-x', { 'scroll-snap-type': 'x proximity' }],
    ['translate-x-5.5', { transform: 'translateX(1.375rem)' }],
    ['rotate-45', { transform: 'rotate(45deg)' }],
    ['rotate-180', { transform: 'rotate(180deg)' }],
    ['middle', { top: '50%', transform: 'translateY(-50%)' }],
    ['mirrored', { transform: 'scaleX(-1)' }],
  ],
  // Words of the sources that are no classes.
  blocklist: ['filter', 'static', 'tab', 'visible'],
  // A finger has no way to stop pointing: what it touched last would stay as if it were chosen.
  postprocess: (utility) => {
    if (!utility.selector.includes(':hover')) return
    utility.parent = utility.parent ? `${utility.parent} $$ ${HOVERS}` : HOVERS
  },
  shortcuts: {
    focusable:
      'outline-none focus-visible:outline focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-lamp',
    'page-width': 'mx-auto w-full max-w-6xl px-4 sm:px-6',
    heading: 'font-display font-semibold tracking-tight text-balance',
    btn: 'focusable inline-flex items-center justify-center gap-2 rounded-full font-semibold text-center leading-tight select-none transition-colors duration-150 aria-[disabled=true]:opacity-55 disabled:opacity-55 disabled:pointer-events-none',
    'btn-small': 'min-h-11 px-4 py-2 text-sm',
    'btn-medium': 'min-h-12 px-6 py-2.5',
    'btn-large': 'min-h-14 px-8 py-3 text-lg',
    'btn-primary': 'bg-lamp text-lamp-ink hover:bg-white shadow-lg shadow-black/30',
    'btn-secondary': 'bg-ink/10 text-ink hover:bg-ink/18 border border-solid border-ink/15',
    'btn-quiet': 'text-soft hover:text-ink hover:bg-ink/10',
    'btn-danger': 'text-danger bg-danger/10 hover:bg-danger/20 border border-solid border-danger/35',
    /** A point of the timeline, on the line that joins them. */
    'time-stop':
      'relative pl-6 sm:pl-9 before:content-empty before:absolute before:left-[0.3125rem] before:-top-5 before:-bottom-5 before:w-0.5 before:bg-line first:before:top-6 last:before:bottom-auto last:before:h-12',
    'time-dot': 'absolute left-0 size-3 rounded-full border border-solid border-ink/40',
    'card-badge': 'rounded-full px-3 py-1 text-sm font-semibold leading-snug',
  },
}
