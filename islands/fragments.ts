import { listenForFragments } from './lib/fragments.ts'

listenForFragments()
