import type {} from '../runtime/starter.ts'

/** What the script that is written into every page has begun. */
export const { asIfTouched, prepare, pressHeld, whenSeen, whenTouched } = window.starter
