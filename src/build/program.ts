import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { markOf, PROGRAM, SOURCES, type Sources } from './built-program.ts'

const ENTRY = 'src/serve.ts'
/** What a start loads of other people's, and is made of many files; the rest is loaded from where it is, when it is wanted. */
const BUNDLED = [
  '@hono/react-renderer',
  'drizzle-orm',
  'fflate',
  'hono',
  'jose',
  'obscenity',
  'p-queue',
  'zod',
]
/** Where a dependency changes, so do these. */
const ALSO = ['bun.lock', 'package.json']

/**
 * Bundles the server for a quick start, as `builtProgram` finds it. Its modules know themselves as their sources: files
 * beside them and workers are found where they are. The list of sources is written last: without it nothing is used.
 */
export async function buildProgram(root: string): Promise<void> {
  const folder = join(root, dirname(PROGRAM))
  const fresh = `${folder}.${process.pid}`
  rmSync(fresh, { recursive: true, force: true })
  const result = await Bun.build({
    entrypoints: [join(root, ENTRY)],
    outdir: fresh,
    naming: { entry: 'serve.js' },
    target: 'bun',
    splitting: true,
    sourcemap: 'linked',
    minify: { whitespace: true },
    metafile: true,
    // JSX as both of React's editions take it; the server reads its environment itself.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [asSources(root)],
    throw: false,
  })
  if (!result.success) throw new AggregateError(result.logs, result.logs.map(String).join('\n'))
  const inputs = Object.keys(result.metafile?.inputs ?? {}).map((path) =>
    relative(root, join(process.cwd(), path)),
  )
  const own = inputs.filter((path) => !path.includes('node_modules'))
  const sources: Sources = Object.fromEntries([...own, ...ALSO].map((path) => [path, markOf(root, path)]))
  writeFileSync(join(fresh, basename(SOURCES)), JSON.stringify(sources))
  rmSync(folder, { recursive: true, force: true })
  renameSync(fresh, folder)
}

/** Leaves alone what is not in `BUNDLED`, and says for each of our modules where it comes from. */
const asSources = (root: string): Bun.BunPlugin => ({
  name: 'as-sources',
  setup(build) {
    build.onResolve({ filter: /^[@a-z]/ }, ({ path }) => {
      const [scope = '', name = ''] = path.split('/')
      const found = scope.startsWith('@') ? `${scope}/${name}` : scope
      return BUNDLED.includes(found) ? undefined : { path, external: true }
    })
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path, loader }) => {
      const text = await Bun.file(path).text()
      const source = relative(join(root, dirname(PROGRAM)), path)
      const here = `new URL(${JSON.stringify(source)}, import.meta.url)`
      const contents = text
        .replaceAll(/\bimport\.meta\.url\b/g, `${here}.href`)
        .replaceAll(/\bimport\.meta\.dir\b/g, `Bun.fileURLToPath(new URL('.', ${here})).slice(0, -1)`)
        .replaceAll(/\bimport\.meta\.main\b/g, 'false')
      return { contents, loader }
    })
  },
})
