import type { CastSheet, HairStyle, HatKind, Outfit } from '../../shared/characters/cast-sheet.ts'

/** The avatar builder's choices, with their names for parents. */

export const HAIR_STYLE_CHOICES: readonly (readonly [HairStyle, string])[] = [
  ['short', 'Short'],
  ['curly', 'Curly'],
  ['buzz', 'Buzz cut'],
  ['bob', 'Bob'],
  ['long', 'Long'],
  ['longcurly', 'Long and curly'],
  ['ponytail', 'Ponytail'],
  ['pigtails', 'Pigtails'],
  ['braids', 'Braids'],
  ['buns', 'Buns'],
  ['puffs', 'Puffs'],
  ['afro', 'Afro'],
  ['bald', 'Bald'],
  ['hijab', 'Hijab'],
  ['headscarf', 'Headscarf'],
  ['patka', 'Patka'],
]

export const HAT_CHOICES: readonly (readonly [HatKind | '', string])[] = [
  ['', 'None'],
  ['cap', 'Cap'],
  ['beanie', 'Woolly hat'],
  ['sunhat', 'Sun hat'],
  ['beret', 'Beret'],
  ['crown', 'Crown'],
  ['pirate', 'Pirate hat'],
  ['wizard', 'Wizard hat'],
]

export const OUTFIT_CHOICES: readonly (readonly [Outfit, string])[] = [
  ['tee', 'T-shirt'],
  ['hoodie', 'Hoodie'],
  ['dress', 'Dress'],
  ['overalls', 'Overalls'],
  ['raincoat', 'Raincoat'],
  ['pajama', 'Pajamas'],
]

export const HEIGHT_CHOICES: readonly (readonly [CastSheet['height'], string])[] = [
  [0, 'Small'],
  [1, 'Middle'],
  [2, 'Tall'],
]

/** One part of the look; opening one closes the others where the browser supports that. */
