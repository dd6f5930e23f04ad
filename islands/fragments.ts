import { listenForFragments } from './lib/fragments.ts'

listenForFragments()

// Whatever else on the page brings parts of it does so by this script, so that one knows what the other is about.
export * from './lib/fragments.ts'
