/** Business constants of the specification's section 9; times in milliseconds unless the name says otherwise. */
export const PRODUCT_NAME = 'Storylamp'
export const DESCRIPTION_MAX = 500
export const NAME_MAX = 60
/** The pronunciation of a name, as the parent spells it. */
export const SOUNDS_LIKE_MAX = 60
export const SEED_MAX = 500
export const MAX_CHARACTERS_PER_STORY = 4
export const TRIAL_CREDITS = 3
export const STORY_POLL_MS = 2000
export const CHARACTERS_CACHE_MS = 5 * 60_000
export const PAGE_SIZE = 20
export const PAGER_BUTTONS = 5
export const WORD_WINDOW = 5
export const CROSS_FADE_MS = 600
export const FEEDBACK_DELAY_MS = 1000
export const RESTART_IMMERSION_MS = 3000
export const AMBIENCE_VOLUME = 0.2
export const AMBIENCE_FADE_IN_MS = 2000
export const AMBIENCE_FADE_IN_ON_RESUME_MS = 1500
export const AMBIENCE_FADE_OUT_MS = 1500
/** The highlight leads the voice instead of lagging behind it (design, section 8). */
export const HIGHLIGHT_LEAD_MS = 80
export const PHOTO_MAX_SIDE = 800
export const PHOTO_QUALITY = 0.8
export const DEFAULT_LABEL_COLOR = '#6b21d4'
export const USER_ROLE = 'USER_ROLE'
export const TESTER_ROLE = 'TESTER_ROLE'
/** What a parent types to delete an account. */
export const DELETE_WORD = 'DELETE'
/** How many milliseconds a call has waited for a network. */
export const WAITED_HEADER = 'X-Waited-Ms'
