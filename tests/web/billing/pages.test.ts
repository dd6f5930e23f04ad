import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import {
  characters,
  embeddedAccounts,
  media,
  sessions,
  stories,
  storyBodies,
  storyImages,
  storyMedia,
  users,
} from '../../../db/schema/index.ts'
import { availableCredits, enterCredits } from '../../../src/domain/credits/ledger.ts'
import { keepMedia } from '../../../src/domain/media/keep-media.ts'
import type { Payments } from '../../../src/ports/payments.ts'
import { ProviderDown } from '../../../src/shared/kit/provider-down.ts'
import { makeTestApp, signedIn } from '../../support/app.ts'
import { aCharacter } from '../../support/families.ts'
import {
  aParent,
  embeddedWorld,
  httpWorld,
  MASTER,
  type PaymentWorld,
  STORYTELLER,
  type Subscriber,
} from '../../support/payments.ts'

describe('a parent', () => {
  let world: PaymentWorld
  let mia: Subscriber

  beforeEach(async () => {
    world = embeddedWorld()
    mia = await aParent(world)
  })

  afterEach(async () => {
    await world.tick()
    world.close()
  })

  const open = (path: string) => world.app.request(path, { headers: { cookie: mia.cookie } })
  const text = async (path: string) => plain(await (await open(path)).text())
  const submit = (path: string, fields: Record<string, string> = {}) =>
    world.app.request(path, {
      method: 'POST',
      headers: { cookie: mia.cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })

  describe('on the subscription page', () => {
    test('without a subscription sees the plans', async () => {
      const page = await text('/app/subscription')
      for (const words of ['Choose Your Storytelling Plan', 'unlimited AI bedtime stories', 'Back to Home'])
        expect(page.toLowerCase()).toContain(words.toLowerCase())
      expect(page).toMatch(
        /Storyteller \$9\.99 \/month .* Most Popular Master \$19\.99 \/month .* Family pack/,
      )
      expect(page.match(/Get Started/g)).toHaveLength(3)
      expect(page).toContain('Cancel anytime.')
      expect(page).toContain('Test mode.')
    })

    test('with a subscription sees it, the current plan dimmed and the others to change to', async () => {
      await mia.subscribe(STORYTELLER)
      const page = await text('/app/subscription?options=shown')
      expect(page).toMatch(
        /Your Subscription .* Active Subscription Active Storyteller Plan Next billing: December 21, 2026/,
      )
      expect(page).toMatch(
        /Hide Options Cancel Subscription Available Plans A larger plan .* Current Plan Storyteller/,
      )
      expect(page).toContain('Change to Master')
      expect(page).toContain('Change to Family pack')
      expect(await text('/app/subscription')).toContain('Change Plan')
    })

    test('whose subscription ends sees when, and can reactivate it', async () => {
      await mia.subscribe(STORYTELLER)
      expect((await submit('/app/subscription/cancel')).headers.get('location')).toBe('/app/subscription')
      const page = await text('/app/subscription')
      expect(page).toMatch(/Subscription Ending Cancelled Storyteller Plan Access ends: December 21, 2026/)
      expect(page).toContain('Reactivate Subscription')
      expect(page).not.toContain('Cancel Subscription')
      expect(page).toContain('Cancelled Plan')
      expect(page).toContain('Reactivate Storyteller')
    })

    test('reads how many stories a month each plan is, and of no length that nobody with a plan sees', async () => {
      const page = await text('/app/subscription')
      for (const stories of [
        '10 medium or 6 long stories a month',
        '25 medium or 16 long stories a month',
        '50 medium or 33 long stories a month',
      ]) {
        expect(page).toContain(stories)
        expect(await text('/landing')).toContain(stories)
      }
      expect(page).not.toMatch(/\bshort\b/i)
    })

    test('is asked once before a change, with what is paid and when', async () => {
      await mia.subscribe(STORYTELLER)
      world.clock.advance({ days: 15 })
      const asked = await text(`/app/subscription?ask=${MASTER}`)
      expect(asked).toMatch(
        /Change to Master\? .* Today \$5(\.\d\d)?, the difference until December 21, 2026 From December 21, 2026 \$19\.99 a month/,
      )
      expect(asked).toMatch(/Pay \$5(\.\d\d)? and Change Keep it as it is/)
      expect(await text('/app/subscription')).toContain('Storyteller Plan')

      await submit('/app/subscription/change', { newPriceId: MASTER })
      const back = await text(`/app/subscription?ask=${STORYTELLER}`)
      expect(back).toMatch(/Today Nothing From December 21, 2026 \$9\.99 a month/)
    })

    test('is asked once before canceling, with what will not be paid and when', async () => {
      await mia.subscribe(STORYTELLER)
      const asked = await text('/app/subscription?ask=cancel')
      expect(asked).toMatch(
        /Cancel your subscription\? .* until December 21, 2026 December 21, 2026 \$9\.99 will not be taken/,
      )
      expect(await text('/app/subscription')).toContain('Active Subscription')
      await submit('/app/subscription/cancel')
      const again = await open('/app/subscription?ask=cancel')
      expect(again.headers.get('location')).toBe('/app/subscription')
    })

    test('is not asked about a plan that there is not, nor about its own', async () => {
      for (const asked of ['nothing', 'cancel', MASTER])
        expect(await text(`/app/subscription?ask=${asked}`)).toContain('Choose Your Storytelling Plan')
      await mia.subscribe(STORYTELLER)
      for (const asked of ['nothing', STORYTELLER])
        expect((await open(`/app/subscription?ask=${asked}`)).headers.get('location')).toBe(
          '/app/subscription',
        )
    })

    test('changes the plan without script', async () => {
      await mia.subscribe(STORYTELLER)
      await submit('/app/subscription/change', { newPriceId: MASTER })
      expect(await text('/app/subscription')).toContain('Master Plan')
      expect((await submit('/app/subscription/change', { newPriceId: MASTER })).status).toBe(409)
    })

    test('without credits reads why it is this page, and what brings new ones', async () => {
      const { db } = world.services
      const spend = () =>
        enterCredits(db, {
          userId: mia.userId,
          amount: -availableCredits(db, mia.userId),
          kind: 'story',
          idempotencyKey: crypto.randomUUID(),
        })
      const used = /You have used your credits\. ([^.]+)\./
      const says = async () => used.exec(await text('/app/subscription'))?.[1]?.trim()
      expect(await says()).toBeUndefined()
      spend()
      expect((await open('/app')).status).toBe(200)
      expect(await says()).toBe('A plan brings new ones every month')
      await mia.subscribe(STORYTELLER)
      expect(await says()).toBeUndefined()
      spend()
      expect(await says()).toBe('New ones come with the next billing, and a larger plan brings more at once')
      await submit('/app/subscription/cancel')
      expect(await says()).toBe('If you reactivate your subscription, new ones come with the next billing')
      db.update(users).set({ trialBypass: true }).run()
      expect(await says()).toBeUndefined()
    })

    test('goes from the checkout step to the subscription once there is one', async () => {
      expect(await text(`/app/subscription?checkout=${MASTER}`)).toMatch(/Back to Plans Checkout/)
      expect((await open('/app/subscription?checkout=nothing')).headers.get('location')).toBe(
        '/app/subscription',
      )
      await mia.subscribe(MASTER)
      const again = await open(`/app/subscription?checkout=${MASTER}`)
      expect(again.headers.get('location')).toBe('/app/subscription')
    })
  })

  describe('on the settings page', () => {
    test('on trial sees so', async () => {
      const page = await text('/app/settings')
      expect(page).toMatch(/Account Information Email mia@example\.com User ID/)
      expect(page).toMatch(
        /Trial Account You're currently on a trial account with limited access\. Upgrade to Premium/,
      )
      expect(page).toContain('3 available credits')
      expect(page).toContain(
        'Upgrade to a subscription to receive monthly credits for unlimited storytelling.',
      )
      expect(page).not.toContain('Developer Settings')
    })

    test('without trial and subscription sees that', async () => {
      world.services.db.update(users).set({ activeTrial: false }).run()
      expect(await text('/app/settings')).toContain('No Active Subscription')
    })

    test('with a subscription sees the plan, the date and the way to manage it', async () => {
      await mia.subscribe(MASTER)
      expect(await text('/app/settings')).toMatch(
        /Active Master Next billing: December 21, 2026 Manage Subscription .* 53 available credits Your credits are replenished monthly\./,
      )
    })

    test('as a tester sees the developer settings', async () => {
      world.services.db.update(users).set({ role: 'TESTER_ROLE' }).run()
      expect(await text('/app/settings')).toMatch(
        /Developer Settings Trial Bypass .* Set Available Credits .* Clean Up Test Subscriptions Sync Subscription Credits/,
      )
      await submit('/app/settings/tester/credits', { credits: '12' })
      await submit('/app/settings/tester/trial-bypass', { trialBypass: 'true' })
      expect(await mia.read<object>('/api/user/trial-status')).toMatchObject({
        availableCredits: 12,
        trialBypass: true,
      })
      await submit('/app/settings/tester/credits', { credits: '-1' })
      expect(await mia.credits()).toBe(12)
    })

    test('signs out everywhere', async () => {
      const elsewhere = await world.app.request('/api/user/trial-status', { headers: { cookie: mia.cookie } })
      expect(elsewhere.status).not.toBe(401)
      expect((await submit('/app/settings/sign-out-everywhere')).headers.get('location')).toBe('/')
      expect(world.services.db.select().from(sessions).all()).toEqual([])
      expect((await open('/app/settings')).headers.get('location')).toBe('/login')
    })

    test('takes along everything that is kept of the family, and nothing of another', async () => {
      await aStory('Leo and the Fox', (await aParent(world, 'leo@example.com')).userId, 'of Leo')
      const storyId = await aStory('Mia & the Moon!', mia.userId, 'a picture of Mia')
      const answer = await open('/app/settings/family-data')
      expect(answer.headers.get('content-type')).toBe('application/zip')
      expect(answer.headers.get('content-disposition')).toBe(
        'attachment; filename="storylamp-family-2026-11-21.zip"',
      )
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
      const folder = `stories/${storyId}-mia-the-moon`
      expect(Object.keys(files)).toEqual([
        'READ-ME.txt',
        'family.json',
        `${folder}/story.json`,
        `${folder}/story.txt`,
        `${folder}/picture-1.webp`,
      ])
      const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
      expect(JSON.parse(read('family.json'))).toMatchObject({
        account: { email: 'mia@example.com' },
        characters: [{ name: 'Mia' }],
        credits: [{ kind: 'trial', amount: 3 }],
      })
      expect(read(`${folder}/story.txt`)).toBe('Mia & the Moon!\n\nOnce.\n\nGood night.\n')
      expect(read(`${folder}/picture-1.webp`)).toBe('a picture of Mia')
      expect(JSON.stringify(Object.values(files).map((bytes) => strFromU8(bytes)))).not.toContain('Leo')
    })

    test('takes along how each child looks and sounds, what was agreed to, and what made each story', async () => {
      const { db, media: store } = world.services
      const childId = aCharacter(db, mia.userId, 'Niamh')
      const bytes = new TextEncoder().encode('a portrait')
      const portrait = { userId: mia.userId, kind: 'portrait', contentType: 'image/webp', bytes } as const
      const { id: portraitId } = await keepMedia(
        db,
        store,
        { ...portrait, madeBy: 'Gemini gemini-3' },
        () => {},
      )
      const photoConsentAt = '2026-11-21T19:30:00.000Z'
      db.update(characters)
        .set({
          castSheetChosen: true,
          soundsLike: 'neev',
          photoConsent: 'shared',
          photoConsentAt,
          photoSharedWith: 'Gemini gemini-3',
          portraitId,
        })
        .run()
      const storyId = await aStory('The Moon', mia.userId, 'the moon')
      const [file] = db.select().from(media).where(eq(media.kind, 'picture')).all()
      const shown = { cut: 'wide', width: 672, height: 384, contentType: 'image/webp', hash: file?.hash }
      const picture = { storyId, paragraphIndex: 0, focusX: 0.5, focusY: 0.4 }
      db.insert(storyImages)
        .values({ ...picture, files: JSON.stringify([shown]) })
        .run()
      const madeBy = { text: 'OpenAI gpt-5', voice: 'ElevenLabs v3' }
      db.update(storyBodies)
        .set({ madeBy: JSON.stringify(madeBy), readingGrade: 2.5 })
        .run()

      const answer = await open('/app/settings/family-data')
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
      const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
      expect(read('family.json').characters).toMatchObject([
        {
          castSheet: { hairStyle: 'curly' },
          castSheetChosen: true,
          soundsLike: 'neev',
          photoConsent: 'shared',
          photoConsentAt,
          photoSharedWith: 'Gemini gemini-3',
          portraitMadeBy: 'Gemini gemini-3',
        },
      ])
      expect(strFromU8(files[`characters/${childId}-niamh/portrait.webp`] ?? new Uint8Array())).toBe(
        'a portrait',
      )
      expect(read(`stories/${storyId}-the-moon/story.json`)).toMatchObject({
        madeBy,
        readingGrade: 2.5,
        pictures: [{ paragraphIndex: 0, focus: { x: 0.5, y: 0.4 }, files: ['picture-1-wide-672.webp'] }],
      })
      expect(Object.keys(files)).toContain(`stories/${storyId}-the-moon/picture-1-wide-672.webp`)
    })

    test('deletes the account with everything, after typing the word', async () => {
      const leo = await aParent(world, 'leo@example.com')
      await aStory('The same picture', leo.userId, 'a shared picture')
      await aStory('The same picture', mia.userId, 'a shared picture')
      await aStory('Her own Zanzibar', mia.userId, 'her own picture')
      expect(await text('/app/saved-stories?search=zanzibar')).toContain('Her own Zanzibar')
      await mia.subscribe(MASTER)
      const refused = await submit('/app/settings/delete-account', { confirmation: 'yes' })
      expect(refused.headers.get('location')).toBe('/app/settings?unconfirmed')
      expect(await text('/app/settings?unconfirmed')).toContain('Nothing has been deleted.')
      expect(await mia.credits()).toBe(53)

      const gone = await submit('/app/settings/delete-account', { confirmation: ' delete ' })
      expect(gone.headers.get('location')).toBe('/account-deleted')
      expect(await text('/account-deleted')).toContain('Your account has been deleted')
      const { db, media: store } = world.services
      expect(db.select().from(users).all()).toMatchObject([{ email: 'leo@example.com' }])
      expect(db.select().from(embeddedAccounts).all()).toHaveLength(1)
      expect(db.select().from(stories).where(eq(stories.userId, mia.userId)).all()).toEqual([])
      expect(db.select().from(media).all()).toHaveLength(1)
      expect(db.all(sql`SELECT rowid FROM story_search WHERE story_search MATCH '"zanzibar"'`)).toEqual([])
      const kept: string[] = []
      for await (const { hash } of store.list()) kept.push((await (await store.get(hash))?.text()) ?? '')
      expect(kept).toEqual(['a shared picture'])
      expect((await open('/app/settings')).headers.get('location')).toBe('/login')
      await world.tick()
      world.clock.advance({ days: 40 })
      await world.tick()
      expect(db.select().from(users).all()).toHaveLength(1)
    })

    test('who deletes the account while a checkout begins is no customer anywhere afterwards', async () => {
      const { db, payments } = world.services
      if (!payments) throw new Error('This world has no payments')
      const { createCustomer } = payments
      let deletion: ReturnType<typeof submit> | undefined
      payments.createCustomer = async (person) => {
        deletion = submit('/app/settings/delete-account', { confirmation: 'DELETE' })
        for (let round = 0; round < 50; round += 1) await new Promise(setImmediate)
        return createCustomer(person)
      }
      await mia.call('/api/get-or-create-subscription', { priceId: MASTER })
      expect((await deletion)?.headers.get('location')).toBe('/account-deleted')
      await world.tick()
      expect(db.select().from(users).all()).toEqual([])
      const open = sql`SELECT object FROM embedded_payments
        WHERE object = 'customer' OR (object = 'subscription' AND json ->> 'status' <> 'canceled')`
      expect(db.all(open)).toEqual([])
    })
  })

  async function aStory(title: string, userId: number, picture: string): Promise<number> {
    const { db, media: store } = world.services
    if (db.select().from(characters).where(eq(characters.userId, userId)).all().length === 0)
      aCharacter(db, userId, userId === mia.userId ? 'Mia' : 'Leo')
    const kept = await keepMedia(
      db,
      store,
      {
        userId,
        kind: 'picture',
        contentType: 'image/webp',
        bytes: new TextEncoder().encode(picture),
      },
      () => {},
    )
    const { id } = db
      .insert(stories)
      .values({
        userId,
        title,
        childName: 'A child',
        characters: '[]',
        theme: 'forest-friends',
        environment: 'Magical Forest',
        tone: 'calm',
        length: 'test',
        ageGroup: '3-5',
        seed: 1,
      })
      .returning()
      .get()
    db.insert(storyBodies)
      .values({
        storyId: id,
        storyRequest: '{}',
        content: JSON.stringify({ paragraphs: ['Once.', 'Good night.'], content: 'Once.' }),
      })
      .run()
    db.insert(storyMedia).values({ storyId: id, mediaId: kept.id }).run()
    return id
  }
})

describe('the subscription page', () => {
  const pageOf = async (payments: Payments | undefined, path = '/app/subscription') => {
    const world = makeTestApp({ payments })
    const { cookie } = await signedIn(world, 'noor@example.com')
    const answer = await world.app.request(path, { headers: { cookie } })
    const page = plain(await answer.text())
    world.close()
    return page
  }

  test('says that there are no plans where no card provider is set up', async () => {
    expect(await pageOf(undefined)).toContain('No subscription plans are currently available.')
  })

  test('says when the plans could not be loaded, with a way to try again', async () => {
    const broken = {
      cardForm: { kind: 'test-card' },
      products: () => Promise.reject(new ProviderDown('down')),
    }
    expect(await pageOf(broken as unknown as Payments)).toMatch(
      /Failed to load subscription plans\. Please try again\. Retry/,
    )
  })

  test("leads a subscriber to the card provider's own pages for cards and receipts", async () => {
    const world = httpWorld()
    const noor = await aParent(world, 'noor@example.com')
    const at = async (path: string) => world.app.request(path, { headers: { cookie: noor.cookie } })
    expect((await at('/app/subscription/portal')).headers.get('location')).toBe('/app/subscription')
    await noor.subscribe(MASTER)
    expect(await (await at('/app/subscription')).text()).toContain('href="/app/subscription/portal"')
    expect((await at('/app/subscription/portal')).headers.get('location')).toMatch(
      /^https:\/\/billing\.stripe\.com\//,
    )
    world.close()
  })

  test('lets Stripe in on the checkout step alone, and marks no test mode', async () => {
    const world = httpWorld()
    const { cookie } = await signedIn(world, 'noor@example.com')
    const at = async (path: string) => world.app.request(path, { headers: { cookie } })
    const plans = await at('/app/subscription')
    const checkout = await at(`/app/subscription?checkout=${MASTER}`)
    const policy = (answer: Response) => answer.headers.get('content-security-policy') ?? ''
    expect(policy(plans)).not.toContain('stripe.com')
    expect(policy(checkout)).toContain(
      `script-src 'self' ${world.services.assets.starter.source} https://js.stripe.com https://*.js.stripe.com;`,
    )
    expect(policy(checkout)).toContain("connect-src 'self' https://api.stripe.com;")
    expect(policy(checkout)).toContain("frame-ancestors 'none'")
    expect(await plans.text()).not.toContain('Test mode')
    world.close()
  })
})

/** The visible text. */
const plain = (html: string) =>
  html
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
