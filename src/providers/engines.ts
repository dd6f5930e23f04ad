import type { Env } from '../env.ts'
import type { Ambience } from '../ports/ambience.ts'
import { moderated } from '../ports/moderated-writer.ts'
import type { Moderator } from '../ports/moderator.ts'
import type { Narrator } from '../ports/narrator.ts'
import type { Painter } from '../ports/painter.ts'
import type { FollowWords, TakeRecording } from '../ports/recorder.ts'
import type { Splice } from '../ports/splicer.ts'
import type { Writer } from '../ports/writer.ts'
import type { Studio } from '../studio/index.ts'
import type { CallsOut } from '../vendors/calls-out/index.ts'
import { chooseAmbience } from './ambience.ts'
import { chooseNarrator } from './narrator.ts'
import { choosePainter } from './painter.ts'
import { chooseWriter } from './writer.ts'

/** Parallel calls that ElevenLabs' smaller plans allow. */
const ELEVENLABS_AT_ONCE = 3

/** The engines of a story's parts. */
export interface Engines {
  writer: Writer
  painter: Painter
  narrator: Narrator
  ambience: Ambience
  splice: Splice
  takeRecording: TakeRecording
  followWords: FollowWords
}

export interface Outside {
  callsOut: CallsOut
  moderator: Moderator
}

/** The environment's engines; the embedded studio's where no vendor is named. Calls nobody yet. */
export function chooseEngines(env: Env, studio: Studio, { callsOut, moderator }: Outside): Engines {
  const toElevenlabs = callsOut.lineTo('elevenlabs', { concurrency: ELEVENLABS_AT_ONCE })
  return {
    writer: chooseWriter(env, { callsOut, moderator }) ?? moderated(studio.writer, moderator),
    painter: choosePainter(env, { callsOut, portrait: studio.painter.portrait }) ?? studio.painter,
    narrator: chooseNarrator(env, { line: toElevenlabs, mix: studio.mix }) ?? studio.narrator,
    ambience: chooseAmbience(env, { line: toElevenlabs, loop: studio.loop }) ?? studio.ambience,
    splice: studio.splice,
    takeRecording: studio.takeRecording,
    followWords: studio.followWords,
  }
}
