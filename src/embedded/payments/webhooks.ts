import type { PaymentObjects, TestEvent } from './objects.ts'
import { newId } from './objects.ts'

/** Delivers one event to the app; false when it was not accepted, so that it is delivered again. */
export type Deliver = (event: { id: string; type: string; body: string }) => Promise<boolean>

export interface Outbox {
  /** Stores an event until it is delivered. */
  tell(type: string, object: object, created: number): void
  /** Delivers waiting events in order; resolves when no more can be delivered now. */
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
