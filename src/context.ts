import type { Db } from '../db/client.ts'
import type { Replication } from '../db/replication/replication.ts'
import type { Assets } from './build/manifest.ts'
import type { Attempt, Attempts } from './domain/gate/attempts.ts'
import type { KidMode } from './domain/identity/sessions.ts'
import type { LightCopies } from './domain/media/light-copies.ts'
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

/** The implementations, chosen once at the start by `src/env.ts`. */
export interface Providers {
  writer: Writer
  painter: Painter
  narrator: Narrator
  ambience: Ambience
  moderator: Moderator
  media: MediaStore
  identity: IdentityProvider
  /** The app's own issuer, where the app keeps the accounts itself. */
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
  /** Signs what a browser stores during a Google sign-in. */
  sessionSecret: string
  db: Db
  /** Which machine is the writer. */
  replication: Replication
  /** Runs a page's reads in one transaction, where that pays. */
  readTogether: <T>(work: () => T) => T
  /** How long a change waits for a writer; 15 seconds by default. */
  writerWithinMs?: number
  /** Counts an answered request, where metrics are collected. */
  countRequest?: (method: string, status: number, seconds: number) => void
  /** Whether the server is shutting down: it should get no more requests. */
  isDraining: () => boolean
  assets: Assets
  /** Decodes a family's recording. */
  takeRecording: TakeRecording
  /** Makes the editions of a story. */
  bindery: Bindery
  /** A character's whole figure as SVG: what the avatar builder shows. */
  drawFigure: (sheet: CastSheet) => Promise<string>
  /** Absent where pictures are shown only as they are. */
  lightCopies?: LightCopies
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
  /** Set in kid mode. */
  kid: KidMode | null
}

export interface AppEnv {
  Variables: {
    services: Services
    /** Resolves when the database accepts a change, or rejects with what prevents it: checked before calling anybody else. */
    mustBeWritable: () => Promise<void>
    /** Counts attempts to begin work. */
    attempts: Attempts
    /** This request's own, if its route begins work. */
    attempt: Attempt | undefined
    requestId: string
    /** How often our other machines have passed the request on. */
    hops: number
    /** The caller's address, according to another machine of ours. */
    callerAddress: string | undefined
    /** Requested by the app itself. */
    isOwn: boolean
    session: Session | undefined
  }
}
