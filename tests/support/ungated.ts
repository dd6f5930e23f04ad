import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Adds a job or puts one back to be run. */
const ENQUEUES = /\.insert\(jobs\)|state: 'queued'/
/** Asks a possible vendor, or the studio's Workers, to make something. */
const BUYS = /\.(?:tell|annotate|paint|portrait|likeness|narrate|bed)\(/
/** Gets it from the gate, and cannot create one. */
const TAKES_ADMISSION = /import type \{[^}]*\bAdmission\b[^}]*\} from '[^']*gate\/may-begin-work\.ts'/

/** The modules of `files`, of domain and web, that begin work without permission, one sentence each. */
export function ungatedWork(root: string, files: string[]): string[] {
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const what = ENQUEUES.test(source) ? 'enqueues a job' : BUYS.test(source) ? 'buys' : undefined
    return what && !TAKES_ADMISSION.test(source) ? [`${file} ${what} without an Admission`] : []
  })
}
