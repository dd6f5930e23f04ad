import { AMBIENCE_VOLUME } from '../../src/shared/constants.ts'

export interface AmbienceSound {
  /** The encoded bytes. */
  load: () => Promise<ArrayBuffer>
  /** Seconds between which the decoded sound repeats without a seam; all of it when unknown. */
  loop: { start: number; end: number } | undefined
}

export interface AmbienceBed {
  /** Must be called inside a tap the first time, so that the browser allows sound. */
  fadeIn(milliseconds: number): void
  fadeOut(milliseconds: number): void
  /** Resumes if it should be playing: a locked screen or a call has silenced it while the narration went on. */
  wake(): void
  close(): void
}

/**
 * Ambience under the narration. Its volume is a gain node, because some phones ignore an audio element's volume.
 * Ambience that cannot be loaded or decoded is silence: the story goes on without it.
 */
export function openAmbience(sound: AmbienceSound, openContext: () => AudioContext): AmbienceBed {
  let mixer: { context: AudioContext; gain: GainNode } | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  let wanted = false

  const mix = () => {
    if (mixer) return mixer
    const context = openContext()
    const gain = new GainNode(context, { gain: 0 })
    gain.connect(context.destination)
    loopInto(context, gain, sound).catch(() => undefined)
    mixer = { context, gain }
    return mixer
  }

  return {
    fadeIn(milliseconds) {
      clearTimeout(resting)
      wanted = true
      const { context, gain } = mix()
      context.resume().catch(() => undefined)
      fade(context, gain, AMBIENCE_VOLUME, milliseconds)
    },
    fadeOut(milliseconds) {
      wanted = false
      if (!mixer) return
      const { context, gain } = mixer
      fade(context, gain, 0, milliseconds)
      clearTimeout(resting)
      resting = setTimeout(() => context.suspend().catch(() => undefined), milliseconds)
    },
    wake() {
      if (wanted && mixer?.context.state !== 'running') mixer?.context.resume().catch(() => undefined)
    },
    close() {
      clearTimeout(resting)
      mixer?.context.close().catch(() => undefined)
      mixer = undefined
    },
  }
}

async function loopInto(context: AudioContext, gain: GainNode, sound: AmbienceSound): Promise<void> {
  const buffer = await context.decodeAudioData(await sound.load())
  const { start, end } = sound.loop ?? { start: 0, end: buffer.duration }
  const source = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart: start, loopEnd: end })
  source.connect(gain)
  source.start()
}

function fade(context: AudioContext, { gain }: GainNode, to: number, milliseconds: number): void {
  const now = context.currentTime
  const from = gain.value
  gain.cancelScheduledValues(now)
  gain.setValueAtTime(from, now)
  gain.linearRampToValueAtTime(to, now + milliseconds / 1000)
}
