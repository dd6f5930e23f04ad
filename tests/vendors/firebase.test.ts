import { afterEach, beforeEach, describe, expect, setSystemTime, test } from 'bun:test'
import { exportJWK, exportPKCS8, generateKeyPair, UnsecuredJWT } from 'jose'
import type { IdentityProvider } from '../../src/ports/identity.ts'
import { ProviderDown } from '../../src/shared/kit/provider-down.ts'
import { createFirebaseIdentity } from '../../src/vendors/firebase/identity.ts'
import { API_KEY, type FirebaseStandIn, PROJECT, startFirebase } from '../support/firebase.ts'

const NOW = new Date('2026-11-21T19:30:00.000Z')
const MIA = { email: 'mia@example.com', password: 'fir tree' }

let firebase: FirebaseStandIn
let identity: IdentityProvider

const providerWith = (options: Partial<Parameters<typeof createFirebaseIdentity>[0]> = {}) =>
  createFirebaseIdentity({
    projectId: PROJECT,
    apiKey: API_KEY,
    fetch: firebase.fetch,
    ...options,
  })

afterEach(() => {
  setSystemTime()
})
beforeEach(async () => {
  firebase = await startFirebase()
  firebase.now = () => NOW
  identity = providerWith()
})

test('Mia’s mother signs up, signs in, and her token says who she is', async () => {
  const signedUp = await identity.signUp(MIA, NOW)
  const signedIn = await identity.signInWithPassword(MIA, NOW)
  if (!signedUp.ok || !signedIn.ok) throw new Error('Nobody came in')
  expect(signedIn.value).toMatchObject({ uid: 'uid-1', email: MIA.email, expiresInSeconds: 3600 })
  expect(await identity.verifyIdToken(signedIn.value.idToken, NOW)).toEqual({
    ok: true,
    value: { uid: 'uid-1', email: MIA.email, emailVerified: false, issuedAt: NOW },
  })
})

test.each([
  ['an e-mail that has an account', 'EMAIL_EXISTS', 'EMAIL_EXISTS'],
  ['an unknown e-mail', 'EMAIL_NOT_FOUND', 'INVALID_LOGIN_CREDENTIALS'],
  ['a wrong password', 'INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS'],
  ['an account that is closed', 'USER_DISABLED', 'INVALID_LOGIN_CREDENTIALS'],
  ['either, where Firebase does not say', 'INVALID_LOGIN_CREDENTIALS', 'INVALID_LOGIN_CREDENTIALS'],
  [
    'a weak password',
    'WEAK_PASSWORD : Password should be at least 6 characters',
    'WEAK_PASSWORD : Password should be at least 6 characters',
  ],
  [
    'too many tries',
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled',
    'TOO_MANY_ATTEMPTS_TRY_LATER',
  ],
  ['a project without authentication', 'CONFIGURATION_NOT_FOUND', 'CONFIGURATION_NOT_FOUND'],
  ['a wrong key', 'API key not valid. Please pass a valid API key.', 'CONFIGURATION_NOT_FOUND'],
] as const)('%s is refused in the toolkit’s words', async (_what, refusal, failure) => {
  firebase.refusal = refusal
  expect(await identity.signInWithPassword(MIA, NOW)).toEqual({ ok: false, failure })
})

test('a refusal that nobody knows, an answer that nobody can read, and silence are a provider that is down', async () => {
  firebase.refusal = 'SOMETHING_NEW'
  await expect(identity.signUp(MIA, NOW)).rejects.toBeInstanceOf(ProviderDown)
  for (const answer of [
    () => Response.json({ surprise: true }),
    () => new Response('<html>', { status: 200 }),
    () => new Response('busy', { status: 503 }),
    () => {
      throw new TypeError('no network')
    },
  ]) {
    const cut = providerWith({ fetch: async () => answer() })
    await expect(cut.signInWithPassword(MIA, NOW)).rejects.toBeInstanceOf(ProviderDown)
  }
})

describe('a token', () => {
  const failureOf = async (token: string, now = NOW) => {
    const read = await identity.verifyIdToken(token, now)
    return read.ok ? 'good' : read.failure
  }

  test('is good for an hour, and Google is asked for its keys once', async () => {
    const token = await firebase.signed()
    const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
    expect(await failureOf(token)).toBe('good')
    expect(await failureOf(token, later(59))).toBe('good')
    expect(await failureOf(token, later(61))).toBe('expired')
    expect(firebase.asked.filter((path) => path.includes('/jwk/'))).toHaveLength(1)
  })

  test('of somebody else is not accepted', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    expect({
      'another key': await failureOf(await firebase.signed({}, privateKey)),
      'another project': await failureOf(await firebase.signed({ aud: 'another' })),
      'another issuer': await failureOf(await firebase.signed({ iss: 'https://evil.example' })),
      nobody: await failureOf(await firebase.signed({ sub: '' })),
      'no e-mail': await failureOf(await firebase.signed({ email: undefined })),
      'no end': await failureOf(await firebase.signed({ exp: undefined })),
      nonsense: await failureOf('aaa.bbb.ccc'),
    }).toEqual({
      'another key': 'unusable',
      'another project': 'unusable',
      'another issuer': 'unusable',
      nobody: 'unusable',
      'no e-mail': 'unusable',
      'no end': 'unusable',
      nonsense: 'unusable',
    })
  })

  test('without a signature is taken by the emulator’s app alone', async () => {
    const claims = {
      sub: 'uid-1',
      email: 'mia@example.com',
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      iat: NOW.getTime() / 1000,
      exp: NOW.getTime() / 1000 + 3600,
    }
    const token = new UnsecuredJWT(claims).encode()
    expect(await failureOf(token)).toBe('unusable')
    identity = providerWith({ emulatorHost: '127.0.0.1:9099' })
    expect(await failureOf(token)).toBe('good')
    expect(await failureOf(new UnsecuredJWT({ ...claims, aud: 'another' }).encode())).toBe('unusable')
    expect(await failureOf(await firebase.signed())).toBe('unusable')
  })

  test('signed by a key that Google has just begun to use is taken', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256')
    const published = { ...(await exportJWK(publicKey)), kid: 'two', alg: 'RS256', use: 'sig' }
    let hasChanged = false
    const rotating = providerWith({
      fetch: async (url, init) =>
        hasChanged ? Response.json({ keys: [published] }) : firebase.fetch(url, init),
    })
    expect((await rotating.verifyIdToken(await firebase.signed(), NOW)).ok).toBe(true)
    hasChanged = true
    setSystemTime(new Date(Date.now() + 31_000))
    const signed = await firebase.signed({}, privateKey, 'two')
    expect((await rotating.verifyIdToken(signed, NOW)).ok).toBe(true)
  })

  test('says nothing about itself while Google’s keys cannot be had', async () => {
    const token = await firebase.signed()
    for (const answer of [
      () => new Response('', { status: 500 }),
      () => Promise.reject(new TypeError('cut')),
    ]) {
      const cut = providerWith({ fetch: async () => answer() })
      await expect(cut.verifyIdToken(token, NOW)).rejects.toBeInstanceOf(ProviderDown)
    }
  })
})

describe('a reset link', () => {
  test('goes to the owner of an account, and others get the same answer', async () => {
    await identity.signUp(MIA, NOW)
    expect(await identity.sendResetLink(MIA.email, NOW)).toEqual({ ok: true, value: undefined })
    expect(await identity.sendResetLink('nobody@example.com', NOW)).toEqual({ ok: true, value: undefined })
    expect(firebase.sent).toEqual([{ email: MIA.email, code: 'code-1' }])
  })

  test('sets a new password once', async () => {
    await identity.signUp(MIA, NOW)
    await identity.sendResetLink(MIA.email, NOW)
    expect(await identity.resetPassword('code-1', 'abc', NOW)).toMatchObject({
      failure: expect.stringMatching(/^WEAK_PASSWORD/),
    })
    expect(await identity.resetPassword('code-1', 'a new word', NOW)).toEqual({
      ok: true,
      value: { email: MIA.email },
    })
    expect(await identity.resetPassword('code-1', 'a third word', NOW)).toEqual({
      ok: false,
      failure: 'INVALID_OOB_CODE',
    })
    expect((await identity.signInWithPassword({ ...MIA, password: 'a new word' }, NOW)).ok).toBe(true)
  })
})

describe('a deleted account', () => {
  test('is deleted at Firebase by the service account, twice without harm', async () => {
    identity = providerWith({ serviceAccount: firebase.serviceAccount })
    await identity.signUp(MIA, NOW)
    expect(await identity.deleteAccount('uid-1', NOW)).toBe('deleted')
    expect(firebase.users).toEqual([])
    expect(await identity.deleteAccount('uid-1', NOW)).toBe('deleted')
  })

  test('remains at Firebase where no service account is set up, and is then said to', async () => {
    await identity.signUp(MIA, NOW)
    expect(await identity.deleteAccount('uid-1', NOW)).toBe('remains')
    expect(firebase.users).toHaveLength(1)
  })

  test('is not called deleted when Google does not know the service account', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const private_key = await exportPKCS8(privateKey)
    identity = providerWith({ serviceAccount: { ...firebase.serviceAccount, private_key } })
    await identity.signUp(MIA, NOW)
    await expect(identity.deleteAccount('uid-1', NOW)).rejects.toBeInstanceOf(ProviderDown)
  })
})

describe('by Google', () => {
  const nonce = 'a nonce'
  const googleToken = (email: string, email_verified = true) => {
    const hashed = new Bun.CryptoHasher('sha256').update(nonce).digest('hex')
    return new UnsecuredJWT({ email, email_verified, nonce: hashed }).encode()
  }
  const person = (email: string) => ({
    subject: '1',
    email,
    emailVerified: true,
    idToken: googleToken(email),
    nonce,
  })

  test('Noor comes in with a token whose nonce Firebase can check', async () => {
    expect(await identity.signInWithGoogle(person('noor@example.com'), NOW)).toMatchObject({
      ok: true,
      value: { uid: 'uid-1', email: 'noor@example.com' },
    })
    expect(await identity.signInWithGoogle({ ...person('noor@example.com'), nonce: 'other' }, NOW)).toEqual({
      ok: false,
      failure: 'INVALID_IDP_RESPONSE',
    })
  })

  test('an e-mail that somebody else signed up with goes to its owner, and the password stops working', async () => {
    await identity.signUp(MIA, NOW)
    const entered = await identity.signInWithGoogle(person(MIA.email), NOW)
    if (!entered.ok) throw new Error(entered.failure)
    expect(entered.value.uid).toBe('uid-1')
    expect(await identity.verifyIdToken(entered.value.idToken, NOW)).toMatchObject({
      value: { emailVerified: true },
    })
    expect(await identity.signInWithPassword(MIA, NOW)).toEqual({
      ok: false,
      failure: 'INVALID_LOGIN_CREDENTIALS',
    })
  })

  test('an e-mail that Firebase would have confirmed first is not entered', async () => {
    await identity.signUp(MIA, NOW)
    const unsure = { ...person(MIA.email), idToken: googleToken(MIA.email, false) }
    expect(await identity.signInWithGoogle(unsure, NOW)).toEqual({ ok: false, failure: 'NEED_CONFIRMATION' })
  })

  test('an e-mail that Google has not verified does not even reach Firebase', async () => {
    const unverified = { ...person('noor@example.com'), emailVerified: false }
    expect(await identity.signInWithGoogle(unverified, NOW)).toEqual({
      ok: false,
      failure: 'UNVERIFIED_EMAIL',
    })
    expect(firebase.asked).toEqual([])
  })
})
