import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { embeddedPayments } from '../../../db/schema/index.ts'
import type { EmbeddedPaymentStore } from '../../ports/payment-store.ts'

/** The storage of the embedded card provider: the table `embedded_payments`. */
export const embeddedPaymentStore = (db: Db): EmbeddedPaymentStore => ({
  read: (id) => db.select().from(embeddedPayments).where(eq(embeddedPayments.id, id)).get()?.json,
  list: (object) =>
    db
      .select({ json: embeddedPayments.json })
      .from(embeddedPayments)
      .where(eq(embeddedPayments.object, object))
      .orderBy(asc(sql`rowid`))
      .all()
      .map(({ json }) => json),
  write(id, object, json) {
    db.insert(embeddedPayments)
      .values({ id, object, json })
      .onConflictDoUpdate({ target: embeddedPayments.id, set: { json } })
      .run()
  },
  remove(id) {
    db.delete(embeddedPayments).where(eq(embeddedPayments.id, id)).run()
  },
  atomically: (work) => db.transaction(() => work(), { behavior: 'immediate' }),
})
