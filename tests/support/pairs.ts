import { aPair, type PairOfMachines } from './pair.ts'

/** The pairs of machines of a file's tests, and what else has to end after each test: call `end` in `afterEach`. */
export function pairsToEnd() {
  const ended: (() => unknown)[] = []
  return {
    alsoEnd: (end: () => unknown) => void ended.push(end),
    apart(...options: Parameters<typeof aPair>): PairOfMachines {
      const pair = aPair(...options)
      ended.push(() => pair.close())
      return pair
    },
    async end() {
      for (const end of ended.splice(0)) await end()
    },
  }
}
