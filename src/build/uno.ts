import { presetWind3, type UserConfig, type UtilObject } from 'unocss'

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

const mix = (name: string, opacity = 1) => `rgb(var(--${name}) / ${opacity})`
const gradient = (...parts: string[]) => ({
  'background-image': `linear-gradient(${parts[0]} in oklch, ${parts.slice(1).join(', ')})`,
})

/** What a shadow is made of; `shadow-black/40` makes it darker. */
const SHADE = 'rgb(0 0 0 / var(--shade, 25%))'

/** The preset gives each color a variable for its opacity, which nobody sets: the sheet is a twentieth larger with them. */
function withoutOpacityVariables(utility: UtilObject): void {
  utility.entries = utility.entries
    .filter(([name]) => !/^--un-[\w-]+-opacity$/.test(name))
    .map((entry) => {
      const [name, value] = entry
      return typeof value === 'string'
        ? [name, value.replace(/ ?\/ ?var\(--un-[\w-]+-opacity(?:, ?1)?\)/, '')]
        : entry
    })
}

/** Lists say these too often for all three names. */
const ALSO_BUTTONS = /\.btn(?:-small|-quiet)?(?=:|\[|$)/g

function withTools(utility: UtilObject): void {
  utility.selector = utility.selector.replace(ALSO_BUTTONS, (name) => `:is(${name},.story-tool)`)
}

const HOVERS = '@media (hover: hover)'

/** A finger has no way to stop pointing: what it touched last would stay as if it were chosen. */
function pointedAtOnlyByMice(utility: UtilObject): void {
  if (!utility.selector.includes(':hover')) return
  utility.parent = utility.parent ? `${utility.parent} $$ ${HOVERS}` : HOVERS
}

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
    // The preset's gradients are five variables each.
    ['dusk', gradient('to bottom right', mix('primary', 0.3), mix('secondary', 0.2))],
    ['mood-colors', gradient('to bottom right', mix('primary'), mix('secondary'))],
    ['rising-night', gradient('to top', mix('night'), mix('night', 0.92), mix('night', 0))],
    ['night-to-dusk', gradient('to bottom', mix('night'), 'transparent', mix('primary', 0.25))],
    ['shadow-lg', { 'box-shadow': `0 10px 15px -3px ${SHADE}, 0 4px 6px -4px ${SHADE}` }],
    ['shadow-xl', { 'box-shadow': `0 20px 25px -5px ${SHADE}, 0 8px 10px -6px ${SHADE}` }],
    ['shadow-2xl', { 'box-shadow': `0 25px 50px -12px ${SHADE}` }],
    ['shadow-none', { 'box-shadow': 'none' }],
    [/^shadow-black\/(\d+)$/, ([, percent]) => ({ '--shade': `${percent}%` })],
  ],
  // Words of the sources that are no classes.
  blocklist: ['filter', 'shadow', 'static', 'tab', 'visible'],
  postprocess: [withoutOpacityVariables, withTools, pointedAtOnlyByMice],
  shortcuts: {
    'page-width': 'mx-auto w-full max-w-6xl px-4 sm:px-6',
    heading: 'font-display font-semibold tracking-tight text-balance',
    'mood-dot': 'mood-colors block shrink-0 rounded-full',
    'mood-round': 'grid place-items-center size-11 rounded-full',
    'mood-card':
      'flex items-center gap-2.5 min-h-14 rounded-2xl border border-solid border-line bg-night px-3 text-left max-sm:text-sm text-ink font-semibold',
    card: 'rounded-3xl border border-solid border-line bg-surface p-5 sm:p-7 shadow-xl shadow-black/20',
    badge: 'inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold leading-snug',
    control:
      'block w-full min-h-12 rounded-2xl border border-solid border-edge bg-raised px-4 py-3 text-ink aria-[invalid=true]:border-danger disabled:opacity-60',
    'field-label': 'block mb-1.5 font-semibold text-sm',
    'field-error': 'mt-1.5 text-sm text-danger font-medium',
    'nav-item': 'flex items-center gap-2 min-h-11 px-4 rounded-full font-medium transition-colors',
    'bar-item':
      'flex flex-col items-center justify-center gap-1 w-full min-h-15 text-[0.6875rem] font-medium leading-none rounded-xl',
    'btn-icon':
      'inline-grid place-items-center size-11 shrink-0 rounded-full text-soft hover:text-ink hover:bg-ink/10 transition-colors disabled:opacity-55',
    btn: 'inline-flex items-center justify-center gap-2 rounded-full font-semibold text-center leading-tight select-none transition-colors duration-150 aria-[disabled=true]:opacity-55 disabled:opacity-55 disabled:pointer-events-none',
    'btn-small': 'min-h-11 px-4 py-2 text-sm',
    'btn-medium': 'min-h-12 px-6 py-2.5',
    'btn-large': 'min-h-14 px-8 py-3 text-lg',
    'btn-primary': 'bg-lamp text-lamp-ink hover:bg-white shadow-lg shadow-black/30',
    'btn-secondary': 'bg-ink/10 text-ink hover:bg-ink/18 border border-solid border-ink/15',
    'btn-quiet': 'text-soft hover:text-ink hover:bg-ink/10',
    'btn-danger': 'text-danger bg-danger/10 hover:bg-danger/20 border border-solid border-danger/35',
    /** A point of the timeline, on the line that joins them. */
    'time-stop':
      'relative pl-6 sm:pl-9 before:content-empty before:absolute before:left-[0.3125rem] before:-top-5 before:-bottom-5 before:w-0.5 before:bg-line first:before:top-6 last:before:bottom-auto last:before:h-12 after:content-empty after:absolute after:left-0 after:top-6 after:size-3 after:rounded-full after:border after:border-solid after:border-ink/40',
    'time-label': 'after:top-5',
    /** The parts of a story's card. */
    'story-card':
      'relative overflow-hidden rounded-3xl border border-solid border-line bg-surface shadow-xl shadow-black/20 grid sm:grid-cols-[15rem_1fr]',
    'story-cover': 'aspect-[2/1] sm:aspect-auto sm:min-h-44 bg-raised text-accent/60',
    'story-body': 'p-5 flex flex-col gap-3 min-w-0',
    'story-title': 'heading text-xl sm:text-2xl leading-snug wrap-anywhere',
    'over-card': 'rounded-md hover:text-lamp after:content-empty after:absolute after:inset-0',
    'story-facts': 'flex flex-wrap gap-2',
    'story-line': 'flex items-center gap-2 text-soft min-w-0',
    'story-tools': 'mt-auto flex flex-wrap items-center justify-end max-sm:-ml-4 max-sm:-mr-2',
    'story-tool': 'relative z-1 min-w-11 tabular-nums max-sm:px-0!',
    'story-round': 'relative z-1 grid size-11 place-items-center rounded-full text-soft hover:bg-ink/10',
    'story-heart': 'story-round aria-pressed:text-lamp',
    'story-gift': 'story-round mr-auto',
    'label-card':
      'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-2xl border border-solid border-line bg-night/60 py-2 pl-3 pr-2',
    'label-words': 'min-w-0 grid gap-1 min-h-11 content-center',
    'label-chip':
      'mr-3 inline-block rounded-full border border-solid border-ink/25 px-3.5 py-1 font-semibold leading-snug wrap-anywhere',
    'label-tools': 'ml-auto flex flex-wrap justify-end',
  },
}
