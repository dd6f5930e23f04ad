import { expect, test } from 'bun:test'
import type { Helper, SceneNote } from '../../../src/shared/stories/scene.ts'
import { withLoads } from '../../../src/studio/painter/loads.ts'
import { namedIn } from '../../../src/studio/painter/named-actors.ts'
import { drawPicture } from '../../../src/studio/painter/picture.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { drawnNote } from './drawn-note.ts'
import { MIA } from './figures/cast.ts'

const GRANDPA: Helper = {
  id: 'grandpa',
  name: 'Grandpa',
  figure: 'grown-up',
  kind: 'grandfather',
  gender: 'male',
}
const BEAR: Helper = { id: 'bear', name: 'Bear', figure: 'bear', kind: 'brown bear', gender: 'male' }
const ELEPHANT: Helper = {
  id: 'hugo',
  name: 'Hugo',
  figure: 'elephant',
  kind: 'gray elephant',
  gender: 'male',
}
const HELPERS = [GRANDPA, BEAR, ELEPHANT]
const PAGE = { paragraph: '', children: [{ name: 'Mia', gender: 'female' as const }] }

const sceneWith = (props: string, present = 'child-0 standing happy; grandpa standing happy'): SceneNote =>
  noteOf(['Garden, afternoon, near, clear: a garden', present, `props: ${props}`])

function loadsIn(scene: SceneNote, narration = '') {
  const named = namedIn(scene.present, PAGE, HELPERS)
  const found = withLoads(scene, narration, named)
  return { ...found, loads: Object.fromEntries(found.loads) }
}

test('a pancake on Grandpa’s head is on his head, and no longer lies around', () => {
  const { scene, loads } = loadsIn(sceneWith('pancake on grandpa’s head, table'))
  expect(loads).toEqual({ grandpa: [{ words: 'pancake', where: 'head' }] })
  expect(scene.props).toEqual(['table'])
})

test('a crow is on Mia’s shoulder, a bag on Grandpa’s back', () => {
  const { loads } = loadsIn(sceneWith('crow on child, bag on grandpa’s back'))
  expect(loads['child-0']).toEqual([{ words: 'crow', where: 'shoulder' }])
  expect(loads.grandpa).toEqual([{ words: 'bag', where: 'back' }])
})

test('a thing on another thing stays there', () => {
  expect(loadsIn(sceneWith('cake on table, bird on bench')).loads).toEqual({})
})

test.each([
  ['Mia put on Grandpa’s hat.', 'child-0', 'hat'],
  ['Grandpa pulled his straw hat down over his ears.', 'grandpa', 'straw hat'],
  ['Mia put a pot on Grandpa’s head.', 'grandpa', 'pot'],
  ['The pancake sat on Mia’s head.', 'child-0', 'pancake'],
])('%s', (narration, who, words) => {
  expect(loadsIn(sceneWith('table'), narration).loads).toEqual({ [who]: [{ words, where: 'head' }] })
})

test('whoever puts on the hat in the hand holds nothing anymore', () => {
  const { scene } = loadsIn(
    sceneWith('table', 'child-0 standing proud holding hat; grandpa standing happy'),
    'Mia put on the hat.',
  )
  expect(scene.present[0]?.holding).toBeUndefined()
})

const drawn = (paragraph: string, present: string, props: string) =>
  drawPicture({
    seed: 3,
    scene: sceneWith(props, present),
    tone: 'gentle',
    cast: [MIA],
    helpers: HELPERS,
    page: { ...PAGE, paragraph },
  })

test('Bear wears the hat that Mia puts on his head, and an elephant the pot', () => {
  const both = 'child-0 standing happy; bear standing happy'
  expect(drawn('Mia put the hat on Bear’s head.', both, 'table').action).not.toBe(
    drawn('Mia saw Bear.', both, 'table').action,
  )
  const bare = drawnNote([ELEPHANT], 'Garden, afternoon, near, clear: a garden', 'hugo standing happy')
  const potted = drawnNote(
    [ELEPHANT],
    'Garden, afternoon, near, clear: a garden',
    'hugo standing happy',
    'props: pot on hugo',
  )
  expect(potted.action.length).toBeGreaterThan(bare.action.length)
})

test('guests who are a hen and an elephant are no crowd of people', () => {
  const party = 'child-0 standing happy; hugo standing happy'
  const told = (paragraph: string) => drawn(paragraph, party, 'cake').action.length
  expect(told('The guests came at three.')).toBe(told('It was three.'))
})

test('a crown that somebody is under is on the head, and a cat on a bicycle behind its rider', () => {
  const crowned = loadsIn(sceneWith('table', 'child-0 standing worried under crown; grandpa standing happy'))
  expect(crowned.loads).toEqual({ 'child-0': [{ words: 'crown', where: 'head' }] })
  expect(crowned.scene.present[0]?.bond).toBeUndefined()
  const table = loadsIn(sceneWith('lamp', 'child-0 sitting worried under table; grandpa standing happy'))
  expect(table.loads).toEqual({})
  const ridden = loadsIn(sceneWith('cat on bicycle', 'child-0 riding happy holding bicycle'))
  expect(ridden.loads).toEqual({ 'child-0': [{ words: 'cat', where: 'carrier' }] })
})
