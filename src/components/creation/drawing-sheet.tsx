import type { ComponentType } from 'react'
import type { ThemeCategory } from '../../shared/themes.ts'
import type { ToneCategory } from '../../shared/tones.ts'
import {
  BackIcon,
  CheckIcon,
  ChildIcon,
  ClockIcon,
  CreditsIcon,
  EditIcon,
  ForwardIcon,
  type IconProps,
  PlusIcon,
  QuillIcon,
  ShuffleIcon,
  SparklesIcon,
  WandIcon,
} from '../ui/icons.tsx'
import { THEME_DRAWINGS, TONE_DRAWINGS } from './drawings.ts'
import type { SheetIconName } from './sheet-icon.tsx'

/**
 * The drawings of all themes and tones and the flow's icons, once in the page: the islands only point at them, so that
 * no drawing is in a script.
 */
export function DrawingSheet() {
  const drawings = [
    ...Object.entries(SKIES).map(([category, colors]) => sky(category, colors)),
    HILLS,
    ...symbolsOf('theme', THEME_DRAWINGS),
    ...symbolsOf('tone', TONE_DRAWINGS),
  ]
  return (
    <svg className="absolute size-0" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a table of the program's own drawings */}
      <g dangerouslySetInnerHTML={{ __html: drawings.join('') }} />
      {Object.entries(ICONS).map(([name, Icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Icon className="" />
        </symbol>
      ))}
    </svg>
  )
}

const ICONS: Record<SheetIconName, ComponentType<IconProps>> = {
  back: BackIcon,
  check: CheckIcon,
  child: ChildIcon,
  clock: ClockIcon,
  credits: CreditsIcon,
  edit: EditIcon,
  forward: ForwardIcon,
  plus: PlusIcon,
  quill: QuillIcon,
  shuffle: ShuffleIcon,
  sparkles: SparklesIcon,
  wand: WandIcon,
}

/** Two colors a category, from the evening sky: bright enough to tell apart, dark enough for a white line. */
const SKIES: Record<ThemeCategory | ToneCategory, [from: string, to: string]> = {
  Fantasy: ['#7c4fd6', '#c2478f'],
  Space: ['#2f3a9e', '#6a4bc4'],
  Ocean: ['#155e8b', '#1f8f93'],
  Nature: ['#2b6e4a', '#5b8a3c'],
  Everyday: ['#a14a3d', '#b87a2e'],
  Sports: ['#b0463f', '#8d4a8e'],
  Creative: ['#b04474', '#b86a34'],
  Mystery: ['#3a3f86', '#4d6a9c'],
  Seasonal: ['#3f6fa0', '#7a63b0'],
  Bedtime: ['#33408f', '#5b4fae'],
  Happy: ['#a8692a', '#b8853a'],
  Adventure: ['#a3452f', '#a86a2c'],
  Wonder: ['#6b46b8', '#9a4aa0'],
  Gentle: ['#a0466e', '#b5636f'],
}

const sky = (category: string, [from, to]: [string, string]) =>
  `<linearGradient id="sky-${category}" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** Night hills under a few stars, behind the wide drawings. */
const HILLS = `<symbol id="night-hills" viewBox="0 0 160 80" preserveAspectRatio="xMidYMax slice"><g fill="#fff">${[
  star(18, 16, 1),
  star(44, 30, 0.7),
  star(62, 10, 0.7),
  star(97, 27, 0.6),
  star(118, 13, 0.8),
  star(143, 28, 1.1),
].join(
  '',
)}</g><path d="M0 60q30-22 66-6t94-14v40H0Z" opacity=".14"/><path d="M0 70q44-18 86-5t74-7v22H0Z" opacity=".2"/></symbol>`

function star(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" opacity=".7"/>`
}

const LINES =
  'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"'

const symbolsOf = (kind: string, drawings: Record<string, string>) =>
  Object.entries(drawings).map(
    ([id, paths]) => `<symbol id="${kind}-${id}" viewBox="0 0 24 24" ${LINES}>${paths}</symbol>`,
  )
