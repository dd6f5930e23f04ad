import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { EnvError, EnvSchema, readEnv } from '../src/env.ts'

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
  ])('a wrong value stops the start with the name of its variable: %p', (source, name) => {
    expect(() => readEnv(source)).toThrow(EnvError)
    expect(() => readEnv(source)).toThrow(name)
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
