import { expect, test } from 'bun:test'
import type { Presence, SceneNote } from '../../../src/shared/stories/scene.ts'
import { taleRoomOf } from '../../../src/studio/painter/bedtime/bedtime-look.ts'
import { attachmentOf } from '../../../src/studio/painter/bonds/attachment.ts'
import { namedCover } from '../../../src/studio/painter/cover.ts'

test.each([
  ['Bedroom', 'the corridor of a train', 'train'],
  ['Old Manor', 'the dark inside of a train', 'train'],
  ['Bedroom', 'inside the crooked hut', 'logs'],
  ['Bedroom', 'the child’s bedroom', undefined],
  ['Kitchen', 'the kitchen of a hut', undefined],
] as const)('%s: %s', (setting, place, room) => {
  expect(taleRoomOf({ setting, place })?.room).toBe(room)
})

test('a branch is of a tree', () => {
  const owl: Presence = { who: 'owl', action: 'sitting', feeling: 'happy', bond: { how: 'on', to: 'branch' } }
  expect(attachmentOf(owl, [owl])?.model?.name).toBe('tree')
})

test('in a bedroom nobody hides behind a second bed', () => {
  const scene: Pick<SceneNote, 'place' | 'view' | 'props'> = {
    place: 'a room',
    view: 'inside',
    props: ['bed'],
  }
  expect(namedCover({ ...scene, setting: 'Bedroom' }, '')).toBeUndefined()
  expect(namedCover({ ...scene, setting: 'Palace' }, '')).toBe('bed')
})
