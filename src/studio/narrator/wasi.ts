import { GrowingFile } from './growing-file.ts'
import type { Program } from './program-file.ts'
import { keepForNextRun, prepare } from './resident.ts'

/** The result of a program: its exit code, its output and the files it wrote, by name. */
export interface ProgramResult {
  exitCode: number
  stdout: string
  stderr: string
  files: Map<string, Uint8Array<ArrayBuffer>>
}

/** Thrown through the program's frames when it calls `proc_exit`. */
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
 * Runs a WASI command-line program from its beginning with an in-memory file system: it can read `files` (named without
 * a leading slash) and write new ones, and has no other access. Throws the program's traps.
 */
export function runProgram(
  program: Program,
  args: readonly string[],
  files: Readonly<Record<string, Uint8Array>> = {},
): ProgramResult {
  const memory = new ProgramMemory()
  const disk = new Disk(files)
  const calls = {
    ...argumentCalls(memory, args),
    ...rootFolderCalls(memory),
    ...openingCalls(memory, disk),
    ...readingCalls(memory, disk),
    /** Always the same time, so that the same words give the same sound. */
    clock_time_get(_clock: number, _precision: bigint, at: number) {
      memory.view.setBigUint64(at, 0n, true)
      return SUCCESS
    },
    proc_exit(code: number): never {
      throw new ProgramExit(code)
    },
  }
  const resident = prepare(program, calls)
  memory.exported = resident.memory
  return {
    exitCode: exitCodeOf(() => {
      resident.start()
      keepForNextRun(program, resident)
    }),
    stdout: disk.stdout.text(),
    stderr: disk.stderr.text(),
    files: new Map([...disk.written].map(([name, file]) => [name, file.contents()])),
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

/** The program's memory. Its buffer is replaced when it grows, so every access fetches the current one. */
class ProgramMemory {
  exported = new WebAssembly.Memory({ initial: 0 })

  get view(): DataView {
    return new DataView(this.exported.buffer)
  }

  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.exported.buffer, at, length)
  }

  /** The buffers of a vectored read or write: pairs of an address and a length. */
  *parts(vectors: number, count: number): Generator<Uint8Array> {
    for (let index = 0; index < count; index++) {
      yield this.bytes(
        this.view.getUint32(vectors + 8 * index, true),
        this.view.getUint32(vectors + 8 * index + 4, true),
      )
    }
  }
}

interface OpenFile {
  file: GrowingFile
  at: number
}

/** The files that the program may read, those it writes, and the open descriptors. */
class Disk {
  readonly written = new Map<string, GrowingFile>()
  readonly stdout = new GrowingFile()
  readonly stderr = new GrowingFile()
  readonly open: (OpenFile | undefined)[] = [
    undefined,
    { file: this.stdout, at: 0 },
    { file: this.stderr, at: 0 },
    undefined,
  ]

  constructor(readonly files: Readonly<Record<string, Uint8Array>>) {}

  /** The new descriptor; undefined if there is no such file. */
  openFile(name: string, create: boolean): number | undefined {
    const file = create ? new GrowingFile() : this.files[name] && new GrowingFile(this.files[name])
    if (!file) return undefined
    if (create) this.written.set(name, file)
    return this.open.push({ file, at: 0 }) - 1
  }
}

function argumentCalls(memory: ProgramMemory, args: readonly string[]) {
  const argv = args.map((arg) => new TextEncoder().encode(`${arg}\0`))
  return {
    args_sizes_get(count: number, size: number) {
      memory.view.setUint32(count, argv.length, true)
      memory.view.setUint32(
        size,
        argv.reduce((sum, arg) => sum + arg.length, 0),
        true,
      )
      return SUCCESS
    },
    args_get(pointers: number, text: number) {
      for (const [index, arg] of argv.entries()) {
        memory.view.setUint32(pointers + 4 * index, text, true)
        memory.bytes(text, arg.length).set(arg)
        text += arg.length
      }
      return SUCCESS
    },
  }
}

/** The only folder. */
function rootFolderCalls(memory: ProgramMemory) {
  return {
    fd_prestat_get(descriptor: number, at: number) {
      if (descriptor !== ROOT) return BAD_FILE
      memory.view.setUint8(at, 0)
      memory.view.setUint32(at + 4, 1, true)
      return SUCCESS
    },
    fd_prestat_dir_name(_descriptor: number, at: number) {
      memory.bytes(at, 1).set(new TextEncoder().encode('/'))
      return SUCCESS
    },
  }
}

function openingCalls(memory: ProgramMemory, disk: Disk) {
  return {
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
      const name = new TextDecoder().decode(memory.bytes(path, length))
      const descriptor = disk.openFile(name, (flags & CREATE) !== 0)
      if (descriptor === undefined) return NO_SUCH_FILE
      memory.view.setUint32(at, descriptor, true)
      return SUCCESS
    },
    fd_fdstat_get(descriptor: number, at: number) {
      if (descriptor !== 0 && descriptor !== ROOT && !disk.open[descriptor]) return BAD_FILE
      const type =
        descriptor === ROOT ? DIRECTORY : descriptor < FIRST_FREE_DESCRIPTOR ? CHARACTER_DEVICE : REGULAR_FILE
      const allRights = 0xffff_ffff_ffff_ffffn
      memory.view.setUint8(at, type)
      memory.view.setUint16(at + 2, 0, true)
      memory.view.setBigUint64(at + 8, allRights, true)
      memory.view.setBigUint64(at + 16, allRights, true)
      return SUCCESS
    },
    fd_fdstat_set_flags: () => SUCCESS,
    fd_close: () => SUCCESS,
  }
}

function readingCalls(memory: ProgramMemory, disk: Disk) {
  return {
    fd_read(descriptor: number, vectors: number, count: number, at: number) {
      const target = disk.open[descriptor]
      let total = 0
      for (const part of memory.parts(vectors, count)) {
        const chunk = target?.file.read(target.at, part.length) ?? new Uint8Array()
        part.set(chunk)
        if (target) target.at += chunk.length
        total += chunk.length
      }
      memory.view.setUint32(at, total, true)
      return SUCCESS
    },
    fd_write(descriptor: number, vectors: number, count: number, at: number) {
      const target = disk.open[descriptor]
      if (!target) return BAD_FILE
      let total = 0
      for (const part of memory.parts(vectors, count)) {
        target.file.write(target.at, part)
        target.at += part.length
        total += part.length
      }
      memory.view.setUint32(at, total, true)
      return SUCCESS
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, at: number) {
      const target = disk.open[descriptor]
      if (!target || descriptor < FIRST_FREE_DESCRIPTOR) return CANNOT_SEEK
      const from = [0, target.at, target.file.length][whence] ?? 0
      target.at = from + Number(offset)
      memory.view.setBigUint64(at, BigInt(target.at), true)
      return SUCCESS
    },
  }
}
