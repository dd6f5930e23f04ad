import { isBuiltin } from 'node:module'
import { relative, resolve, sep } from 'node:path'
import type { BunPlugin } from 'bun'
import type { BuiltFile } from './files.ts'

export interface BuiltScripts {
  files: BuiltFile[]
  /** Source entry to its hashed file name. */
  entries: Record<string, string>
  /** Source entry to the hashed files that it imports at once. */
  imports: Record<string, string[]>
}

type Outputs = Map<string, Bun.BuildMetafile['outputs'][string]>

const ENTRIES = ['islands/*.{ts,tsx}', 'islands/runtime/*.{ts,tsx}']

/** Bundles every island and browser script under `root`/islands for production; throws when server code would reach the browser. */
export async function bundleScripts(root: string): Promise<BuiltScripts> {
  const entrypoints = ENTRIES.flatMap((pattern) => [...new Bun.Glob(pattern).scanSync(root)]).sort()
  const strays: string[] = []
  const result = await Bun.build({
    entrypoints: entrypoints.map((entry) => `${root}/${entry}`),
    root,
    target: 'browser',
    format: 'esm',
    splitting: true,
    minify: true,
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    naming: { entry: '[name]-[hash].[ext]', chunk: 'shared-[hash].[ext]' },
    plugins: [browserOnly(root, strays)],
    throw: false,
  })
  if (strays.length > 0) throw new Error(`Not for the browser:\n${strays.join('\n')}`)
  if (!result.success) throw new AggregateError(result.logs, result.logs.map(String).join('\n'))
  const files = await Promise.all(
    result.outputs.map(async (output) => ({
      name: baseName(output.path),
      bytes: new Uint8Array(await output.arrayBuffer()),
    })),
  )
  return { files, ...describeOutputs(result.metafile, root) }
}

const SERVER_FOLDERS =
  /^(?:db|jobs|tests|src\/(?:build|domain|embedded|ports|providers|studio|vendors|web)|src\/[^/]+\.tsx?$)/
const SERVER_PACKAGES =
  /^(?:bun|better-sqlite3|drizzle-orm|hono|jose|p-queue|sharp|unocss|zod|@hono\/.+)(?:$|\/)/

/** Notes every import that belongs to the server, with who imports it. */
function browserOnly(root: string, strays: string[]): BunPlugin {
  return {
    name: 'browser-only',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^[^./]/ }, ({ path, importer }) => {
        if (!isBuiltin(path) && !path.startsWith('bun:') && !SERVER_PACKAGES.test(path)) return undefined
        strays.push(`${path}, imported by ${fromRoot(root, importer)}`)
        return { path, external: true }
      })
      onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const file = fromRoot(root, path)
        if (SERVER_FOLDERS.test(file)) strays.push(file)
        return undefined
      })
    },
  }
}

function describeOutputs(
  metafile: Bun.BuildMetafile | undefined,
  root: string,
): Pick<BuiltScripts, 'entries' | 'imports'> {
  const entries: Record<string, string> = {}
  const imports: Record<string, string[]> = {}
  const outputs: Outputs = new Map(
    Object.entries(metafile?.outputs ?? {}).map(([path, output]) => [baseName(path), output]),
  )
  for (const [name, output] of outputs) {
    if (!output.entryPoint) continue
    const entry = fromRoot(root, output.entryPoint)
    entries[entry] = name
    imports[entry] = staticImports(outputs, name)
  }
  return { entries, imports }
}

function staticImports(outputs: Outputs, name: string): string[] {
  const seen = new Set<string>()
  const visit = (file: string) => {
    for (const { path, kind } of outputs.get(file)?.imports ?? []) {
      const imported = baseName(path)
      if (kind !== 'import-statement' || seen.has(imported)) continue
      seen.add(imported)
      visit(imported)
    }
  }
  visit(name)
  return [...seen]
}

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The path below `root`; Bun names entries from the working directory. */
function fromRoot(root: string, path: string): string {
  return relative(root, resolve(path)).split(sep).join('/')
}
