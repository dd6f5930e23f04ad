/** What only the last tap needs: a script of its own, which comes while the parent chooses. */
export { AlreadyMade } from './already-made.tsx'
export { StoryStep } from './story-step.tsx'
export { StyleDialog } from './style-dialog.tsx'
