import type { Program } from './program-file.ts'
import { rest, wake } from './resident.ts'

/** What a program left behind: its exit code, its printed text and the files that it wrote, by name. */
export interface ProgramResult {
  exitCode: number
  stdout: string
  stderr: string
  files: Map<string, Uint8Array<ArrayBuffer>>
}

/** Thrown through the program's own frames when it calls `proc_exit`. */
class ProgramExit extends Error {
  constructor(readonly code: number) {
    super(`The program ended with ${code}.`)
  }
}

const SUCCESS = 0
const BAD_FILE = 8
const NO_SUCH_FILE = 44
const CANNOT_SEEK = 70

const FIRST_FREE_DESCRIPTOR = 4
const ROOT = 3
const CREATE = 1
const CHARACTER_DEVICE = 2
const DIRECTORY = 3
const REGULAR_FILE = 4

/**
 * Runs a WASI command-line program from its beginning, with a file system that lives in memory: it can read `files` (named without
 * a leading slash) and write new ones, and reaches nothing else. Throws what the program traps with.
 */
export function runProgram(
  program: Program,
  args: readonly string[],
  files: Readonly<Record<string, Uint8Array>> = {},
): ProgramResult {
  const written = new Map<string, GrowingFile>()
  const stdout = new GrowingFile()
  const stderr = new GrowingFile()
  const open: (OpenFile | undefined)[] = [
    undefined,
    { file: stdout, at: 0 },
    { file: stderr, at: 0 },
    undefined,
  ]
  const argv = args.map((arg) => new TextEncoder().encode(`${arg}\0`))

  let memory = new WebAssembly.Memory({ initial: 0 })
  const view = () => new DataView(memory.buffer)
  const bytes = (at: number, length: number) => new Uint8Array(memory.buffer, at, length)

  const calls = {
    args_sizes_get(count: number, size: number) {
      view().setUint32(count, argv.length, true)
      view().setUint32(
        size,
        argv.reduce((sum, arg) => sum + arg.length, 0),
        true,
      )
      return SUCCESS
    },
    args_get(pointers: number, text: number) {
      for (const [index, arg] of argv.entries()) {
        view().setUint32(pointers + 4 * index, text, true)
        bytes(text, arg.length).set(arg)
        text += arg.length
      }
      return SUCCESS
    },
    /** Always the same moment, so that the same words always give the same sound. */
    clock_time_get(_clock: number, _precision: bigint, at: number) {
      view().setBigUint64(at, 0n, true)
      return SUCCESS
    },
    fd_prestat_get(descriptor: number, at: number) {
      if (descriptor !== ROOT) return BAD_FILE
      view().setUint8(at, 0)
      view().setUint32(at + 4, 1, true)
      return SUCCESS
    },
    fd_prestat_dir_name(_descriptor: number, at: number) {
      bytes(at, 1).set(new TextEncoder().encode('/'))
      return SUCCESS
    },
    path_open(
      _directory: number,
      _lookup: number,
      path: number,
      length: number,
      flags: number,
      _rights: bigint,
      _inherited: bigint,
      _descriptorFlags: number,
      at: number,
    ) {
      const name = new TextDecoder().decode(bytes(path, length))
      const file = flags & CREATE ? new GrowingFile() : files[name] && new GrowingFile(files[name])
      if (!file) return NO_SUCH_FILE
      if (flags & CREATE) written.set(name, file)
      view().setUint32(at, open.push({ file, at: 0 }) - 1, true)
      return SUCCESS
    },
    fd_fdstat_get(descriptor: number, at: number) {
      if (descriptor !== 0 && descriptor !== ROOT && !open[descriptor]) return BAD_FILE
      const type =
        descriptor === ROOT ? DIRECTORY : descriptor < FIRST_FREE_DESCRIPTOR ? CHARACTER_DEVICE : REGULAR_FILE
      const allRights = 0xffff_ffff_ffff_ffffn
      view().setUint8(at, type)
      view().setUint16(at + 2, 0, true)
      view().setBigUint64(at + 8, allRights, true)
      view().setBigUint64(at + 16, allRights, true)
      return SUCCESS
    },
    fd_fdstat_set_flags: () => SUCCESS,
    fd_read(descriptor: number, vectors: number, count: number, at: number) {
      const target = open[descriptor]
      let total = 0
      for (const part of parts(vectors, count)) {
        const chunk = target?.file.read(target.at, part.length) ?? new Uint8Array()
        part.set(chunk)
        if (target) target.at += chunk.length
        total += chunk.length
      }
      view().setUint32(at, total, true)
      return SUCCESS
    },
    fd_write(descriptor: number, vectors: number, count: number, at: number) {
      const target = open[descriptor]
      if (!target) return BAD_FILE
      let total = 0
      for (const part of parts(vectors, count)) {
        target.file.write(target.at, part)
        target.at += part.length
        total += part.length
      }
      view().setUint32(at, total, true)
      return SUCCESS
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, at: number) {
      const target = open[descriptor]
      if (!target || descriptor < FIRST_FREE_DESCRIPTOR) return CANNOT_SEEK
      const from = [0, target.at, target.file.length][whence] ?? 0
      target.at = from + Number(offset)
      view().setBigUint64(at, BigInt(target.at), true)
      return SUCCESS
    },
    fd_close: () => SUCCESS,
    proc_exit(code: number): never {
      throw new ProgramExit(code)
    },
  }

  function* parts(vectors: number, count: number): Generator<Uint8Array> {
    for (let index = 0; index < count; index++) {
      yield bytes(
        view().getUint32(vectors + 8 * index, true),
        view().getUint32(vectors + 8 * index + 4, true),
      )
    }
  }

  const resident = wake(program, calls)
  memory = resident.memory
  return {
    exitCode: exitCodeOf(() => {
      resident.start()
      rest(program, resident)
    }),
    stdout: stdout.text(),
    stderr: stderr.text(),
    files: new Map([...written].map(([name, file]) => [name, file.contents()])),
  }
}

function exitCodeOf(program: () => void): number {
  try {
    program()
    return 0
  } catch (cause) {
    if (cause instanceof ProgramExit) return cause.code
    throw cause
  }
}

interface OpenFile {
  file: GrowingFile
  at: number
}

class GrowingFile {
  #bytes: Uint8Array<ArrayBuffer>
  length: number

  constructor(bytes: Uint8Array = new Uint8Array()) {
    this.#bytes = new Uint8Array(bytes)
    this.length = bytes.length
  }

  read(at: number, length: number): Uint8Array {
    return this.#bytes.subarray(at, Math.min(at + length, this.length))
  }

  write(at: number, chunk: Uint8Array): void {
    const end = at + chunk.length
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(end, 2 * this.#bytes.length, 4096))
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes.set(chunk, at)
    this.length = Math.max(this.length, end)
  }

  contents(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.length)
  }

  text(): string {
    return new TextDecoder().decode(this.contents())
  }
}
