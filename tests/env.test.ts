import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { chooseProviders, EnvError, EnvSchema, readEnv } from '../src/env.ts'

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
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

  test('production names everything that it misses', () => {
    for (const name of ['PUBLIC_URL', 'SESSION_SECRET', 'IDENTITY']) {
      expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(name)
    }
  })

  test('.env.example lists every variable with its description', async () => {
    const example = await Bun.file(join(import.meta.dir, '../.env.example')).text()
    for (const [name, field] of Object.entries(EnvSchema.shape)) {
      expect(example).toContain(`# ${field.description}\n${name}=\n`)
    }
  })
})
