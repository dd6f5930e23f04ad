import type { Presence, SceneNote } from '../../shared/stories/scene.ts'

/** The helper that is made of the parent's words in a `twist`. */
export const THING = 'thing'

const TOLD = /\{(?:[Aa]|[Tt]he) thing\}/
/** Told of, but not to be seen there: long ago, somewhere else, or in somebody's thoughts. */
const ELSEWHERE =
  /\b(?:long ago|once|had been|has been|cellar|nobody|never|because of|about|out there|up there|over in|shelf|museum|office|statue|told of|asked for|thought of|wished|if)\b/i
/** Where a child sleeps, the thing is at the bed only if the words bring it there. */
const AT_BED =
  /\{child|\bbed\b|\bbedside|\bpillow|\bquilt|\bblanket|\blap\b|\bchair\b|\bsill\b|\bwindow\b|\bslept\b|\basleep\b|\bcame (?:home|in|along|with)\b|\bgood night\b|\bbedtime\b|\bnext to\b|\bbeside\b/

/**
 * A `twist` note with the thing in it where its paragraph, talk left out, says that it is there and the note says
 * nothing of it: it is what the parent wished for and looks for first.
 */
export function withThingTold(note: SceneNote, text: string): SceneNote {
  if (isShown(note)) return note
  const told = text
    .replace(/“[^”]*”/g, '“”')
    .split(/(?<=[.!?]) /)
    .filter((sentence) => TOLD.test(sentence))
  const isNight = note.present.some(({ who, action }) => who === 'child' && action === 'asleep')
  const isThere = told.some((sentence) => !ELSEWHERE.test(sentence) && (!isNight || AT_BED.test(sentence)))
  if (!isThere) return note
  return { ...note, present: [...note.present, isNight ? BY_THE_BED : THERE] }
}

const isShown = ({ present, props }: SceneNote) =>
  props.some((prop) => prop.includes(THING)) ||
  present.some(
    ({ who, holding, bond }) => who === THING || holding?.includes(`{${THING}}`) || bond?.to === THING,
  )

const THERE: Presence = { who: THING, action: 'sitting', feeling: 'happy' }
const BY_THE_BED: Presence = { who: THING, action: 'asleep', feeling: 'asleep' }
