import type { Exchange } from './faulty-server.ts'

interface Sent {
  what: string
  hash: string
  life: number
}

/** Which start of the process asked: the end of the key. */
export const lifeOf = ({ request: { headers } }: Exchange): number =>
  Number((headers['x-goog-api-key'] ?? headers['xi-api-key'] ?? headers.authorization)?.split('-').at(-1))

const TEXT = '/v1/responses'

export type PurchaseLedger = ReturnType<typeof purchaseLedger>

/** Who sold what, and whether it was bought again without need; a wish is told `tellings` times. */
export function purchaseLedger(faults: string[], tellings: number) {
  const sold: Sent[] = []
  const kept = new Set<string>()
  const discarded = new Set<string>()
  let life = 0
  let lost = 0
  let refused = 0
  let repainted = 0
  return {
    sent(exchange: Exchange, bytes: Uint8Array) {
      const { request, signal, isSpoiled } = exchange
      if (signal.aborted || isSpoiled || lifeOf(exchange) < life) return
      const what = `${request.path} ${JSON.stringify(request.body)}`
      const hash = hashOf(bytes)
      const isLost = (one: Sent) => one.life < life && !kept.has(one.hash)
      const same = sold.filter((one) => one.what === what)
      lost += same.filter(isLost).length
      for (const earlier of same
        .filter((one) => !isLost(one))
        .slice(isFirstTelling(request) ? tellings - 1 : 0)) {
        if (discarded.has(earlier.hash) && repainted < refused) repainted += 1
        else faults.push(`Bought twice: ${request.path}`)
      }
      sold.push({ what, hash, life })
    },
    /** A draft sent along to be rewritten has arrived: it must not be bought again. */
    asked({ request: { body } }: Exchange) {
      const draft = (body as { input?: { content: string }[] }).input?.[1]
      if (draft) kept.add(hashOf(new TextEncoder().encode(draft.content)))
    },
    /** The parent tries again: what could not be told may be rewritten. */
    retried() {
      for (const [index, { what }] of [...sold.entries()].reverse())
        if (what.startsWith(TEXT)) sold.splice(index, 1)
    },
    kept: (hash: string) => void kept.add(hash),
    discarded: (hash: string) => void discarded.add(hash),
    /** A picture was checked and refused: when the page's other one cannot be shown either, it may be repainted. */
    refused() {
      refused += 1
    },
    crashed() {
      life += 1
    },
    lost: () => lost,
  }
}

const isFirstTelling = ({ path, body }: Exchange['request']): boolean => {
  if (path !== TEXT) return false
  const { input, text } = body as { input: unknown[]; text?: { format: { name: string } } }
  return text?.format.name === 'story' && input.length === 1
}

const hashOf = (bytes: Uint8Array) => new Bun.CryptoHasher('sha256').update(bytes).digest('hex')
