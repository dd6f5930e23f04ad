import { choosableLength } from '../../../shared/stories/lengths.ts'
import type { WritingStyle } from '../../../shared/stories/story-request.ts'
import { drawn } from './draw.ts'
import { advanced, type Flow, type FlowAction, hasThemeAndTone, withSeed } from './flow.ts'
import { habitOf } from './habits.ts'
import type { CreationOptions } from './options.ts'

/** The flow after any action, on whatever step. */
export const advance = (flow: Flow, action: FlowAction, options: CreationOptions): Flow =>
  advanced(flow, action, options, changedLater)

function changedLater(flow: Flow, action: FlowAction, options: CreationOptions): Flow {
  switch (action.type) {
    case 'show-mode':
      return { ...flow, mode: action.mode }
    case 'pick-combo':
      return withCombo(flow, action.id, options)
    case 'pick-theme':
      return { ...flow, themeId: action.id }
    case 'pick-tone':
      return { ...flow, toneId: action.id }
    case 'surprise-me':
      return { ...flow, themeId: anotherOf(options.themes, flow.themeId, action.draw) }
    case 'mix-it-up':
      return { ...flow, toneId: anotherOf(options.tones, flow.toneId, action.draw) }
    case 'pick-length':
      return choosableLength(action.lengthKey, options.definitions, options.account)
        ? { ...flow, lengthKey: action.lengthKey }
        : flow
    case 'pick-age':
      return { ...flow, ageGroup: action.ageGroup }
    case 'choose-author':
      return { ...withAuthor(flow, options, action.draw), step: 'author-selection' }
    case 'another-author':
      return anotherAuthor(flow, options, action.draw)
    case 'pick-voice':
      return { ...flow, voiceId: action.id }
    case 'open-dialog':
      return { ...flow, dialog: action.dialog }
    case 'close-dialog':
      return flow.dialog === action.dialog ? { ...flow, dialog: null } : flow
    case 'type-seed':
      return withSeed(flow, action.seed)
    case 'tell-as-last-time':
      return toldAsLastTime(flow, options)
    case 'tell-normally':
      return told(flow, 'normal')
    case 'tell-with-my-seed':
      return flow.seed.trim() ? told(flow, 'plot-twist', flow.seed.trim()) : flow
    case 'tell-with-any-seed':
      return told(flow, 'plot-twist')
    default:
      return flow
  }
}

function withCombo(flow: Flow, id: string, { combos }: CreationOptions): Flow {
  const combo = combos.find((one) => one.id === id)
  return combo ? { ...flow, mode: 'advanced', themeId: combo.themeId, toneId: combo.toneId } : flow
}

/** Everything is chosen: the story is requested. */
const told = (flow: Flow, writingStyle: WritingStyle, customSeed: string | null = null): Flow => ({
  ...flow,
  step: 'story',
  dialog: null,
  writingStyle,
  customSeed,
})

function toldAsLastTime(flow: Flow, options: CreationOptions): Flow {
  const { authorName, writingStyle } = habitOf(flow.characterIds, options)
  if (authorName === null || !hasThemeAndTone(flow)) return flow
  return { ...told(flow, writingStyle ?? 'normal'), authorName }
}

/** One other than the current one, if there is another. */
const anotherOf = <Id>(choices: readonly { id: Id }[], chosen: Id | null, draw: number): Id | null =>
  drawn(
    choices.map(({ id }) => id),
    draw,
    present(chosen),
  ) ?? chosen

const present = <T>(value: T | null): T[] => (value === null ? [] : [value])

/** Keeps the current author, else the last story's; else draws one. */
function withAuthor(flow: Flow, options: CreationOptions, draw: number): Flow {
  if (flow.authorName !== null) return flow
  const { authorName } = habitOf(flow.characterIds, options)
  return authorName === null
    ? anotherAuthor(flow, options, draw)
    : { ...flow, authorName, authorsShown: [authorName] }
}

/** No style repeats until all were shown; then a new round begins (specification, section 2). */
function anotherAuthor(flow: Flow, { styles }: CreationOptions, draw: number): Flow {
  const names = styles.map(({ name }) => name)
  const roundIsOver = names.every((name) => flow.authorsShown.includes(name))
  const shown = roundIsOver ? present(flow.authorName) : flow.authorsShown
  const authorName = drawn(names, draw, shown)
  return authorName === undefined ? flow : { ...flow, authorName, authorsShown: [...shown, authorName] }
}
