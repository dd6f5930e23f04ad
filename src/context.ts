import type { Db } from '../db/client.ts'
import type { Replication } from '../db/replication/replication.ts'
import type { Assets } from './build/manifest.ts'
import type { Attempt, Attempts } from './domain/gate/attempts.ts'
import type { KidMode } from './domain/identity/sessions.ts'
import type { EmbeddedIdentity } from './embedded/identity/index.ts'
import type { Env } from './env.ts'
import type { Logger } from './logger.ts'
import type { Ambience } from './ports/ambience.ts'
import type { Bindery } from './ports/bindery.ts'
import type { IdentityProvider } from './ports/identity.ts'
import type { MediaStore } from './ports/media-store.ts'
import type { Moderator } from './ports/moderator.ts'
import type { Narrator } from './ports/narrator.ts'
import type { Painter } from './ports/painter.ts'
import type { Payments } from './ports/payments.ts'
import type { TakeRecording } from './ports/recorder.ts'
import type { Writer } from './ports/writer.ts'
import type { CastSheet } from './shared/characters/cast-sheet.ts'
import type { CallsOut } from './vendors/calls-out/index.ts'
import type { GoogleSignIn } from './vendors/google/sign-in.ts'

/** Who makes what; chosen once at the start by `src/env.ts`. */
export interface Providers {
  writer: Writer
  painter: Painter
  narrator: Narrator
  ambience: Ambience
  moderator: Moderator
  media: MediaStore
  identity: IdentityProvider
  /** The app's own issuer, where accounts are kept by the app itself. */
  issuer: EmbeddedIdentity | undefined
  /** Undefined where Google's sign-in is not set up. */
  google: GoogleSignIn | undefined
  /** Undefined where no card provider is set up: there are no plans then. */
  payments: Payments | undefined
}

export interface Services extends Providers {
  env: Env
  /** The lines to the vendors. */
  callsOut: CallsOut
  /** Signs what a browser keeps for the length of a Google sign-in. */
  sessionSecret: string
  db: Db
  /** Which machine writes. */
  replication: Replication
  /** Runs a page's reads in one transaction, where that pays. */
  readTogether: <T>(work: () => T) => T
  /** How long a change waits for a machine that writes; 15 seconds by default. */
  writerWithinMs?: number
  /** Counts an answered request, where figures are collected. */
  countRequest?: (method: string, status: number, seconds: number) => void
  /** Whether the server is ending: nobody should be sent here any more. */
  isDraining: () => boolean
  assets: Assets
  /** Opens what a family recorded. */
  takeRecording: TakeRecording
  /** Makes what a story is taken home as. */
  bindery: Bindery
  /** A character's whole figure as SVG, at once: what the avatar builder shows. */
  drawFigure: (sheet: CastSheet) => Promise<string>
  log: Logger
  /** Tells the queue that a job was added. */
  wakeQueue: () => void
  queueDepth: () => number
  now: () => Date
}

/** The signed-in adult of a request; `userId` is null when the user sync has not succeeded yet. */
export interface Session {
  tokenHash: string
  firebaseUid: string
  email: string
  userId: number | null
  begunAt: Date
  /** Set while the device is in a child's hands. */
  kid: KidMode | null
}

export interface AppEnv {
  Variables: {
    services: Services
    /** Resolves when the database takes a change, or rejects with what keeps it out: asked before anybody else is. */
    mustBeWritable: () => Promise<void>
    /** Counts who tries to begin work. */
    attempts: Attempts
    /** This request's own, where its route begins work. */
    attempt: Attempt | undefined
    requestId: string
    /** How often other machines of ours have passed the request on. */
    hops: number
    /** Who is calling, as another machine of ours says. */
    callerAddress: string | undefined
    /** Asked for by the app itself. */
    isOwn: boolean
    session: Session | undefined
  }
}
