import type { Bell } from './bell.ts'
import type { LitefsEvent } from './events.ts'
import type { SignsOfLife } from './signs-of-life.ts'

/** This node's role, according to LiteFS's events. */
export interface ReplicationRole {
  /** Resolves when it is known. */
  readonly known: Promise<void>
  /** Handles an event of LiteFS. */
  take(event: LitefsEvent): void
  /** The state is unknown from now on. */
  fail(error: unknown): void
  isPrimary(): boolean
  /** The primary's name, while this node follows one. */
  primaryHost(): string | undefined
  /** How long the last change from the primary was in transit. */
  lagMs(): number | undefined
  /** Called with the role now, if it is known, and each time it changes. */
  onRole(listener: (isPrimary: boolean) => void): void
  /** Whether changes are accepted here. */
  isOpen(): boolean
  /** Changes are accepted from now on, for as long as this node is the primary. */
  open(): void
  /** During a hand-over no changes are accepted. */
  handOver(isUnderWay: boolean): void
}

/** Starts with an unknown role; rings the bell at every change. */
export function createReplicationRole(bell: Bell, signs: SignsOfLife): ReplicationRole {
  const known = Promise.withResolvers<void>()
  const listeners: ((isPrimary: boolean) => void)[] = []
  let isPrimary = false
  let primaryHost: string | undefined
  let isOpen = false
  let isHandingOver = false
  let lagMs: number | undefined

  const become = ({ data }: LitefsEvent) => {
    const was = isPrimary
    isPrimary = data?.isPrimary === true
    primaryHost = isPrimary ? undefined : data?.hostname || undefined
    if (!isPrimary) isOpen = isHandingOver = false
    if (was !== isPrimary) for (const listener of listeners) listener(isPrimary)
    known.resolve()
  }
  const follow = (timestamp: string) => {
    const writtenAt = Date.parse(timestamp)
    signs.note(writtenAt)
    lagMs = Math.max(0, Date.now() - writtenAt)
  }

  return {
    known: known.promise,
    take(event) {
      if (event.type === 'init' || event.type === 'primaryChange') become(event)
      else if (!isPrimary && event.type === 'tx' && event.data?.timestamp) follow(event.data.timestamp)
      bell.ring()
    },
    fail: known.reject,
    isPrimary: () => isPrimary,
    primaryHost: () => primaryHost,
    lagMs: () => lagMs,
    onRole(listener) {
      listeners.push(listener)
      listener(isPrimary)
    },
    isOpen: () => isOpen && !isHandingOver,
    open() {
      isOpen = isPrimary
      bell.ring()
    },
    handOver(isUnderWay) {
      isHandingOver = isUnderWay
      if (!isUnderWay) bell.ring()
    },
  }
}
