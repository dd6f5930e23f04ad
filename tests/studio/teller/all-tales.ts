import { allSequels as readSequels, allTales as readTales } from '../../../src/studio/teller/library.ts'
import type { Tale } from '../../../src/studio/teller/tale.ts'

let tales: readonly Tale[] | undefined
let sequels: readonly Tale[] | undefined

/** All tales; read once for all test files of a worker, none of which changes one. */
export const allTales = (): readonly Tale[] => (tales ??= readTales())

/** All sequels, likewise. */
export const allSequels = (): readonly Tale[] => (sequels ??= readSequels())
