// `bun run dev`: builds and serves, and again whenever a source changes.
import { type FSWatcher, watch } from 'node:fs'

const SOURCES = ['src', 'islands', 'db', 'jobs', 'migrations']
/** An editor writes a file in several steps. */
const SETTLES_MS = 100

let server: Bun.Subprocess | undefined
let settling: ReturnType<typeof setTimeout> | undefined
let last = Promise.resolve()

async function restart(): Promise<void> {
  server?.kill('SIGTERM')
  await server?.exited
  server = undefined
  const built = Bun.spawn([process.execPath, 'src/build/index.ts'], { stdout: 'ignore', stderr: 'inherit' })
  if ((await built.exited) !== 0) return
  server = Bun.spawn([process.execPath, 'src/server.ts'], { stdout: 'inherit', stderr: 'inherit' })
}

function changed(): void {
  clearTimeout(settling)
  settling = setTimeout(() => {
    last = last.then(restart)
  }, SETTLES_MS)
}

const watchers: FSWatcher[] = SOURCES.map((folder) => watch(folder, { recursive: true }, changed))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    for (const watcher of watchers) watcher.close()
    await last
    server?.kill('SIGTERM')
    process.exit((await server?.exited) ?? 0)
  })
last = restart()
