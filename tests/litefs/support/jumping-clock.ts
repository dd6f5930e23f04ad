import { readFileSync } from 'node:fs'

/** Preloaded into a server (`bun --preload`): sets its clock ahead by the milliseconds in the file CLOCK_AHEAD. */
const LOOK_EVERY_MS = 20

const RealDate = Date
let aheadMs = 0

setInterval(() => {
  try {
    aheadMs = Number(readFileSync(process.env.CLOCK_AHEAD ?? '', 'utf8'))
  } catch {
    aheadMs = 0
  }
}, LOOK_EVERY_MS).unref()

globalThis.Date = class extends RealDate {
  constructor(...values: unknown[]) {
    super(...((values.length > 0 ? values : [RealDate.now() + aheadMs]) as [number]))
  }

  static override now(): number {
    return RealDate.now() + aheadMs
  }
} as DateConstructor
