import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** LiteFS on a machine that follows another one, or none. */
const litefs = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch(request) {
    asked += 1
    const isAlone = request.url.includes('/alone/') || (request.url.includes('/late/') && asked < 3)
    return Response.json({ isPrimary: false, primary: isAlone ? {} : { hostname: '91852' } })
  },
})
let asked = 0
afterAll(() => litefs.stop(true))

const STORE = {
  ENDPOINT: 'http://127.0.0.1:1',
  BUCKET: 'stories',
  ACCESS_KEY_ID: 'k',
  SECRET_ACCESS_KEY: 's',
}
const asS3 = Object.fromEntries(Object.entries(STORE).map(([name, value]) => [`S3_${name}`, value]))

async function admin(path: string, args: string[]): Promise<[exitCode: number, said: string]> {
  const folder = mkdtempSync(join(tmpdir(), 'storylamp-admin-'))
  const run = Bun.spawn([process.execPath, 'src/admin.ts', ...args], {
    cwd: join(import.meta.dir, '../..'),
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      DATA_DIR: folder,
      LITEFS_DIR: folder,
      LITEFS_API: `http://127.0.0.1:${litefs.port}${path}`,
      PUBLIC_URL: 'http://127.0.0.1:3000',
      SESSION_SECRET: 'what both of the machines know of each other',
      WRITER_URL: 'http://{writer}:3000',
      BACKUP_BUCKET: 'backups',
      ...asS3,
    },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const said = await Promise.all([new Response(run.stdout).text(), new Response(run.stderr).text()])
  return [await run.exited, said.join('')]
}

const CHANGES = [['restore'], ['clean-pages'], ['reset-link', 'mia@example.com'], ['rotate-keys']]

test.each(CHANGES)('on the machine that only reads, %s says where to run it', async (...args) => {
  expect(await admin('', args)).toEqual([1, 'This machine only reads. Run it on 91852, which writes.\n'])
})

test('a machine that has just lost the other one from sight is asked again before anybody is sent away', async () => {
  asked = 0
  expect(await admin('/late', ['rotate-keys'])).toEqual([1, expect.stringContaining('Run it on 91852,')])
  expect(asked).toBe(3)
})

test('while nobody writes, a command that changes something is to be run again later', async () => {
  const [exitCode, said] = await admin('/alone', ['rotate-keys'])
  expect([exitCode, said]).toEqual([
    1,
    'No machine of the pair writes at this moment. Try again in a moment.\n',
  ])
})
