import { afterAll, describe, expect, test } from 'bun:test'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Front, openFront } from '../../src/build/dev/front.ts'
import { startServerProcess } from '../../src/build/dev/server-process.ts'
import { readAssets } from '../../src/build/manifest.ts'
import { visit } from '../support/browser.ts'
import { aFolder } from '../support/folders.ts'
import { smallSite } from '../support/small-site.ts'

const ROOT = join(import.meta.dir, '../..')
const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ends) await end()
})

function aServer(answer: (request: Request) => Response | Promise<Response>): number {
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: answer })
  ends.push(() => server.stop(true))
  return server.port ?? 0
}

function aFront(): Front {
  const front = openFront(0, '127.0.0.1')
  ends.push(() => front.close())
  return front
}

const page = (heading: string) =>
  new Response(`<html><head><title>${heading}</title></head><body><h1>${heading}</h1></body></html>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })

describe('a page that is open', () => {
  test('is loaded again with a change, says what is wrong, and comes back', async () => {
    const front = aFront()
    front.serve(aServer(() => page('Before')))
    const { page: tab, close } = await visit(`http://127.0.0.1:${front.port}`)
    await tab.goto('/')
    await tab.getByRole('heading', { name: 'Before' }).waitFor()
    front.serve(aServer(() => page('After')))
    await tab.getByRole('heading', { name: 'After' }).waitFor()
    front.tell('The server died.', 'DATA_DIR: is <not> there')
    await tab.getByRole('heading', { name: 'The server died.' }).waitFor()
    expect(await tab.locator('pre').textContent()).toBe('DATA_DIR: is <not> there')
    front.serve(aServer(() => page('Back')))
    await tab.getByRole('heading', { name: 'Back' }).waitFor()
    await close(/503/)
  })
})

test('a page that came just before a change is loaded again too', async () => {
  const front = aFront()
  front.serve(aServer(() => page('Before')))
  const { page: tab, close } = await visit(`http://127.0.0.1:${front.port}`)
  const asked = Promise.withResolvers<void>()
  await tab.route('**/__dev/changes', async (route) => {
    await asked.promise
    await route.continue()
  })
  await tab.goto('/')
  await tab.getByRole('heading', { name: 'Before' }).waitFor()
  front.serve(aServer(() => page('After')))
  asked.resolve()
  await tab.getByRole('heading', { name: 'After' }).waitFor()
  await close()
})

describe('what is asked', () => {
  test('reaches the server as it was asked, under the address of the browser', async () => {
    const front = aFront()
    front.serve(
      aServer(async (request) =>
        Response.json({
          url: request.url,
          method: request.method,
          cookie: request.headers.get('cookie'),
          body: await request.text(),
        }),
      ),
    )
    const answer = await fetch(`http://127.0.0.1:${front.port}/api/feedback?a=1`, {
      method: 'POST',
      headers: { cookie: 'session=x' },
      body: 'good night',
    })
    expect(await answer.json()).toEqual({
      url: `http://127.0.0.1:${front.port}/api/feedback?a=1`,
      method: 'POST',
      cookie: 'session=x',
      body: 'good night',
    })
  })

  test("follows the server's redirects, and fragments come without the script", async () => {
    const front = aFront()
    front.serve(aServer(({ url }) => (url.endsWith('/app') ? Response.redirect('/login') : page('Part'))))
    const ask = (path: string, headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${front.port}${path}`, { headers, redirect: 'manual' })
    expect((await ask('/app', { accept: 'text/html' })).headers.get('location')).toBe('/login')
    expect(await (await ask('/', { accept: 'text/html' })).text()).toContain('/__dev/reload.js')
    const fragment = await ask('/', { accept: 'text/html', 'x-fragment': '#timeline' })
    expect(await fragment.text()).not.toContain('/__dev/reload.js')
  })
})

describe('a server that', () => {
  const startOf = async (source: string, onDeath: (why: string) => void = () => {}) => {
    const script = join(aFolder('dev'), 'server.ts')
    await Bun.write(script, source)
    return startServerProcess(onDeath, { script })
  }
  const STARTED = `console.log(JSON.stringify({ event: 'server.started', port: 4711 }))`

  test('cannot start says why, in its own words', async () => {
    const begun = await startOf(`console.error('PUBLIC_URL: is required in production'); process.exit(1)`)
    expect(begun).toEqual({
      ok: false,
      why: 'It ended with code 1.\nPUBLIC_URL: is required in production',
    })
  })

  test('fails at its start says what its log says', async () => {
    const line = JSON.stringify({ level: 'error', event: 'server.failed', message: 'disk is full' })
    const begun = await startOf(`console.log(${JSON.stringify(line)}); process.exit(1)`)
    expect(begun).toEqual({ ok: false, why: 'It ended with code 1.\ndisk is full' })
  })

  test('dies later says so, and one that was stopped does not', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const begun = await startOf(`${STARTED}; throw new Error('the lamp went out')`, resolve)
    expect(begun.ok && begun.server.port).toBe(4711)
    expect(await promise).toContain('the lamp went out')

    const said: string[] = []
    const other = await startOf(`${STARTED}; setInterval(() => {}, 1000)`, (why) => said.push(why))
    if (!other.ok) throw new Error(other.why)
    await other.server.stop()
    expect(said).toEqual([])
  })
})

test('once the server’s sources are whole again, browsers get what else has changed meanwhile', async () => {
  const site = await smallSite({
    'package.json': '{}',
    'bun.lock': '',
    'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx" } }',
    'islands/lamp.ts': "document.title = 'on'",
    'jobs/queue.ts': 'export const port = 4711',
    'src/server.ts': `import { port } from '../jobs/queue.ts'
console.log(JSON.stringify({ event: 'server.started', port }))
setInterval(() => {}, 1000)`,
  })
  ends.push(() => site.remove())
  cpSync(join(ROOT, 'src/build'), join(site.root, 'src/build'), { recursive: true })
  for (const folder of ['db', 'migrations', 'public/pictures', 'public/icons'])
    mkdirSync(join(site.root, folder), { recursive: true })
  const dev = Bun.spawn([process.execPath, 'src/build/dev/index.ts'], {
    cwd: site.root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  ends.push(() => dev.kill())
  const said = (stream: ReadableStream<Uint8Array>, what: string) => saidOn(stream.getReader(), what)
  await said(dev.stdout, 'ready')
  await Bun.write(join(site.root, 'jobs/queue.ts'), 'export const port = ')
  await Bun.write(join(site.root, 'islands/lamp.ts'), "document.title = 'off'")
  await said(dev.stderr, 'The build failed')
  await Bun.write(join(site.root, 'jobs/queue.ts'), 'export const port = 4712')
  await said(dev.stdout, 'ready')
  const lamp = readAssets(join(site.out, 'manifest.json')).url('islands/lamp.ts')
  expect(await Bun.file(join(site.root, 'public', lamp)).text()).toContain('off')
  dev.kill()
  await dev.exited
})

/** Resolves as soon as the text appears; later output is left for the next reader. */
async function saidOn(reader: ReadableStreamDefaultReader<Uint8Array>, what: string): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  while (!text.includes(what)) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`It ended without saying ${what}: ${text}`)
    text += decoder.decode(value)
  }
  reader.releaseLock()
}

test('a port that is in use is reported, with another one to choose', async () => {
  const port = aServer(() => new Response(''))
  const dev = Bun.spawn([process.execPath, 'src/build/dev/index.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const said = await new Response(dev.stderr).text()
  expect(await dev.exited).toBe(1)
  expect(said).toStartWith(`Port ${port} is taken: another program listens there`)
  expect(said).toContain(`PORT=${port + 1} bun run dev`)
})
