import { advance, type Flow, newFlow, STEPS, withinOptions } from './flow.ts'
import { habitOf } from './habits.ts'
import type { CreationOptions } from './options.ts'

/** The address of a step with all choices, from which the server can render the same step. */
export function addressOf(flow: Flow): string {
  const query = new URLSearchParams()
  if (flow.step !== 'name') query.set('step', flow.step)
  if (flow.characterIds.length > 0) query.set('characters', flow.characterIds.join('-'))
  if (flow.step !== 'name') {
    if (flow.mode === 'advanced') query.set('mode', flow.mode)
    if (flow.themeId) query.set('theme', flow.themeId)
    if (flow.toneId) query.set('tone', flow.toneId)
    query.set('length', flow.lengthKey)
    query.set('age', flow.ageGroup)
  }
  if (flow.step === 'author-selection' && flow.authorName) query.set('author', flow.authorName)
  if (flow.step === 'author-selection' && flow.voiceId) query.set('voice', flow.voiceId)
  const search = query.toString()
  return search ? `/app?${search}` : '/app'
}

/**
 * The flow in an address; invalid parts are ignored. A draw from 0 up to 1 picks the author when the address has none.
 * The story step cannot be entered by its address, so that nothing is made twice.
 */
export function flowAt(search: URLSearchParams, options: CreationOptions, draw: number): Flow {
  const start = newFlow(options)
  const author = search.get('author')
  const characterIds = (search.get('characters') ?? '').split('-').map(Number)
  const habit = habitOf(characterIds, options)
  const told: Flow = {
    ...start,
    step: oneOf(STEPS, search.get('step')) ?? 'name',
    characterIds,
    mode: search.get('mode') === 'advanced' ? 'advanced' : 'quick',
    themeId: idIn(options.themes, search.get('theme')),
    toneId: idIn(options.tones, search.get('tone')),
    lengthKey: search.get('length') ?? start.lengthKey,
    ageGroup: idIn(options.ages, search.get('age')) ?? habit.ageGroup ?? start.ageGroup,
    authorName: author,
    voiceId: idIn(options.voices, search.get('voice')) ?? habit.voiceId ?? start.voiceId,
    authorsShown: author === null ? [] : [author],
  }
  if (told.step === 'name' || told.step === 'theme-selection') return withinOptions(told, options)
  return advance(
    withinOptions({ ...told, step: 'theme-selection' }, options),
    { type: 'choose-author', draw },
    options,
  )
}

/** The step in an address; `name` when there is none. */
export const stepAt = (search: URLSearchParams) => oneOf(STEPS, search.get('step')) ?? 'name'

const idIn = <Id extends string>(choices: readonly { id: Id }[], given: string | null): Id | null =>
  choices.find(({ id }) => id === given)?.id ?? null

const oneOf = <T extends string>(values: readonly T[], given: string | null): T | undefined =>
  values.find((value) => value === given)
