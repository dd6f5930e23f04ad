import { hatOf } from '../../shared/characters/cast-sheet.ts'
import type { Action, Feeling, Presence, Setting, View } from '../../shared/stories/scene.ts'
import type { Step } from './outline.ts'
import type { Hero, Part, StoryOutline } from './plan.ts'
import type { Trait } from './traits/index.ts'
import type { Kind } from './world.ts'

/** The ids of the helpers in scene notes. */
export const OWNER = 'helper-1'
export const GUIDE = 'helper-2'
export const HOST = 'helper-3'
export const TWIST = 'helper-4'

export interface Sketch {
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

/** The picture of each step: where, how near, who does what, and which things lie about. */
export const SCENES: Record<Step, (plan: StoryOutline, soFar: SoFar) => Sketch> = {
  home: (plan) => ({
    place: plan.world.here,
    view: 'wide',
    present: children(plan, 'standing', 'happy'),
    props: [...worn(plan.turn), plan.token.name],
  }),
  find: (plan) => ({
    place: plan.world.here,
    view: 'near',
    present: withMain(plan, children(plan, 'standing', 'curious'), {
      action: 'looking-up',
      feeling: 'happy',
      holding: plan.token.name,
    }),
    props: [plan.token.name, ...worn(plan.gatePart)],
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
    props: [plan.gate.name, ...worn(plan.gatePart)],
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
      props: third ? worn(third) : [],
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
    props: [plan.trouble.prop, ...worn(plan.turn), ...twistProp(plan)],
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

const tryScene = (
  plan: StoryOutline,
  met: ReadonlySet<Step>,
  actions: Action[],
  feeling: Feeling,
): Sketch => ({
  place: plan.world.here,
  view: 'near',
  present: [
    ...eachOwn(plan, actions, feeling),
    other(OWNER, 'standing', 'worried'),
    ...(met.has('hello') ? [other(GUIDE, 'pointing', 'curious')] : []),
  ],
  props: [plan.trouble.prop],
})

const atPlace = (plan: StoryOutline) => ({
  place: plan.place.name,
  ...(plan.place.setting ? { setting: plan.place.setting } : {}),
})
const other = (who: string, action: Action, feeling: Feeling): Presence => ({ who, action, feeling })
const children = (plan: StoryOutline, action: Action, feeling: Feeling): Presence[] =>
  plan.heroes.map((_, i) => other(`child-${i}`, action, feeling))

/** Several children do not all do the same. */
const eachOwn = (plan: StoryOutline, actions: Action[], feeling: Feeling): Presence[] =>
  plan.heroes.map((_, i) => other(`child-${i}`, actions[i % actions.length] ?? 'standing', feeling))

const withMain = (plan: StoryOutline, all: Presence[], main: Omit<Presence, 'who'>): Presence[] =>
  withOne(plan, all, plan.main, main)
const withOne = (plan: StoryOutline, all: Presence[], hero: Hero, doing: Omit<Presence, 'who'>): Presence[] =>
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

function acting(plan: StoryOutline, { hero, trait }: Part, all: Presence[]): Presence[] {
  const held = HELD.test(trait.id) && trait.id !== 'darkboots' ? { holding: trait.name } : {}
  return withOne(plan, all, hero, { ...ACTS[trait.kind], ...held })
}

/** While one child turns the story, those without a step of their own lend a hand, and the others cheer. */
function helping(plan: StoryOutline, told: ReadonlySet<Step>): Presence[] {
  const all = children(plan, 'cheering', 'happy')
  return told.has('gate') || plan.gatePart.hero === plan.main ? all : acting(plan, plan.gatePart, all)
}

const HELD = /^(?:boots|scarf|hat|toy|token)$/
/** What a child has on is drawn on the child; these lie or stand beside it. */
const BESIDE = /^(?:scarf|hat|toy|token)$/
const worn = ({ hero, trait }: Part) =>
  BESIDE.test(trait.id) && !isOnTheHead(trait, hero) ? [trait.name] : []
const isOnTheHead = ({ id, name }: Trait, { castSheet }: Hero) =>
  id === 'hat' && castSheet && hatOf(castSheet) && !/helmet|pack|rucksack/i.test(name)
const twistProp = (plan: StoryOutline) => (plan.twist ? [plan.twist.name] : [])
