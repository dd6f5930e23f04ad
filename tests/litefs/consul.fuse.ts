import { afterEach, expect, test } from 'bun:test'
import { changeRoles, startBoth } from './roles.ts'
import { type Cluster, createCluster } from './support/cluster.ts'
import { CONSUL } from './support/real-consul.ts'

let cluster: Cluster | undefined
afterEach(() => cluster?.stop())

test.skipIf(!CONSUL)(
  "by a real Consul's lease the role is handed over, and taken over from a machine that is gone",
  async () => {
    cluster = await createCluster({ lease: '10s', ...(CONSUL ? { consul: CONSUL } : {}) })
    await startBoth(cluster)
    for (const end of ['stop', 'kill'] as const) {
      const result = await changeRoles(cluster, 1, (primary) => primary[end]())
      console.log(`by Consul: ${end}`, JSON.stringify(result))
      expect(result.lost).toBeLessThanOrEqual(end === 'stop' ? 0 : 4)
    }
  },
)
