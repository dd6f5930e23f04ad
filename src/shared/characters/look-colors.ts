import { EYE_COLORS, HAIR_COLORS, SKIN_TONES } from './cast-sheet.ts'

/** A color that a parent can pick, with its name for screen readers. */
export interface Swatch {
  color: string
  name: string
}

/** The colors of the avatar builder, in the order shown. */
export const SWATCHES = {
  skin: named(SKIN_TONES, [
    'Porcelain',
    'Fair',
    'Peach',
    'Olive',
    'Tan',
    'Caramel',
    'Brown',
    'Chocolate',
    'Deep brown',
    'Ebony',
  ]),
  hair: [
    ...named(HAIR_COLORS, [
      'Black',
      'Blue black',
      'Dark brown',
      'Brown',
      'Red',
      'Honey',
      'Blond',
      'Sandy',
      'Purple',
      'Pink',
    ]),
    { color: '#c2622e', name: 'Ginger' },
    { color: '#f2e2b8', name: 'Platinum' },
    { color: '#b5b0ba', name: 'Gray' },
    { color: '#4f86d9', name: 'Blue' },
  ],
  scarf: named(
    ['#3f9fb0', '#8f7ad9', '#e07aa8', '#4fae8a', '#e0a04a', '#5a7fd0', '#d94a4f', '#f7f4f2', '#3a3644'],
    ['Teal', 'Violet', 'Pink', 'Green', 'Gold', 'Blue', 'Red', 'White', 'Black'],
  ),
  eyes: [
    ...named(EYE_COLORS, ['Dark brown', 'Brown', 'Green', 'Blue', 'Violet', 'Gray']),
    { color: '#7a5a2e', name: 'Hazel' },
    { color: '#a8702e', name: 'Amber' },
  ],
  top: named(
    [
      '#e2566b',
      '#f5913e',
      '#ffcf5a',
      '#6bbf73',
      '#3fa89f',
      '#58b5d6',
      '#5a8be0',
      '#8a7ae0',
      '#e07aa8',
      '#f0876a',
      '#2f4580',
      '#8a5a3a',
      '#f7f4f2',
      '#3a3644',
    ],
    [
      'Red',
      'Orange',
      'Yellow',
      'Green',
      'Teal',
      'Sky blue',
      'Blue',
      'Violet',
      'Pink',
      'Coral',
      'Navy',
      'Brown',
      'White',
      'Black',
    ],
  ),
  bottom: named(
    [
      '#3b4a7a',
      '#3f6fb5',
      '#4a4568',
      '#6a4a8a',
      '#5f7a4a',
      '#7a5a4a',
      '#d94a4f',
      '#f08ab0',
      '#e3cfae',
      '#3a3644',
    ],
    ['Navy', 'Denim', 'Slate', 'Purple', 'Olive', 'Brown', 'Red', 'Pink', 'Beige', 'Black'],
  ),
  shoes: named(
    ['#e2566b', '#f5b53c', '#3fae8a', '#4a6fb5', '#8a5fc0', '#7a4a2e', '#f2efe8', '#3a3644'],
    ['Red', 'Yellow', 'Green', 'Blue', 'Purple', 'Brown', 'White', 'Black'],
  ),
  hat: named(
    [
      '#d94a4f',
      '#f5913e',
      '#ffcf5a',
      '#4fae5f',
      '#3fa89f',
      '#4a86d9',
      '#2f4580',
      '#4a4aa8',
      '#8a7ae0',
      '#f08ab0',
      '#8a5a3a',
      '#f2d58c',
      '#e8b33f',
      '#f7f4f2',
      '#3a3644',
    ],
    [
      'Red',
      'Orange',
      'Yellow',
      'Green',
      'Teal',
      'Blue',
      'Navy',
      'Indigo',
      'Violet',
      'Pink',
      'Brown',
      'Straw',
      'Gold',
      'White',
      'Black',
    ],
  ),
} as const satisfies Record<string, readonly Swatch[]>

/** Colors that only a description gives: a parent who names one gets it, and may keep it. */
const SAID_HAIR = [
  '#7d4426',
  '#8a3f24',
  '#d9702e',
  '#d98a5a',
  '#e5b54e',
  '#efeae4',
  '#c9c6d2',
  '#4fae7a',
  '#3fb6b5',
]
const SAID_EYES = ['#2f8f9a']
const SAID_CLOTHES = [
  '#b8323f',
  '#e0453f',
  '#8a2f45',
  '#8a2f3a',
  '#e0728f',
  '#ff8a72',
  '#ffb78f',
  '#ffcf3f',
  '#e8b33f',
  '#d9a52e',
  '#4fae5f',
  '#a3d94f',
  '#9adfc0',
  '#8a944a',
  '#2f9a6a',
  '#2f9a9a',
  '#3fc0bf',
  '#5fd0d9',
  '#4a86d9',
  '#7fc0f0',
  '#4a4aa8',
  '#8f5fd0',
  '#8f6fd9',
  '#c7a3ea',
  '#bfaeea',
  '#d04fae',
  '#f7ecd2',
  '#9a9aa8',
  '#c3c6d2',
]

const { skin, hair, scarf, eyes, top, bottom, shoes, hat } = SWATCHES
const clothes = [...colorsOf([...scarf, ...top, ...bottom, ...shoes]), ...SAID_CLOTHES]

/** Every color that a cast sheet may have. Styles that cover the hair have colors of cloth. */
export const LOOK_COLORS = {
  skin: colorsOf(skin),
  hair: [...colorsOf(hair), ...SAID_HAIR, ...clothes],
  eyes: [...colorsOf(eyes), ...SAID_EYES],
  clothes,
  hat: [...colorsOf(hat), ...clothes],
}

function named(colors: readonly string[], names: readonly string[]): Swatch[] {
  return colors.map((color, index) => ({ color, name: names[index] ?? color }))
}

function colorsOf(swatches: readonly Swatch[]): string[] {
  return swatches.map(({ color }) => color)
}
