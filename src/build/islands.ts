import { isBuiltin } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'
import type { BunPlugin } from 'bun'
import type { BuiltFile } from './files.ts'

export interface BuiltScripts {
  files: BuiltFile[]
  /** Source entry to its hashed file name. */
  entries: Record<string, string>
  /** Source entry to the hashed files that it imports statically. */
  imports: Record<string, string[]>
  /** Source entry to the hashed files that it may import dynamically. */
  later: Record<string, string[]>
}

/** Where a module is imported from instead of being bundled: its file or package, and the hashed file that has it. */
type Given = Map<string, string>

const ENTRIES = ['islands/*.{ts,tsx}', 'islands/runtime/renderer.tsx']

/**
 * Entries that others import: these import them as they are, including what they re-export. Everything else is in each
 * entry that uses it, so that a page loads few files. In the order of their dependencies.
 */
const GIVERS = [
  'islands/shell.ts',
  'islands/account-form.ts',
  'islands/runtime/renderer.tsx',
  'islands/fragments.ts',
  'islands/story-cards.ts',
  'islands/story-player.tsx',
]

/** Bundles every island and browser script under `root`/islands for production; throws when server code would reach the browser. */
export async function bundleScripts(root: string): Promise<BuiltScripts> {
  const sources = ENTRIES.flatMap((pattern) => [...new Bun.Glob(pattern).scanSync(root)]).sort()
  const given: Given = new Map()
  const bundles: Bundle[] = []
  for (const entry of GIVERS.filter((giver) => sources.includes(giver))) {
    const bundle = await bundled(root, entry, given)
    for (const module of await givenBy(root, entry)) given.set(module, bundle.name)
    bundles.push(bundle)
  }
  const others = sources.filter((entry) => !GIVERS.includes(entry))
  bundles.push(...(await Promise.all(others.map((entry) => bundled(root, entry, given)))))
  const files = new Map(bundles.flatMap((bundle) => bundle.files).map((file) => [file.name, file]))
  const links = new Map([...files.values()].map((file) => [file.name, linksOf(file)]))
  requireExports(links)
  const imports: Record<string, string[]> = {}
  const later: Record<string, string[]> = {}
  for (const { entry, name } of bundles) {
    const atOnce = importedFrom(links, name, ({ kind }) => kind === 'import-statement')
    imports[entry] = atOnce
    later[entry] = importedFrom(links, name, () => true).filter((file) => !atOnce.includes(file))
  }
  return {
    files: [...files.values()].map(askingAgain),
    entries: Object.fromEntries(bundles.map(({ entry, name }) => [entry, name])),
    imports,
    later,
  }
}

interface Bundle {
  /** The source entry, and its hashed file. */
  entry: string
  name: string
  files: BuiltFile[]
}

async function bundled(root: string, entry: string, given: Given): Promise<Bundle> {
  const strays: string[] = []
  const result = await Bun.build({
    entrypoints: [`${root}/${entry}`],
    root,
    target: 'browser',
    format: 'esm',
    splitting: true,
    // The table that it would put into each script is longer than most of what the script may bring later.
    modulePreload: false,
    minify: true,
    banner: ASKED_BY,
    define: DEFINED,
    naming: { entry: '[name]-[hash].[ext]', chunk: 'shared-[hash].[ext]' },
    plugins: [browserOnly(root, strays), takenFrom(given)],
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
  const main = result.outputs.find(({ kind }) => kind === 'entry-point')
  return { entry, name: baseName(main?.path ?? ''), files }
}

/** Production React, without its hook for the developer tools. */
const DEFINED = { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }

const GIVES = /^export (?:\*|\{[^}]*\}) from ['"]([^'"]+)['"]/gm

/** The entry's own file and the modules that it exports: absolute paths, or package names. */
async function givenBy(root: string, entry: string): Promise<string[]> {
  const file = resolve(root, entry)
  const text = await Bun.file(file).text()
  const modules = [...text.matchAll(GIVES)].map(([, module = '']) => module)
  return [
    file,
    ...modules.map((module) => (module.startsWith('.') ? resolve(dirname(file), module) : module)),
  ]
}

/** Leaves an import of another file's exports to the browser. */
function takenFrom(given: Given): BunPlugin {
  return {
    name: 'taken-from',
    setup({ onResolve }) {
      onResolve({ filter: /^(?:\.|react)/ }, ({ path, importer }) => {
        const file = given.get(path.startsWith('.') ? resolve(dirname(importer), path) : path)
        return file && importer !== '' ? { path: `./${file}`, external: true } : undefined
      })
    },
  }
}

interface Links {
  imports: Bun.Import[]
  exports: string[]
  /** The names that it imports from other files. */
  taken: { name: string; from: string }[]
}

type LinkedFiles = Map<string, Links>

const TAKEN = /import\s*\{([^}]*)\}\s*from\s*"\.\/([\w.-]+)"/g

function linksOf({ bytes }: BuiltFile): Links {
  const text = new TextDecoder().decode(bytes)
  const { imports, exports } = new Bun.Transpiler({ loader: 'js' }).scan(text)
  const taken = [...text.matchAll(TAKEN)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((one) => ({ name: one.trim().split(/\s+as\s+/)[0] ?? '', from })),
  )
  return { imports, exports, taken }
}

/** One file's imports must be exported by the other: no bundler checks a file that it left alone. */
function requireExports(files: LinkedFiles): void {
  for (const [file, { taken }] of files)
    for (const { name, from } of taken)
      if (!files.get(from)?.exports.includes(name))
        throw new Error(`${from} has no ${name}, which ${file} takes from it: let its entry export it`)
}

const BROUGHT_LATER = /\bimport\((["']\.\/[\w.-]+\.js["'])\)/g

/** The address by which a script was last requested; at the top of every file, and therefore part of its hash. */
const ASKED_BY = 'let askedBy={};'

/**
 * Browsers remember a failed import, so what loads later is requested again at another address, at once and with every
 * later try: a phone without a network for a moment needs no reload.
 */
function askingAgain({ name, bytes }: BuiltFile): BuiltFile {
  const text = new TextDecoder().decode(bytes).replace(ASKED_BY, '').trimStart()
  const asking = text.replace(
    BROUGHT_LATER,
    (_, file) =>
      `import(askedBy[${file}]??${file}).catch(()=>import(askedBy[${file}]=${file}+"?again"+Date.now()))`,
  )
  return { name, bytes: new TextEncoder().encode(asking === text ? text : `${ASKED_BY}${asking}`) }
}

/** Every file that this one imports in such ways, and theirs. */
function importedFrom(files: LinkedFiles, name: string, follows: (one: Bun.Import) => boolean): string[] {
  const seen = new Set<string>()
  const visit = (file: string) => {
    for (const { path } of files.get(file)?.imports.filter(follows) ?? []) {
      const imported = baseName(path)
      if (seen.has(imported)) continue
      seen.add(imported)
      visit(imported)
    }
  }
  visit(name)
  return [...seen]
}

const SERVER_FOLDERS =
  /^(?:db|jobs|tests|src\/(?:build|domain|embedded|ports|providers|studio|vendors|web)|src\/[^/]+\.tsx?$)/
const SERVER_PACKAGES =
  /^(?:bun|better-sqlite3|drizzle-orm|hono|jose|p-queue|sharp|unocss|zod|@hono\/.+)(?:$|\/)/

/** Notes every import of server code, with its importer. */
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

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The path below `root`; Bun names entries from the working directory. */
function fromRoot(root: string, path: string): string {
  return relative(root, resolve(path)).split(sep).join('/')
}
