import { z } from 'zod'
import { environmentProblems } from './env/required.ts'

export {
  CAPABILITIES,
  type Capability,
  chooseProviders,
  HOW_TO_CHANGE,
  moderatedByOpenai,
  textModelOf,
} from './env/choices.ts'

const text = () => z.string().trim().min(1)
const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
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
  PORT: count(0, 65_535).default(3000).describe('the port to listen on'),
  HOST: text().default('0.0.0.0').describe('the address to listen on'),
  METRICS_PORT: count(0, 65_535)
    .optional()
    .describe(
      'an internal port on which GET /metrics answers in the text format of Prometheus; nobody outside may reach it',
    ),
  DATA_DIR: text().default('./data').describe('everything that the app writes is under it'),
  LITEFS_DIR: text()
    .optional()
    .describe("where LiteFS mounts the database of a pair of machines; DATA_DIR stays each machine's own"),
  LITEFS_API: z
    .url({ protocol: /^http$/ })
    .default('http://127.0.0.1:20202')
    .describe("the address of this machine's LiteFS, http://127.0.0.1:20202 by default"),
  LITEFS_DATA_DIR: text()
    .optional()
    .describe('where LiteFS keeps its own files, looked at before it is started'),
  LITEFS_PEERS: text()
    .regex(
      /^http:\/\/[^,\s]+(?:,http:\/\/[^,\s]+)*$/,
      'is a list of addresses, such as http://10.0.0.2:20202',
    )
    .optional()
    .describe("the addresses of the other machines' LiteFS, by commas; on Fly they are looked up"),
  LITEFS_CANDIDATE: z
    .enum(['true', 'false', 'behind'])
    .default('true')
    .describe('said by the start script of a pair: whether this machine may become the one that writes'),
  WRITER_URL: text()
    .regex(/^https?:\/\/.*\{writer\}/, 'is an address with {writer} in it, such as http://{writer}:3000')
    .optional()
    .describe('how a machine reaches the one that writes, such as http://{writer}:3000; on Fly it is known'),
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
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'a mail server, such as smtps://user:password@smtp.example:465: reset links and confirmations of e-mails go by it, from CONTACT_EMAIL',
    ),
  IDENTITY: z
    .enum(['embedded', 'firebase'])
    .optional()
    .describe('embedded: accounts kept by the app itself, must be set in production; firebase: by Firebase'),
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
      'at least 32 random characters, which sign the state of a Google sign-in and seal the key of accounts; required in production, else made once',
    ),
  OPERATOR_TOKEN: z
    .string()
    .min(16, 'needs at least 16 characters')
    .optional()
    .describe('at least 16 random characters, with which GET /healthz tells the operator everything'),
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
    .describe('the model that writes, gpt-5.4-mini by default; required with OPENAI_BASE_URL'),
  OPENAI_TELLINGS: count(1, 8)
    .optional()
    .describe(
      'how many tellings of a story are asked for at once, of which one is chosen: 4 at OpenAI, 1 elsewhere by default',
    ),
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
    .describe('the version in the addresses of Gemini, v1beta by default'),
  GEMINI_IMAGE_MODEL: text()
    .default('gemini-3.1-flash-image')
    .describe('the model that paints, gemini-3.1-flash-image by default'),
  GEMINI_CHECK_MODEL: text()
    .default('gemini-3.5-flash-lite')
    .describe(
      'the model that looks at pictures by Gemini before a family does, where OpenAI does not or cannot: gemini-3.5-flash-lite by default',
    ),
  PICTURES_AT_ONCE: count(1, 20)
    .default(5)
    .describe('how many pictures a vendor paints at once, 5 by default'),
  ELEVENLABS_API_KEY: text().optional().describe('voice and ambience by ElevenLabs: the key'),
  ELEVENLABS_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('another server that speaks as ElevenLabs does'),
  ELEVENLABS_MODEL: text()
    .default('eleven_multilingual_v2')
    .describe('the model that speaks, eleven_multilingual_v2 by default'),
  ELEVENLABS_VOICE_ID: text()
    .regex(/^[\w-]+(?:=[^,=]+)?(?:,[\w-]+(?:=[^,=]+)?)*$/, 'is a voice, or voices as id=Name,id=Name')
    .default('JBFqnCBsd6RMkjVDRZzb=George,EXAVITQu4vr4xnSDxMaL=Sarah')
    .describe('the voices to choose from, such as id=George,id=Sarah; the first one tells unless chosen'),
  ELEVENLABS_CHARACTERS_PER_CALL: z.coerce
    .number()
    .int()
    .min(200)
    .optional()
    .describe('characters that one call may have; which depends on the model by default'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('pictures and sounds in an S3-compatible store: its address; the S3 variables go together'),
  S3_BUCKET: text().optional().describe('the bucket in that store'),
  S3_ACCESS_KEY_ID: text().optional().describe('the key to that store'),
  S3_SECRET_ACCESS_KEY: text().optional().describe('the secret of that key'),
  S3_REGION: text().optional().describe('the region of that store, where it asks for one'),
  BACKUP_BUCKET: text()
    .optional()
    .describe(
      'backups of database and media: the bucket, best at another provider; without it nothing is backed up',
    ),
  BACKUP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('backups: the address of their store, S3_ENDPOINT by default'),
  BACKUP_ACCESS_KEY_ID: text()
    .optional()
    .describe('backups: the key to their store, S3_ACCESS_KEY_ID by default'),
  BACKUP_SECRET_ACCESS_KEY: text()
    .optional()
    .describe('backups: the secret of that key, S3_SECRET_ACCESS_KEY by default'),
  BACKUP_REGION: text().optional().describe('backups: the region of their store, where it asks for one'),
  BACKUP_EVERY_MINUTES: count(1, 1440)
    .default(60)
    .describe('minutes between two backups, 60 by default: so much can be lost with a disk'),
  BACKUP_KEEP_DAYS: count(1, 3650)
    .default(14)
    .describe('days for which one backup of each day is kept, 14 by default; all of the last two days are'),
  BACKUP_CHANGES: z
    .enum(['litestream'])
    .optional()
    .describe(
      'litestream: between two backups every change of a single machine goes to the bucket as well, a second or two later',
    ),
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
  HOSTNAME: text()
    .optional()
    .describe("set by the system: this machine's name, by which the other one of a pair reaches it"),
  FLY_APP_NAME: text()
    .optional()
    .describe('set by Fly.io itself: the address of a caller is then what its proxy says'),
})

export type Env = z.infer<typeof EnvSchema> & { production: boolean }

/** The folder of the database: LiteFS's mount, else DATA_DIR. */
export const databaseDirOf = (env: Env): string => env.LITEFS_DIR ?? env.DATA_DIR

export class EnvError extends Error {}

/**
 * Reads and checks the environment; the only reader of `process.env`.
 * Throws EnvError with one sentence for each wrong variable, naming it (design, section 5).
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  // Once: compiling the check would take longer than running it.
  const parsed = EnvSchema.safeParse(given, { jitless: true })
  if (!parsed.success) {
    throw new EnvError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`).join('\n'),
    )
  }
  const env = { ...parsed.data, production: parsed.data.NODE_ENV === 'production' }
  const wrong = environmentProblems(env, new Set(Object.keys(given)))
  if (wrong.length > 0) throw new EnvError(wrong.join('\n'))
  return env
}
