/** How a family likes its stories; stored on the device. */
export interface ReadingHabits {
  /** Five words at a time, or the whole paragraph. */
  view: 'words' | 'page'
  speed: number
  textSize: 'normal' | 'large' | 'largest'
  letters: 'storybook' | 'clear'
  spacing: 'normal' | 'wide'
  /** The brightness of the pictures. */
  light: 'bright' | 'soft'
}

export const READING_VIEWS = ['words', 'page'] as const
export const SPEEDS = [0.75, 0.9, 1, 1.1, 1.25] as const
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const
export const READING_FONTS = ['storybook', 'clear'] as const
export const SPACINGS = ['normal', 'wide'] as const
export const PICTURE_LIGHTS = ['bright', 'soft'] as const

export const USUAL_HABITS: ReadingHabits = {
  view: 'words',
  speed: 1,
  textSize: 'normal',
  letters: 'storybook',
  spacing: 'normal',
  light: 'bright',
}

/** When everything goes quiet: minutes of sound from now, the end of the story, or never by timer. */
export type SleepTimer = 'off' | 'end' | '5' | '10' | '15' | '30' | '45' | '60'
export const SLEEP_TIMERS: readonly SleepTimer[] = ['off', 'end', '5', '10', '15', '30', '45', '60']

/** The stored habits, as far as they are valid choices. */
export function habitsOf(kept: unknown): ReadingHabits {
  const { view, speed, textSize, letters, spacing, light } = (kept ?? {}) as Partial<
    Record<keyof ReadingHabits, unknown>
  >
  return {
    view: oneOf(READING_VIEWS, view) ?? USUAL_HABITS.view,
    speed: oneOf(SPEEDS, speed) ?? USUAL_HABITS.speed,
    textSize: oneOf(TEXT_SIZES, textSize) ?? USUAL_HABITS.textSize,
    letters: oneOf(READING_FONTS, letters) ?? USUAL_HABITS.letters,
    spacing: oneOf(SPACINGS, spacing) ?? USUAL_HABITS.spacing,
    light: oneOf(PICTURE_LIGHTS, light) ?? USUAL_HABITS.light,
  }
}

const oneOf = <T>(choices: readonly T[], kept: unknown): T | undefined =>
  choices.find((choice) => choice === kept)
