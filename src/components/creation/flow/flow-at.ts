import { oneOf } from './address.ts'
import { advance } from './advance.ts'
import { type Flow, newFlow, STEPS, withinOptions } from './flow.ts'
import { habitOf } from './habits.ts'
import type { CreationOptions } from './options.ts'

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

const idIn = <Id extends string>(choices: readonly { id: Id }[], given: string | null): Id | null =>
  choices.find(({ id }) => id === given)?.id ?? null
