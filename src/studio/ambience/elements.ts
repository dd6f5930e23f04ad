import { between, type Random } from '../../shared/kit/random.ts'
import {
  highPass,
  LOOP_SECONDS,
  LOW_LENGTH,
  lowPass,
  mixIn,
  place,
  shaped,
  swell,
  whiteNoise,
} from './loop.ts'

/** Waves that come and recede about every seven seconds. */
export function waves(random: Random): Float32Array {
  const phase = random()
  const rise = (at: number) => swell(at, 4, phase) ** 2
  const water = lowPass(
    lowPass(whiteNoise(random), (at) => 250 + 1800 * rise(at)),
    2500,
  )
  return shaped(water, (at) => (0.4 + 0.6 * rise(at)) * (0.75 + 0.25 * swell(at, 3, 0.16)))
}

/** Steady rain with single drops, one loop long. */
export function rain(random: Random): Float32Array {
  const fall = shaped(
    highPass(lowPass(lowPass(whiteNoise(random), 5000), 5000), 700),
    (at) => 0.2 + 0.06 * swell(at, 2, 0.3),
  )
  for (let drop = 0; drop < 45 * LOOP_SECONDS; drop++) {
    const pitch = 2 * Math.PI * between(random, 1500, 5000)
    const gain = 0.15 * random() ** 3
    place(
      fall,
      { second: LOOP_SECONDS * random(), seconds: 0.02 },
      (time) => gain * Math.sin(pitch * time) * Math.exp(-time * 350),
    )
  }
  return fall
}

/** Wind that rises and falls without a regular rhythm. */
export function wind(random: Random): Float32Array {
  const phase = random()
  const gust = (at: number) => swell(at, 2, phase) * swell(at, 5, phase + 0.3)
  const air = lowPass(
    lowPass(whiteNoise(random), (at) => 180 + 500 * gust(at)),
    (at) => 300 + 700 * swell(at, 3, phase),
  )
  return shaped(air, (at) => 0.5 + 0.5 * swell(at, 3, phase))
}

/** Leaves and grass: the treble of a light wind. */
export function leaves(random: Random): Float32Array {
  const phase = random()
  const rustle = highPass(lowPass(lowPass(lowPass(whiteNoise(random), 3000), 3000), 3000), 1000)
  return shaped(rustle, (at) => 0.2 + 0.4 * swell(at, 3, phase) ** 3 + 0.4 * swell(at, 7, phase * 2) ** 4)
}

/** A small stream over stones. */
export function brook(random: Random): Float32Array {
  const water = shaped(highPass(lowPass(whiteNoise(random), 1800), 400), (at) => 0.1 + 0.03 * swell(at, 5))
  for (let drop = 0; drop < 26 * LOOP_SECONDS; drop++) {
    bubble(water, random, {
      low: 450,
      high: 1500,
      seconds: between(random, 0.02, 0.07),
      gain: 0.12 * random() ** 2,
    })
  }
  return water
}

/** The hush under water, with occasional bubbles. */
export function underwater(random: Random): Float32Array {
  const deep = shaped(
    lowPass(
      lowPass(whiteNoise(random), (at) => 120 + 140 * swell(at, 2)),
      300,
    ),
    (at) => 0.7 + 0.3 * swell(at, 5, 0.4),
  )
  for (let stream = 0; stream < 7; stream++) {
    const from = LOOP_SECONDS * random()
    const count = Math.round(between(random, 5, 14))
    for (let index = 0; index < count; index++) {
      bubble(deep, random, {
        low: 220,
        high: 620,
        seconds: between(random, 0.05, 0.11),
        gain: 0.18 * random(),
        second: from + index * 0.11,
      })
    }
  }
  return lowPass(deep, 900)
}

/** A simmering pot. */
export function simmer(random: Random): Float32Array {
  const steam = shaped(lowPass(whiteNoise(random), 500), () => 0.05)
  for (let index = 0; index < 11 * LOOP_SECONDS; index++) {
    bubble(steam, random, {
      low: 160,
      high: 420,
      seconds: between(random, 0.04, 0.09),
      gain: 0.06 * random() ** 2,
    })
  }
  return steam
}

function bubble(
  samples: Float32Array,
  random: Random,
  {
    low,
    high,
    seconds,
    gain,
    second,
  }: { low: number; high: number; seconds: number; gain: number; second?: number },
): void {
  const pitch = between(random, low, high)
  const rise = between(random, 1.2, 1.9)
  place(samples, { second: second ?? LOOP_SECONDS * random(), seconds }, (time, part) => {
    return (
      gain *
      Math.sin(2 * Math.PI * pitch * time * (1 + ((rise - 1) * part) / 2)) *
      Math.sin(Math.PI * part) ** 2
    )
  })
}

/** A fire crackling over a low flutter. */
export function campfire(random: Random): Float32Array {
  const flutter = shaped(
    lowPass(lowPass(whiteNoise(random), 160), 220),
    (at) => 0.8 + 0.2 * swell(at, 41) * swell(at, 17, 0.2),
  )
  const crackle = new Float32Array(flutter.length)
  for (let snap = 0; snap < 14 * LOOP_SECONDS; snap++) {
    const gain = 0.35 * random() ** 5
    const decay = between(random, 300, 1400)
    place(
      crackle,
      { second: LOOP_SECONDS * random(), seconds: 0.014 },
      (time) => gain * (random() * 2 - 1) * Math.exp(-time * decay),
    )
  }
  return mixIn(flutter, highPass(lowPass(crackle, 5000), 500), 1)
}

/** A lived-in room: its air and little else. */
export function room(random: Random): Float32Array {
  const air = lowPass(lowPass(whiteNoise(random, LOW_LENGTH), 180), 400)
  return mixIn(
    new Float32Array(LOW_LENGTH * 4),
    shaped(air, (at) => 0.85 + 0.15 * swell(at, 2)),
  )
}
