import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectFile } from '../shared/kit/project-file.ts'
import { inputsHash, removeOthers, writeAtomically } from './files.ts'

/** What is started: one line that imports the last build's program. */
export const PROGRAM = 'dist/server.js'

const ENTRY = 'src/server.ts'
/** Packages that a start loads and that consist of many files; others are loaded from node_modules, on demand. */
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
const INPUTS = ['bun.lock', 'package.json', 'tsconfig.json', '{src,db,jobs,islands}/**/*.{ts,tsx,json}']
/** A running program loads its later parts from its own build, which is the last one, or one of that day. */
const KEPT_FOR_MS = 24 * 3600_000

/**
 * Bundles the server's sources under `root` into one program, unless the last build had the same ones: finding 900
 * modules and turning them into JavaScript is half of a start. Two processes may do so at the same time.
 */
export async function buildProgramOnce(root = projectFile('.')): Promise<void> {
  const program = join(root, PROGRAM)
  const mark = `// ${inputsHash(root, INPUTS)}\n`
  if (existsSync(program) && readFileSync(program, 'utf8').endsWith(mark)) return
  const folder = join(root, 'dist')
  mkdirSync(folder, { recursive: true })
  const files = await bundled(root)
  const lastBuilt = statSync(program, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  for (const { name, text } of files) writeAtomically(join(folder, name), text)
  const main = files.find(({ isMain }) => isMain)?.name
  writeAtomically(program, `import './${main}'\n${mark}`)
  removeOthers(
    folder,
    new Set([basename(PROGRAM), ...files.map(({ name }) => name)]),
    lastBuilt - KEPT_FOR_MS,
  )
}

async function bundled(root: string): Promise<{ name: string; text: string; isMain: boolean }[]> {
  const result = await Bun.build({
    entrypoints: [join(root, ENTRY)],
    root,
    target: 'bun',
    splitting: true,
    sourcemap: 'linked',
    minify: { whitespace: true },
    naming: { entry: '[name]-[hash].[ext]', chunk: 'part-[hash].[ext]' },
    // JSX for both of React's builds; the server reads its environment itself.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [OTHERS_AS_THEY_ARE],
    throw: false,
  })
  if (!result.success) throw new AggregateError(result.logs, result.logs.map(withPlace).join('\n'))
  return Promise.all(
    result.outputs.map(async (output) => ({
      name: basename(output.path),
      text: output.kind === 'sourcemap' ? seenFromFolder(await output.text()) : await output.text(),
      isMain: output.kind === 'entry-point',
    })),
  )
}

const withPlace = ({ position, message }: Bun.BuildOutput['logs'][number]): string =>
  position
    ? `${position.file}:${position.line}:${position.column}: ${message}\n  ${position.lineText}`
    : message

/** Traces then name the sources' paths. */
function seenFromFolder(map: string): string {
  const { sources, ...rest } = JSON.parse(map) as { sources: string[] }
  return JSON.stringify({ ...rest, sources: sources.map((source) => `../${source}`) })
}

const OTHERS_AS_THEY_ARE: Bun.BunPlugin = {
  name: 'others-as-they-are',
  setup(build) {
    build.onResolve({ filter: /^[@a-z]/ }, ({ path }) => {
      const name = /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path
      return BUNDLED.includes(name) ? undefined : { path, external: true }
    })
  },
}
