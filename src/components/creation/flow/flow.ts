import { MAX_CHARACTERS_PER_STORY, SEED_MAX } from '../../../shared/constants.ts'
import { withinMax } from '../../../shared/kit/within-max.ts'
import type { AgeGroup } from '../../../shared/stories/age-groups.ts'
import { choosableLength, defaultLength } from '../../../shared/stories/lengths.ts'
import type { WritingStyle } from '../../../shared/stories/story-request.ts'
import type { ThemeId } from '../../../shared/stories/themes.ts'
import type { ToneId } from '../../../shared/stories/tones.ts'
import { habitOf } from './habits.ts'
import type { ChosenFrom, CreationOptions, SentOptions } from './options.ts'

export const STEPS = ['name', 'theme-selection', 'author-selection', 'story'] as const
export type Step = (typeof STEPS)[number]
export type Mode = 'quick' | 'advanced'
export type DialogName = 'style' | 'seed'

/** Where a parent is in the creation flow, and the choices so far. */
export interface Flow {
  step: Step
  /** In the order of choosing; the first is the child of the titles (design, section 1). */
  characterIds: readonly number[]
  mode: Mode
  themeId: ThemeId | null
  toneId: ToneId | null
  lengthKey: string
  ageGroup: AgeGroup
  authorName: string | null
  /** Null where there is no choice of voices. */
  voiceId: string | null
  /** Author styles shown since the last round began, including the current one. */
  authorsShown: readonly string[]
  dialog: DialogName | null
  seed: string
  writingStyle: WritingStyle | null
  customSeed: string | null
}

/** What a parent can do; a `draw` is a number from 0 up to 1, so that randomness comes from outside. */
export type FlowAction =
  | { type: 'toggle-character'; id: number }
  /** The choices before the character screen, plus who was created there. */
  | { type: 'choose-characters'; ids: readonly number[] }
  | { type: 'continue' }
  | { type: 'show-mode'; mode: Mode }
  | { type: 'pick-combo'; id: string }
  | { type: 'pick-theme'; id: ThemeId }
  | { type: 'pick-tone'; id: ToneId }
  | { type: 'surprise-me'; draw: number }
  | { type: 'mix-it-up'; draw: number }
  | { type: 'pick-length'; lengthKey: string }
  | { type: 'pick-age'; ageGroup: AgeGroup }
  | { type: 'choose-author'; draw: number }
  | { type: 'another-author'; draw: number }
  | { type: 'pick-voice'; id: string }
  | { type: 'open-dialog'; dialog: DialogName }
  /** A dialog reports that it has closed; another one may be open by then. */
  | { type: 'close-dialog'; dialog: DialogName }
  | { type: 'type-seed'; seed: string }
  /** Skips the author's step and the style dialog, with the last choices there. */
  | { type: 'tell-as-last-time' }
  | { type: 'tell-normally' }
  | { type: 'tell-with-my-seed' }
  | { type: 'tell-with-any-seed' }
  | { type: 'go-back' }
  /** The browser's Back and Forward; they never request a story. */
  | { type: 'go-to'; step: Step }
  | { type: 'remember'; authorsShown: readonly string[]; seed: string }
  | { type: 'options-changed' }

/** The flow at its beginning. */
export function newFlow(options: CreationOptions): Flow {
  return {
    step: 'name',
    characterIds: [],
    mode: 'quick',
    themeId: null,
    toneId: null,
    lengthKey: defaultLength(options.definitions, options.account),
    ageGroup: '6-8',
    authorName: null,
    voiceId: habitOf([], options).voiceId,
    authorsShown: [],
    dialog: null,
    seed: '',
    writingStyle: null,
    customSeed: null,
  }
}

/**
 * The flow after an action; whatever the order of actions, no step is reached before what it needs was chosen. `later`
 * handles what can only be done after the first step.
 */
export const advanced = (
  flow: Flow,
  action: FlowAction,
  options: CreationOptions,
  later?: (flow: Flow, action: FlowAction, options: CreationOptions) => Flow,
): Flow =>
  withinOptions(changedAtFirst(flow, action, options) ?? later?.(flow, action, options) ?? flow, options)

/** Actions of the first step and between steps; undefined for any other. */
function changedAtFirst(flow: Flow, action: FlowAction, options: CreationOptions): Flow | undefined {
  switch (action.type) {
    case 'toggle-character':
      return withChildren(flow, toggled(flow.characterIds, action.id), options)
    case 'choose-characters':
      return withChildren(flow, action.ids, options)
    case 'continue':
      return { ...flow, step: 'theme-selection' }
    case 'go-back':
      return { ...flow, step: stepBefore(flow.step), dialog: null }
    case 'go-to':
      return { ...flow, step: action.step === 'story' ? 'author-selection' : action.step, dialog: null }
    case 'remember':
      return { ...withSeed(flow, action.seed), authorsShown: union(flow.authorsShown, action.authorsShown) }
    case 'options-changed':
      return flow
    default:
      return undefined
  }
}

/** Another main child brings its own voice, age and storyteller. */
function withChildren(flow: Flow, characterIds: readonly number[], options: CreationOptions): Flow {
  const after = { ...flow, characterIds }
  if (characterIds[0] === flow.characterIds[0]) return after
  const { ageGroup, voiceId } = habitOf(characterIds, options)
  const before = habitOf(flow.characterIds, options)
  return {
    ...after,
    ageGroup: ageGroup ?? (before.ageGroup === null ? flow.ageGroup : '6-8'),
    voiceId: voiceId ?? (before.voiceId === null ? flow.voiceId : null),
    authorName: null,
  }
}

export const withSeed = (flow: Flow, seed: string): Flow => ({
  ...flow,
  seed: withinMax(seed, SEED_MAX, flow.seed),
})

const union = (some: readonly string[], others: readonly string[]) => [...new Set([...some, ...others])]

/** The step that Back leads to. */
export const stepBefore = (step: Step): Step => STEPS[Math.max(0, STEPS.indexOf(step) - 1)] ?? 'name'

function toggled(ids: readonly number[], id: number): readonly number[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id)
  return ids.length < MAX_CHARACTERS_PER_STORY ? [...ids, id] : ids
}

/** Drops choices that are no longer available, and steps back to where something is missing. */
export function withinOptions(flow: Flow, options: CreationOptions): Flow {
  const { characters, definitions, styles, voices, account } = options
  const kept: Flow = {
    ...flow,
    characterIds: [...new Set(flow.characterIds)]
      .filter((id) => characters.some((character) => character.id === id))
      .slice(0, MAX_CHARACTERS_PER_STORY),
    lengthKey: choosableLength(flow.lengthKey, definitions, account)
      ? flow.lengthKey
      : defaultLength(definitions, account),
    authorName: styles.some(({ name }) => name === flow.authorName) ? flow.authorName : null,
    voiceId: (voices.find(({ id }) => id === flow.voiceId) ?? voices[0])?.id ?? null,
    authorsShown: flow.authorsShown.filter((shown) => styles.some(({ name }) => name === shown)),
  }
  const step = reachable(kept, options)
  return step === 'author-selection' ? { ...kept, step } : { ...kept, step, dialog: null }
}

function reachable(flow: Flow, options: CreationOptions): Step {
  const wanted = STEPS.indexOf(flow.step)
  if (wanted > 0 && flow.characterIds.length === 0) return 'name'
  if (wanted > 1 && !(hasThemeAndTone(flow) && canAfford(flow, options))) return 'theme-selection'
  if (wanted > 1 && flow.authorName === null) return 'theme-selection'
  if (wanted > 2 && flow.writingStyle === null) return 'author-selection'
  return flow.step
}

/** Whether Create My Story can be pressed on the theme step (specification, section 5). */
export const hasThemeAndTone = (flow: Flow) => flow.themeId !== null && flow.toneId !== null

/** Whether the credits cover the chosen length. */
export const canAfford = (flow: Flow, { definitions, account }: CreationOptions) =>
  choosableLength(flow.lengthKey, definitions, account) !== undefined

/** The chosen characters, in the order of choosing. */
export const chosenCharacters = (flow: Flow, options: SentOptions): ChosenFrom[] =>
  flow.characterIds.flatMap((id) => options.characters.filter((character) => character.id === id))
