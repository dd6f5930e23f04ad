/** What distinguishes one plush animal from another; they all share a rig. */
export interface Species {
  fur: string
  belly: string
  /** Insides of ears, paws, hooves. */
  dark: string
  /** Height beside a child of 300. */
  height: number
  ears: 'pointed' | 'round' | 'mouse' | 'long' | 'floppy' | 'leaf' | 'fan' | 'tufts' | 'monkey' | 'none'
  muzzle: 'snout' | 'small' | 'beak' | 'bill' | 'broad' | 'disc' | 'trunk' | 'wide-mouth' | 'hook' | 'dragon'
  tail: 'bushy' | 'plume' | 'thin' | 'puff' | 'tuft' | 'curl' | 'flick' | 'scaly' | 'none'
  horns?: 'antlers' | 'goat' | 'cow' | 'knobs' | 'unicorn' | 'dragon'
  marks?: (
    | 'cheeks'
    | 'stripes'
    | 'patches'
    | 'fawn'
    | 'mane'
    | 'forelock'
    | 'wool'
    | 'spines'
    | 'disk'
    | 'mask'
    | 'comb'
    | 'crest'
    | 'shell'
    | 'plates'
    | 'wings'
    | 'blaze'
    | 'whiskers'
  )[]
  limbs: 'paws' | 'hooves' | 'wings' | 'flippers'
  iris?: string
  /** A second color for marks. */
  mark?: string
  /** The color of its head, if it is another one than the coat's. */
  face?: string
  /** Neck length, e.g. a giraffe's. */
  neck?: number
}
