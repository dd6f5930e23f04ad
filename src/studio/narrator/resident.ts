import type { Program } from './program-file.ts'

/** The system calls of a program, by name. */
export type SystemCalls = Record<string, (...args: never[]) => unknown>

/** A program with its initial memory. */
export interface Resident {
  memory: WebAssembly.Memory
  calls: SystemCalls
  start(): void
  /** Length and hash of its constants, which end where its variables begin. */
  constants: { length: number; hash: ReturnType<typeof Bun.hash> }
  /** The initial values of its variables. */
  variables: Uint8Array
}

/** Variables are at the end of the initial memory; its last quarter of a megabyte holds them all. */
const VARIABLES_MAX = 256 * 1024

const kept = new WeakMap<Program, Resident>()

/**
 * A program in its initial state, in the memory of its last run if there was one. Copying a voice's 17 MB of constants
 * again took a fifth of a phrase's time, and every copy had to be garbage-collected.
 */
export function prepare(program: Program, calls: SystemCalls): Resident {
  const known = kept.get(program)
  if (!known) return begin(program, calls)
  // Only one caller may run it.
  kept.delete(program)
  known.calls = calls
  return known
}

/** Keeps a program that exited by itself for its next run, unless it overwrote its constants. */
export function keepForNextRun(program: Program, resident: Resident): void {
  const { memory, constants, variables } = resident
  const bytes = new Uint8Array(memory.buffer)
  if (Bun.hash(bytes.subarray(0, constants.length)) !== constants.hash) return
  bytes.set(variables, constants.length)
  bytes.fill(0, constants.length + variables.length)
  kept.set(program, resident)
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
