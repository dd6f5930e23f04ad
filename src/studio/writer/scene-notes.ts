import type { Helper, Presence, SceneNote } from '../../shared/stories/scene.ts'
import { figureMeant } from './figures.ts'
import type { Step } from './outline.ts'
import type { StoryOutline } from './plan.ts'
import { bedIsOut, timeAt, viewOf, weatherIn } from './scene-air.ts'
import { GUIDE, HOST, OWNER, SCENES, TWIST } from './scene-sketches.ts'
import type { Somebody } from './world.ts'
import { phrase } from './writer.ts'

/** Everybody in the story besides the children; a helper keeps its id and figure. Who has no figure is a thing that is somebody. */
export function helpersOf(plan: StoryOutline, steps: ReadonlySet<Step>): Helper[] {
  const helper = (id: string, { name, kind, figure, sex }: Somebody): Helper => ({
    id,
    name,
    figure: figure ?? 'thing',
    kind: shortName(kind),
    ...(sex === 'it' ? {} : { gender: sex === 'f' ? 'female' : 'male' }),
  })
  return [
    helper(OWNER, plan.owner),
    ...(steps.has('hello') ? [helper(GUIDE, plan.guide.who)] : []),
    ...(steps.has('host') ? [helper(HOST, plan.place.host)] : []),
    ...(plan.twist && plan.twist.want !== 'note' ? [surprise(plan.twist.name)] : []),
  ]
}

/** Who sits at the bottom of the trouble, by the words of whoever thought of it. */
function surprise(name: string): Helper {
  const figure = figureMeant(name) ?? 'thing'
  return { id: TWIST, name, figure, kind: shortName(name) }
}

/** One scene note a paragraph: the picture of its weightiest step, with the things that its words name. */
export function scenesOf(plan: StoryOutline, outline: Step[][], paragraphs: readonly string[]): SceneNote[] {
  const told = new Set(outline.flat())
  const drawable = new Set(helpersOf(plan, told).map((helper) => helper.id))
  const named = (prop: string) => shortName(phrase(plan, prop))
  const onlyIfNamed = new Set([plan.token.name, plan.gift].map(named))
  return outline.map((steps, index) => {
    const shown = SHOWN_FIRST.find((step) => steps.includes(step)) ?? 'home'
    const met = new Set(outline.slice(0, index + 1).flat())
    const scene = SCENES[shown](plan, { met, told, several: plan.heroes.length > 1 })
    const text = paragraphs[index]?.toLowerCase() ?? ''
    const isBed = shown === 'bed'
    const sleepsOut = isBed && bedIsOut(text, plan.world.setting)
    const setting = (sleepsOut ? undefined : scene.setting) ?? plan.world.setting
    const present = notCrowded(
      scene.present.filter(({ who }) => !who.startsWith('helper-') || drawable.has(who)),
    ).map((one) => movedAs(one, plan))
    return {
      setting,
      place: scene.place,
      timeOfDay: isBed ? 'starlight' : timeAt(index, outline),
      view: sleepsOut ? 'inside' : viewOf(shown, steps, scene, setting, plan),
      weather: isBed ? 'clear' : weatherIn(setting, plan),
      present,
      props: [...new Set([...scene.props, ...passersBy(plan, text)].filter(Boolean).map(named))].filter(
        (prop) =>
          !isOneOf(prop, present, plan) &&
          !present.some(({ holding }) => holding && named(holding) === prop) &&
          (!onlyIfNamed.has(prop) || names(text, prop)),
      ),
    }
  })
}

const MOST_SHOWN = 5
/** Of more than can be seen well, who only goes along stands aside. */
const notCrowded = (present: Presence[]): Presence[] =>
  present.length > MOST_SHOWN ? present.filter(({ who }) => who !== GUIDE) : present

/** A thing that is somebody who is drawn already, such as "small dragon" for the dragon. */
function isOneOf(prop: string, present: Presence[], { owner, guide, place, twist }: StoryOutline): boolean {
  const thing = prop.split(' ').at(-1) ?? prop
  const drawn: Record<string, Pick<Somebody, 'kind' | 'figure'>> = {
    [OWNER]: owner,
    [GUIDE]: guide.who,
    [HOST]: place.host,
    ...(twist && twist.want !== 'note' ? { [TWIST]: { kind: twist.name } } : {}),
  }
  return present.some(({ who }) => {
    const somebody = drawn[who]
    return somebody && (somebody.figure === thing || shortName(somebody.kind).split(' ').at(-1) === thing)
  })
}

const MOST_PASSERS_BY = 2
/** The animals, lights and food of this world that the words speak of. */
const passersBy = ({ world }: StoryOutline, text: string): string[] =>
  [...world.beasts, ...world.glows, ...world.foods]
    .filter((thing) => text.includes(thing.toLowerCase()))
    .slice(0, MOST_PASSERS_BY)

const names = (text: string, prop: string) => text.includes(prop.split(' ').at(-1) ?? prop)

const SHOWN_FIRST: Step[] = [
  'bed',
  'turn',
  'gate',
  'host',
  'reveal',
  'trouble',
  'try2',
  'try1',
  'thanks',
  'won',
  'walk',
  'sight',
  'rest',
  'find',
  'home',
  'hello',
  'back',
]

/** A wheelchair user rolls where others walk, and leans out where they kneel; nobody walks where people float. */
function movedAs(one: Presence, plan: StoryOutline): Presence {
  const hero = one.who.startsWith('child-') ? plan.heroes[Number(one.who.slice('child-'.length))] : undefined
  if (hero?.wheelchair) return one.action === 'kneeling' ? { ...one, action: 'reaching' } : one
  if (!plan.world.floats) return one
  if (/^(?:walking|running|standing)$/.test(one.action)) return { ...one, action: 'floating' }
  return one.action === 'kneeling' ? { ...one, action: 'reaching' } : one
}

/** "The old owl, with a hat" as a prop is "old owl". */
const shortName = (text: string) =>
  text
    .replace(/^(?:the|an?|one|some) /i, '')
    .split(/, | (?:with|that|who|which|and|like|from|full|made|stuck|by|under|in|on|of some|of the) /)[0]
    ?.toLowerCase() ?? text
