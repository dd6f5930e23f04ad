/** The environments of the specification's section 3; every theme has one of them. */
export const ENVIRONMENTS = [
  'Art Studio',
  'Autumn Forest',
  'Campground',
  'City Center',
  'Coral Reef',
  'Detective Office',
  'Dragon Valley',
  'Elementary School',
  'Enchanted Forest',
  'Magical Forest',
  'Outer Space',
  'Pirate Ship',
  'Safari Park',
  'Underwater World',
] as const
export type Environment = (typeof ENVIRONMENTS)[number]
