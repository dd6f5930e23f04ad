import { describe, expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { drawnNote } from './drawn-note.ts'

const GUS: Helper = { id: 'gus', name: 'Gus', figure: 'dragon', kind: 'green dragon' }
const DAD: Helper = { id: 'dad', name: 'Dad', figure: 'grown-up', gender: 'male' }

const faceOf = ({ faces, people }: ReturnType<typeof drawnNote>, who: string) => {
  const face = faces[people.indexOf(who)]
  if (!face) throw new Error(`${who} is not there`)
  return face
}

describe('somebody who looks in at a window', () => {
  for (const bond of ['in window', 'behind window'] as const)
    test(`is above those in the kitchen, ${bond}`, () => {
      const drawn = drawnNote(
        [GUS, DAD],
        'Kitchen, night, inside, clear: the kitchen',
        `child standing surprised; gus standing curious ${bond}; dad standing happy`,
      )
      const [mia, gus] = [faceOf(drawn, 'child-0'), faceOf(drawn, 'gus')]
      expect(gus.y).toBeLessThan(mia.y)
      expect(Math.hypot(gus.x - mia.x, gus.y - mia.y)).toBeGreaterThan(mia.radius)
    })

  test('is higher than the face of a child that sleeps below', () => {
    const drawn = drawnNote(
      [GUS],
      'Bedroom, night, inside, clear: the bedroom',
      'child asleep asleep; gus standing happy in window',
    )
    const [mia, gus] = [faceOf(drawn, 'child-0'), faceOf(drawn, 'gus')]
    expect(gus.y + gus.radius).toBeLessThan(mia.y)
  })
})
