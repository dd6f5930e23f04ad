import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { media } from '../../../db/schema/index.ts'
import { beginSession } from '../../../src/domain/identity/sessions.ts'
import type { IdentityProvider } from '../../../src/ports/identity.ts'
import { ok } from '../../../src/shared/kit/result.ts'
import { mediaUrl } from '../../../src/shared/media/media-url.ts'
import { post, type SignedInParent } from '../../support/app.ts'
import { aStreet, type Street } from '../../support/calls.ts'

let street: Street
beforeAll(async () => {
  street = await aStreet()
})
afterAll(() => street.home.close())

const get = (path: string, { cookie }: Partial<SignedInParent>, etag = '') =>
  street.home.app.request(path, { headers: { cookie: cookie ?? '', 'if-none-match': etag } })

describe('a stranger who knows an ETag', () => {
  test('learns nothing of a picture, of a story or of a list', async () => {
    const { mia, leo } = street
    for (const [path, foreign] of [
      [street.picture, street.picture],
      [
        `/api/stories/${street.story}?firebaseUid=${mia.uid}`,
        `/api/stories/${street.story}?firebaseUid=${leo.uid}`,
      ],
    ] as const) {
      const own = await get(path, mia)
      const etag = own.headers.get('etag') ?? ''
      expect([path, own.status, etag === '']).toEqual([path, 200, false])
      expect((await get(path, mia, etag)).status).toBe(304)
      expect([path, (await get(foreign, leo, etag)).status]).toEqual([path, 404])
      expect((await get(path, {}, etag)).status).toBe(401)
    }
    const list = (uid: string) => `/api/stories/lightweight?firebaseUid=${uid}`
    const etag = (await get(list(mia.uid), mia)).headers.get('etag') ?? 'none'
    expect((await get(list(mia.uid), mia, etag)).status).toBe(304)
    const theirs = await get(list(leo.uid), leo, etag)
    expect([theirs.status, ((await theirs.json()) as { total: number }).total]).toEqual([200, 0])
    expect((await get(list(mia.uid), leo, etag)).status).toBe(403)
  })
})

describe('a photo of a character', () => {
  const asPhoto = (referenceImageUrl: string, who: SignedInParent) =>
    post(
      street.home.app,
      '/api/characters/upload-reference',
      {
        firebaseUid: who.uid,
        characterName: 'Ada',
        gender: 'female',
        description: 'loves the moon',
        referenceImageUrl,
        photoConsent: 'kept',
      },
      { cookie: who.cookie },
    )

  test('is a photo of the same family, and no other file', async () => {
    const { db } = street.home.services
    const files = db.select().from(media).where(eq(media.userId, street.mia.userId)).all()
    const kinds = new Set(files.map(({ kind }) => kind))
    for (const kind of ['picture', 'narration', 'ambience', 'portrait'] as const) {
      expect([...kinds]).toContain(kind)
      const file = files.find((one) => one.kind === kind)
      const answer = await asPhoto(mediaUrl(file?.hash ?? '', file?.contentType ?? ''), street.mia)
      expect([kind, answer.status]).toEqual([kind, 400])
    }
    const hash = 'a'.repeat(64)
    const photo = { hash, kind: 'photo', contentType: 'image/jpeg', size: 1 } as const
    db.insert(media)
      .values({ ...photo, userId: street.mia.userId })
      .run()
    expect((await asPhoto(mediaUrl(hash, 'image/jpeg'), street.leo)).status).toBe(400)
  })
})

test('a sign-in that is issued in the future begins no session, beyond what clocks differ', async () => {
  const { db, now } = street.home.services
  const issued = (seconds: number) => {
    const identity = {
      uid: 'from-tomorrow',
      email: 'tomorrow@example.com',
      emailVerified: true,
      issuedAt: new Date(now().getTime() + seconds * 1000),
    }
    const provider = { verifyIdToken: async () => ok(identity) }
    return beginSession(db, provider as Partial<IdentityProvider> as IdentityProvider, '', now())
  }
  expect(await issued(31)).toEqual({ ok: false, failure: 'stale' })
  expect(await issued(24 * 3600)).toEqual({ ok: false, failure: 'stale' })
  expect((await issued(29)).ok).toBe(true)
})
