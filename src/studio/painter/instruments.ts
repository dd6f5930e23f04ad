import type { Helper, SceneNote } from '../../shared/stories/scene.ts'

export const INSTRUMENT =
  /\b(?:guitar|ukulele|banjo|flute|recorder|trumpet|violin|fiddle|drum|accordion|harmonica|saxophone|tuba|horn|harp|cello|trombone|tambourine|triangle)s?\b/

const PIANO = /^(?:(?:small|old|big|grand|little) )*piano$/
/** A player without an instrument sits at the piano of the scene, hands on the keys. */
function atThePiano(scene: SceneNote): SceneNote {
  const piano = scene.props.find((prop) => PIANO.test(prop))
  const player = scene.present.find(({ action, holding, bond }) => action === 'playing' && !holding && !bond)
  if (!piano || !player || scene.present.some(({ holding }) => holding === piano)) return scene
  return {
    ...scene,
    present: scene.present.map((one) =>
      one === player ? { ...one, action: 'standing', bond: { how: 'hand-on', to: piano } } : one,
    ),
    props: scene.props.filter((prop) => prop !== piano),
  }
}

/** Gives each player an instrument of the scene: the one that matches its kind, or the first free one. */
export function withInstruments(scene: SceneNote, helpers: readonly Helper[]): SceneNote {
  const left = [...scene.props]
  const take = (fits: (prop: string) => boolean) => {
    const at = left.findIndex((prop) => INSTRUMENT.test(prop) && fits(prop))
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const owns = scene.present.map((one) => {
    if (one.action !== 'playing' || one.holding) return one
    const [own] = INSTRUMENT.exec(helpers.find(({ id }) => id === one.who)?.kind ?? '') ?? []
    const holding = own ? take((prop) => prop.includes(own)) : undefined
    return holding ? { ...one, holding } : one
  })
  const present = owns.map((one) => {
    if (one.action !== 'playing' || one.holding) return one
    const holding = take(() => true)
    return holding ? { ...one, holding } : one
  })
  return atThePiano({ ...scene, present, props: left })
}
