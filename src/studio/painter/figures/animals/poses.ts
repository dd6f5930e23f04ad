import type { Action, Feeling } from '../../../../shared/stories/scene.ts'

/** An animal's pose. */
export interface AnimalPose {
  /** Offsets from shoulder to paw, left and right, in the rig's box. */
  left: readonly [number, number]
  right: readonly [number, number]
  tilt: number
  lean: number
  lift: number
  seated: boolean
  stride: number
  holds: 'right' | 'both'
}

const REST: AnimalPose = {
  left: [-54, -52],
  right: [54, -52],
  tilt: 2,
  lean: 0,
  lift: 0,
  seated: false,
  stride: 0,
  holds: 'right',
}

export const ANIMAL_POSES: Record<Exclude<Action, 'asleep'>, AnimalPose> = {
  standing: REST,
  walking: { ...REST, left: [-58, -62], right: [50, -44], lean: 4, stride: 16, tilt: 3 },
  running: { ...REST, left: [-70, -78], right: [64, -58], lean: 10, stride: 26, lift: 8, tilt: 2 },
  sitting: { ...REST, left: [-34, -36], right: [34, -36], seated: true, tilt: -4 },
  kneeling: { ...REST, left: [-30, -44], right: [30, -40], seated: true, tilt: 5 },
  reaching: { ...REST, right: [64, -168], tilt: 7, lean: 3 },
  waving: { ...REST, right: [82, -136], tilt: 6 },
  pointing: { ...REST, right: [92, -96], tilt: 4 },
  cheering: { ...REST, left: [-78, -146], right: [78, -146], lift: 14, tilt: -4 },
  hugging: { ...REST, left: [-12, -66], right: [14, -60], tilt: -6, holds: 'both' },
  floating: { ...REST, left: [-80, -96], right: [80, -108], lift: 56, tilt: 7, lean: -4 },
  reading: { ...REST, left: [-34, -56], right: [34, -56], seated: true, tilt: 3, holds: 'both' },
  'looking-up': { ...REST, tilt: -9 },
  'seen-from-behind': { ...REST, tilt: 3 },
  riding: { ...REST, left: [-30, -60], right: [34, -60], seated: true, tilt: 2 },
  rowing: { ...REST, left: [-50, -50], right: [50, -50], seated: true, tilt: 3 },
  climbing: { ...REST, left: [-52, -150], right: [56, -120], tilt: 6, lift: 18 },
  dancing: { ...REST, left: [-72, -124], right: [70, -70], lean: -6, tilt: -7, lift: 8, stride: 8 },
  crawling: { ...REST, left: [-40, -24], right: [42, -20], seated: true, tilt: 5, lean: 6 },
  carrying: { ...REST, left: [-32, -58], right: [32, -58], tilt: 3, lean: -3, holds: 'both' },
  throwing: { ...REST, left: [-60, -70], right: [84, -130], tilt: -5, lean: -6, stride: 8 },
  catching: { ...REST, left: [-44, -128], right: [44, -128], tilt: 3, holds: 'both' },
  swimming: { ...REST, left: [-78, -80], right: [80, -100], lift: 20, tilt: 6, lean: 5 },
  cooking: { ...REST, left: [-34, -56], right: [40, -74], tilt: 3 },
  drawing: { ...REST, left: [-32, -38], right: [36, -40], seated: true, tilt: 6 },
  playing: { ...REST, left: [-30, -60], right: [34, -64], tilt: -5, holds: 'both' },
  whispering: { ...REST, right: [46, -118], tilt: 9, lean: 7 },
  hiding: { ...REST, left: [-24, -112], right: [24, -112], seated: true, tilt: 4 },
  peeking: { ...REST, left: [-34, -60], right: [34, -60], tilt: 11, lean: 8 },
  jumping: { ...REST, left: [-66, -104], right: [66, -92], lift: 40, tilt: -3 },
  lying: { ...REST, left: [-30, -70], right: [30, -70], tilt: 0 },
  falling: { ...REST, left: [-80, -146], right: [80, -140], lift: 60, tilt: 8, lean: 24 },
  'arms-wide': { ...REST, left: [-102, -112], right: [102, -112], tilt: 3 },
  'looking-through': { ...REST, right: [52, -128], tilt: -3 },
}

/** What a feeling changes about free paws. */
export const PAW_MOODS: Partial<Record<Feeling, Partial<AnimalPose>>> = {
  proud: { left: [-40, -60], right: [40, -60], tilt: -4 },
  worried: { left: [-14, -74], right: [14, -74], tilt: 7 },
  surprised: { left: [-58, -74], right: [36, -92], tilt: -3 },
  laughing: { left: [-26, -58], right: [74, -110], tilt: 8, lean: 3 },
  singing: { left: [-60, -60], right: [30, -80], tilt: -6 },
  curious: { left: [-50, -54], right: [44, -62], tilt: 8, lean: 3 },
  sleepy: { left: [-48, -48], right: [48, -48], tilt: 10 },
}
