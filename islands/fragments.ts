import { listenForFragments } from './lib/fragments.ts'

listenForFragments()

// Everything else on the page that loads parts of it uses this script, so that they know of each other.
export * from './lib/fragments.ts'
