import { type Hero, needsToken, type Part, type StoryOutline } from './plan.ts'
import type { Dice } from './random.ts'
import type { Facts } from './template.ts'
import { upper } from './tidy.ts'
import type { Twist } from './twist/seed.ts'
import type { Somebody, World } from './world.ts'

/** Who acts in the line being written, and when. */
export interface Moment {
  part: Part | undefined
  time: string
  /** How many have joined so far, for the cumulative manner. */
  joined: number
  /** Told in as few words as the youngest hear. */
  brief: boolean
}

/** Takes one of the list that this story has not used yet. */
export type Draw = (key: string, list: readonly string[]) => string

/** What a template may ask of the plan. Throws for a fact that does not exist. */
export function factsOf(plan: StoryOutline, moment: Moment, random: Dice, draw: Draw): Facts {
  const actor = moment.part?.hero ?? plan.main
  const look = (key: string): string => {
    const [head = '', rest = ''] = key.split('.')
    const found =
      ofPeople(plan, actor, head, rest) ??
      ofWorld(plan, key, draw) ??
      ofTwist(plan.twist, head, rest) ??
      ofMoment(plan, moment, key) ??
      plan.vars[key]
    if (found === undefined) throw new Error(`no fact for {${key}}`)
    return found
  }
  return {
    band: plan.band,
    brief: moment.brief,
    several: plan.heroes.length > 1,
    wheels: actor.wheelchair,
    random,
    look,
  }
}

const PRONOUNS: Record<'male' | 'female' | 'it', Record<'he' | 'him' | 'his' | 'himself', string>> = {
  male: { he: 'he', him: 'him', his: 'his', himself: 'himself' },
  female: { he: 'she', him: 'her', his: 'her', himself: 'herself' },
  it: { he: 'it', him: 'it', his: 'its', himself: 'itself' },
}
const SEXES = { m: 'male', f: 'female', it: 'it' } as const

function ofPeople(plan: StoryOutline, actor: Hero, head: string, rest: string): string | undefined {
  const { heroes, main } = plan
  const hero = { h: main, s: heroes[1] ?? main, r: heroes[2] ?? main, a: actor }[head]
  if (hero) return ofChild(hero, rest)
  const somebody = { o: plan.owner, g: plan.guide.who, host: plan.place.host }[head]
  if (somebody) return ofSomebody(somebody, rest)
  return head === 'k' ? ofAll(heroes, main, rest) : undefined
}

function ofChild(hero: Hero, rest: string): string | undefined {
  if (rest === '') return hero.sign
  if (rest === 's') return possessive(hero.sign, hero.name)
  if (rest === 'a') return hero.gender === 'male' ? 'a boy' : 'a girl'
  return pronoun(hero.gender, rest)
}

function ofSomebody({ name, kind, sex }: Somebody, rest: string): string | undefined {
  if (rest === '') return name
  if (rest === 's') return possessive(name, name)
  if (rest === 'kind') return kind
  if (rest === 'a') return `a ${kind}`
  if (rest === 'the') return `the ${kind}`
  if (rest === 'np') return introduced(name, kind)
  return pronoun(SEXES[sex], rest)
}

/** "an owl called Hoot"; "Tinder, a dragon the size of a cat,"; "a moss dragon" for one without a name. */
function introduced(name: string, kind: string): string {
  if (/^the /i.test(name)) return `a ${kind}`
  return / (?:the size of|with|that|who|on|in|of|as|from|aged|made) /.test(kind)
    ? `${name}, a ${kind},`
    : `a ${kind} called ${name}`
}

const ALONE = {
  was: 'was',
  are: 'is',
  have: 'has',
  do: 'does',
  sleep: 'sleeps',
  come: 'comes',
  we: 'I',
  us: 'me',
}
const TOGETHER = {
  they: 'they',
  them: 'them',
  their: 'their',
  was: 'were',
  are: 'are',
  have: 'have',
  do: 'do',
  sleep: 'sleep',
  come: 'come',
  we: 'we',
  us: 'us',
}

function ofAll(heroes: Hero[], main: Hero, rest: string): string | undefined {
  const last = heroes.at(-1) ?? main
  const names =
    heroes.length < 2
      ? main.sign
      : `${heroes
          .slice(0, -1)
          .map((hero) => hero.sign)
          .join(', ')} and ${last.sign}`
  if (rest === '') return names
  if (rest === 's') return possessive(names, last.name)
  if (heroes.length > 1) return new Map(Object.entries(TOGETHER)).get(rest)
  const { he: they, him: them, his: their } = PRONOUNS[main.gender]
  return { ...ALONE, they, them, their }[rest]
}

const pronoun = (sex: keyof typeof PRONOUNS, rest: string) => new Map(Object.entries(PRONOUNS[sex])).get(rest)

const possessive = (written: string, name: string) => (/s$/i.test(name) ? `${written}’` : `${written}’s`)

const POOLS: Record<string, (world: World) => string[]> = {
  beast: (world) => world.beasts,
  sound: (world) => world.sounds,
  smell: (world) => world.smells,
  glow: (world) => world.glows,
  food: (world) => world.foods,
}
const ON_FOOT =
  /walk|stroll|ran|march|strode|tiptoe|hop|skip|dance|step|trudg|crunch|tramp|scuff|scrambl|lope|barefoot|stole|crept|ankle|feet|padded|shuffled|waddled/

function ofWorld(plan: StoryOutline, key: string, draw: Draw): string | undefined {
  const pool = POOLS[key]
  if (pool) return draw(key, pool(plan.world))
  if (key === 'place') return plan.place.name
  if (key === 'here') return plan.world.here
  if (key !== 'go') return undefined
  const rolling = plan.heroes.some((hero) => hero.wheelchair) || plan.world.floats
  const ways = rolling ? plan.tone.go.filter((way) => !ON_FOOT.test(way)) : plan.tone.go
  return draw('go', [...ways, ...(rolling || ways.length < 2 ? ['went', 'made their way'] : [])])
}

const OWNED = /^(?:my|our|his|her|\p{L}+'s) /iu

function ofTwist(twist: Twist | undefined, head: string, rest: string): string | undefined {
  if (!twist || (head !== 'th' && head !== 'thing')) return undefined
  if (head === 'thing') {
    if (twist.want === 'note') return 'the note'
    if (twist.name === twist.head) return twist.head
    return OWNED.test(twist.name)
      ? (twist.name.split(/ (?:the size of|with|in|on|from|of|made) /)[0] ?? twist.name)
      : `the ${twist.head}`
  }
  if (rest === 'np') return twist.name
  if (rest === 'object') return twist.want === 'note' ? upper(twist.raw) : twist.object
  return twist.many
    ? {
        it: 'they',
        them: 'them',
        i: 'we',
        am: 'are',
        me: 'us',
        my: 'our',
        myself: 'ourselves',
        was: 'were',
        its: 'their',
      }[rest]
    : {
        it: 'it',
        them: 'it',
        i: 'I',
        am: 'am',
        me: 'me',
        my: 'my',
        myself: 'myself',
        was: 'was',
        its: 'its',
      }[rest]
}

function ofMoment(plan: StoryOutline, moment: Moment, key: string): string | undefined {
  if (key === 'trait') return moment.part?.trait.name
  if (key === 'token') return plan.token.name
  if (key === 'gift') return plan.gift
  if (key === 'gift.short') return plan.gift.split(', ')[0]
  if (key === 'time') return moment.time
  return key === 'chain' ? chainOf(plan, moment.joined) : undefined
}

function chainOf(plan: StoryOutline, joined: number): string {
  const [beast = 'a moth', second = 'a beetle'] = plan.world.beasts
  const all = [
    ofAll(plan.heroes, plan.main, '') ?? '',
    ...(plan.paragraphCount > 7 || needsToken(plan) ? [`the ${plan.token.name}`] : []),
    ...(plan.guided ? [plan.guide.who.name] : []),
    plan.owner.name,
    beast,
    second,
  ]
  return all.slice(0, Math.min(joined + 1, all.length)).join(', and ')
}
