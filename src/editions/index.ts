import { pathToFileURL } from 'node:url'
import PQueue from 'p-queue'
import type { Bindery, StoryToBind } from '../ports/bindery.ts'
import { projectFile } from '../shared/kit/project-file.ts'
import { TooBusy } from '../shared/kit/too-busy.ts'
import type { Edition } from '../shared/stories/editions.ts'
import { openParcel, type Parcel } from './parcel.ts'
import type { BindAnswer, BindRequest } from './worker.ts'

export interface BinderyOptions {
  /** The module that the Worker runs; ours by default. */
  entry?: URL
  /** How many editions may be in production, queued or being downloaded at once: each stays in memory until the browser has it. */
  most?: number
  /** Milliseconds after which a silent Worker counts as hanging. */
  patienceMs?: number
  /** Called with why an edition could not be made; its reader only sees the download break off. */
  onFailure?: (reason: Error) => void
}

const MOST = 4
const PATIENCE_MS = 120_000
const AGAIN_SECONDS = 10
const ENTRY = pathToFileURL(projectFile('src/editions/worker.ts'))

/**
 * Makes editions one at a time, each in its own Worker, which ends with it and frees its memory: the studio's pool
 * keeps its Workers for the next picture.
 */
export function openBindery(options: BinderyOptions = {}): Bindery {
  const { entry = ENTRY, most = MOST, patienceMs = PATIENCE_MS, onFailure = () => undefined } = options
  const oneByOne = new PQueue({ concurrency: 1 })
  const inHand = new Set<Parcel>()

  return {
    bind(edition: Edition, story: StoryToBind) {
      if (inHand.size >= most) throw new TooBusy(AGAIN_SECONDS)
      const parcel = openParcel()
      inHand.add(parcel)
      const abandon = () => {
        inHand.delete(parcel)
        parcel.fail(new Error('Nobody waits for this edition any more.'))
      }
      const request = { edition, story }
      void oneByOne.add(async () => {
        if (inHand.has(parcel)) await make({ entry, patienceMs, request, parcel, onFailure })
      })
      return new ReadableStream<Uint8Array>({
        async pull(controller) {
          try {
            const piece = await parcel.next()
            if (piece) return controller.enqueue(piece)
            controller.close()
            abandon()
          } catch (reason) {
            abandon()
            throw reason
          }
        },
        cancel: abandon,
      })
    },
    async close() {
      oneByOne.clear()
      for (const parcel of inHand) parcel.fail(new Error('The bindery has closed.'))
      inHand.clear()
      await oneByOne.onIdle()
    },
  }
}

interface Making {
  entry: URL
  patienceMs: number
  request: BindRequest
  parcel: Parcel
  onFailure: (reason: Error) => void
}

/** Resolves when the Worker has ended, whatever the outcome: the parcel has it. */
async function make({ entry, patienceMs, request, parcel, onFailure }: Making): Promise<void> {
  const worker = new Worker(entry)
  const failBy = (reason: Error) => {
    onFailure(reason)
    parcel.fail(reason)
  }
  let patience: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(patience)
    patience = setTimeout(() => failBy(new Error('An edition took too long to make.')), patienceMs)
  }
  const hear = ({ data }: MessageEvent<BindAnswer>) => {
    wait()
    if ('chunk' in data) parcel.add(data.chunk)
    else if ('done' in data) parcel.close()
    else failBy(data.failure)
  }
  const die = () => failBy(new Error('A Worker ended before its edition was made.'))
  worker.addEventListener('message', hear)
  worker.addEventListener('error', die)
  worker.addEventListener('close', die)
  wait()
  try {
    worker.postMessage(request, buffersOf(request.story))
  } catch (cause) {
    failBy(cause instanceof Error ? cause : new Error(String(cause)))
  }
  await parcel.packed
  clearTimeout(patience)
  worker.removeEventListener('error', die)
  worker.removeEventListener('close', die)
  worker.terminate()
}

/** The story's whole buffers move to the Worker without a copy. */
const buffersOf = ({ pages, narration }: StoryToBind): ArrayBuffer[] => [
  ...new Set(
    [...pages.map(({ picture }) => picture), narration?.bytes].flatMap((bytes) =>
      bytes?.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
        ? [bytes.buffer]
        : [],
    ),
  ),
]
