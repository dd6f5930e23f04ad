import { describe, expect, test } from 'bun:test'
import { drawHelper, drawProp, isDrawn } from '../../../../src/studio/painter/figures/index.ts'
import { freshIds, NOON, SPOT } from './cast.ts'

const drawn = (words: string) => {
  const { svg = '', defs = '' } = drawProp(words, SPOT, NOON, freshIds()) ?? {}
  return svg + defs
}

describe('a thing is drawn as it is', () => {
  test.each([
    ['mug', 'mug in nine pieces'],
    ['chest', 'open chest'],
    ['bowl', 'empty bowl'],
    ['pumpkin', 'giant pumpkin'],
    ['castle', 'tiny castle'],
    ['boat', 'boat upside down'],
    ['hat', 'wet hat'],
    ['egg', 'three eggs'],
    ['cookie', 'half a cookie'],
    ['door', 'open door'],
  ])('a %s is not drawn as a %s', (usual, words) => {
    expect(isDrawn(words)).toBe(true)
    expect(drawn(words)).not.toBe(drawn(usual))
  })

  test('a broken cup no longer steams', () => {
    expect(drawn('cup')).toContain('M-8 -34q6')
    expect(drawn('broken cup')).not.toContain('M-8 -34q6')
  })

  test('a cat that sleeps lies curled up', () => {
    expect(drawn('sleeping cat')).not.toBe(drawn('cat'))
  })
})

describe('what cannot be drawn as it is, is left out', () => {
  test.each([
    'map on fire',
    'burning ship',
    'unlit stove',
    'packed suitcase standing open',
    'a wish',
    'shadow of a shadow',
  ])('%s', (words) => expect(isDrawn(words)).toBe(false))

  test('a ruler is no pencil, and a bench no sofa', () => {
    for (const [one, other] of [
      ['ruler', 'pencil'],
      ['bench', 'sofa'],
      ['stick', 'wand'],
      ['ice', 'mountain'],
      ['bed', 'mattresses'],
      ['coat', 'blanket'],
    ] as const)
      expect(drawn(one)).not.toBe(drawn(other))
  })
})

describe('a thing that is somebody', () => {
  const teapot = (action: 'standing' | 'waving' | 'reaching') =>
    drawHelper({ figure: 'thing', kind: 'teapot' }, { action, feeling: 'happy' }, SPOT, NOON, freshIds())

  test('has no loose limbs, and moves with what it is', () => {
    expect(teapot('standing').svg).not.toContain('#4a3a5c')
    expect(teapot('waving').svg).toContain('rotate(-9')
    expect(teapot('reaching').face.y).toBeLessThan(teapot('standing').face.y)
  })

  test.each(['star', 'cloud'] as const)('a %s holds nothing, having no hands', (figure) => {
    const presence = { action: 'standing', feeling: 'happy' } as const
    const svg = (holding?: string) =>
      drawHelper({ figure }, { ...presence, ...(holding ? { holding } : {}) }, SPOT, NOON, freshIds()).svg
    expect(svg('lantern')).toBe(svg())
  })
})
