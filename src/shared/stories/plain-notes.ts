import type { Environment } from './environments.ts'
import { isCalled } from './is-called.ts'
import type { Action, SceneNote, TimeOfDay, View } from './scene.ts'

/** What is known of a story without scene notes. */
export interface PlainStory {
  environment: Environment
  children: readonly { name: string }[]
}

/** It grows later from the first picture to the last. */
const HOURS: readonly TimeOfDay[] = ['golden', 'dusk', 'night', 'starlight']
const VIEWS: readonly View[] = ['wide', 'near']
const ACTIONS: readonly Action[] = ['standing', 'pointing', 'sitting', 'looking-up', 'reaching']

/**
 * Notes for words that could not be annotated: the story's own place, the children each paragraph names (all of them
 * where it names none), an evening that grows later. Plain pictures, but none that contradicts its text.
 */
export function plainNotes(
  { environment, children }: PlainStory,
  { paragraphs }: { paragraphs: readonly string[] },
): { scenes: SceneNote[]; helpers: [] } {
  const scenes = paragraphs.map((paragraph, index): SceneNote => {
    const isLast = index === paragraphs.length - 1
    const named = children.flatMap(({ name }, child) => (isCalled(name, paragraph) ? [child] : []))
    const present = named.length > 0 ? named : [...children.keys()]
    return {
      setting: environment,
      place: environment.toLowerCase(),
      timeOfDay: HOURS[Math.floor((index / paragraphs.length) * HOURS.length)] ?? 'dusk',
      view: VIEWS[index % VIEWS.length] ?? 'wide',
      weather: 'clear',
      present: present.map((child) => ({
        who: `child-${child}`,
        action: isLast ? 'sitting' : (ACTIONS[(index + child) % ACTIONS.length] ?? 'standing'),
        feeling: isLast ? 'sleepy' : 'curious',
      })),
      props: [],
    }
  })
  return { scenes, helpers: [] }
}
