import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../../context.ts'
import { createBoundedQueue } from '../../shared/kit/bounded-queue.ts'
import { TooBusy } from '../../shared/kit/too-busy.ts'
import { takesRecording } from '../../shared/links/shared-address.ts'
import { RECORDING_MAX_BYTES, RECORDING_TOO_LONG } from '../../shared/recordings/recording.ts'
import { BODY_ROOM, type BodyRoom, type HeldBody, openBodyRoom, SMALL_BODY } from '../kit/body-room.ts'
import { recordingLinkOf, refuseByLink } from '../kit/recording-link.ts'
import { callingFamily } from './session.ts'
import { isForSignedIn, refuseStranger } from './signed-in-only.ts'

const MEGABYTE = 1024 * 1024
const LARGE_BODY = MEGABYTE
const UPLOAD_MAX = 20 * MEGABYTE
const UPLOADS = /^\/api\/characters(?:\/|$)/

export interface BodyLimits {
  room: BodyRoom
  /** Milliseconds within which a body must have arrived. */
  withinMs: number
}

export const BODY_LIMITS: BodyLimits = { room: BODY_ROOM, withinMs: 60_000 }

/**
 * Reads a request's body; nothing else does. The caller is known before, and bytes are counted as they arrive,
 * announced or not. Bodies may have 64 KB from unknown callers, 1 MB from a family, 6 MB for a recording, also by a
 * recording link, and 20 MB for a character with a photo; those over 1 MB are handled one at a time.
 */
export function bodyLimit({ room, withinMs }: BodyLimits = BODY_LIMITS) {
  const roomFor = openBodyRoom(room)
  const largeOnes = createBoundedQueue({ concurrency: 1, maxWaiting: 8, retryAfterSeconds: 5 })

  return createMiddleware<AppEnv>(async (c, next) => {
    const { body } = c.req.raw
    if (!body) return next()
    const family = await callingFamily(c)
    // In a pair, the writer may know somebody whom this machine does not.
    const isStranger = family === undefined && !c.get('services').replication.isReplicated
    if (isStranger && isForSignedIn(c.req.path)) return refuseStranger(c)
    const most = mostFor(c, family)
    if (announcedSize(c) > most) return refuseLarge(c, most, isStranger)
    const held = roomFor(family)
    try {
      const bytes = await readAll(body, { held, most, withinMs })
      keepForReaders(c, bytes)
      if (bytes.byteLength > LARGE_BODY) await largeOnes.run(next)
      else await next()
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error
      return refuseLarge(c, most, isStranger)
    } finally {
      held.release()
    }
  })
}

/** Hono hands this to every later reader; its types have the value where a promise of it is stored. */
function keepForReaders(c: Context, bytes: Uint8Array): void {
  const cache: Record<string, unknown> = c.req.bodyCache
  cache.arrayBuffer = Promise.resolve(bytes.buffer)
}

const announcedSize = (c: Context) => Number(c.req.header('content-length') ?? 0)

const mostFor = (c: Context, family: string | undefined) => (family === undefined ? SMALL_BODY : largestOf(c))

function largestOf(c: Context): number {
  if (takesRecording(c.req.method, c.req.path)) return RECORDING_MAX_BYTES
  return UPLOADS.test(c.req.path) ? UPLOAD_MAX : MEGABYTE
}

interface Reading {
  held: HeldBody
  most: number
  withinMs: number
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  { held, most, withinMs }: Reading,
): Promise<Uint8Array> {
  const reader = body.getReader()
  const late = setTimeout(() => void reader.cancel(new TooSlow()).catch(() => undefined), withinMs)
  const end = performance.now() + withinMs
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (performance.now() >= end) throw new TooSlow()
      if (done) return joined(parts, size)
      size += value.byteLength
      if (size > most) throw new BodyTooLarge()
      if (!held.take(value.byteLength)) throw new TooBusy()
      parts.push(value)
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined)
    throw error
  } finally {
    clearTimeout(late)
  }
}

/** Copies the parts into one buffer and releases each. */
function joined(parts: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts.splice(0)) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

class TooSlow extends HTTPException {
  constructor() {
    super(408, { message: 'What you sent took too long to arrive. Please try again.' })
  }
}

class BodyTooLarge extends Error {}

/** Tells somebody who has just read a page aloud about the link, not about the size of a body that would not be stored. */
function refuseLarge(c: Context<AppEnv>, most: number, isStranger: boolean): Response {
  const link = isStranger && takesRecording(c.req.method, c.req.path) ? recordingLinkOf(c) : undefined
  if (link && !link.ok) return refuseByLink(c, link.failure)
  const message =
    most === RECORDING_MAX_BYTES ? RECORDING_TOO_LONG : `The request body is larger than ${inWords(most)}.`
  throw new HTTPException(413, { message })
}

const inWords = (bytes: number) => (bytes < MEGABYTE ? `${bytes / 1024} KB` : `${bytes / MEGABYTE} MB`)
