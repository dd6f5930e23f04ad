import type { Helper, Presence, SceneNote, TimeOfDay } from '../../../shared/stories/scene.ts'

/** A page's scene, and how much of the painted canvas is shown around its faces: a square, in canvas units. */
export interface SamplePage {
  scene: SceneNote
  /** Of the seeds that were looked at, the one whose trees and figures leave the faces alone. */
  seed: number
  side: number
}

export const MUMBLE: Helper = { id: 'helper-1', name: 'Mumble', figure: 'bear' }

/** The scenes of the landing page's story, as its words tell them. */
export const SAMPLE_PAGES: readonly SamplePage[] = [
  {
    scene: inTheSnow('dusk', [
      presence('child-0', 'standing', 'curious'),
      presence(MUMBLE.id, 'sitting', 'worried'),
    ]),
    seed: 6,
    side: 900,
  },
  {
    scene: inTheSnow('night', [
      presence('child-0', 'sitting', 'sleepy'),
      presence(MUMBLE.id, 'asleep', 'asleep'),
    ]),
    seed: 3,
    side: 780,
  },
  {
    scene: {
      setting: 'Bedroom',
      place: 'in bed',
      view: 'near',
      timeOfDay: 'starlight',
      weather: 'clear',
      present: [presence('child-0', 'asleep', 'asleep')],
      props: [],
    },
    seed: 3,
    side: 860,
  },
]

function inTheSnow(timeOfDay: TimeOfDay, present: Presence[]): SceneNote {
  const place = 'the last house before the snow'
  return {
    setting: 'Snowy Wood',
    place,
    view: 'near',
    timeOfDay,
    weather: 'snow',
    present,
    props: ['bear’s cave'],
  }
}

function presence(who: string, action: Presence['action'], feeling: Presence['feeling']): Presence {
  return { who, action, feeling }
}
