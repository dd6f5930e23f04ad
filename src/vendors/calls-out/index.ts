import { type CallClock, SYSTEM_CLOCK } from './clock.ts'
import { type OnTry, openLine, type VendorLine } from './line.ts'

export type { Call, Purchase } from '../../ports/call.ts'
export type { CallClock } from './clock.ts'
export type { LineCall, VendorLine } from './line.ts'

export interface CallsOut {
  /** The line of a vendor's service, opened once. `optional`: stories can be made without it. */
  lineTo(vendor: string, options: { concurrency: number; optional?: boolean }): VendorLine
  /** A vendor that stories need and that rests after repeated failures; undefined when there is none. */
  down(): string | undefined
}

/** The lines to all vendors, under one policy for calls out. `onTry` is called after every try. */
export function openCallsOut(clock: CallClock = SYSTEM_CLOCK, onTry?: OnTry): CallsOut {
  const lines = new Map<string, { line: VendorLine; optional: boolean }>()
  return {
    lineTo(vendor, { concurrency, optional = false }) {
      const known = lines.get(vendor)
      if (known) return known.line
      const line = openLine(vendor, { concurrency, clock, onTry })
      lines.set(vendor, { line, optional })
      return line
    },
    down: () => [...lines.values()].find(({ line, optional }) => !optional && line.isDown())?.line.vendor,
  }
}
