import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** Who may import which of our modules; a layer is the longest matching path. Anything else is refused. */
export const LAYERS: Record<string, readonly string[]> = {
  'src/shared': ['src/shared'],
  'src/ports': ['src/ports', 'src/shared'],
  db: ['db', 'src/shared', 'src/env.ts'],
  'src/studio': ['src/studio', 'src/ports', 'src/shared'],
  'src/editions': ['src/editions', 'src/ports', 'src/shared'],
  'src/studio/tools': ['src/studio', 'src/ports', 'src/shared', 'src/components', 'src/domain', 'db'],
  'src/vendors': ['src/vendors', 'src/ports', 'src/shared', 'src/env.ts'],
  'src/embedded': ['src/embedded', 'src/ports', 'src/shared', 'src/env.ts'],
  'src/embedded/payments': ['src/embedded/payments', 'src/vendors/stripe', 'src/ports', 'src/shared'],
  'src/providers': [
    'src/providers',
    'src/vendors',
    'src/embedded',
    'src/studio/index.ts',
    'src/ports',
    'src/shared',
    'src/env.ts',
  ],
  'src/domain': ['src/domain', 'db', 'src/ports', 'src/shared'],
  jobs: ['jobs', 'src/domain', 'src/ports', 'db', 'src/shared', 'src/logger.ts'],
  'src/components': ['src/components', 'src/shared'],
  islands: ['islands', 'src/components', 'src/shared'],
  'src/web': [
    'src/web',
    'src/domain',
    'src/components',
    'src/ports',
    'src/shared',
    'db/queries',
    'jobs/queue.ts',
    'src/context.ts',
  ],
  'src/web/<noun>/*-island.ts': ['src/web/kit/island.tsx', 'src/components', 'src/shared', 'islands'],
  'src/web/middleware': [
    'src/web/middleware',
    'src/web/kit',
    'src/domain',
    'src/shared',
    'src/context.ts',
    'src/env.ts',
  ],
  'src/build': ['src/build', 'src/shared'],
  'src/context.ts': ['src', 'db'],
  'src/logger.ts': [],
  'src/env.ts': ['src/env', 'src/shared'],
  'src/env': ['src/env.ts (types)', 'src/shared'],
  src: ['src', 'db', 'jobs'],
}

/** The wrong imports in `files`, one sentence each. */
export function wrongImports(root: string, files: string[]): string[] {
  return files.flatMap((file) => {
    const layer = layerOf(file)
    if (!layer) return []
    const allowed = LAYERS[layer] ?? []
    return importsOf(root, file).flatMap(({ target, typeOnly }) =>
      allowed.some((rule) => permits(rule, target, typeOnly)) ? [] : [`${file} may not import ${target}`],
    )
  })
}

/** The first circle of value imports in `files`, from a file back to itself; undefined where there is none. */
export function circleAmong(root: string, files: string[]): string[] | undefined {
  const imports = new Map(
    files.map((file) => [
      file,
      importsOf(root, file).flatMap(({ target, typeOnly, isStatic }) =>
        typeOnly || !isStatic ? [] : [target],
      ),
    ]),
  )
  const done = new Set<string>()
  const visit = (file: string, way: string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...way, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of files) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return undefined
}

function layerOf(file: string): string | undefined {
  if (/^src\/web\/\w+\/[\w-]+-island\.ts$/.test(file)) return 'src/web/<noun>/*-island.ts'
  return Object.keys(LAYERS)
    .filter((layer) => file === layer || file.startsWith(`${layer}/`))
    .sort((a, b) => b.length - a.length)[0]
}

function permits(rule: string, target: string, typeOnly: boolean): boolean {
  const [path = '', onlyTypes] = rule.split(' ')
  return (target === path || target.startsWith(`${path}/`)) && (!onlyTypes || typeOnly)
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:([^'";]*?)\s+from\s+)?['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)/g

function importsOf(root: string, file: string): { target: string; typeOnly: boolean; isStatic: boolean }[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(IMPORT)].map(([, type, names = '', from, dynamic]) => ({
    target: relative(root, resolve(root, dirname(file), from ?? dynamic ?? '')),
    typeOnly: type !== undefined || namesOnlyTypes(names),
    isStatic: from !== undefined,
  }))
}

function namesOnlyTypes(names: string): boolean {
  const inner = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1]
  if (inner === undefined) return false
  return inner
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .every((name) => name.startsWith('type '))
}
