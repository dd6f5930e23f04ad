import type { Plan } from './plan.ts'

/** What a fact may begin with that is no name: “Two apples”. */
const NO_NAME = /^(?:The|A|An|One|Two|Three|Four|Five|Some|His|Her|Its|My)$/

/** The words of this story that keep their capital inside a sentence. */
export const namesOf = (plan: Plan): Set<string> =>
  new Set(
    [
      ...plan.heroes.map((hero) => hero.sign),
      plan.owner.name,
      plan.guide.who.name,
      plan.place.host.name,
      plan.place.name,
      ...Object.values(plan.vars),
      plan.twist?.name ?? '',
      plan.twist?.object ?? '',
    ]
      .flatMap((text) => text.match(/\p{Lu}[\p{L}’'-]*/gu) ?? [])
      .filter((name) => !NO_NAME.test(name)),
  )
