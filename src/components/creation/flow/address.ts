import { type Flow, STEPS } from './flow.ts'

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

/** The step in an address; `name` when there is none. */
export const stepAt = (search: URLSearchParams) => oneOf(STEPS, search.get('step')) ?? 'name'

export const oneOf = <T extends string>(values: readonly T[], given: string | null): T | undefined =>
  values.find((value) => value === given)
