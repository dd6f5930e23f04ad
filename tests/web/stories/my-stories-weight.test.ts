import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readAssets } from '../../../src/build/manifest.ts'
import { makeTestApp, type SignedInParent, signedIn, type TestApp } from '../../support/app.ts'
import { seedLabels, seedStories } from '../../support/seed-families.ts'

let house: TestApp
let mia: SignedInParent
let html: string

beforeAll(async () => {
  house = makeTestApp({ assets: readAssets() })
  mia = await signedIn(house, 'mia@example.com')
  const { db } = house.services
  db.$client.transaction(() => {
    const dates = seedStories(db, mia.userId, 2000, house.services.now())
    seedLabels(db, mia.userId, 40, dates)
    db.$client.exec('UPDATE stories SET cover_hash = lower(hex(randomblob(32)))')
  })()
  const answer = await house.app.request('/app/saved-stories', { headers: { cookie: mia.cookie } })
  html = await answer.text()
})
afterAll(() => house.close())

const count = (what: RegExp) => html.match(what)?.length ?? 0

describe('My Stories of twenty stories and eleven labels is light on a phone', () => {
  test('its HTML has at most 40 KB', () => {
    expect(count(/class="story-card"/g)).toBe(20)
    expect(count(/class="label-card"/g)).toBe(12)
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(40_000)
  })

  test('a part says one class, icons are drawn by the styles, and a card has no picture of its own but the cover', () => {
    expect(count(/<[a-z]/g)).toBeLessThanOrEqual(800)
    expect(count(/ class="/g)).toBeLessThanOrEqual(210)
    expect(count(/<svg/g)).toBeLessThanOrEqual(6)
    expect(count(/<script/g)).toBeLessThanOrEqual(4)
    for (const [card] of html.matchAll(/<article class="story-card".*?<\/article>/g)) {
      expect(card).not.toContain('<svg')
      expect(card.match(/<img/g)?.length).toBe(1)
    }
  })

  test('one dialog asks for all of them before deleting, and one takes the words of a label', () => {
    expect(count(/id="sure-dialog"/g)).toBe(1)
    expect(count(/id="label-dialog"/g)).toBe(1)
  })

  test('every tool is named once for all, with words that are on the page and the name of its story or label', () => {
    const named = [...html.matchAll(/aria-labelledby="((?:like|ways|tag|bin|pen|untag) [sl]\d+)"/g)].map(
      ([, ids = '']) => ids,
    )
    expect(named).toHaveLength(20 * 4 + 11 * 2)
    expect(new Set(named).size).toBe(named.length)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of named.flatMap((pair) => pair.split(' '))) expect(ids).toContain(id)
  })
})
