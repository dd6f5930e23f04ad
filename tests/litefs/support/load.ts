import { type Person, signUp } from '../../support/person.ts'

/** What a family that goes on writing saw. */
export interface Seen {
  /** Names of the labels that were answered with 200. */
  acknowledged: string[]
  /** Answers that were not, by their status; 0 where the connection broke. */
  refused: number[]
  /** The longest time between two acknowledged changes, in milliseconds. */
  longestGapMs: number
}

export interface Load {
  person: Person
  /** Ends it, and answers what was seen since the last time that this was asked. */
  stop(): Promise<Seen>
  /** What was seen since the last time that this was asked. */
  take(): Seen
  acknowledgedNow(): number
}

/** A family that writes labels one after the other, `atOnce` side by side, until it is stopped. */
export async function startLoad(url: string, email: string, atOnce = 4): Promise<Load> {
  const person = await signUp(url, email)
  let seen = nothing()
  let last = performance.now()
  let isEnding = false
  let count = 0

  const write = async () => {
    while (!isEnding) {
      count += 1
      const name = `label ${count}`
      const status = await person
        .call('POST', '/api/timeline-labels', {
          firebaseUid: person.uid,
          name,
          createdAt: '2026-11-20T19:30:00.000Z',
        })
        .then(async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        })
        .catch(() => 0)
      if (status === 200) {
        const now = performance.now()
        seen.longestGapMs = Math.max(seen.longestGapMs, now - last)
        last = now
        seen.acknowledged.push(name)
      } else {
        seen.refused.push(status)
        await Bun.sleep(50)
      }
    }
  }
  const writing = Array.from({ length: atOnce }, write)
  const take = () => {
    const taken = seen
    seen = nothing()
    last = performance.now()
    return taken
  }
  return {
    person,
    take,
    acknowledgedNow: () => seen.acknowledged.length,
    async stop() {
      isEnding = true
      await Promise.all(writing)
      return take()
    },
  }
}

const nothing = (): Seen => ({ acknowledged: [], refused: [], longestGapMs: 0 })

/** The names of all labels that the family has. */
export async function labelsOf(person: Person): Promise<Set<string>> {
  const answer = await person.call('GET', `/api/timeline-labels?firebaseUid=${person.uid}`)
  const { labels } = (await answer.json()) as { labels: { name: string }[] }
  return new Set(labels.map(({ name }) => name))
}
