import type { PictureBrief } from '../../ports/painter.ts'
import type { Action, Feeling, Presence, TimeOfDay, Weather } from '../../shared/stories/scene.ts'
import { TONES } from '../../shared/stories/tones.ts'
import { helperInWords } from './helper-look.ts'
import { lookInWords } from './look-in-words.ts'
import { SETTING_LOOKS } from './setting-look.ts'

interface Shown {
  /** From 1. */
  number: number
  name: string | undefined
  /** What a helper is, where the story says it more exactly than its figure. */
  kind?: string | undefined
  holding: string | undefined
}

export interface SceneInWords {
  /** The children in the picture, with their portraits. */
  children: (Shown & { likeness: Uint8Array | undefined })[]
  helpers: (Shown & { seen: Uint8Array | undefined })[]
  /** What the picture shows, without a word that anybody typed. */
  lines: string[]
  /** What the story says about each. */
  data: { place: string; things: string[]; paragraph?: string; wish?: string; [who: string]: unknown }
}

/** One page's scene note for a painter that reads. */
export function sceneInWords(brief: PictureBrief): SceneInWords {
  const { scene, page } = brief
  const children = childrenIn(brief)
  const helpers = helpersIn(brief)
  const lines = [
    [...children, ...helpers].map(({ line }) => line).join('\n'),
    castLine(children),
    `Place, the same in every picture that plays there: ${SETTING_LOOKS[scene.setting]}. The data says which spot of it this is, and which things lie or stand there. It is ${TIMES[scene.timeOfDay]}, ${WEATHERS[scene.weather]}. The mood is ${moodOf(brief)}.`,
    viewOf(brief),
  ]
  const everybody: (Shown & { who: string })[] = [...children, ...helpers]
  const said = everybody.map(({ who, name, kind, holding }) => [
    who,
    { ...(name ? { name } : {}), ...(kind ? { is: kind } : {}), ...(holding ? { holds: holding } : {}) },
  ])
  const data = {
    ...(Object.fromEntries(said) as Record<string, unknown>),
    place: scene.place,
    things: scene.props,
    ...(page?.paragraph ? { paragraph: page.paragraph } : {}),
    ...(brief.wish ? { wish: brief.wish } : {}),
  }
  return { children, helpers, lines, data }
}

function childrenIn({ scene, cast, page }: PictureBrief) {
  return scene.present.flatMap((presence) => {
    const index = Number(/^child-(\d+)$/.exec(presence.who)?.[1])
    const sheet = cast[index]
    if (!sheet) return []
    const { name, gender, likeness } = page?.children[index] ?? {}
    const who = `child ${index + 1}`
    const kind = gender ? `a ${gender === 'male' ? 'boy' : 'girl'} with ` : ''
    const line = `Child ${index + 1}${likeness ? ', whose portrait you see,' : ''} is ${kind || 'a child with '}${lookInWords(sheet)}; ${doing(presence, sheet.wheelchair)}.`
    const { holding } = presence
    return [{ who, number: index + 1, name, likeness, holding, line, height: sheet.height }]
  })
}

function helpersIn({ scene, helpers, seed, page }: PictureBrief) {
  return scene.present.flatMap((presence) => {
    const index = helpers.findIndex(({ id }) => id === presence.who)
    const helper = helpers[index]
    if (!helper) return []
    const who = `helper ${index + 1}`
    const line = `Helper ${index + 1}, the same in every picture, is ${helperInWords(helper, seed)}; ${doing(presence)}.`
    const { name, kind } = helper
    const seen = page?.helpers?.get(helper.id)
    return [{ who, number: index + 1, name, kind, holding: presence.holding, line, seen }]
  })
}

function castLine(children: { number: number; height: number }[]): string {
  if (children.length === 0) return 'No child of the story is in this picture.'
  const count = children.length === 1 ? 'this one child is' : `these ${children.length} children are`
  const [tallest, ...others] = children.toSorted((a, b) => b.height - a.height)
  const smaller = others.filter(({ height }) => height < (tallest?.height ?? 0))
  const heights =
    tallest && smaller.length > 0
      ? ` Child ${tallest.number} is taller than ${smaller.map(({ number }) => `child ${number}`).join(' and ')}.`
      : ''
  return `Of the story’s children exactly ${count} in the picture. Face, skin, hair, glasses and clothes, with their colors, stay as in the portrait and in these words; only pose, expression and light are new.${heights}`
}

const ACTIONS: Partial<Record<Action, string>> = {
  'looking-up': 'looking up',
  'seen-from-behind': 'seen from behind',
  hugging: 'giving a hug',
  cheering: 'cheering with raised arms',
  reading: 'bent over a book',
  riding: 'riding along',
  rowing: 'rowing a boat',
  climbing: 'climbing up',
  crawling: 'crawling on hands and knees',
  carrying: 'carrying something with both hands',
  throwing: 'throwing something',
  catching: 'catching something with both hands',
  playing: 'playing',
  hiding: 'hiding behind something, the face in sight',
  peeking: 'peeking out from behind something',
  'looking-through': 'looking through something held to the eye',
  asleep: 'fast asleep, eyes closed',
}

/** What a child in a wheelchair does differently. */
const IN_A_WHEELCHAIR: Partial<Record<Action, string>> = {
  standing: 'sitting upright in the wheelchair',
  walking: 'rolling along in the wheelchair',
  running: 'rolling fast in the wheelchair',
  kneeling: 'bending down from the wheelchair',
  sitting: 'sitting in the wheelchair',
  climbing: 'reaching up from the wheelchair',
  crawling: 'bending down from the wheelchair',
  dancing: 'dancing in the wheelchair, arms in the air',
  jumping: 'cheering in the wheelchair',
}

const FEELINGS: Record<Feeling, string> = {
  happy: 'happy',
  laughing: 'laughing',
  curious: 'curious, with wide eyes',
  worried: 'a little worried',
  surprised: 'surprised, with an open mouth',
  sleepy: 'sleepy, with heavy eyelids',
  asleep: 'asleep',
  proud: 'quietly proud',
  singing: 'singing',
}

function doing({ action, feeling, holding }: Presence, wheelchair = false): string {
  const pose = (wheelchair && IN_A_WHEELCHAIR[action]) || (ACTIONS[action] ?? action)
  const face = feeling === action ? '' : `, ${FEELINGS[feeling]}`
  return `${pose}${face}${holding ? ', holding what the data says' : ''}`
}

const TIMES: Record<TimeOfDay, string> = {
  afternoon: 'a bright afternoon',
  golden: 'the golden hour, with long warm light',
  dusk: 'dusk, with a deep blue sky and the first warm lamps',
  night: 'a friendly night with moonlight and warm lamps',
  starlight: 'late night under many stars, dark blue, with one small warm light',
}

const WEATHERS: Record<Weather, string> = {
  clear: 'in clear air',
  rain: 'in soft rain',
  snow: 'in gently falling snow',
  mist: 'in light mist',
  wind: 'in a lively wind',
}

function moodOf({ tone }: PictureBrief): string {
  const found = TONES.find(({ id }) => id === tone)
  return found ? `${found.title.toLowerCase()}: ${found.description.toLowerCase()}` : tone
}

function viewOf({ scene, take = 0 }: PictureBrief): string {
  if (scene.view === 'inside' && take % 2 === 0)
    return 'View: inside the shelter that belongs to the place (a tent, a hollow tree, a cabin), the place itself seen through the opening.'
  const isNear = (scene.view === 'near') !== (take % 2 === 1)
  return isNear
    ? 'View: a medium shot, close to the characters, who fill most of the picture, their faces large and clear.'
    : 'View: a wide shot, the characters whole, in the middle distance, with much of the place around them.'
}
