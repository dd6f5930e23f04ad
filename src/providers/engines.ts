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

/** Calls that the smaller plans of ElevenLabs allow at once. */
const ELEVENLABS_AT_ONCE = 3

/** Who makes the parts of a story. */
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

/** The engines that the environment asks for; the embedded studio's where it names no vendor. Calls nobody yet. */
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
