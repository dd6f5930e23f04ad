import {
  AFTERWARDS,
  ASK,
  BANTER_ALONE,
  BANTER_SEVERAL,
  CHAIN,
  COMFORT,
  GIFT_BY_THE_BED,
  HINT,
  KEEPSAKE,
  MET,
  NIGHT_NOISES,
  OFFER,
  ONWARD,
  OPENERS,
  PAUSE,
  PLEDGE,
  RECALL,
  REST,
  SHY,
  SOON_WON,
  THANKS,
  UNDERSTOOD,
  WALK,
  WAY_HOME,
  WELCOME,
  WON_OVER,
} from './lines/index.ts'
import { MANNERS } from './manners/index.ts'
import type { Manner } from './manners/manner.ts'
import type { Step } from './outline.ts'
import { NAMES_GUIDE, type Part, SHORTEST_STORY, type StoryOutline } from './plan.ts'
import { may, must, type SentenceTemplate } from './sentence-template.ts'
import { acts, isFull, isShort, reveals, solves, solvesTwist } from './turn.ts'
import { NOTE_DREAM } from './twist/lines.ts'

/** The lines of one step; `steps` are all the steps of the story, so that nobody is named who is not in it. */
export function linesOf(step: Step, plan: StoryOutline, steps: ReadonlySet<Step>): SentenceTemplate[] {
  return WRITERS[step](plan, steps)
    .map((line) => ({
      ...line,
      lines: line.lines.filter(
        (template) =>
          (plan.guided || !NAMES_GUIDE.test(template)) &&
          (steps.has('find') || line.part || !NAMES_TOKEN.test(template)),
      ),
    }))
    .filter((line) => line.lines.length > 0)
}

/** The small thing is spoken of only where it was found. */
const NAMES_TOKEN = /\{[tT]oken\}/

type StepWriter = (plan: StoryOutline, steps: ReadonlySet<Step>) => SentenceTemplate[]

const WRITERS: Record<Step, StepWriter> = {
  home(plan, steps) {
    const { turn, world, tone, band, heroes } = plan
    const extra = plan.main.traits
      .filter((trait) => trait !== turn.trait && trait !== plan.gatePart.trait)
      .slice(0, 2)
    const short = isShort(plan)
    const ownGate = plan.gatePart.hero === plan.main
    return [
      ...manner(plan, 'open', short ? 6 : 1),
      may(short || plan.voiceAt.includes('open') ? 5 : 1.5, tone.air),
      must(world.home, isFull(plan) ? { spare: 'aside' } : {}),
      ...(steps.has('find') && !short ? [may(5, world.day)] : []),
      ...(turn.trait.plant.length > 0
        ? [short ? may(3, turn.trait.plant, { part: turn }) : must(turn.trait.plant, { part: turn })]
        : []),
      ...(short || (band === 'y' && heroes.length > 2)
        ? []
        : extra.map((trait) => may(4, trait.plant, { part: { hero: plan.main, trait } }))),
      ...(short || (steps.has('find') && !ownGate)
        ? []
        : plants(plan, plan.gatePart, steps.has('gate') ? undefined : 3)),
      ...(steps.has('walk') || short ? [] : plan.others.flatMap((part) => plants(plan, part, 3))),
    ]
  },
  find: (plan) => [
    must(plan.token.find, { tie: ', and ' }),
    ...(isShort(plan) || plan.gatePart.hero === plan.main ? [] : plants(plan, plan.gatePart)),
  ],
  trouble: ({ trouble, paragraphCount, band }) => [
    must(trouble.sign, { spare: 'remark' }),
    must(trouble.woe, { spare: 'speech' }),
    may(paragraphCount <= SHORTEST_STORY ? 6 : band === 'y' ? 2 : 1, PLEDGE),
  ],
  hello: (plan) => [
    must(plan.guide.hello),
    may(6, WELCOME),
    ...manner(plan, 'meet', 1),
    may(4, plan.world.day),
  ],
  try1: (plan) => [
    must(firstTry(plan), {
      ...(isFull(plan) ? { spare: 'middle' as const } : {}),
      fails: true,
      openers: OPENERS.try1[plan.band],
    }),
    may(1, plan.guide.fail),
    ...manner(plan, 'fail', 2),
    ...chain(plan, true),
  ],
  walk: (plan, steps) => [
    ...(steps.has('host') ? [must(OFFER)] : []),
    must(plan.world.walk.length > 0 ? plan.world.walk : WALK, { openers: OPENERS.walk[plan.band] }),
    ...plan.others.flatMap((part) => plants(plan, part, 2)),
    ...(steps.has('sight') ? [] : [may(0.8, plan.tone.event)]),
    may(3, plan.place.see, { tie: ', where ' }),
  ],
  sight: (plan) => [
    must(plan.tone.event),
    may(1, plan.heroes.length > 1 ? BANTER_SEVERAL : BANTER_ALONE),
    may(2, plan.world.dusk),
    ...chain(plan),
  ],
  gate: (plan) => [
    must(plan.gate.at),
    ...acts(plan.gatePart, plan.gate.on[plan.gatePart.trait.kind], OPENERS.gate[plan.band]),
    may(4, plan.guide.hope),
    may(5, plan.tone.event),
    ...chain(plan),
  ],
  host(plan) {
    const [third] = plan.others
    const hint = must(HINT[plan.turn.trait.kind])
    const see = [may(1, ONWARD), may(1.5, plan.place.see), may(3, plan.place.see)]
    if (!plan.guided) return [must(MET), hint]
    if (!third) return [...see, must(ASK), hint]
    return [...see, must(SHY), ...acts(third, WON_OVER[third.trait.kind]), hint]
  },
  back: (plan) => [must(plan.world.back, { openers: OPENERS.back[plan.band] }), may(1.5, plan.world.dusk)],
  try2: (plan) => [
    must(plan.trouble.tries.slice(1), { fails: true, openers: OPENERS.try2[plan.band] }),
    may(1, plan.guide.fail),
    ...manner(plan, 'fail', 1.2),
    may(4, RECALL),
    ...chain(plan),
  ],
  rest: (plan) => {
    const [, fourth] = plan.others
    return [
      must(plan.world.night),
      must(plan.tone.low, { tie: ', and ' }),
      ...(fourth ? [must([COMFORT[fourth.trait.kind]], { part: fourth })] : []),
      may(plan.paragraphCount > 8 ? 0.6 : 2, REST),
      may(2.5, NIGHT_NOISES),
      may(2, PAUSE),
    ]
  },
  reveal: (plan) => reveals(plan),
  turn: (plan, steps) => [
    ...(steps.has('rest') ? [] : [may(plan.band === 'y' ? 2 : 0.4, plan.world.night)]),
    ...(steps.has('reveal') ? [] : reveals(plan)),
    ...manner(plan, 'turn', 1),
    ...(steps.has('host') && !plan.twist ? [may(plan.band === 'y' ? 2 : 0.3, UNDERSTOOD)] : []),
    ...(plan.twist ? solvesTwist(plan, steps) : solves(plan, steps)),
    ...manner(plan, 'after', 1.5),
  ],
  won: (plan) => [
    ...(plan.twist && plan.twist.want !== 'note'
      ? [may(3, SOON_WON)]
      : [
          must(isShort(plan) ? soonWon(plan) : plan.trouble.won, {
            tie: ', and ',
            ...(isFull(plan) ? { spare: 'aside' as const } : {}),
          }),
        ]),
    may(3, plan.guide.hope),
    ...(isShort(plan) ? [] : chain(plan, true)),
    may(4, AFTERWARDS),
  ],
  thanks: (plan) => [
    must(THANKS, { openers: OPENERS.thanks[plan.band] }),
    may(1.2, plan.guide.bye),
    ...plan.others.slice(2).map((part) => must([WAY_HOME[part.trait.kind]], { part })),
  ],
  bed: (plan, steps) => [
    ...(steps.has('thanks') ? [] : [may(2, KEEPSAKE)]),
    must(plan.world.bed),
    ...(steps.has('thanks') ? [may(plan.band === 'y' ? 2 : 0.8, GIFT_BY_THE_BED, { tie: ', and ' })] : []),
    (isShort(plan) && plan.voiceAt.includes('end')) || isFull(plan)
      ? may(0.6, plan.tone.end, { time: 'day' })
      : must(plan.tone.end, { time: 'day' }),
    ...(plan.twist?.want === 'note' ? [isShort(plan) ? may(0.4, NOTE_DREAM) : must(NOTE_DREAM)] : []),
    ...manner(plan, 'end', 0.5),
  ],
}

/** Without a guide in the story, the first try that needs none. */
function firstTry({ trouble, guided }: StoryOutline): string[] {
  const tries = guided ? trouble.tries : trouble.tries.filter((line) => !NAMES_GUIDE.test(line))
  return tries.length > 0 ? tries.slice(0, 1) : trouble.tries.map(withChildForGuide)
}

/** The child does what the guide would have done: {g.s} is {h.s}, and what only a guide is, such as {g.kind}, the name. */
const withChildForGuide = (line: string) =>
  line.replace(/\{([gG])(\.(?:s|he|him|his|himself))?(?:\.\w+)?\}/g, (_, letter: string, form = '') =>
    letter === 'g' ? `{h${form}}` : `{H${form}}`,
  )

/** The trouble's own end, or one of a few in fewer words. */
const soonWon = ({ trouble, chance }: StoryOutline) => [
  ...trouble.won,
  ...[0, 5, 9].map((step) => SOON_WON[(chance + step) % SOON_WON.length] ?? ''),
]

function manner(plan: StoryOutline, at: keyof Manner, want: number): SentenceTemplate[] {
  const lines = plan.manners.flatMap((id) => (MANNERS[id] as Manner)[at] ?? [])
  if (lines.length === 0) return []
  return [plan.voiceAt.includes(at) ? must(lines, { full: true }) : may(want, lines, { full: true })]
}

const chain = (plan: StoryOutline, sure = isShort(plan)): SentenceTemplate[] =>
  plan.manners.includes('cumulative') ? [sure && !isFull(plan) ? must(CHAIN) : may(0.4, CHAIN)] : []

const plants = (plan: StoryOutline, part: Part, want?: number): SentenceTemplate[] =>
  part.trait.id === 'token' || part.trait === plan.turn.trait
    ? []
    : [
        {
          lines: part.trait.plant,
          part,
          ...(part.hero === plan.main ? { tie: ', and ' } : {}),
          ...(want && plan.band === 'y' ? { want } : {}),
        },
      ]
