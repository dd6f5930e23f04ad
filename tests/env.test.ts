import { describe, expect, test } from 'bun:test'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { chooseProviders, EnvError, EnvSchema, readEnv } from '../src/env.ts'
import { sessionSecretOf } from '../src/session-secret.ts'
import { aFolder } from './support/folders.ts'

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

const FIREBASE = { FIREBASE_PROJECT_ID: 'bedtime-1a2b', FIREBASE_API_KEY: 'AIza' }

const PAIR = {
  LITEFS_DIR: '/litefs',
  PUBLIC_URL: 'https://stories.example',
  SESSION_SECRET: 'x'.repeat(32),
  WRITER_URL: 'http://{writer}:3000',
  S3_ENDPOINT: 'https://store.example',
  S3_BUCKET: 'stories',
  S3_ACCESS_KEY_ID: 'one',
  S3_SECRET_ACCESS_KEY: 'two',
}

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://stories.example',
  SESSION_SECRET: 'x'.repeat(32),
  IDENTITY: 'embedded',
}

describe('the environment', () => {
  test('needs nothing outside production', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: './data', production: false })
  })

  test('an empty variable is as good as none', () => {
    expect(readEnv({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  test.each([
    [{ PORT: 'three' }, 'PORT'],
    [{ PUBLIC_URL: 'stories.example' }, 'PUBLIC_URL'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    [{ IDENTITY: 'homemade' }, 'IDENTITY'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET'],
    [{ ...STRIPE, STRIPE_SECRET_KEY: 'secret' }, 'STRIPE_SECRET_KEY'],
    [{ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ STRIPE_API_BASE: 'http://localhost:1' }, 'STRIPE_API_BASE'],
    [{ FIREBASE_PROJECT_ID: 'bedtime-1a2b' }, 'FIREBASE_API_KEY: Missing Firebase configuration'],
    [{ FIREBASE_API_KEY: 'AIza' }, 'FIREBASE_PROJECT_ID: Missing Firebase configuration'],
    [{ IDENTITY: 'firebase' }, 'FIREBASE_PROJECT_ID, FIREBASE_API_KEY: Missing Firebase configuration'],
    [{ FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }, 'Missing Firebase configuration'],
    [{ ...FIREBASE, FIREBASE_PROJECT_ID: 'Bad Id' }, 'FIREBASE_PROJECT_ID'],
    [{ ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: 'http://localhost' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [{ ...FIREBASE, FIREBASE_SERVICE_ACCOUNT: '{"client_email":"a"}' }, 'FIREBASE_SERVICE_ACCOUNT'],
    [{ ...FIREBASE, FIREBASE_SERVICE_ACCOUNT: 'robot.json' }, 'FIREBASE_SERVICE_ACCOUNT'],
    [{ ...FIREBASE, IDENTITY: 'embedded' }, 'IDENTITY'],
    [{ GEMINI_IMAGE_MODEL: 'gemini-9' }, 'GEMINI_API_KEY: is needed, because GEMINI_IMAGE_MODEL is set.'],
    [
      { GEMINI_CHECK_MODEL: 'gemini-9', GEMINI_API_VERSION: 'v1' },
      'GEMINI_API_VERSION, GEMINI_CHECK_MODEL are set',
    ],
    [{ ELEVENLABS_VOICE_ID: 'george' }, 'ELEVENLABS_API_KEY: is needed, because ELEVENLABS_VOICE_ID is set.'],
    [{ ELEVENLABS_CHARACTERS_PER_CALL: '900' }, 'ELEVENLABS_API_KEY'],
    [{ GOOGLE_CLIENT_ID: 'one' }, 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_ISSUER: 'http://localhost:1' }, 'GOOGLE_CLIENT_ID'],
    [{ WRITER_URL: 'http://{writer}:3000' }, 'LITEFS_DIR: is needed, because WRITER_URL is set.'],
    [{ ...PAIR, PUBLIC_URL: '' }, 'PUBLIC_URL: is needed with LITEFS_DIR'],
    [{ ...PAIR, SESSION_SECRET: '' }, 'SESSION_SECRET: is needed with LITEFS_DIR'],
    [{ ...PAIR, WRITER_URL: '' }, 'WRITER_URL: is needed with LITEFS_DIR'],
    [{ ...PAIR, WRITER_URL: 'http://other:3000' }, 'WRITER_URL'],
    [
      { ...PAIR, S3_ENDPOINT: '', S3_BUCKET: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' },
      'S3_BUCKET: is needed with LITEFS_DIR',
    ],
    [{ BACKUP_KEEP_DAYS: '7' }, 'BACKUP_BUCKET: is needed, because BACKUP_KEEP_DAYS is set.'],
    [{ BACKUP_BUCKET: 'backups' }, 'BACKUP_ENDPOINT: is needed with BACKUP_BUCKET'],
    [{ ...PAIR, BACKUP_BUCKET: 'stories' }, 'BACKUP_BUCKET: is the bucket of the media'],
    [{ BACKUP_CHANGES: 'litestream' }, 'BACKUP_BUCKET: is needed, because BACKUP_CHANGES is set.'],
    [
      { ...PAIR, BACKUP_BUCKET: 'b', BACKUP_CHANGES: 'litestream' },
      'BACKUP_CHANGES: is for a single machine',
    ],
  ])('a wrong value stops the start with the name of its variable: %p', (source, name) => {
    expect(() => readEnv(source)).toThrow(EnvError)
    expect(() => readEnv(source)).toThrow(name)
  })

  test('production takes cards by Stripe alone, and by nothing when it has no keys', () => {
    expect(chooseProviders(readEnv(PRODUCTION)).payments).toStartWith('none')
    expect(chooseProviders(readEnv({ ...PRODUCTION, ...STRIPE })).payments).toBe('Stripe (test keys)')
    expect(chooseProviders(readEnv({})).payments).toBe('embedded test mode')
    const elsewhere = { ...PRODUCTION, ...STRIPE, STRIPE_API_BASE: 'https://cards.example' }
    expect(() => readEnv(elsewhere)).toThrow('STRIPE_API_BASE')
  })

  test('accounts are kept by the app, or by Firebase when its project is named', () => {
    expect(chooseProviders(readEnv({})).identity).toBe('embedded accounts')
    expect(chooseProviders(readEnv(FIREBASE)).identity).toBe('Firebase project bedtime-1a2b')
    const withGoogle = { ...FIREBASE, GOOGLE_CLIENT_ID: 'one', GOOGLE_CLIENT_SECRET: 'two' }
    expect(chooseProviders(readEnv(withGoogle)).identity).toBe('Firebase project bedtime-1a2b, Google')
  })

  test('in production Firebase needs nothing more, and nobody stands in for it or for Google', () => {
    const { IDENTITY: _, ...production } = { ...PRODUCTION, ...FIREBASE }
    expect(readEnv(production).production).toBe(true)
    const google = { GOOGLE_CLIENT_ID: 'one', GOOGLE_CLIENT_SECRET: 'two' }
    for (const [name, standIn] of [
      ['FIREBASE_AUTH_EMULATOR_HOST', { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }],
      ['GOOGLE_ISSUER', { ...google, GOOGLE_ISSUER: 'https://id.example' }],
    ] as const) {
      expect(() => readEnv({ ...production, ...standIn })).toThrow(`${name}: is refused in production`)
    }
  })

  test('a pair is named as what keeps the database, and Fly knows by itself how its machines are reached', () => {
    expect(chooseProviders(readEnv(PAIR)).database).toBe('SQLite in /litefs, replicated by LiteFS')
    expect(readEnv({ ...PAIR, WRITER_URL: '', FLY_APP_NAME: 'storylamp' }).LITEFS_API).toBe(
      'http://127.0.0.1:20202',
    )
    expect(readEnv({ ...PAIR, BACKUP_BUCKET: 'backups' }).BACKUP_EVERY_MINUTES).toBe(60)
  })

  test('a secret is made once, for the owner’s eyes alone, where none is given', () => {
    const DATA_DIR = join(aFolder('secret'), 'data')
    const made = sessionSecretOf(readEnv({ DATA_DIR }))
    expect(made).toMatch(/^[\w-]{43}$/)
    expect(sessionSecretOf(readEnv({ DATA_DIR }))).toBe(made)
    expect(statSync(join(DATA_DIR, 'session-secret')).mode & 0o777).toBe(0o600)
    const given = 'x'.repeat(32)
    expect(sessionSecretOf(readEnv({ DATA_DIR, SESSION_SECRET: given }))).toBe(given)
  })

  test('production names everything that it misses', () => {
    for (const name of ['PUBLIC_URL', 'SESSION_SECRET', 'IDENTITY']) {
      expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(name)
    }
  })

  test('production is reached by https, but by the machine itself', () => {
    const at = (PUBLIC_URL: string) => () => readEnv({ ...PRODUCTION, PUBLIC_URL })
    for (const address of ['http://stories.example', 'http://10.0.0.1:3000', 'http://localhost.example'])
      expect(at(address)).toThrow('PUBLIC_URL: begins with https:// in production')
    for (const address of ['https://stories.example', 'http://127.0.0.1:3000', 'http://localhost:3000'])
      expect(at(address)).not.toThrow()
  })

  test('.env.example lists every variable with its description', async () => {
    const example = await Bun.file(join(import.meta.dir, '../.env.example')).text()
    for (const [name, field] of Object.entries(EnvSchema.shape)) {
      expect(example).toContain(`# ${field.description}\n${name}=\n`)
    }
  })
})
