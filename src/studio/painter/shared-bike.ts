import type { Presence, SceneNote } from '../../shared/stories/scene.ts'

/** How a page says that two are on one bike. */
const BEHIND =
  /\btandem\b|\bseat behind\b|\b(?:sat|sits|rode|got up|climbed up|was sitting) (?:up )?behind\b|\bon the (?:same bike|carrier|back of (?:the|his|her) (?:bike|bicycle))\b/
const BIKE = /\b(?:bicycle|bike|tandem)$/
const MANY = /\b(?:two|three|both|many)\b/

/** A child on the bike of somebody who rides it sits behind, and does not ride one of its own. */
export function withSharedBike(scene: SceneNote, narration: string): SceneNote {
  const rider = scene.present.find(({ who, action }) => action === 'riding' && !who.startsWith('child-'))
  const bike = scene.props.find((prop) => BIKE.test(prop) && !MANY.test(prop)) ?? rider?.holding
  if (!rider || !bike || !BIKE.test(bike)) return scene
  const isTold = BEHIND.test(`${narration} ${scene.place}`)
  const present = scene.present.map((one): Presence => {
    const isOn =
      one.who.startsWith('child-') &&
      !one.bond &&
      ((one.action === 'riding' && isTold) || one.action === 'hugging')
    return isOn ? { ...one, action: 'sitting', bond: { how: 'on', to: 'bicycle' } } : one
  })
  return { ...scene, present }
}
