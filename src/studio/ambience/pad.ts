import type { Random } from '../../shared/kit/random.ts'
import type { ToneCategory } from '../../shared/stories/tones.ts'
import { LOOP_LENGTH, LOOP_SECONDS, LOW_LENGTH, mixIn, swell } from './loop.ts'

const SEMITONES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']

/** Four chords in hertz for each kind of tone; the last leads back to the first. */
const CHORDS: Record<ToneCategory, readonly (readonly number[])[]> = {
  Bedtime: chords('A3 C#4 E4 | G3 B3 D4 | F3 A3 C4 | G3 B3 E4'),
  Happy: chords('C4 E4 G4 | A3 C4 E4 | F3 A3 C4 | G3 B3 D4'),
  Adventure: chords('D3 A3 D4 | C3 G3 E4 | G3 B3 D4 | A3 C#4 E4'),
  Wonder: chords('F3 A3 E4 | G3 B3 F#4 | F3 C4 E4 | E3 B3 G4'),
  Gentle: chords('G3 B3 D4 | E3 G3 B3 | C3 G3 E4 | D3 A3 D4'),
  Seasonal: chords('D3 A3 F#4 | B3 D4 F#4 | G3 B3 D4 | A3 C#4 E4'),
  Creative: chords('E3 B3 G#4 | C#3 G#3 E4 | A3 C#4 E4 | F#3 A3 C#4'),
  Nature: chords('A3 C4 E4 | F3 A3 C4 | C3 G3 E4 | G3 B3 D4'),
}

const TABLE_BITS = 12
const SINE = Float32Array.from({ length: 1 << TABLE_BITS }, (_, index) =>
  Math.sin((2 * Math.PI * index) / (1 << TABLE_BITS)),
)
/** The detuning of a note's three voices, in cycles of the loop: they beat slowly against each other. */
const DETUNES = [-9, 0, 11]
/** The share of a chord's time in which it fades in while the previous one fades out. */
const CROSSING = 0.35

/** A soft pad of slow chords that suits the tone. */
export function pad(random: Random, category: ToneCategory): Float32Array {
  const sound = new Float32Array(LOW_LENGTH)
  const progression = CHORDS[category]
  for (const [turn, notes] of progression.entries()) {
    const from = Math.round((turn * LOW_LENGTH) / progression.length)
    const held = Math.round(LOW_LENGTH / progression.length)
    const crossing = Math.round(held * CROSSING)
    for (const note of notes) {
      for (const detune of DETUNES)
        addVoice(sound, {
          cycles: Math.round(note * LOOP_SECONDS) + detune,
          phase: random(),
          from,
          held,
          crossing,
        })
    }
  }
  for (let at = 0; at < LOW_LENGTH; at++)
    sound[at] = (sound[at] ?? 0) * (0.7 + 0.3 * swell(at / LOW_LENGTH, 6))
  return mixIn(new Float32Array(LOOP_LENGTH), sound)
}

interface PadVoice {
  /** Oscillations in the whole loop. */
  cycles: number
  phase: number
  /** In samples: where it begins to fade in, how long until the next chord begins, and how long the fade takes. */
  from: number
  held: number
  crossing: number
}

function addVoice(samples: Float32Array, { cycles, phase, from, held, crossing }: PadVoice): void {
  const step = (cycles * SINE.length) / LOW_LENGTH
  const mask = SINE.length - 1
  let angle = phase * SINE.length + from * step
  for (let index = 0; index < held + crossing; index++) {
    const at = (from + index) % LOW_LENGTH
    const coming = index < crossing ? (SINE[((index * (SINE.length / 4)) / crossing) | 0] ?? 0) : 1
    const going = index < held ? 1 : (SINE[((SINE.length / 4) * (1 + (index - held) / crossing)) | 0] ?? 0)
    const tone = (SINE[angle & mask] ?? 0) + 0.3 * (SINE[(angle * 2) & mask] ?? 0)
    samples[at] = (samples[at] ?? 0) + tone * coming * going
    angle += step
  }
}

function chords(text: string): number[][] {
  return text.split(' | ').map((chord) => chord.split(' ').map((note) => hertz(note)))
}

/** The pitch of a note, e.g. C#4; A4 is 440. */
function hertz(note: string): number {
  const semitone = SEMITONES.indexOf(note.slice(0, -1)) + 12 * (Number(note.at(-1)) - 4)
  return 440 * 2 ** ((semitone - 9) / 12)
}
