import { expect, test } from 'bun:test'
import type { SceneNote } from '../../../src/shared/stories/scene.ts'
import { countedLines, notDrawn } from '../../../src/studio/tools/sheet/not-drawn.ts'

test('the studio lists what a story asked for and the painter left out, the most frequent first', () => {
  const scene: SceneNote = {
    setting: 'Hills',
    place: 'the hill',
    timeOfDay: 'dusk',
    view: 'wide',
    weather: 'clear',
    present: [
      { who: 'child-0', action: 'standing', feeling: 'happy', holding: 'gizmotron' },
      { who: 'smell', action: 'standing', feeling: 'happy' },
    ],
    props: ['lantern', 'gizmotron', 'saw'],
  }
  const helpers = [{ id: 'smell', name: 'Whiff', figure: 'thing' as const, kind: 'smell of toast and rain' }]
  const missing = notDrawn({ scenes: [scene, { ...scene, present: [], props: ['gizmotron'] }], helpers })
  expect(countedLines(missing)[0]).toBe('2 gizmotron')
  expect(missing).not.toContain('lantern')
  expect(missing).toContain('saw')
})
