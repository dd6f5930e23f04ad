/** `bun run bench`: the figures that design budgets are held against. Build first; nothing else should run meanwhile. */
import { measureGeneration } from './generation.ts'
import { measurePages } from './page-weight.ts'
import { measureWordTimes } from './word-times.ts'

console.log('\nFrom the click to a finished story (seconds; one parent, embedded studio)')
const { stories, server } = await measureGeneration()
console.table(stories)
console.log('\nThe server')
console.table([server])
console.log('\nWhat each page loads (KB after gzip)')
console.table(await measurePages())
console.log('\nWord times of the narration')
console.table([await measureWordTimes(6)])
