import { join } from 'node:path'
import { type RunningServer, startServer } from '../../support/server.ts'
import { accounts, BEHIND_A_PROXY } from './accounts.ts'
import type { Figures } from './figures.ts'
import { foundWords } from './forgotten.ts'
import { keys, WITH_AN_OPERATOR } from './keys.ts'
import { largePhotos, manyPasswords, slowUploads } from './memory.ts'
import { disguises } from './moderation.ts'
import { foreignLock, fullDisk, readOnlyDisk } from './pressure.ts'
import { longRecordings, slowRecordings } from './recordings.ts'
import { everythingOften, manyLabels } from './rows.ts'

interface Attack {
  /** `root` is the checkout of the server. */
  run: (server: RunningServer, root: string) => Promise<Figures>
  env?: Record<string, string>
}

/** Each on a server of its own. */
const ATTACKS: Record<string, Attack> = {
  uploads: { run: (server) => slowUploads(server) },
  photos: { run: (server) => largePhotos(server) },
  recordings: { run: (server) => slowRecordings(server) },
  aligned: { run: (server) => longRecordings(server) },
  passwords: { run: (server) => manyPasswords(server) },
  labels: { run: (server) => manyLabels(server) },
  greed: { run: (server) => everythingOften(server) },
  lock: { run: foreignLock },
  disguises: { run: disguises },
  accounts: { run: (server) => accounts(server), env: BEHIND_A_PROXY },
  keys: { run: keys, env: WITH_AN_OPERATOR },
  forgotten: { run: foundWords },
}

const MACHINE_MB = 512
/** Maximum memory of the server with its children, where the kernel does not limit it to the machine's memory. */
const PEAK_MB = 450
const ROOT = join(import.meta.dir, '../../..')

/**
 * `bun run soak attacks`: the effect of attackers, or a bad day, on a machine of 512 MB, each on a separate server.
 * `ATTACKED` names another checkout of the app to compare with, `ATTACK` a single attack.
 */
export async function attacks(): Promise<string[]> {
  const root = process.env.ATTACKED ?? ROOT
  const options = { memoryMegabytes: MACHINE_MB, root }
  const faults: string[] = []
  const run = async (name: string, attack: () => Promise<Figures>) => {
    if (process.env.ATTACK && process.env.ATTACK !== name) return
    try {
      console.log(name)
      console.log(await attack())
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  for (const [name, attack] of Object.entries(ATTACKS))
    await run(name, async () => {
      const server = await startServer({ ...options, env: attack.env ?? {} })
      if (!server.isHeld) console.log(`The kernel does not hold it to ${MACHINE_MB} MB here.`)
      try {
        return await attack.run(server, root)
      } finally {
        if (!server.isAlive()) faults.push(`${name}: the server was ended`)
        else if (server.peakMegabytes() > PEAK_MB) faults.push(`${name}: ${server.peakMegabytes()} MB`)
        if (server.isAlive()) await server.stop()
      }
    })
  await run('full-disk', () => fullDisk(options))
  await run('read-only-disk', () => readOnlyDisk(options))
  return faults
}
