import type { StoryOutline } from './plan.ts'

/** What a fact may begin with that is no name: “Two apples”. */
const NO_NAME =
  /^(?:The|A|An|One|Two|Three|Four|Five|Some|His|Her|Its|My|Our|He|She|It|They|We|You|There|That|This|What|Who|When|Where|How|If|No|Nobody|In|On|At|To|For|From|Over|Under|Up|Down|All|Not|So|But|And|Then|Oh)$/

/** A sentence that begins with a name begins with its first two words: of “Little Nine”, little is no name, and of “the Hill of Echoes” neither are echoes. */
const FIRST_CAPITAL = /\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?/u

/** The words of this story that keep their capital inside a sentence. */
export const namesOf = (plan: StoryOutline): Set<string> =>
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
      .flatMap((text) => text.match(FIRST_CAPITAL)?.[0] ?? [])
      .map((name) => name.replace(/’s?$/, ''))
      .filter((name) => !NO_NAME.test(name)),
  )
