import { mkdirSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const ROOT = join(import.meta.dir, '../../..')
/** Parts of this computer that a step may need; everything else is in the image's own layer. */
const BOUND = ['dev', 'proc', 'sys']

type Instruction = [name: string, rest: string]

/** The result of an image's steps on top of this computer's own system. */
export interface Image {
  root: string
  /** Its own layer. */
  upper: string
  /** The layers below. */
  lower: string
  env: Record<string, string>
  workdir: string
  command: string[]
  /** Runs a command in it. */
  spawn(command: string[], env?: Record<string, string>): Bun.Subprocess<'ignore', 'pipe', 'pipe'>
  remove(): void
}

export interface Images {
  /** A stage's image; shared lower layers are built once. */
  take(stage: string): Promise<Image>
  remove(): void
}

/**
 * Runs a stage's steps from the Dockerfile, each RUN as written, in a layer over this computer's own system, without
 * Docker. The base images are not tested this way.
 */
export function openImages(): Images {
  const stages = stagesOf(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))
  const layers: Image[] = []
  const made = new Map<string, Promise<Image>>()
  const make = async (stage: string): Promise<Image> => {
    const [from, ...own] = stages.get(stage) ?? []
    if (!from) throw new Error(`The Dockerfile has no stage ${stage}`)
    const [base = ''] = from[1].split(' ')
    const image = newLayer(stages.has(base) ? await take(base) : undefined)
    layers.push(image)
    for (const instruction of own) await follow(image, instruction, take)
    return image
  }
  const take = (stage: string): Promise<Image> => {
    const known = made.get(stage) ?? make(stage)
    made.set(stage, known)
    return known
  }
  return {
    take,
    remove() {
      for (const { remove } of layers.reverse()) remove()
    },
  }
}

/** Instructions by stage name; each begins with its FROM. */
function stagesOf(dockerfile: string): Map<string, Instruction[]> {
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', '')
    .split('\n')
    .filter(Boolean)
  const stages = new Map<string, Instruction[]>()
  let current: Instruction[] = []
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (name === 'FROM') {
      current = []
      stages.set(/ AS (\w+)$/.exec(rest)?.[1] ?? '', current)
    }
    current.push([name, rest])
  }
  return stages
}

function newLayer(parent?: Image): Image {
  const lower = parent ? `${parent.upper}:${parent.lower}` : '/'
  const layer = mkdtempSync(join(tmpdir(), 'storylamp-image-'))
  run(['mount', '-t', 'tmpfs', 'tmpfs', layer])
  const [upper, work, root] = ['upper', 'work', 'root'].map((name) => join(layer, name)) as [
    string,
    string,
    string,
  ]
  for (const folder of [upper, work, root]) mkdirSync(folder)
  run([
    'mount',
    '-t',
    'overlay',
    'overlay',
    '-o',
    `lowerdir=${lower},upperdir=${upper},workdir=${work}`,
    root,
  ])
  for (const name of BOUND) run(['mount', '--rbind', `/${name}`, join(root, name)])
  for (const name of BOUND) run(['mount', '--make-rslave', join(root, name)])
  mkdirSync(join(root, 'tmp'), { recursive: true })
  const image: Image = {
    root,
    upper,
    lower,
    env: { ...parent?.env },
    workdir: parent?.workdir ?? '/',
    command: parent?.command ?? [],
    spawn: (command, env = {}) =>
      Bun.spawn(['chroot', root, 'sh', '-c', 'cd "$0" && exec "$@"', image.workdir, ...command], {
        env: { ...systemOf(), ...image.env, ...env },
        stdin: 'ignore',
        stdout: 'pipe',
        stderr: 'pipe',
      }),
    remove() {
      Bun.spawnSync(['umount', '-R', '-l', root])
      Bun.spawnSync(['umount', '-l', layer])
      Bun.spawnSync(['rmdir', layer])
    },
  }
  return image
}

/** How this computer reaches its registries, and where Go is. */
function systemOf(): Record<string, string> {
  const env = Object.entries(process.env).filter(([name]) =>
    /^(?:PATH|HOME|GO.*|.*_proxy|.*_PROXY|npm_config_.*)$/.test(name),
  )
  return Object.fromEntries(env.map(([name, value = '']) => [name, value]))
}

async function follow(image: Image, [name, rest]: Instruction, take: Images['take']) {
  if (name === 'WORKDIR') {
    image.workdir = rest
    mkdirSync(join(image.root, rest), { recursive: true })
  } else if (name === 'ENV') {
    for (const pair of rest.split(' ')) {
      const [key = '', value = ''] = pair.split('=')
      image.env[key] = value
    }
  } else if (name === 'RUN') await runStep(image, rest)
  else if (name === 'COPY') await copy(image, rest.split(' '), take)
  else if (name === 'CMD') image.command = JSON.parse(rest) as string[]
  else if (name !== 'EXPOSE') throw new Error(`${name} is not known`)
}

async function runStep(image: Image, script: string): Promise<void> {
  const step = image.spawn(['sh', '-c', script])
  const said = await Promise.all([new Response(step.stdout).text(), new Response(step.stderr).text()])
  if ((await step.exited) !== 0) throw new Error(`${script}\n${said.join('').slice(-2000)}`)
}

async function copy(image: Image, words: string[], take: Images['take']) {
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
  const to = join(image.root, resolve(image.workdir, words.at(-1) ?? ''))
  const sources = words.slice(0, -1)
  mkdirSync(words.at(-1)?.endsWith('/') ? to : dirname(to), { recursive: true })
  if (from) {
    const source = join((await take(from)).root, sources[0] ?? '')
    // A folder's content goes into the folder.
    run(['cp', '-aT', source, to])
  } else if (sources[0] === '.') {
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
    const without = ignored.map((path) => `--exclude=./${path}`)
    run(['sh', '-c', 'tar -c "$@" . | tar -x -C "$0"', to, '-C', ROOT, ...without])
  } else for (const source of sources) run(['cp', '-a', contentOf(join(ROOT, source)), to])
}

/** COPY takes the content of a folder. */
const contentOf = (path: string) => (statSync(path).isDirectory() ? `${path}/.` : path)

function run(command: string[]): void {
  const { exitCode, stderr } = Bun.spawnSync(command)
  if (exitCode !== 0) throw new Error(`${command.join(' ')}: ${stderr}`)
}
