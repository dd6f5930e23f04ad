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

/** The color of shadows; `shadow-black/40` darkens it. */
const SHADE = 'rgb(0 0 0 / var(--shade, 25%))'

/** The preset gives each color an opacity variable, which nobody sets: they would make the sheet a twentieth larger. */
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

/** What lists repeat too often for three class names: a quiet, small button by its action (src/styles/stories.css). */
const TOOLS = '[data-sure],[data-keep],[data-tag],[data-edit-label],:where(.pager) a'
const ALSO_BUTTONS = /\.btn(?:-small|-quiet)?(?=:|\[|$)/g

function withTools(utility: UtilObject): void {
  utility.selector = utility.selector.replace(ALSO_BUTTONS, (name) => `:is(${name},${TOOLS})`)
}

const HOVERS = '@media (hover: hover)'

/** A finger cannot stop hovering: what it touched last would keep its hover style. */
function pointedAtOnlyByMice(utility: UtilObject): void {
  if (!utility.selector.includes(':hover')) return
  utility.parent = utility.parent ? `${utility.parent} $$ ${HOVERS}` : HOVERS
}

/** The utilities for components: Tailwind's names over the tokens of src/styles/tokens.css. */
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
    // Tailwind 4's name, which the preset lacks: an endless word does not widen a grid or flex row.
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
  // Words in the sources that are not classes.
  blocklist: ['filter', 'shadow', 'static', 'tab', 'visible'],
  postprocess: [withoutOpacityVariables, withTools, pointedAtOnlyByMice],
  shortcuts: {
    'page-width': 'mx-auto w-full max-w-6xl px-4 sm:px-6',
    heading: 'font-display font-semibold tracking-tight text-balance',
    'mood-round':
      'grid place-items-center size-11 rounded-full before:content-empty before:mood-colors before:size-5 before:rounded-full',
    'mood-card':
      'flex items-center gap-2.5 min-h-14 rounded-2xl border border-solid border-line bg-night px-3 text-left max-sm:text-sm text-ink font-semibold before:content-empty before:mood-colors before:shrink-0 before:size-6 before:rounded-full',
    'page-top': 'pt-4 sm:pt-10 pb-4 sm:pb-8',
    'page-word': 'mt-2 text-soft sm:text-lg max-w-2xl text-pretty',
    'way-back':
      'inline-flex items-center gap-2 min-h-11 -ml-2 px-2 rounded-full text-soft hover:text-ink font-medium',
    'top-nav': 'max-md:hidden sticky top-0 z-40 border-b border-solid border-line bg-night/95',
    'bottom-nav':
      'md:hidden fixed inset-x-0 bottom-0 z-40 border-t border-solid border-line bg-surface pb-[env(safe-area-inset-bottom)]',
    'start-failed':
      'fixed inset-x-4 top-4 z-50 mx-auto max-w-lg rounded-3xl border border-solid border-danger/50 bg-raised p-5 shadow-2xl',
    'nothing-icon': 'mx-auto mb-5 grid place-items-center size-20 rounded-full bg-lamp/12 text-lamp',
    'dialog-ways': 'flex flex-wrap justify-end gap-3',
    card: 'rounded-3xl border border-solid border-line bg-surface p-5 sm:p-7 shadow-xl shadow-black/20',
    badge: 'inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold leading-snug',
    control:
      'block w-full min-h-12 rounded-2xl border border-solid border-edge bg-raised px-4 py-3 text-ink aria-[invalid=true]:border-danger disabled:opacity-60',
    'field-label': 'block mb-1.5 font-semibold text-sm',
    'field-error': 'mt-1.5 text-sm text-danger font-medium',
    'nav-item':
      'flex items-center gap-2 min-h-11 px-4 rounded-full font-medium text-soft hover:text-ink transition-colors',
    'bar-item':
      'flex flex-col items-center justify-center gap-1 w-full min-h-15 text-[0.6875rem] text-soft font-medium leading-none rounded-xl',
    'btn-icon':
      'inline-grid place-items-center size-11 shrink-0 rounded-full text-soft hover:text-ink hover:bg-ink/10 transition-colors disabled:opacity-55',
    /** The link of a whole card. */
    'over-card': 'rounded-md hover:text-lamp after:content-empty after:absolute after:inset-0',
    'dialog-top': 'flex items-start justify-between gap-4 mb-4',
    /** Above My Stories. */
    'search-row': 'grid lg:grid-cols-[minmax(16rem,1fr)_minmax(0,44rem)] gap-3 items-end',
    'filter-row':
      'hidden md:grid [@media(scripting:none)]:grid grid-cols-1 sm:grid-cols-2 md:grid-flow-col md:auto-cols-fr gap-2',
    'filter-button': 'md:hidden [@media(scripting:none)]:hidden px-4!',
    btn: 'inline-flex items-center justify-center gap-2 rounded-full font-semibold text-center leading-tight select-none transition-colors duration-150 aria-[disabled=true]:opacity-55 disabled:opacity-55 disabled:pointer-events-none',
    'btn-small': 'min-h-11 px-4 py-2 text-sm',
    'btn-medium': 'min-h-12 px-6 py-2.5',
    'btn-large': 'min-h-14 px-8 py-3 text-lg',
    'btn-primary': 'bg-lamp text-lamp-ink hover:bg-white shadow-lg shadow-black/30',
    'btn-secondary': 'bg-ink/10 text-ink hover:bg-ink/18 border border-solid border-ink/15',
    'btn-quiet': 'text-soft hover:text-ink hover:bg-ink/10',
    'btn-danger': 'text-danger bg-danger/10 hover:bg-danger/20 border border-solid border-danger/35',
  },
}
