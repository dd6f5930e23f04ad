import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { bundledAlone } from './bundled-alone.ts'
import { type BuiltFile, hashedName } from './files.ts'
import type { Manifest } from './manifest.ts'

const SOURCE = 'islands/offline/service-worker.ts'

/** What every page needs, and what playing a kept story needs. */
const ENTRIES = [
  'islands/shell.ts',
  'islands/sign-out-sheet.ts',
  'islands/sign-out.ts',
  'islands/messages.ts',
  'islands/update.ts',
  // Reports a missing network.
  'islands/share-and-download.ts',
  'islands/runtime/renderer.tsx',
  'islands/story-player.tsx',
  'islands/offline.tsx',
]
const SHEETS = [
  'styles.css',
  'telling.css',
  'fonts/fraunces-600-basic.woff2',
  'fonts/fraunces-600-latin-1.woff2',
]
const ICONS = ['favicon.svg', 'icons/icon-192.png']
const OFFLINE_PAGE = '/offline'
const HASHED = /-\w{8}\.\w+$/

/**
 * The service worker as one script: Bun bundles it with its Workbox modules, and `injectManifest` inserts the list of
 * built files in `out` to precache. Each build with other sources is another script to the browser.
 */
export async function bundleServiceWorker(root: string, out: string, manifest: Manifest): Promise<BuiltFile> {
  const folder = mkdtempSync(`${tmpdir()}/service-worker-`)
  try {
    const plain = `${folder}/plain.js`
    await Bun.write(plain, await bundledAlone(`${root}/${SOURCE}`))
    const whole = `${folder}/whole.js`
    // Only needed by a build, and the slow part of it.
    const { injectManifest } = await import('workbox-build')
    await injectManifest({
      swSrc: plain,
      swDest: whole,
      globDirectory: dirname(out),
      globPatterns: [...filesOf(manifest).map((name) => `assets/${name}`), ...ICONS],
      modifyURLPrefix: { '': '/' },
      dontCacheBustURLsMatching: HASHED,
      additionalManifestEntries: [{ url: OFFLINE_PAGE, revision: manifest.inputs.slice(0, 16) }],
    })
    const bytes = await Bun.file(whole).bytes()
    return { name: hashedName('service-worker.js', bytes), bytes }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function filesOf({ files, imports, later }: Manifest): string[] {
  const scripts = ENTRIES.flatMap((entry) => [
    files[entry],
    ...(imports[entry] ?? []),
    ...(later[entry] ?? []),
  ])
  const names = [...scripts, ...SHEETS.map((sheet) => files[sheet])].filter((name) => name !== undefined)
  return [...new Set(names)]
}
