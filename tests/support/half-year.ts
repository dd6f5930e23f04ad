import { asc, eq } from 'drizzle-orm'
import { creditLedger, sessions } from '../../db/schema/index.ts'
import { reconcileSubscriptions } from '../../jobs/reconcile-subscriptions.ts'
import { deleteStory } from '../../src/domain/stories/delete-story.ts'
import { requestStory } from '../../src/domain/stories/request-story.ts'
import { failStory } from '../../src/domain/stories/save-pieces.ts'
import { aCharacter, admitted, aWish } from './families.ts'
import { ledgerAgrees } from './ledger.ts'
import {
  aParent,
  CARD_THAT_FAILS_LATER,
  FAMILY,
  GOOD_CARD,
  MASTER,
  type PaymentWorld,
  STORYTELLER,
} from './payments.ts'

export interface LedgerLine {
  day: string
  what: string
  kind: string
  credits: number
  balance: number
}

export interface HalfYear {
  lines: LedgerLine[]
  /** Balances that differ from the sum of the ledger. */
  faults: unknown[]
}

/** Half a year of one family, from the trial to the end of its subscription, and the resulting ledger. */
export async function halfYear(world: PaymentWorld): Promise<HalfYear> {
  const family = await aFamilyOfSixMonths(world)
  const { note, tell, later, change, cancel, subscribe } = family
  note('signs up')
  tell('test', 'the first story')
  await later(1)
  tell('short', 'a longer one: the trial is used')
  await subscribe(STORYTELLER, GOOD_CARD, 'subscribes to Storyteller')
  tell('medium', 'a long story')
  await later(10)
  await change(MASTER, 'changes to Master in mid-month')
  await family.tellInVain()
  await later(21)
  note('the next month is paid')
  await family.unheard(31)
  note('a month whose webhooks were lost')
  family.signInAgain()
  await change(FAMILY, 'changes to Family pack')
  await change(STORYTELLER, 'and back to Storyteller at once')
  await later(31)
  note('the next month is paid')
  await cancel('cancels')
  await change(STORYTELLER, 'reactivates')
  tell('medium', 'a long story')
  await cancel('cancels again')
  await later(31)
  note('the subscription ends')
  family.signInAgain()
  await subscribe(STORYTELLER, CARD_THAT_FAILS_LATER, 'comes back with a card that fails later')
  await later(31)
  note('the card fails')
  await later(20)
  note('it was tried four times: the subscription ends')
  return { lines: family.lines, faults: ledgerAgrees(world.services.db) }
}

/** What the family can do, by the app's own calls, each noted with its effect on the ledger. */
async function aFamilyOfSixMonths(world: PaymentWorld) {
  const { db, media, log, payments } = world.services
  if (!payments) throw new Error('This world has no payments')
  const mia = await aParent(world)
  db.update(sessions).set({ expiresAt: '2028-01-01T00:00:00.000Z' }).run()
  const child = aCharacter(db, mia.userId, 'Mia')
  const { lines, note } = ledgerNotes(world, mia.userId)

  const story = (length: string) => {
    const now = world.clock.now()
    const made = requestStory(db, admitted(mia.userId), aWish([child], { length }), { seed: 1, now })
    if (made.ok) return made.value.id
    throw new Error(made.failure.reason)
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
  return {
    lines,
    note,
    later,
    /** A session of ninety days has ended. */
    signInAgain() {
      db.update(sessions).set({ createdAt: world.clock.now().toISOString() }).run()
    },
    tell(length: string, what: string) {
      story(length)
      note(what)
    },
    async tellInVain() {
      const failed = story('medium')
      note('a story that fails')
      failStory(db, failed, 'images')
      await deleteStory(db, media, mia.userId, failed)
      note('deletes it')
    },
    change: (newPriceId: string, what: string) => call('/api/upgrade-subscription', { newPriceId }, what),
    cancel: (what: string) => call('/api/cancel-subscription', {}, what),
    async subscribe(priceId: string, card: string, what: string) {
      await mia.subscribe(priceId, card)
      note(what)
    },
    /** The events of these days get lost; the hourly job finds what they were about. */
    async unheard(days: number) {
      db.run("CREATE TEMP TRIGGER lost BEFORE UPDATE ON subscriptions BEGIN SELECT raise(ABORT, 'lost'); END")
      await later(days)
      db.run('DROP TRIGGER lost')
      await reconcileSubscriptions({ db, payments, now: world.clock.now }, log)
    },
  }
}

/** Notes the ledger's new entries since the last time, under the name of what was done. */
function ledgerNotes({ services: { db }, clock }: PaymentWorld, userId: number) {
  const lines: LedgerLine[] = []
  const today = () => clock.now().toISOString().slice(0, 10)
  const note = (what: string) => {
    const entries = db
      .select()
      .from(creditLedger)
      .where(eq(creditLedger.userId, userId))
      .orderBy(asc(creditLedger.id))
      .all()
    for (const { amount, kind } of entries.slice(lines.filter(({ kind }) => kind !== '').length)) {
      const balance = (lines.at(-1)?.balance ?? 0) + amount
      lines.push({ day: today(), what, kind, credits: amount, balance })
    }
    if (lines.at(-1)?.what !== what)
      lines.push({ day: today(), what, kind: '', credits: 0, balance: lines.at(-1)?.balance ?? 0 })
  }
  return { lines, note }
}
