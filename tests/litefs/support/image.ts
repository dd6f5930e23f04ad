import { mkdirSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const ROOT = join(import.meta.dir, '../../..')
/** What of this computer a step may need; the rest lies in the image's own layer. */
const BOUND = ['dev', 'proc', 'sys']

type Instruction = [name: string, rest: string]

/** What an image's steps have made, on top of this computer's own system. */
export interface Image {
  root: string
  env: Record<string, string>
  workdir: string
  command: string[]
  /** Runs a command in it. */
  spawn(command: string[], env?: Record<string, string>): Bun.Subprocess<'ignore', 'pipe', 'pipe'>
  remove(): void
}

/**
 * Takes the Dockerfile's steps for a stage one after the other, each RUN as it stands there, in a layer over this
 * computer's own system: no Docker is needed. What is not tried so is the base images.
 */
export async function takeSteps(stage: string): Promise<Image> {
  const stages = stagesOf(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))
  const made = new Map<string, Image>()
  const make = async (name: string): Promise<Image> => {
    const known = made.get(name)
    if (known) return known
    const image = newLayer()
    made.set(name, image)
    for (const instruction of withParents(stages, name)) await follow(image, instruction, make)
    return image
  }
  const removeAll = () => {
    for (const { remove } of made.values()) remove()
  }
  try {
    return { ...(await make(stage)), remove: removeAll }
  } catch (error) {
    removeAll()
    throw error
  }
}

/** Instructions by the stage's name; the first one of each is its FROM. */
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

function withParents(stages: Map<string, Instruction[]>, name: string): Instruction[] {
  const [from, ...own] = stages.get(name) ?? []
  if (!from) throw new Error(`The Dockerfile has no stage ${name}`)
  const parent = from[1].split(' ')[0] ?? ''
  return stages.has(parent) ? [...withParents(stages, parent), ...own] : own
}

function newLayer(): Image {
  const layer = mkdtempSync(join(tmpdir(), 'storylamp-image-'))
  run(['mount', '-t', 'tmpfs', 'tmpfs', layer])
  const [upper, work, root] = ['upper', 'work', 'root'].map((name) => join(layer, name)) as [
    string,
    string,
    string,
  ]
  for (const folder of [upper, work, root]) mkdirSync(folder)
  run(['mount', '-t', 'overlay', 'overlay', '-o', `lowerdir=/,upperdir=${upper},workdir=${work}`, root])
  for (const name of BOUND) run(['mount', '--rbind', `/${name}`, join(root, name)])
  for (const name of BOUND) run(['mount', '--make-rslave', join(root, name)])
  mkdirSync(join(root, 'tmp'), { recursive: true })
  const image: Image = {
    root,
    env: {},
    workdir: '/',
    command: [],
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

async function follow(image: Image, [name, rest]: Instruction, make: (stage: string) => Promise<Image>) {
  if (name === 'WORKDIR') {
    image.workdir = rest
    mkdirSync(join(image.root, rest), { recursive: true })
  } else if (name === 'ENV') {
    for (const pair of rest.split(' ')) {
      const [key = '', value = ''] = pair.split('=')
      image.env[key] = value
    }
  } else if (name === 'RUN') await runStep(image, rest)
  else if (name === 'COPY') await copy(image, rest.split(' '), make)
  else if (name === 'CMD') image.command = JSON.parse(rest) as string[]
  else if (name !== 'EXPOSE') throw new Error(`${name} is not known`)
}

async function runStep(image: Image, script: string): Promise<void> {
  const step = image.spawn(['sh', '-c', script])
  const said = await Promise.all([new Response(step.stdout).text(), new Response(step.stderr).text()])
  if ((await step.exited) !== 0) throw new Error(`${script}\n${said.join('').slice(-2000)}`)
}

async function copy(image: Image, words: string[], make: (stage: string) => Promise<Image>) {
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
  const to = join(image.root, resolve(image.workdir, words.at(-1) ?? ''))
  const sources = words.slice(0, -1)
  mkdirSync(words.at(-1)?.endsWith('/') ? to : dirname(to), { recursive: true })
  if (from) {
    const source = join((await make(from)).root, sources[0] ?? '')
    // A folder's content goes into the folder.
    run(['cp', '-aT', source, to])
  } else if (sources[0] === '.') {
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
    const without = ignored.map((path) => `--exclude=./${path}`)
    run(['sh', '-c', 'tar -c "$@" . | tar -x -C "$0"', to, '-C', ROOT, ...without])
  } else for (const source of sources) run(['cp', '-a', contentOf(join(ROOT, source)), to])
}

/** Of a folder, COPY takes what is in it. */
const contentOf = (path: string) => (statSync(path).isDirectory() ? `${path}/.` : path)

function run(command: string[]): void {
  const { exitCode, stderr } = Bun.spawnSync(command)
  if (exitCode !== 0) throw new Error(`${command.join(' ')}: ${stderr}`)
}
