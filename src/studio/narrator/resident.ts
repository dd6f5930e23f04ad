import type { Program } from './program-file.ts'

/** What a program asks of its system, by name. */
export type SystemCalls = Record<string, (...args: never[]) => unknown>

/** A program with its memory as it was before its first step. */
export interface Resident {
  memory: WebAssembly.Memory
  calls: SystemCalls
  start(): void
  /** Its constants, up to where its variables begin: how much that is, and what it adds up to. */
  constants: { length: number; hash: ReturnType<typeof Bun.hash> }
  /** Its variables at the beginning. */
  variables: Uint8Array
}

/** A program's variables lie at the end of what it begins with; the last quarter of a megabyte holds them all. */
const VARIABLES_MAX = 256 * 1024

const resting = new WeakMap<Program, Resident>()

/**
 * A program at its beginning, in the memory of its last run where there was one: to copy a voice's 17 MB of constants anew
 * took a fifth of a phrase's time, and every copy waited to be freed.
 */
export function wake(program: Program, calls: SystemCalls): Resident {
  const known = resting.get(program)
  if (!known) return begin(program, calls)
  // Whoever runs it has it alone.
  resting.delete(program)
  known.calls = calls
  return known
}

/** Keeps a program that has ended by itself for its next run, unless it wrote where its constants lie. */
export function rest(program: Program, resident: Resident): void {
  const { memory, constants, variables } = resident
  const bytes = new Uint8Array(memory.buffer)
  if (Bun.hash(bytes.subarray(0, constants.length)) !== constants.hash) return
  bytes.set(variables, constants.length)
  bytes.fill(0, constants.length + variables.length)
  resting.set(program, resident)
}

function begin({ module, fill }: Program, calls: SystemCalls): Resident {
  const names = WebAssembly.Module.imports(module).map(({ name }) => name)
  const call =
    (name: string) =>
    (...args: never[]) =>
      resident.calls[name]?.(...args)
  const { exports } = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: Object.fromEntries(names.map((name) => [name, call(name)])),
  })
  const { memory, _start: start } = exports
  if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function')
    throw new Error('This module is no WASI command.')
  const bytes = new Uint8Array(memory.buffer)
  fill(bytes)
  const length = Math.max(0, bytes.length - VARIABLES_MAX)
  const resident: Resident = {
    memory,
    calls,
    start: () => void start(),
    constants: { length, hash: Bun.hash(bytes.subarray(0, length)) },
    variables: bytes.slice(length),
  }
  return resident
}
