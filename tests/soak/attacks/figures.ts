import type { RunningServer } from '../../support/server.ts'

/** Results of an attack, by name. */
export interface Figures {
  [what: string]: string | number
}

/** How often each response came; `lost` means none. */
export async function tally(answers: Promise<Response | undefined>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const each of await Promise.allSettled(answers)) {
    const key = each.status === 'fulfilled' && each.value ? String(each.value.status) : 'lost'
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

export const inWords = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')

export const withPeak = (server: RunningServer, figures: Figures): Figures => ({
  ...figures,
  'peak MB': server.isAlive() ? server.peakMegabytes() : 'killed',
})

/** The longest block of the server's loop while `work` ran, in milliseconds: how long a plain page had to wait. */
export async function longestWait(server: RunningServer, work: Promise<unknown>): Promise<number> {
  let isOver = false
  void work
    .catch(() => undefined)
    .finally(() => {
      isOver = true
    })
  let longest = 0
  while (!isOver && server.isAlive()) {
    const begun = performance.now()
    await fetch(`${server.url}/offline`)
      .then((answer) => answer.text())
      .catch(() => undefined)
    longest = Math.max(longest, performance.now() - begun)
    await Bun.sleep(5)
  }
  return Math.round(longest)
}
