import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { aFolder } from '../../support/folders.ts'
import { signUp } from '../../support/person.ts'
import { wordsInFiles } from '../../support/raw-files.ts'
import type { RunningServer } from '../../support/server.ts'
import { PASSWORD } from '../../support/signed-in.ts'
import { type Figures, withPeak } from './figures.ts'

const SECRET = 'a secret of the attack, long enough'
const TOKEN = 'the operator of the attack'
export const WITH_AN_OPERATOR = { OPERATOR_TOKEN: TOKEN, SESSION_SECRET: SECRET }
const START_MS = 15_000

/** What somebody learns from a copy of the disk or the public health page; and the effect of changing the key. */
export async function keys(server: RunningServer, root: string): Promise<Figures> {
  const mia = await signUp(server.url, 'mia@example.com')
  const entered = await fetch(`${server.url}/api/identity/v1/accounts:signInWithPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: mia.email, password: PASSWORD, returnSecureToken: true }),
  })
  const { refreshToken } = (await entered.json()) as { refreshToken: string }
  const atRest = {
    'files that others on the machine can read': openFiles(server.dataDir),
    'private keys in the raw files': wordsInFiles(server.dataDir, ['"d":"', 'private key']).length,
    'fields that /healthz tells anybody': await fieldsOfHealth(server),
    'and the operator': await fieldsOfHealth(server, { authorization: `Bearer ${TOKEN}` }),
    'production at an http address': await startsAtHttp(root),
  }
  const changed = Bun.spawnSync([process.execPath, 'src/admin.ts', 'rotate-keys'], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: server.dataDir, SESSION_SECRET: SECRET },
  })
  const refreshed = await fetch(`${server.url}/api/identity/v1/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })
  return withPeak(server, {
    ...atRest,
    'rotate-keys': changed.exitCode === 0 ? 'changed the key' : 'is no command',
    'a session afterwards': (await mia.call('GET', '/api/story-definitions')).status,
    'a refresh token afterwards': refreshed.status,
  })
}

const openFiles = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  ).length

async function fieldsOfHealth({ url }: RunningServer, headers: Record<string, string> = {}): Promise<number> {
  const leaves = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Object.values(value).reduce<number>((sum, each) => sum + leaves(each), 0)
      : 1
  return leaves(await (await fetch(`${url}/healthz`, { headers })).json())
}

/** Whether a production server would run if its sessions crossed the network unencrypted. */
async function startsAtHttp(root: string): Promise<string> {
  const { PATH = '', HOME = '' } = process.env
  const started = Bun.spawn([process.execPath, 'src/server.ts'], {
    cwd: root,
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: aFolder('http'),
      IDENTITY: 'embedded',
      PUBLIC_URL: 'http://storylamp.example',
      SESSION_SECRET: SECRET,
    },
    stdout: 'ignore',
    stderr: 'ignore',
  })
  const ended = await Promise.race([started.exited, Bun.sleep(START_MS)])
  if (ended !== undefined) return 'does not start'
  started.kill('SIGKILL')
  await started.exited
  return 'runs'
}
