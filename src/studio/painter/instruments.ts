import type { Helper, SceneNote } from '../../shared/stories/scene.ts'

export const INSTRUMENT =
  /\b(?:guitar|ukulele|banjo|flute|recorder|trumpet|violin|fiddle|drum|accordion|harmonica|saxophone|tuba|horn|harp|cello|trombone|tambourine|triangle)s?\b/

/** Who plays has the instrument that lies there: its own by what it is, else the first that nobody has. */
export function played(scene: SceneNote, helpers: readonly Helper[]): SceneNote {
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
  return { ...scene, present, props: left }
}
