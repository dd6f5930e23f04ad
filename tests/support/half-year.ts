import { asc, eq } from 'drizzle-orm'
import { creditLedger, sessions } from '../../db/schema/index.ts'
import { perform as reconcile } from '../../jobs/reconcile-subscriptions.ts'
import { deleteStory } from '../../src/domain/stories/delete-story.ts'
import { requestStory } from '../../src/domain/stories/request-story.ts'
import { failStory } from '../../src/domain/stories/save-pieces.ts'
import { aCharacter, admitted, aWish } from './families.ts'
import { ledgerAgrees } from './ledger.ts'
import { aParent, CARD_THAT_FAILS_LATER, FAMILY, MASTER, type PaymentWorld, STORYTELLER } from './payments.ts'

export interface LedgerLine {
  day: string
  what: string
  kind: string
  credits: number
  balance: number
}

export interface HalfYear {
  lines: LedgerLine[]
  /** Balances that the ledger does not sum up to. */
  faults: unknown[]
}

/** Half a year of one family, from the trial to the end of its subscription, and the ledger that it leaves. */
export async function halfYear(world: PaymentWorld): Promise<HalfYear> {
  const { db, media, log, payments } = world.services
  if (!payments) throw new Error('This world has no payments')
  const mia = await aParent(world)
  db.update(sessions).set({ expiresAt: '2028-01-01T00:00:00.000Z' }).run()
  const child = aCharacter(db, mia.userId, 'Mia')
  const lines: LedgerLine[] = []

  /** Everything that the ledger took in since the last time, under the name of what was done. */
  const note = (what: string) => {
    const entries = db
      .select()
      .from(creditLedger)
      .where(eq(creditLedger.userId, mia.userId))
      .orderBy(asc(creditLedger.id))
      .all()
    for (const { amount, kind } of entries.slice(lines.filter(({ kind }) => kind !== '').length)) {
      const balance = (lines.at(-1)?.balance ?? 0) + amount
      lines.push({ day: today(), what, kind, credits: amount, balance })
    }
    if (lines.at(-1)?.what !== what)
      lines.push({ day: today(), what, kind: '', credits: 0, balance: lines.at(-1)?.balance ?? 0 })
  }
  const today = () => world.clock.now().toISOString().slice(0, 10)
  const story = (length: string) => {
    const made = requestStory(db, admitted(mia.userId), aWish([child], { length }), {
      seed: 1,
      now: world.clock.now(),
    })
    if (made.ok) return made.value.id
    throw new Error(made.failure.reason)
  }
  const tell = async (length: string, what: string) => {
    story(length)
    note(what)
  }
  const later = async (days: number) => {
    world.clock.advance({ days })
    await world.tick()
  }
  const call = async (path: string, body: object, what: string) => {
    await mia.call(path, body)
    await world.tick()
    note(what)
  }
  /** The events of these days are lost on their way; the hourly job finds what they were about. */
  const unheard = async (days: number) => {
    db.run("CREATE TEMP TRIGGER lost BEFORE UPDATE ON subscriptions BEGIN SELECT raise(ABORT, 'lost'); END")
    await later(days)
    db.run('DROP TRIGGER lost')
    await reconcile({ db, payments, now: world.clock.now }, log)
  }

  /** A session of ninety days is over. */
  const signInAgain = () => db.update(sessions).set({ createdAt: world.clock.now().toISOString() }).run()

  note('signs up')
  await tell('test', 'the first story')
  await later(1)
  await tell('short', 'a longer one: the trial is used')
  await mia.subscribe(STORYTELLER)
  note('subscribes to Storyteller')
  await tell('medium', 'a long story')
  await later(10)
  await call('/api/upgrade-subscription', { newPriceId: MASTER }, 'changes to Master in mid-month')
  const failed = story('medium')
  note('a story that fails')
  failStory(db, failed, 'images')
  await deleteStory(db, media, mia.userId, failed)
  note('deletes it')
  await later(21)
  note('the next month is paid')
  await unheard(31)
  note('a month whose webhooks were lost')
  signInAgain()
  await call('/api/upgrade-subscription', { newPriceId: FAMILY }, 'changes to Family pack')
  await call('/api/upgrade-subscription', { newPriceId: STORYTELLER }, 'and back to Storyteller at once')
  await later(31)
  note('the next month is paid')
  await call('/api/cancel-subscription', {}, 'cancels')
  await call('/api/upgrade-subscription', { newPriceId: STORYTELLER }, 'reactivates')
  await tell('medium', 'a long story')
  await call('/api/cancel-subscription', {}, 'cancels again')
  await later(31)
  note('the subscription ends')
  signInAgain()
  await mia.subscribe(STORYTELLER, CARD_THAT_FAILS_LATER)
  note('comes back with a card that fails later')
  await later(31)
  note('the card fails')
  await later(20)
  note('it was tried four times: the subscription ends')
  return { lines, faults: ledgerAgrees(db) }
}
