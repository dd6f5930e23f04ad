import { type BuiltFile, hashedName } from './files.ts'
import type { Manifest } from './manifest.ts'

const SOURCE = 'islands/offline/service-worker.ts'

/** What every page needs, and what a kept story needs to be played. */
const ENTRIES = [
  'islands/shell.ts',
  'islands/runtime/client.ts',
  'islands/runtime/guard.ts',
  'islands/runtime/renderer.tsx',
  'islands/story-player.tsx',
  'islands/offline.ts',
]
const SHEETS = ['styles.css', 'fonts/fraunces-600-latin.woff2']
const ICONS = ['/favicon.svg', '/icons/icon-192.png']

/**
 * The service worker as one script, with the addresses that it fetches at once written in. It names the sources that it
 * was built of, so that the browser sees each release as a new one. `workbox-build` would write the same list into
 * a runtime of its own that can neither keep a story whole nor answer for one family alone.
 */
export async function bundleServiceWorker(root: string, manifest: Manifest): Promise<BuiltFile> {
  const result = await Bun.build({
    entrypoints: [`${root}/${SOURCE}`],
    target: 'browser',
    format: 'iife',
    minify: true,
    define: {
      RELEASE: JSON.stringify(manifest.inputs.slice(0, 16)),
      APP_FILES: JSON.stringify(appFiles(manifest)),
    },
    throw: false,
  })
  const [script] = result.outputs
  if (!result.success || !script) throw new AggregateError(result.logs, result.logs.map(String).join('\n'))
  const bytes = new Uint8Array(await script.arrayBuffer())
  return { name: hashedName('service-worker.js', bytes), bytes }
}

function appFiles({ files, imports }: Manifest): string[] {
  const scripts = ENTRIES.flatMap((entry) => [files[entry], ...(imports[entry] ?? [])])
  const names = [...scripts, ...SHEETS.map((sheet) => files[sheet])].filter((name) => name !== undefined)
  return [...new Set(names)].map((name) => `/assets/${name}`).concat(ICONS)
}
