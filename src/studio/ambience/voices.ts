import { between, type Random } from '../../shared/kit/random.ts'
import { LOOP_LENGTH, LOOP_SECONDS, LOW_LENGTH, LOW_RATE, lowPass, mixIn, place, swell } from './loop.ts'

/** Five crickets, each with its own pitch and pace, one loop long. */
export function crickets(random: Random): Float32Array {
  const night = new Float32Array(LOOP_LENGTH)
  for (let cricket = 0; cricket < 5; cricket++) {
    const pitch = 2 * Math.PI * between(random, 3300, 4100)
    const gain = between(random, 0.02, 0.06)
    const songs = Math.round(LOOP_SECONDS / between(random, 0.7, 1.3))
    for (let song = 0; song < songs; song++) {
      const second = ((song + between(random, -0.12, 0.12)) * LOOP_SECONDS) / songs
      for (let pulse = 0; pulse < 3; pulse++) {
        place(
          night,
          { second: second + pulse * 0.045, seconds: 0.03 },
          (time, part) => gain * Math.sin(Math.PI * part) * Math.sin(pitch * time),
        )
      }
    }
  }
  return night
}

/** A few distant birds, each with its own short song. */
export function birds(random: Random): Float32Array {
  const morning = new Float32Array(LOOP_LENGTH)
  for (let bird = 0; bird < 4; bird++) {
    const home = between(random, 2200, 3900)
    const melody = Array.from({ length: 2 + Math.floor(4 * random()) }, () => ({
      pitch: home * between(random, 0.85, 1.2),
      slide: between(random, -0.25, 0.25),
      seconds: between(random, 0.07, 0.2),
    }))
    const songs = 2 + Math.floor(3 * random())
    for (let song = 0; song < songs; song++) {
      let second = LOOP_SECONDS * random()
      for (const { pitch, slide, seconds } of melody) {
        for (const [delay, gain] of [
          [0, 0.05],
          [0.17, 0.015],
        ] as const) {
          place(morning, { second: second + delay, seconds }, (time, part) => {
            return (
              gain *
              Math.sin(Math.PI * part) ** 2 *
              Math.sin(2 * Math.PI * pitch * time * (1 + (slide * part) / 2))
            )
          })
        }
        second += seconds + 0.06
      }
    }
  }
  return morning
}

/** An owl that calls at intervals. */
export function owl(random: Random): Float32Array {
  const night = new Float32Array(LOW_LENGTH)
  const pitch = between(random, 320, 400)
  for (let call = 0; call < 3; call++) {
    const second = (call + between(random, 0.1, 0.5)) * (LOOP_SECONDS / 3)
    for (const [after, seconds] of [
      [0, 0.38],
      [0.75, 0.2],
      [1, 0.55],
    ] as const) {
      place(night, { second: second + after, seconds }, (time, part) => {
        return (
          0.1 *
          Math.sin(Math.PI * part) ** 1.5 *
          Math.sin(2 * Math.PI * pitch * time * (1 + 0.01 * Math.sin(33 * time)) * (1 - 0.03 * part))
        )
      })
    }
  }
  return mixIn(new Float32Array(LOOP_LENGTH), lowPass(night, 700))
}

const TALKERS = 9

/** People a street away: voices without words. */
export function murmur(random: Random): Float32Array {
  const crowd = new Float32Array(LOW_LENGTH)
  for (let talker = 0; talker < TALKERS; talker++) {
    const pitch = between(random, 95, 230)
    let second = between(random, 0, 3)
    while (second < LOOP_SECONDS) {
      const syllables = 3 + Math.floor(9 * random())
      for (let index = 0; index < syllables; index++) {
        const seconds = between(random, 0.13, 0.26)
        syllable(crowd, {
          second,
          seconds,
          pitch: pitch * between(random, 0.88, 1.12),
          vowel: between(random, 300, 850),
          gain: between(random, 0.3, 1),
        })
        second += seconds * 0.95
      }
      second += between(random, 0.4, 2.6)
    }
  }
  return mixIn(new Float32Array(LOOP_LENGTH), lowPass(lowPass(crowd, 800), 900))
}

interface Syllable {
  second: number
  seconds: number
  pitch: number
  /** The vowel's first resonance, in hertz. */
  vowel: number
  gain: number
}

function syllable(samples: Float32Array, { second, seconds, pitch, vowel, gain }: Syllable): void {
  const radius = 0.96
  const turn = 2 * radius * Math.cos((2 * Math.PI * vowel) / LOW_RATE)
  let one = 0
  let two = 0
  place(samples, { second, seconds }, (time, part) => {
    const source = ((time * pitch) % 1) - 0.5
    const value = source + turn * one - radius * radius * two
    two = one
    one = value
    return 0.02 * gain * value * Math.sin(Math.PI * part)
  })
}

/** A clock in the corner, alternating tick and tock once a second. */
export function clock(_random: Random): Float32Array {
  const ticking = new Float32Array(LOOP_LENGTH)
  for (let second = 0; second < LOOP_SECONDS; second++) {
    const pitch = 2 * Math.PI * (second % 2 === 0 ? 2100 : 1650)
    place(ticking, { second, seconds: 0.04 }, (time) => 0.1 * Math.sin(pitch * time) * Math.exp(-time * 220))
  }
  return ticking
}

/** The timbers of a ship at anchor. */
export function timbers(random: Random): Float32Array {
  const hull = new Float32Array(LOW_LENGTH)
  for (let creak = 0; creak < 5; creak++) {
    const pulses = between(random, 22, 40)
    const wood = between(random, 260, 520)
    const seconds = between(random, 0.5, 1.1)
    place(hull, { second: (creak + random()) * (LOOP_SECONDS / 5), seconds }, (time, part) => {
      const sincePulse = ((time * pulses * (1 + 0.4 * part)) % 1) / pulses
      return (
        0.05 *
        Math.sin(Math.PI * part) *
        Math.sin(2 * Math.PI * wood * sincePulse) *
        Math.exp(-sincePulse * 160)
      )
    })
  }
  return mixIn(new Float32Array(LOOP_LENGTH), lowPass(hull, 900))
}

/** The slow hum of a ship between the stars, with overtones for the small speaker of a phone. */
export function spaceHum(random: Random): Float32Array {
  const hum = new Float32Array(LOW_LENGTH)
  for (const [base, gain] of [
    [55, 0.7],
    [82.5, 0.5],
    [110, 0.4],
    [165, 0.3],
    [220, 0.25],
    [330, 0.2],
    [440, 0.14],
  ] as const) {
    for (const beat of [0, 1, 3]) {
      const cycles = Math.round(base * LOOP_SECONDS) + beat
      const phase = random()
      for (let at = 0; at < LOW_LENGTH; at++) {
        const part = at / LOW_LENGTH
        hum[at] =
          (hum[at] ?? 0) +
          gain *
            Math.sin(2 * Math.PI * (((cycles * at) % LOW_LENGTH) / LOW_LENGTH + phase)) *
            (0.7 + 0.3 * swell(part, beat + 1, phase))
      }
    }
  }
  return mixIn(new Float32Array(LOOP_LENGTH), hum)
}

const SPARKLE_NOTES = [1174.66, 1318.51, 1479.98, 1760, 1975.53, 2349.32]

/** An occasional sparkle of very small bells. */
export function sparkle(random: Random): Float32Array {
  const air = new Float32Array(LOOP_LENGTH)
  for (let glint = 0; glint < 14; glint++) {
    const pitch = 2 * Math.PI * (SPARKLE_NOTES[Math.floor(random() * SPARKLE_NOTES.length)] ?? 1760)
    const gain = between(random, 0.01, 0.04)
    place(air, { second: LOOP_SECONDS * random(), seconds: 2.2 }, (time) => {
      return (
        gain *
        Math.min(1, time * 200) *
        Math.exp(-time * 2.6) *
        (Math.sin(pitch * time) + 0.25 * Math.sin(2.76 * pitch * time) * Math.exp(-time * 6))
      )
    })
  }
  return air
}
