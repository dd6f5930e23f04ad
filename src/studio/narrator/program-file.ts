import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** A program's code and its initial memory, which stays in the file until needed. */
export interface Program {
  module: WebAssembly.Module
  /** Copies the constants and variables to where the code expects them. */
  fill(memory: Uint8Array): void
}

/** A range of the file that belongs at an address in memory. */
interface Segment {
  to: number
  from: number
  length: number
}

const FIRST_SECTION = 8
const CUSTOM = 0
const DATA = 11
const I32_CONST = 0x41
/** Upper bound for a section's kind and length, and for everything before a segment's bytes. */
const HEADER_BYTES = 24

/**
 * Opens a WebAssembly file. 17 of Flite's 21 MB are the voices' constants, which a compiled module would hold a second
 * time, and 4 MB are debug information; the code is 0.2 MB.
 */
export function openProgram(path: string): Program {
  const { code, segments } = withFile(path, sectionsIn)
  return {
    module: new WebAssembly.Module(code),
    fill: (memory) =>
      withFile(path, (file) => {
        for (const { to, from, length } of segments) readSync(file, memory, to, length, from)
      }),
  }
}

function sectionsIn(file: number): { code: ArrayBuffer; segments: Segment[] } {
  const { size } = fstatSync(file)
  const kept = [read(file, 0, FIRST_SECTION)]
  const segments: Segment[] = []
  for (let at = FIRST_SECTION; at < size; ) {
    const header = numbersFrom(file, at)
    const kind = header.byte()
    const length = header.number()
    const begin = at + header.length()
    if (kind === DATA) segments.push(...segmentsIn(file, begin))
    else if (kind !== CUSTOM) kept.push(read(file, at, begin + length - at))
    at = begin + length
  }
  return { code: Bun.concatArrayBuffers(kept), segments }
}

function segmentsIn(file: number, begin: number): Segment[] {
  const header = numbersFrom(file, begin)
  const count = header.number()
  let at = begin + header.length()
  return Array.from({ length: count }, () => {
    const { byte, number, length } = numbersFrom(file, at)
    const [memory, instruction, to, _end, bytes] = [byte(), byte(), number(), byte(), number()]
    if (memory !== 0 || instruction !== I32_CONST) throw new Error('A segment has no fixed place in memory.')
    const segment = { to, from: at + length(), length: bytes }
    at = segment.from + bytes
    return segment
  })
}

/** Reads at an offset, byte by byte, and LEB128 numbers (seven bits per byte). */
function numbersFrom(file: number, from: number) {
  const bytes = read(file, from, HEADER_BYTES)
  let at = 0
  const byte = () => bytes[at++] ?? 0
  const number = () => {
    let value = 0
    for (let bits = 0; ; bits += 7) {
      const next = byte()
      value |= (next & 0x7f) << bits
      if (next < 0x80) return value
    }
  }
  return { byte, number, length: () => at }
}

function read(file: number, from: number, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  return bytes.slice(0, readSync(file, bytes, 0, length, from))
}

function withFile<T>(path: string, use: (file: number) => T): T {
  const file = openSync(path, 'r')
  try {
    return use(file)
  } finally {
    closeSync(file)
  }
}
