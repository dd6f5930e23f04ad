// `bun run dev`: builds and serves; a change rebuilds what it affects, restarts the server and reloads the browser.
import { type FSWatcher, watch } from 'node:fs'
import { createMutex } from '../../shared/kit/mutex.ts'
import { type Front, openFront } from './front.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** An editor writes a file in several steps. */
const SETTLES_MS = 100
const DEFAULT_PORT = 3000
/** The sources of everything that is served. */
const WATCHED = ['src', 'islands', 'db', 'jobs', 'migrations', 'public/pictures', 'public/icons']

const port = Number(process.env.PORT ?? DEFAULT_PORT)
const front = opened()
let server: ServerProcess | undefined
let settling: ReturnType<typeof setTimeout> | undefined
const changed = new Set<string>()
const mutex = createMutex()
void mutex.run(() => serve())

const watchers: FSWatcher[] = WATCHED.map((folder) =>
  watch(folder, { recursive: true }, (_event, name) => {
    changed.add(`${folder}/${name ?? ''}`)
    clearTimeout(settling)
    settling = setTimeout(takeUpChanges, SETTLES_MS)
  }),
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)

function opened(): Front {
  const taken = `Port ${port} is taken: another program listens there, perhaps another \`bun run dev\`. End it, or choose another port: PORT=${port + 1} bun run dev`
  try {
    return openFront(port, process.env.HOST)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EADDRINUSE') throw error
    console.error(taken)
    process.exit(1)
  }
}

function takeUpChanges(): void {
  const files = [...changed]
  changed.clear()
  void mutex.run(() => serve(files))
}

async function serve(files: string[] = []): Promise<void> {
  const startedAt = performance.now()
  if (!(await built())) return
  await server?.stop()
  server = undefined
  const begun = await startServerProcess((why) => died(why))
  if (!begun.ok) return died(begun.why)
  server = begun.server
  front.serve(server.port)
  const what = files.length > 0 ? `${files.length === 1 ? files[0] : `${files.length} files`} changed: ` : ''
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`\n${what}ready on http://localhost:${port} after ${seconds} s`)
}

async function built(): Promise<boolean> {
  const build = Bun.spawn([process.execPath, 'src/build/changed.ts'], { stdout: 'ignore', stderr: 'pipe' })
  const problem = await new Response(build.stderr).text()
  if ((await build.exited) === 0) return true
  say('The build failed, and what was served before goes on.', problem)
  return false
}

function died(why: string): void {
  server = undefined
  say('The server died. It is started again as soon as a source changes.', why)
}

function say(what: string, why: string): void {
  console.error(`\n${what}\n${why.trimEnd().replaceAll(/^/gm, '  ')}`)
  front.tell(what, why)
}

async function end(): Promise<void> {
  for (const watcher of watchers) watcher.close()
  await mutex.run(() => server?.stop())
  front.close()
  process.exit(0)
}
