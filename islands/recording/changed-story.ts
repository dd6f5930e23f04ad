import type { RecordedStory } from '../../src/shared/recordings/recorded-story-payload.ts'

/** The answer, or the known object where nothing has changed, so that nothing that depends on it is updated. */
export const changedStory = (known: RecordedStory, answer: RecordedStory): RecordedStory =>
  JSON.stringify(known) === JSON.stringify(answer) ? known : answer
