import type { PictureBrief } from '../../ports/painter.ts'
import type { Helper, Presence } from '../../shared/stories/scene.ts'
import { isSmall } from './figure-sizes.ts'
import { isPerson } from './figures/index.ts'

/** Somebody in the scene as the paragraph calls them, with what is needed to interpret it. */
export interface NamedActor {
  who: string
  name: string
  /** Other names: “a goat”. */
  also: readonly string[]
  /** The gender of its pronoun. */
  gender: 'female' | 'male' | undefined
  hatted: boolean
  /** A child or a person: handles tools and hides behind things. */
  isPerson: boolean
  isGrown: boolean
  /** Whether it can hold something: a bear can, a bee cannot. */
  hasHands: boolean
}

/** Everyone present who has a name. */
export function namedIn(
  present: readonly Presence[],
  page: PictureBrief['page'],
  helpers: readonly Helper[],
): NamedActor[] {
  return present.flatMap(({ who }): NamedActor[] => {
    const helper = helpers.find(({ id }) => id === who)
    if (helper) return helper.name ? [namedHelper(helper)] : []
    const child = who.startsWith('child-') ? page?.children[Number(who.slice('child-'.length))] : undefined
    if (!child) return []
    const { name, gender } = child
    return [{ who, name, also: [], gender, hatted: false, isPerson: true, isGrown: false, hasHands: true }]
  })
}

const namedHelper = (helper: Helper): NamedActor => ({
  who: helper.id,
  name: helper.name,
  also: alsoCalled(helper),
  gender: helper.gender,
  hatted: /\bhat\b/.test(helper.kind ?? ''),
  isPerson: isPerson(helper.figure),
  isGrown: helper.figure !== 'child',
  hasHands: !isSmall(helper.figure) && helper.figure !== 'thing',
})

/** An animal may be called by its kind: “with a goat on its roof”. */
function alsoCalled({ figure, name, kind = '' }: Helper): string[] {
  if (figure === 'thing' && !name.startsWith('the ')) return []
  const [words = ''] = kind.split(/,| (?:with|in|who|that|whose|on|of|from|as)\b/)
  const noun = words.split(' ').at(-1) ?? ''
  return [...new Set([...(isPerson(figure) || figure === 'thing' ? [] : [figure]), noun])].filter((one) =>
    /^\p{Ll}{3,}$/u.test(one),
  )
}
