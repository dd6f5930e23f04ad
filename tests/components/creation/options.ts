import { COMBOS } from '../../../src/components/creation/flow/combos.ts'
import type { Habit } from '../../../src/components/creation/flow/habits.ts'
import type { CreationOptions } from '../../../src/components/creation/flow/options.ts'
import { AGE_GROUP_INFO, AGE_GROUPS } from '../../../src/shared/stories/age-groups.ts'
import type { Account } from '../../../src/shared/stories/lengths.ts'
import type { AuthorStyle, StoryDefinition } from '../../../src/shared/stories/story-request.ts'
import { THEMES } from '../../../src/shared/stories/themes.ts'
import { TONES } from '../../../src/shared/stories/tones.ts'

export const SHORT = definition('test', 'Short', 3, 1, 60)
export const MEDIUM = definition('short', 'Medium', 6, 2, 150)
export const LONG = definition('medium', 'Long', 10, 3, 300)

export const MIA = { id: 11, name: 'Mia', gender: 'female', photoUrl: null, portraitUrl: null } as const
export const LEO = { id: 12, name: 'Leo', gender: 'male', photoUrl: null, portraitUrl: null } as const
export const NOOR = { id: 13, name: 'Noor', gender: 'female', photoUrl: null, portraitUrl: null } as const

export const VOICES = [
  { id: 'rms', name: 'Robin', description: 'A low voice' },
  { id: 'slt', name: 'Wren', description: 'A clear voice' },
] as const

export const ON_TRIAL: Account = {
  role: 'USER_ROLE',
  activeTrial: true,
  trialBypass: false,
  availableCredits: 3,
}

export const habit = (changes: Partial<Habit> = {}): Habit => ({
  characterId: null,
  ageGroup: null,
  voiceId: null,
  authorName: null,
  writingStyle: null,
  ...changes,
})

/** A family with Mia, Leo, Noor and three more children, three lengths and four author styles. */
export function familyOptions(account: Partial<Account> = {}): CreationOptions {
  return {
    themes: THEMES,
    tones: TONES,
    ages: AGE_GROUPS.map((id) => AGE_GROUP_INFO[id]),
    combos: COMBOS,
    characters: [MIA, LEO, NOOR, ...[14, 15, 16].map((id) => ({ ...MIA, id, name: `Child ${id}` }))],
    definitions: [LONG, SHORT, MEDIUM],
    styles: ['aesop', 'lear', 'nesbit', 'tagore'].map(authorStyle),
    voices: VOICES,
    habits: [],
    account: { ...ON_TRIAL, ...account },
  }
}

function definition(
  lengthKey: string,
  displayName: string,
  paragraphCount: number,
  creditsRequired: number,
  durationSeconds: number,
): StoryDefinition {
  return {
    lengthKey,
    displayName,
    description: `${displayName} story`,
    paragraphCount,
    creditsRequired,
    durationSeconds,
    imagesPerStory: paragraphCount,
  }
}

const authorStyle = (name: string): AuthorStyle => ({
  name,
  displayName: name,
  era: 'Long ago',
  specialty: 'Fables',
  style: 'Plain',
  techniques: ['Few words'],
})
