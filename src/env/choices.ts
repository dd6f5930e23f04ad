import type { Env } from '../env.ts'

export const CAPABILITIES = [
  'text',
  'image',
  'voice',
  'ambience',
  'moderation',
  'payments',
  'identity',
  'letters',
  'media',
  'database',
] as const
export type Capability = (typeof CAPABILITIES)[number]

/** Chooses the implementation of each capability: the one place that does (design, section 2). */
export function chooseProviders(env: Env): Record<Capability, string> {
  return {
    text: textOf(env),
    image: picturesOf(env),
    voice: env.ELEVENLABS_API_KEY ? `ElevenLabs (${env.ELEVENLABS_MODEL})` : 'embedded narrator (Flite)',
    ambience: env.ELEVENLABS_API_KEY ? 'ElevenLabs' : 'embedded ambience',
    moderation: moderationOf(env),
    payments: paymentsOf(env),
    identity: identityOf(env),
    letters: env.SMTP_URL ? `SMTP by ${new URL(env.SMTP_URL).host}` : lettersWithout(env),
    media: env.S3_ENDPOINT
      ? `bucket ${env.S3_BUCKET} at ${new URL(env.S3_ENDPOINT).host}`
      : `files under ${env.DATA_DIR}`,
    database: env.LITEFS_DIR
      ? `SQLite in ${env.LITEFS_DIR}, replicated by LiteFS`
      : `SQLite under ${env.DATA_DIR}`,
  }
}

/** The variables that change the choice, for the start-up log. */
export const HOW_TO_CHANGE: Record<Capability, string> = {
  text: 'OPENAI_API_KEY, or OPENAI_BASE_URL with OPENAI_TEXT_MODEL',
  image: 'GEMINI_API_KEY, or OPENAI_API_KEY with OPENAI_IMAGE_MODEL',
  voice: 'ELEVENLABS_API_KEY',
  ambience: 'ELEVENLABS_API_KEY',
  moderation: 'OPENAI_API_KEY; GEMINI_CHECK_MODEL for pictures by Gemini',
  payments: 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET',
  identity: 'FIREBASE_PROJECT_ID and FIREBASE_API_KEY; GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
  letters: 'SMTP_URL and CONTACT_EMAIL',
  media: 'S3_ENDPOINT, S3_BUCKET and its keys, or DATA_DIR',
  database: 'DATA_DIR, or LITEFS_DIR for a pair',
}

/** The writing model where OpenAI, or a compatible server, is chosen; undefined for the embedded writer. */
export function textModelOf(env: Env): string | undefined {
  return env.OPENAI_API_KEY || env.OPENAI_BASE_URL ? (env.OPENAI_TEXT_MODEL ?? 'gpt-5.4-mini') : undefined
}

/** Other servers rarely support the call. */
export const moderatedByOpenai = (env: Env): boolean =>
  env.OPENAI_API_KEY !== undefined && !env.OPENAI_BASE_URL

function moderationOf(env: Env): string {
  if (moderatedByOpenai(env)) return 'OpenAI, and the embedded lists'
  return env.GEMINI_API_KEY
    ? `embedded lists; pictures by Gemini (${env.GEMINI_CHECK_MODEL})`
    : 'embedded lists'
}

function textOf(env: Env): string {
  const model = textModelOf(env)
  if (!model) return 'embedded writer'
  return env.OPENAI_BASE_URL ? `${model} at ${new URL(env.OPENAI_BASE_URL).host}` : `OpenAI (${model})`
}

function picturesOf(env: Env): string {
  if (env.GEMINI_API_KEY) return `Gemini (${env.GEMINI_IMAGE_MODEL})`
  return env.OPENAI_IMAGE_MODEL ? `OpenAI (${env.OPENAI_IMAGE_MODEL})` : 'embedded painter'
}

function identityOf(env: Env): string {
  const accounts = env.FIREBASE_PROJECT_ID
    ? `Firebase project ${env.FIREBASE_PROJECT_ID}${env.FIREBASE_AUTH_EMULATOR_HOST ? ' (emulator)' : ''}`
    : 'embedded accounts'
  return env.GOOGLE_CLIENT_ID ? `${accounts}, Google` : accounts
}

const lettersWithout = (env: Env) =>
  env.FIREBASE_PROJECT_ID ? "Firebase's own" : 'none: parents ask for reset links'

function paymentsOf(env: Env): string {
  if (env.STRIPE_SECRET_KEY) return env.STRIPE_SECRET_KEY.includes('_live_') ? 'Stripe' : 'Stripe (test keys)'
  return env.production ? 'none: set the STRIPE keys to offer plans' : 'embedded test mode'
}
