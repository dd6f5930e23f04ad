import { z } from 'zod'

const text = () => z.string().trim().min(1)
const dollars = (usual: number) => z.coerce.number().positive().default(usual)

function serviceAccountOf(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Every variable that the app reads, with its description; `.env.example` lists the same ones. */
export const EnvSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('production turns the strict rules on'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('the port to listen on'),
  HOST: text().default('0.0.0.0').describe('the address to listen on'),
  DATA_DIR: text().default('./data').describe('everything that the app writes is under it'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the address in the browser, such as https://stories.example; required in production'),
  PARENT_TESTIMONIAL: text()
    .regex(
      /^[^|]+\S \| \S[^|]+$/,
      'is what was said, and who said it, such as: She asks for bed now. | Ana, mother of two',
    )
    .transform((said) => {
      const [words = '', by = ''] = said.split(' | ')
      return { words, by }
    })
    .optional()
    .describe(
      "a real parent's words for the login page, and who said them: words | who; without it a line of a story",
    ),
  CONTACT_EMAIL: z
    .email()
    .optional()
    .describe(
      'where parents can write to: shown at the end of the public pages and where a password is forgotten',
    ),
  IDENTITY: z
    .enum(['embedded', 'firebase'])
    .optional()
    .describe('embedded: accounts kept by the app itself, must be said in production; firebase: by Firebase'),
  FIREBASE_PROJECT_ID: text()
    .regex(/^[a-z][a-z0-9-]{3,29}$/, 'is the id of a Firebase project, such as my-stories-1a2b')
    .optional()
    .describe('accounts by Firebase: the project; goes with FIREBASE_API_KEY'),
  FIREBASE_API_KEY: text()
    .optional()
    .describe("accounts by Firebase: the project's web API key, which the browser gets"),
  FIREBASE_SERVICE_ACCOUNT: text()
    .transform(serviceAccountOf)
    .pipe(
      z.object(
        { client_email: text(), private_key: text().startsWith('-----BEGIN PRIVATE KEY-----') },
        'is the whole JSON file of a service account',
      ),
    )
    .optional()
    .describe(
      'accounts by Firebase: the JSON of a service account, by which deleted families are deleted there',
    ),
  FIREBASE_AUTH_EMULATOR_HOST: text()
    .regex(/^[\w.-]+:\d+$/, 'is a host and a port, such as 127.0.0.1:9099')
    .optional()
    .describe("Firebase's emulator, whose tokens are not signed; refused in production"),
  GOOGLE_CLIENT_ID: text()
    .optional()
    .describe(
      'Continue with Google: the OAuth client; its redirect URI is PUBLIC_URL/api/auth/google/callback',
    ),
  GOOGLE_CLIENT_SECRET: text().optional().describe('Continue with Google: its secret'),
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("another OpenID issuer in Google's place, for tests; refused in production"),
  SESSION_SECRET: z
    .string()
    .min(32, 'needs at least 32 characters')
    .optional()
    .describe(
      'at least 32 random characters, which sign the state of a Google sign-in; required in production, else made once',
    ),
  OPENAI_API_KEY: text()
    .optional()
    .describe(
      'stories written by OpenAI: the secret key; what is typed and written is then checked there too',
    ),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'another server that speaks as OpenAI does, such as http://127.0.0.1:11434/v1; may need no key',
    ),
  OPENAI_TEXT_MODEL: text()
    .optional()
    .describe('the model that writes, gpt-5.4-mini unless said; required with OPENAI_BASE_URL'),
  OPENAI_IMAGE_MODEL: text()
    .optional()
    .describe('pictures by OpenAI: the model, such as gpt-image-2.5-flare; used where Gemini is not chosen'),
  GEMINI_API_KEY: text().optional().describe('pictures by Gemini: the key'),
  GEMINI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('another server that speaks as Gemini does'),
  GEMINI_API_VERSION: text()
    .regex(/^v\d+(?:alpha|beta)?$/, 'is a version such as v1 or v1beta')
    .default('v1beta')
    .describe('the version in the addresses of Gemini, v1beta unless said'),
  GEMINI_IMAGE_MODEL: text()
    .default('gemini-3.1-flash-image')
    .describe('the model that paints, gemini-3.1-flash-image unless said'),
  GEMINI_CHECK_MODEL: text()
    .default('gemini-3.5-flash-lite')
    .describe(
      'the model that looks at pictures by Gemini before a family does, where OpenAI does not or cannot: gemini-3.5-flash-lite unless said',
    ),
  PICTURES_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(20)
    .default(5)
    .describe('how many pictures a vendor paints at once, 5 unless said'),
  ELEVENLABS_API_KEY: text().optional().describe('voice and ambience by ElevenLabs: the key'),
  ELEVENLABS_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('another server that speaks as ElevenLabs does'),
  ELEVENLABS_MODEL: text()
    .default('eleven_multilingual_v2')
    .describe('the model that speaks, eleven_multilingual_v2 unless said'),
  ELEVENLABS_VOICE_ID: text()
    .regex(/^[\w-]+(?:=[^,=]+)?(?:,[\w-]+(?:=[^,=]+)?)*$/, 'is a voice, or voices as id=Name,id=Name')
    .default('JBFqnCBsd6RMkjVDRZzb=George,EXAVITQu4vr4xnSDxMaL=Sarah')
    .describe('the voices to choose from, such as id=George,id=Sarah; the first one tells unless chosen'),
  ELEVENLABS_CHARACTERS_PER_CALL: z.coerce
    .number()
    .int()
    .min(200)
    .optional()
    .describe('characters that one call may have; by the model unless said'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('pictures and sounds in an S3-compatible store: its address; the S3 variables go together'),
  S3_BUCKET: text().optional().describe('the bucket in that store'),
  S3_ACCESS_KEY_ID: text().optional().describe('the key to that store'),
  S3_SECRET_ACCESS_KEY: text().optional().describe('the secret of that key'),
  S3_REGION: text().optional().describe('the region of that store, where it asks for one'),
  DAILY_SPENDING_LIMIT: dollars(50).describe(
    'US dollars that may be spent at the vendors of stories in a day (UTC)',
  ),
  DAILY_SPENDING_LIMIT_PER_FAMILY: dollars(5).describe(
    'US dollars that may be spent for one family in a day',
  ),
  STRIPE_SECRET_KEY: text()
    .regex(/^(?:sk|rk)_(?:test|live)_/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional()
    .describe('payments by Stripe: the secret key; the three keys go together'),
  STRIPE_PUBLISHABLE_KEY: text()
    .regex(/^pk_(?:test|live)_/, 'must begin with pk_test_ or pk_live_')
    .optional()
    .describe('payments by Stripe: the key that the browser gets'),
  STRIPE_WEBHOOK_SECRET: text()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional()
    .describe('payments by Stripe: the signing secret of the webhook endpoint PUBLIC_URL/api/stripe/webhook'),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("another server in Stripe's place, for tests; refused in production"),
  FLY_APP_NAME: text()
    .optional()
    .describe('set by Fly.io itself: the address of a caller is then what its proxy says'),
})

export type Env = z.infer<typeof EnvSchema> & { production: boolean }

export class EnvError extends Error {}

/**
 * Reads and checks the environment; the only reader of `process.env`.
 * Throws EnvError with one sentence for each wrong variable, naming it (design, section 5).
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = EnvSchema.safeParse(given)
  if (!parsed.success) {
    throw new EnvError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`).join('\n'),
    )
  }
  const env = { ...parsed.data, production: parsed.data.NODE_ENV === 'production' }
  const wrong = [
    ...productionNeeds(env),
    ...identityNeeds(env),
    ...storyNeeds(env),
    ...storeNeeds(env),
    ...stripeNeeds(env),
  ]
  if (wrong.length > 0) throw new EnvError(wrong.join('\n'))
  return env
}

function productionNeeds(env: Env): string[] {
  if (!env.production) return []
  const sentences: string[] = []
  if (!env.PUBLIC_URL) sentences.push('PUBLIC_URL: is required in production, the address that parents type.')
  if (!env.SESSION_SECRET)
    sentences.push('SESSION_SECRET: is required in production, at least 32 random characters.')
  if (!env.IDENTITY && !env.FIREBASE_PROJECT_ID)
    sentences.push('IDENTITY: say IDENTITY=embedded to keep accounts in this app in production.')
  return sentences
}

/** Firebase's and Google's variables go together, and another server in their place is for tests alone. */
function identityNeeds(env: Env): string[] {
  const sentences: string[] = []
  const firebase = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'] as const
  const missing = firebase.filter((name) => !env[name])
  const isNamed =
    env.IDENTITY === 'firebase' || env.FIREBASE_AUTH_EMULATOR_HOST || env.FIREBASE_SERVICE_ACCOUNT
  if (missing.length === 1 || (missing.length === 2 && isNamed))
    sentences.push(`${missing.join(', ')}: Missing Firebase configuration.`)
  if (env.IDENTITY === 'embedded' && missing.length < 2)
    sentences.push('IDENTITY: is embedded, but FIREBASE_PROJECT_ID and FIREBASE_API_KEY choose Firebase.')
  const google = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const
  const missingOfGoogle = google.filter((name) => !env[name])
  if (missingOfGoogle.length === 1 || (missingOfGoogle.length === 2 && env.GOOGLE_ISSUER))
    sentences.push(`${missingOfGoogle.join(', ')}: Google's two variables go together.`)
  for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'GOOGLE_ISSUER'] as const)
    if (env.production && env[name])
      sentences.push(`${name}: is refused in production, where nobody else vouches for a parent.`)
  return sentences
}

function storyNeeds(env: Env): string[] {
  const sentences: string[] = []
  if (env.OPENAI_BASE_URL && !env.OPENAI_TEXT_MODEL)
    sentences.push('OPENAI_TEXT_MODEL: say which model of the server at OPENAI_BASE_URL writes.')
  if (env.OPENAI_TEXT_MODEL && !env.OPENAI_API_KEY && !env.OPENAI_BASE_URL)
    sentences.push('OPENAI_API_KEY: is needed, because OPENAI_TEXT_MODEL is said.')
  if (env.OPENAI_IMAGE_MODEL && !env.OPENAI_API_KEY && !env.OPENAI_BASE_URL)
    sentences.push('OPENAI_API_KEY: is needed, because OPENAI_IMAGE_MODEL is said.')
  if (env.GEMINI_BASE_URL && !env.GEMINI_API_KEY)
    sentences.push('GEMINI_API_KEY: is needed, because GEMINI_BASE_URL is said.')
  if (env.ELEVENLABS_BASE_URL && !env.ELEVENLABS_API_KEY)
    sentences.push('ELEVENLABS_API_KEY: is needed, because ELEVENLABS_BASE_URL is said.')
  return sentences
}

function storeNeeds(env: Env): string[] {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing = names.filter((name) => !env[name])
  if (missing.length === 0 || (missing.length === names.length && !env.S3_REGION)) return []
  return [`${missing.join(', ')}: the S3 variables go together.`]
}

/** A group that is half set, or whose keys are of two modes, stops the start. */
function stripeNeeds(env: Env): string[] {
  const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const missing = keys.filter((name) => !env[name])
  const sentences: string[] = []
  if (missing.length > 0 && missing.length < keys.length)
    sentences.push(`${missing.join(', ')}: the three Stripe keys go together.`)
  if (env.STRIPE_API_BASE && missing.length > 0)
    sentences.push('STRIPE_API_BASE: needs the three Stripe keys.')
  if (env.STRIPE_API_BASE && env.production)
    sentences.push('STRIPE_API_BASE: is refused in production, where cards go to Stripe alone.')
  const modes = [env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY].map((key) => key?.split('_')[1])
  if (missing.length === 0 && modes[0] !== modes[1])
    sentences.push('STRIPE_PUBLISHABLE_KEY: is of another mode (test, live) than STRIPE_SECRET_KEY.')
  return sentences
}

export const CAPABILITIES = [
  'text',
  'image',
  'voice',
  'ambience',
  'moderation',
  'payments',
  'identity',
  'media',
  'database',
] as const
export type Capability = (typeof CAPABILITIES)[number]

/** Who serves each capability: the one place that chooses (design, section 2). */
export function chooseProviders(env: Env): Record<Capability, string> {
  return {
    text: textOf(env),
    image: picturesOf(env),
    voice: env.ELEVENLABS_API_KEY ? `ElevenLabs (${env.ELEVENLABS_MODEL})` : 'embedded narrator (Flite)',
    ambience: env.ELEVENLABS_API_KEY ? 'ElevenLabs' : 'embedded ambience',
    moderation: moderationOf(env),
    payments: paymentsOf(env),
    identity: identityOf(env),
    media: env.S3_ENDPOINT
      ? `bucket ${env.S3_BUCKET} at ${new URL(env.S3_ENDPOINT).host}`
      : `files under ${env.DATA_DIR}`,
    database: `SQLite under ${env.DATA_DIR}`,
  }
}

/** The variables by which the choice is another one, for the start-up log. */
export const HOW_TO_CHANGE: Record<Capability, string> = {
  text: 'OPENAI_API_KEY, or OPENAI_BASE_URL with OPENAI_TEXT_MODEL',
  image: 'GEMINI_API_KEY, or OPENAI_API_KEY with OPENAI_IMAGE_MODEL',
  voice: 'ELEVENLABS_API_KEY',
  ambience: 'ELEVENLABS_API_KEY',
  moderation: 'OPENAI_API_KEY; GEMINI_CHECK_MODEL for pictures by Gemini',
  payments: 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET',
  identity: 'FIREBASE_PROJECT_ID and FIREBASE_API_KEY; GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
  media: 'S3_ENDPOINT, S3_BUCKET and its keys, or DATA_DIR',
  database: 'DATA_DIR',
}

/** The model that writes where OpenAI, or a server like it, is chosen; undefined for the embedded writer. */
export function textModelOf(env: Env): string | undefined {
  return env.OPENAI_API_KEY || env.OPENAI_BASE_URL ? (env.OPENAI_TEXT_MODEL ?? 'gpt-5.4-mini') : undefined
}

/** Other servers seldom know the call. */
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

function paymentsOf(env: Env): string {
  if (env.STRIPE_SECRET_KEY) return env.STRIPE_SECRET_KEY.includes('_live_') ? 'Stripe' : 'Stripe (test keys)'
  return env.production ? 'none: set the STRIPE keys to offer plans' : 'embedded test mode'
}
