import type { Action, Feeling, Helper, Presence, SceneNote, Setting, View } from '../../../shared/scene.ts'
import { figureOf } from './figures.ts'
import type { Step } from './outline.ts'
import type { Hero, Part, Plan } from './plan.ts'
import { bedIsOut, timeAt, viewOf, weatherIn } from './scene-air.ts'
import type { Trait } from './traits/index.ts'
import type { Kind, Somebody } from './world.ts'
import { phrase } from './writer.ts'

const OWNER = 'helper-1'
const GUIDE = 'helper-2'
const HOST = 'helper-3'
const TWIST = 'helper-4'

/** Everybody in the story besides the children who can be drawn; a helper keeps its id and figure. */
export function helpersOf(plan: Plan, steps: ReadonlySet<Step>): Helper[] {
  const twistFigure = plan.twist && plan.twist.want !== 'note' ? figureOf(plan.twist.name) : undefined
  const all: (Omit<Helper, 'figure'> & { figure: Helper['figure'] | undefined })[] = [
    { id: OWNER, name: plan.owner.name, figure: plan.owner.figure },
    ...(steps.has('hello') ? [{ id: GUIDE, name: plan.guide.who.name, figure: plan.guide.who.figure }] : []),
    ...(steps.has('host') ? [{ id: HOST, name: plan.place.host.name, figure: plan.place.host.figure }] : []),
    ...(plan.twist ? [{ id: TWIST, name: plan.twist.name, figure: twistFigure }] : []),
  ]
  return all.flatMap(({ id, name, figure }) => (figure ? [{ id, name, figure }] : []))
}

/** One scene note a paragraph: the picture of its weightiest step, with the things that its words name. */
export function scenesOf(plan: Plan, outline: Step[][], paragraphs: readonly string[]): SceneNote[] {
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
    const present = scene.present
      .filter(({ who }) => !who.startsWith('helper-') || drawable.has(who))
      .map((one) => movedAs(one, plan))
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

/** A thing that is somebody who is drawn already, such as "small dragon" for the dragon. */
function isOneOf(prop: string, present: Presence[], { owner, guide, place }: Plan): boolean {
  const thing = prop.split(' ').at(-1) ?? prop
  const drawn: Record<string, Somebody> = { [OWNER]: owner, [GUIDE]: guide.who, [HOST]: place.host }
  return present.some(({ who }) => {
    const somebody = drawn[who]
    return somebody && (somebody.figure === thing || shortName(somebody.kind).split(' ').at(-1) === thing)
  })
}

const MOST_PASSERS_BY = 2
/** The animals, lights and food of this world that the words speak of. */
const passersBy = ({ world }: Plan, text: string): string[] =>
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

interface Sketch {
  setting?: Setting
  place: string
  view: View
  present: Presence[]
  props: string[]
}
interface SoFar {
  met: ReadonlySet<Step>
  /** All the steps of the story. */
  told: ReadonlySet<Step>
  several: boolean
}

const SCENES: Record<Step, (plan: Plan, soFar: SoFar) => Sketch> = {
  home: (plan) => ({
    place: plan.world.here,
    view: 'wide',
    present: children(plan, 'standing', 'happy'),
    props: [...worn(plan.turn.trait), plan.token.name],
  }),
  find: (plan) => ({
    place: plan.world.here,
    view: 'near',
    present: withMain(plan, children(plan, 'standing', 'curious'), {
      action: 'looking-up',
      feeling: 'happy',
      holding: plan.token.name,
    }),
    props: [plan.token.name, ...worn(plan.gatePart.trait)],
  }),
  trouble: (plan) => ({
    place: plan.world.here,
    view: 'near',
    present: [
      ...eachOwn(plan, ['standing', 'kneeling', 'pointing'], 'curious'),
      other(OWNER, 'sitting', 'worried'),
    ],
    props: [plan.trouble.prop],
  }),
  hello: (plan) => ({
    place: plan.world.here,
    view: 'near',
    present: [...eachOwn(plan, ['waving', 'standing'], 'surprised'), other(GUIDE, 'waving', 'happy')],
    props: [plan.trouble.prop],
  }),
  try1: (plan, { met }) => tryScene(plan, met, ['reaching', 'kneeling', 'pointing'], 'laughing'),
  walk: (plan) => ({
    ...atPlace(plan),
    view: 'wide',
    present: [...children(plan, 'walking', 'curious'), other(GUIDE, 'walking', 'happy')],
    props: [],
  }),
  sight: (plan) => ({
    ...atPlace(plan),
    view: 'wide',
    present: [...children(plan, 'looking-up', 'surprised'), other(GUIDE, 'pointing', 'happy')],
    props: [],
  }),
  gate: (plan) => ({
    ...atPlace(plan),
    place: plan.gate.name,
    view: 'near',
    present: [
      ...acting(plan, plan.gatePart, children(plan, 'standing', 'curious')),
      other(GUIDE, 'standing', 'surprised'),
    ],
    props: [plan.gate.name, ...worn(plan.gatePart.trait)],
  }),
  host: (plan) => {
    const [third] = plan.others
    const all = children(plan, 'standing', 'curious')
    return {
      ...atPlace(plan),
      view: 'near',
      present: [
        ...(third ? acting(plan, third, all) : all),
        other(HOST, 'sitting', 'happy'),
        other(GUIDE, 'standing', 'curious'),
      ],
      props: third ? worn(third.trait) : [],
    }
  },
  back: (plan, { met }) => tryScene(plan, met, ['kneeling', 'reaching', 'standing'], 'worried'),
  try2: (plan, { met }) => tryScene(plan, met, ['kneeling', 'reaching', 'standing'], 'worried'),
  rest: (plan) => ({
    place: plan.world.here,
    view: 'wide',
    present: [
      ...children(plan, 'sitting', 'sleepy'),
      other(OWNER, 'sitting', 'worried'),
      other(GUIDE, 'sitting', 'sleepy'),
    ],
    props: [plan.trouble.prop],
  }),
  reveal: (plan) => ({
    place: plan.world.here,
    view: plan.twist ? 'near' : 'wide',
    present: [
      ...children(plan, plan.twist ? 'kneeling' : 'sitting', plan.twist ? 'surprised' : 'sleepy'),
      other(OWNER, 'sitting', 'worried'),
      ...(plan.twist ? [other(TWIST, 'sitting', 'worried')] : []),
    ],
    props: [plan.trouble.prop, ...twistProp(plan)],
  }),
  turn: (plan, { met, told }) => ({
    place: plan.world.here,
    view: 'near',
    present: [
      ...acting(plan, plan.turn, helping(plan, told)),
      other(OWNER, 'cheering', 'happy'),
      ...(met.has('hello') ? [other(GUIDE, 'standing', 'surprised')] : []),
      ...(plan.twist ? [other(TWIST, 'standing', 'happy')] : []),
    ],
    props: [plan.trouble.prop, ...worn(plan.turn.trait), ...twistProp(plan)],
  }),
  thanks: (plan) => ({
    place: plan.world.here,
    view: 'near',
    present: [
      ...withMain(plan, children(plan, 'waving', 'happy'), {
        action: 'hugging',
        feeling: 'proud',
        holding: plan.gift,
      }),
      other(OWNER, 'hugging', 'happy'),
      other(GUIDE, 'waving', 'happy'),
    ],
    props: [plan.gift],
  }),
  won: (plan, soFar) => SCENES.thanks(plan, soFar),
  bed: (plan) => ({
    setting: 'Bedroom',
    place: 'in bed',
    view: 'near',
    present: children(plan, 'asleep', 'asleep'),
    props: [plan.gift],
  }),
}

const tryScene = (plan: Plan, met: ReadonlySet<Step>, actions: Action[], feeling: Feeling): Sketch => ({
  place: plan.world.here,
  view: 'near',
  present: [
    ...eachOwn(plan, actions, feeling),
    other(OWNER, 'standing', 'worried'),
    ...(met.has('hello') ? [other(GUIDE, 'pointing', 'curious')] : []),
  ],
  props: [plan.trouble.prop],
})

const atPlace = (plan: Plan) => ({
  place: plan.place.name,
  ...(plan.place.setting ? { setting: plan.place.setting } : {}),
})
const other = (who: string, action: Action, feeling: Feeling): Presence => ({ who, action, feeling })
const children = (plan: Plan, action: Action, feeling: Feeling): Presence[] =>
  plan.heroes.map((_, i) => other(`child-${i}`, action, feeling))

/** Several children do not all do the same. */
const eachOwn = (plan: Plan, actions: Action[], feeling: Feeling): Presence[] =>
  plan.heroes.map((_, i) => other(`child-${i}`, actions[i % actions.length] ?? 'standing', feeling))

const withMain = (plan: Plan, all: Presence[], main: Omit<Presence, 'who'>): Presence[] =>
  withOne(plan, all, plan.main, main)
const withOne = (plan: Plan, all: Presence[], hero: Hero, doing: Omit<Presence, 'who'>): Presence[] =>
  all.map((one, i) => (plan.heroes[i] === hero ? { who: one.who, ...doing } : one))

const ACTS: Record<Kind, { action: Action; feeling: Feeling }> = {
  sound: { action: 'standing', feeling: 'singing' },
  light: { action: 'reaching', feeling: 'proud' },
  still: { action: 'sitting', feeling: 'happy' },
  move: { action: 'running', feeling: 'proud' },
  notice: { action: 'kneeling', feeling: 'curious' },
  make: { action: 'kneeling', feeling: 'proud' },
  tell: { action: 'waving', feeling: 'laughing' },
  tie: { action: 'reaching', feeling: 'proud' },
}

function acting(plan: Plan, { hero, trait }: Part, all: Presence[]): Presence[] {
  const held = HELD.test(trait.id) && trait.id !== 'darkboots' ? { holding: trait.name } : {}
  return withOne(plan, all, hero, { ...ACTS[trait.kind], ...held })
}

/** While one child turns the story, those without a step of their own lend a hand, and the others cheer. */
function helping(plan: Plan, told: ReadonlySet<Step>): Presence[] {
  const all = children(plan, 'cheering', 'happy')
  return told.has('gate') || plan.gatePart.hero === plan.main ? all : acting(plan, plan.gatePart, all)
}

const HELD = /^(?:boots|scarf|hat|toy|token)$/
/** What a child has on is drawn on the child; these lie or stand beside it. */
const BESIDE = /^(?:scarf|hat|toy|token)$/
const worn = (trait: Trait) => (BESIDE.test(trait.id) ? [trait.name] : [])
const twistProp = (plan: Plan) => (plan.twist ? [plan.twist.name] : [])

/** A wheelchair user rolls where others walk, and leans out where they kneel; nobody walks where people float. */
function movedAs(one: Presence, plan: Plan): Presence {
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
