import { describe, expect, test } from 'bun:test'
import type { Helper, Presence } from '../../../src/shared/stories/scene.ts'
import type { Placed } from '../../../src/studio/painter/actors.ts'
import { attachAll } from '../../../src/studio/painter/bonds/attach.ts'
import { findProp } from '../../../src/studio/painter/figures/props/find-prop.ts'
import { mentionedProps } from '../../../src/studio/painter/mentioned-props.ts'
import { withNarratedActions } from '../../../src/studio/painter/narrated-actions.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'

const told = (words: string, props: string[] = [], setting?: 'Kitchen', present: Presence[] = []) =>
  mentionedProps({ props, present, ...(setting ? { setting } : {}) }, words)

describe('what the note has is not there twice', () => {
  test('Omar’s tractor with the present on it', () =>
    expect(told('Up came his toy tractor, backward.', ['present on toy tractor'])).toEqual([
      'present on toy tractor',
    ]))
  test('Nora’s fox on the piano', () =>
    expect(told('Nora put her stuffed fox on the piano.', ['stuffed fox on piano'])).toEqual([
      'stuffed fox on piano',
    ]))
  test('the tractor that Mia has her hand on', () => {
    const mia = {
      who: 'child-0',
      action: 'standing',
      feeling: 'happy',
      bond: { how: 'hand-on', to: 'toy tractor' },
    } as const
    expect(told('Mia pushed the toy tractor.', [], undefined, [mia])).toEqual([])
  })
})

test('what was lost, what scales a dragon has, and a boat in talk are not in the kitchen', () => {
  expect(told('He had lost his whistle.')).toEqual([])
  expect(told('All his scales stood up. He shook his scales.')).toEqual([])
  expect(told('Dad found the boat.', [], 'Kitchen')).toEqual([])
  expect(told('Dad found the boat.')).toEqual(['boat'])
})

test('Leo, who carries Max, has his cat Max in his arms', () => {
  const scene = noteOf([
    'Elementary School, afternoon, inside, clear: the classroom',
    'child-0 carrying happy',
    'props: cat, chair',
  ])
  const page = {
    paragraph: 'Leo’s cat Max got whatever flew past. Leo carried Max to Miss Tibbs.',
    children: [{ name: 'Leo', gender: 'male' as const }],
  }
  const { present, props } = withNarratedActions({ scene, helpers: [] as Helper[], page })
  expect(present[0]?.holding).toBe('cat')
  expect(props).toEqual(['chair'])
})

test('the elephant in the elevator stands between its open doors, which are higher than he is', () => {
  const elevator = findProp('elevator')
  const elephant = {
    presence: { who: 'humphrey', action: 'standing', feeling: 'happy' },
    attachment: { how: 'in', model: elevator, words: 'elevator' },
    width: 400,
    relativeScale: 0.72,
    depth: 1000,
    spot: { x: 600, y: 1000, scale: 0.72, aloft: false },
  } as unknown as Placed
  const { attachedProps, placed } = attachAll([elephant], () => ({ x: 600, y: 800, radius: 60 }))
  expect(attachedProps[0]).toMatchObject({ words: 'open elevator' })
  expect(attachedProps[0]?.front).toBeUndefined()
  const tall =
    ((elevator?.above ?? 0) + (elevator?.below ?? 0)) * (attachedProps[0]?.scale ?? 0) * (300 / 348)
  expect(tall).toBeGreaterThan(1000 - (800 - 60 * 1.7))
  expect(placed[0]?.spot.y).toBeLessThan(1000)
})
