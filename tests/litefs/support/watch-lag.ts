import { positionOf } from '../../../db/replication/litefs.ts'

/**
 * `bun tests/litefs/support/watch-lag.ts WRITTEN READ COUNT`, each the database in a machine's mount: prints the
 * milliseconds that each of COUNT positions took from one machine to the other. A separate process, because it
 * busy-waits.
 */
const LOOK_EVERY_MS = 0.2

const [written = '', read = '', count = '0'] = process.argv.slice(2)
const lags: number[] = []
let last = positionOf(written).transaction
while (lags.length < Number(count)) {
  const { transaction } = positionOf(written)
  const at = performance.now()
  if (transaction > last) {
    while (positionOf(read).transaction < transaction) Bun.sleepSync(LOOK_EVERY_MS)
    lags.push(performance.now() - at)
    last = transaction
  } else Bun.sleepSync(LOOK_EVERY_MS)
}
console.log(JSON.stringify(lags))
