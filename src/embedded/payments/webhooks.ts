import type { PaymentObjects, TestEvent } from './objects.ts'
import { newId } from './objects.ts'

/** Brings one event to the app; false when it was not taken, so that it is brought again. */
export type Deliver = (event: { id: string; type: string; body: string }) => Promise<boolean>

export interface Outbox {
  /** Keeps an event until it was delivered. */
  tell(type: string, object: object, created: number): void
  /** Brings what waits, in order; resolves when nothing more can be brought now. */
  flush(): Promise<void>
}

/** Events wait in the store, so that none is lost when the process ends. */
export function openOutbox(shelf: PaymentObjects, deliver: Deliver): Outbox {
  let flushing: Promise<void> | undefined

  const bringAll = async () => {
    for (;;) {
      const [event] = shelf.all('event')
      if (!event || !(await deliver({ ...event, body: JSON.stringify(event) }))) return
      shelf.remove(event.id)
    }
  }

  return {
    tell(type, object, created) {
      shelf.put<TestEvent>({
        id: newId('evt'),
        object: 'event',
        type,
        created,
        livemode: false,
        data: { object },
      })
    },
    async flush() {
      while (flushing) await flushing
      flushing = bringAll().finally(() => {
        flushing = undefined
      })
      await flushing
    },
  }
}
