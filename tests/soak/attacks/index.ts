import { type RunningServer, startServer } from '../../support/server.ts'
import type { Figures } from './figures.ts'
import { foundWords } from './forgotten.ts'
import { largePhotos, manyPasswords, slowUploads } from './memory.ts'
import { foreignLock, fullDisk } from './pressure.ts'
import { manyLabels } from './rows.ts'

type Attack = (server: RunningServer) => Promise<Figures>

/** Each on a server of its own. */
const ATTACKS: Record<string, Attack> = {
  uploads: slowUploads,
  photos: largePhotos,
  passwords: manyPasswords,
  labels: manyLabels,
  lock: foreignLock,
  forgotten: foundWords,
}

const MACHINE_MB = 512

/**
 * `bun run soak attacks`: what somebody hostile, or a bad day, does to a machine of 512 MB, each on a server of its own, and
 * its figures. `ATTACKED` names another checkout of the app to hold them against, `ATTACK` a single one.
 */
export async function attacks(): Promise<string[]> {
  const root = process.env.ATTACKED
  const options = { memoryMegabytes: MACHINE_MB, ...(root ? { root } : {}) }
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
      const server = await startServer(options)
      if (!server.isHeld) console.log(`The kernel does not hold it to ${MACHINE_MB} MB here.`)
      try {
        return await attack(server)
      } finally {
        if (server.isAlive()) await server.stop()
        else faults.push(`${name}: the server was ended`)
      }
    })
  await run('disk', () => fullDisk(options))
  return faults
}
