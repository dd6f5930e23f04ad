import { describe, expect, test } from 'bun:test'
import type { Helper } from '../../../src/shared/stories/scene.ts'
import { withBedtimeActions } from '../../../src/studio/painter/bedtime/bedtime-actions.ts'
import { namedIn } from '../../../src/studio/painter/named-actors.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'
import { withNames } from '../../../src/studio/painter/pronouns.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { MIA } from './figures/cast.ts'

const DAD: Helper = { id: 'dad', name: 'Dad', figure: 'grown-up', gender: 'male' }
const NOTE = noteOf([
  'Bedroom, night, inside, clear: the bedroom',
  'child-0 asleep asleep; dad sitting happy',
])
const PAGE = { paragraph: '', children: [{ name: 'Mia', gender: 'female' as const }] }
const night = (narration: string) => {
  const named = namedIn(NOTE.present, PAGE, [DAD])
  const { present } = withBedtimeActions(NOTE, withNames(narration, named), named)
  return { mia: present[0], dad: present[1] }
}

describe('who watches over Mia does what the last words say', () => {
  test('Dad kisses her', () => {
    expect(night('Dad kissed her on the ear.').dad?.bond).toEqual({ how: 'kissing', to: 'child-0' })
    expect(night('Dad went around the bed. He gave her one kiss.').dad?.bond?.how).toBe('kissing')
  })
  test('his hand lies on her', () => {
    expect(night('Dad laid his hand on the quilt.').dad?.bond).toEqual({ how: 'hand-on', to: 'child-0' })
  })
  test('he lies down, too', () => {
    expect(night('Dad lay down beside her.').dad?.action).toBe('asleep')
  })
  test('he stands in the door', () => {
    expect(night('Dad put out the lamp and stood in the door.').dad?.bond).toEqual({
      how: 'in',
      to: 'doorway',
    })
  })
  test('he carries her', () => {
    const { mia } = night('Dad carried Mia to bed. She was asleep by then.')
    expect(mia).toMatchObject({ feeling: 'asleep', bond: { how: 'on', to: 'dad' } })
  })
  test('what “she” does is nobody’s but hers', () => {
    expect(night('Mia turned over. She slept.').dad).toMatchObject({ action: 'sitting' })
  })
  test('what happened before the night is not done in it', () => {
    expect(night(`Dad kissed the frog. ${'And on it went. '.repeat(20)}`).dad?.bond).toBeUndefined()
  })
})

test('each of them looks another way', () => {
  const pictures = ['kissed Mia', 'laid his hand on Mia', 'lay down, too', 'stood in the door', 'hummed'].map(
    (does) =>
      drawPicture({
        seed: 5,
        scene: NOTE,
        tone: 'gentle',
        cast: [MIA],
        helpers: [DAD],
        page: { ...PAGE, paragraph: `Then Dad ${does}.` },
      }).action,
  )
  expect(new Set(pictures).size).toBe(pictures.length)
})
