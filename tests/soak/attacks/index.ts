import { type RunningServer, startServer } from '../../support/server.ts'
import type { Figures } from './figures.ts'
import { foundWords } from './forgotten.ts'
import { largePhotos, manyPasswords, slowUploads } from './memory.ts'
import { manyLabels } from './rows.ts'

/** Each on a server of its own. */
const ATTACKS: Record<string, (server: RunningServer) => Promise<Figures>> = {
  uploads: slowUploads,
  photos: largePhotos,
  passwords: manyPasswords,
  labels: manyLabels,
  forgotten: foundWords,
}

const MACHINE_MB = 512

/**
 * `bun run soak attacks`: what somebody hostile does to a machine of 512 MB, each attack on a server of its own, and its
 * figures. `ATTACKED` names another checkout of the app to hold them against, `ATTACK` a single one.
 */
export async function attacks(): Promise<string[]> {
  const root = process.env.ATTACKED
  const faults: string[] = []
  for (const [name, attack] of Object.entries(ATTACKS)) {
    if (process.env.ATTACK && process.env.ATTACK !== name) continue
    const server = await startServer({ memoryMegabytes: MACHINE_MB, ...(root ? { root } : {}) })
    try {
      console.log(name, server.isHeld ? `held to ${MACHINE_MB} MB` : 'not held')
      console.log(await attack(server))
      if (!server.isAlive()) faults.push(`${name}: the server was ended`)
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : error}`)
    } finally {
      if (server.isAlive()) await server.stop()
    }
  }
  return faults
}
