import type { Env } from '../env.ts'
import { chooseAmbience } from './ambience/choose.ts'
import type { Ambience } from './ambience/index.ts'
import type { CallsOut } from './calls-out/index.ts'
import type { Studio } from './embedded/studio.ts'
import { choosePainter } from './image/choose.ts'
import type { Painter } from './image/index.ts'
import type { Moderator } from './moderation/index.ts'
import { chooseWriter } from './text/choose.ts'
import type { Writer } from './text/index.ts'
import { moderated } from './text/moderated.ts'
import { chooseNarrator } from './voice/choose.ts'
import type { Narrator } from './voice/index.ts'

/** Calls that the smaller plans of ElevenLabs allow at once. */
const ELEVENLABS_AT_ONCE = 3

/** Who makes the parts of a story. */
export interface Engines {
  writer: Writer
  painter: Painter
  narrator: Narrator
  ambience: Ambience
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
  }
}
