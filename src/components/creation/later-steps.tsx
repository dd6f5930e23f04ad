/** The steps after the choice of the children: a separate script, so that the first step loads faster. */
export { AlreadyMade } from './already-made.tsx'
export { AuthorStep } from './author-step.tsx'
export { LISTS } from './flow/lists.ts'
export { PriceLine } from './price-line.tsx'
export { StoryStep } from './story-step.tsx'
export { StyleDialog } from './style-dialog.tsx'
export { ThemeStep } from './theme-step.tsx'
