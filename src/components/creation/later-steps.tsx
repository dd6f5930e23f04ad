/** What comes after the choice of the children: a script of its own, so that the first step is in use sooner. */
export { AlreadyMade } from './already-made.tsx'
export { AuthorStep } from './author-step.tsx'
export { LISTS } from './flow/lists.ts'
export { PriceLine } from './price-line.tsx'
export { StoryStep } from './story-step.tsx'
export { StyleDialog } from './style-dialog.tsx'
export { ThemeStep } from './theme-step.tsx'
