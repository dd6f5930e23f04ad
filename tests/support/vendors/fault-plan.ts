import type { Random } from '../../../src/shared/kit/random.ts'
import type { FaultyServer } from './faulty-server.ts'

export const PICTURE_FAULTS = ['safety', 'image-safety', 'blocked', 'blank', 'wrong-type', 'huge', 'damaged']
/** Of a picture, by whoever checks it. */
export const REFUSALS = ['safety', 'blocked', 'unsuitable']
export const SPEECH_FAULTS = [
  'misses-characters',
  'misses-alignment',
  'times-run-back',
  'slightly-short',
  'cut-off',
  'empty',
  'other-format',
  'silent',
]
export const LOOK_FAULTS = [...REFUSALS, 'writing', 'malformed', 'off-schema']
export const TEXT_FAULTS = ['refused', 'filtered', 'unfinished', 'off-schema', 'too-short']
const WIRE_FAULTS = ['busy', 'error', 'hangs', 'cut', 'truncated']

/** Nearly half of the first answers are spoiled; now and then a whole burst. */
export function planFaults(server: FaultyServer, random: Random, contentFaults: string[]): void {
  const one = (list: string[]) => list[Math.floor(random() * list.length)]
  while (server.faults.length < 30) {
    const chance = random()
    if (chance < 0.06) for (let n = 2 + random() * 6; n > 0; n -= 1) server.faults.push('error')
    else if (chance < 0.2) server.faults.push(one(WIRE_FAULTS))
    else if (chance < 0.45) server.faults.push(one(contentFaults))
    else server.faults.push(undefined)
  }
}
