/** What tells one plush animal from another; the rig draws all of them. */
export interface Species {
  fur: string
  belly: string
  /** Ears' insides, paws, hooves. */
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
  /** Longer neck, e.g. a giraffe's. */
  neck?: number
}
