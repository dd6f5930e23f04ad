import { RECORDING_MAX_SECONDS } from '../../src/shared/recordings/recording.ts'
import { recordedType } from './recorded-type.ts'

/** The recording of a page. */
export interface Recorded {
  sound: Blob
  seconds: number
  /** It was ended at the maximum length. */
  isFull: boolean
}

export interface RunningRecorder {
  /** The current volume, 0 to 100. */
  level(): number
  stop(): void
  /** Resolves once it was stopped, by hand or by itself; without bytes where nothing came. */
  recorded: Promise<Recorded>
}

const BITS_PER_SECOND = 64_000

/** Why recording is impossible, as a sentence. */
export class CannotRecord extends Error {}

/** Asks for the microphone and starts. Throws CannotRecord. */
export async function startRecorder(): Promise<RunningRecorder> {
  const mimeType = typeOfThisBrowser()
  const stream = await microphone()
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND })
  const meter = openMeter(stream)
  const parts: Blob[] = []
  let isFull = false
  const end = Promise.withResolvers<Recorded>()
  let begun = performance.now()
  const full = setTimeout(() => {
    isFull = true
    stop()
  }, RECORDING_MAX_SECONDS * 1000)
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  recorder.addEventListener('start', () => {
    begun = performance.now()
  })
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.addEventListener('stop', () => {
    clearTimeout(full)
    meter.close()
    for (const track of stream.getTracks()) track.stop()
    const sound = new Blob(parts, { type: (recorder.mimeType || mimeType).split(';')[0] ?? '' })
    end.resolve({ sound, seconds: (performance.now() - begun) / 1000, isFull })
  })
  recorder.start()
  return { level: meter.level, stop, recorded: end.promise }
}

function typeOfThisBrowser(): string {
  if (!('mediaDevices' in navigator) || !window.isSecureContext)
    throw new CannotRecord('Recording needs a safe address: one that begins with https.')
  const type =
    'MediaRecorder' in window ? recordedType((known) => MediaRecorder.isTypeSupported(known)) : undefined
  if (type === undefined)
    throw new CannotRecord(
      'This browser cannot record. Please open this page in a newer one: Chrome, Edge, Firefox or Safari.',
    )
  return type
}

async function microphone(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, noiseSuppression: true, autoGainControl: true },
    })
  } catch (error) {
    throw new CannotRecord(WHY[error instanceof DOMException ? error.name : ''] ?? WHY.other)
  }
}

const WHY: Record<string, string> & { other: string } = {
  NotAllowedError:
    'The microphone is closed to this page. Allow it beside the address, or in your device’s settings, then press Record once more.',
  NotFoundError: 'No microphone was found. Please connect one, or open this page on a phone or tablet.',
  NotReadableError:
    'The microphone is busy elsewhere. Close the other program or call, then press Record once more.',
  other: 'The microphone could not be opened. Please try once more.',
}

/** The microphone's volume; recording works without it. */
function openMeter(stream: MediaStream): { level: () => number; close: () => void } {
  try {
    const context = new AudioContext()
    const analyser = new AnalyserNode(context, { fftSize: 1024 })
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    return {
      level() {
        analyser.getFloatTimeDomainData(samples)
        const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
        return Math.min(100, Math.round(Math.sqrt(loudest) * 110))
      },
      close: () => void context.close().catch(() => undefined),
    }
  } catch {
    return { level: () => 0, close: () => undefined }
  }
}
