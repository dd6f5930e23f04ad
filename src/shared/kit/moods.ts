/** The interface's color sets (the specification's background mood, section 3); stored locally, `magical` by default. */
export const MOODS = ['magical', 'adventure', 'mystery', 'friendship', 'nature', 'fantasy'] as const
export type Mood = (typeof MOODS)[number]

const DEFAULT_MOOD: Mood = 'magical'

export interface MoodColors {
  primary: string
  secondary: string
}

export const MOOD_COLORS: Record<Mood, MoodColors> = {
  magical: { primary: '#8b5cf6', secondary: '#ec4899' },
  adventure: { primary: '#ea580c', secondary: '#eab308' },
  mystery: { primary: '#4338ca', secondary: '#8b5cf6' },
  friendship: { primary: '#ec4899', secondary: '#fb7185' },
  nature: { primary: '#16a34a', secondary: '#4ade80' },
  fantasy: { primary: '#e11d48', secondary: '#fb7185' },
}

/** The stored preference if it is one of the six, else the default (specification, section 5). */
export const moodOf = (stored: string | null | undefined): Mood =>
  MOODS.find((m) => m === stored) ?? DEFAULT_MOOD
