import type { Env } from '../env.ts'

/** What is missing or conflicting, a sentence each that names the variable; `given` are those that are set. */
export const environmentProblems = (env: Env, given: ReadonlySet<string>): string[] => [
  ...productionNeeds(env),
  ...identityNeeds(env),
  ...letterNeeds(env),
  ...storyNeeds(env, given),
  ...storeNeeds(env),
  ...pairNeeds(env, given),
  ...backupNeeds(env, given),
  ...stripeNeeds(env),
]

function productionNeeds(env: Env): string[] {
  if (!env.production) return []
  const sentences: string[] = []
  if (!env.PUBLIC_URL) sentences.push('PUBLIC_URL: is required in production, the address that parents type.')
  else if (!isSecure(env.PUBLIC_URL))
    sentences.push(
      'PUBLIC_URL: begins with https:// in production; only this machine itself is reached without.',
    )
  if (!env.SESSION_SECRET)
    sentences.push('SESSION_SECRET: is required in production, at least 32 random characters.')
  if (!env.IDENTITY && !env.FIREBASE_PROJECT_ID)
    sentences.push('IDENTITY: say IDENTITY=embedded to keep accounts in this app in production.')
  return sentences
}

/** Nobody listens between a machine and itself: a browser considers it secure too. */
function isSecure(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

/** Firebase's and Google's variables belong together, and other servers in their place are only for tests. */
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

/** Letters need a sender, and links in them an address that no request can forge. */
function letterNeeds(env: Env): string[] {
  if (!env.SMTP_URL) return []
  const sentences: string[] = []
  if (!env.CONTACT_EMAIL)
    sentences.push('CONTACT_EMAIL: is needed with SMTP_URL, the address that letters come from.')
  if (!env.PUBLIC_URL) sentences.push('PUBLIC_URL: is needed with SMTP_URL, where the links in letters lead.')
  if (env.FIREBASE_PROJECT_ID)
    sentences.push('SMTP_URL: is not used where Firebase keeps the accounts, which sends its own letters.')
  return sentences
}

/** Useless without its key. */
const GOES_WITH = {
  GEMINI_API_KEY: ['GEMINI_BASE_URL', 'GEMINI_API_VERSION', 'GEMINI_IMAGE_MODEL', 'GEMINI_CHECK_MODEL'],
  ELEVENLABS_API_KEY: [
    'ELEVENLABS_BASE_URL',
    'ELEVENLABS_MODEL',
    'ELEVENLABS_VOICE_ID',
    'ELEVENLABS_CHARACTERS_PER_CALL',
  ],
} satisfies Partial<Record<keyof Env, (keyof Env)[]>>

function storyNeeds(env: Env, given: ReadonlySet<string>): string[] {
  const sentences: string[] = []
  if (env.OPENAI_BASE_URL && !env.OPENAI_TEXT_MODEL)
    sentences.push('OPENAI_TEXT_MODEL: say which model of the server at OPENAI_BASE_URL writes.')
  if (env.OPENAI_TEXT_MODEL && !env.OPENAI_API_KEY && !env.OPENAI_BASE_URL)
    sentences.push('OPENAI_API_KEY: is needed, because OPENAI_TEXT_MODEL is set.')
  if (env.OPENAI_IMAGE_MODEL && !env.OPENAI_API_KEY && !env.OPENAI_BASE_URL)
    sentences.push('OPENAI_API_KEY: is needed, because OPENAI_IMAGE_MODEL is set.')
  for (const [key, names] of Object.entries(GOES_WITH)) {
    const named = names.filter((name) => given.has(name))
    if (named.length > 0 && !given.has(key))
      sentences.push(`${key}: is needed, because ${named.join(', ')} ${named.length > 1 ? 'are' : 'is'} set.`)
  }
  return sentences
}

function storeNeeds(env: Env): string[] {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing = names.filter((name) => !env[name])
  if (missing.length === 0 || (missing.length === names.length && !env.S3_REGION)) return []
  return [`${missing.join(', ')}: the S3 variables go together.`]
}

/** Backups use their own bucket, at the media's store or at another one. */
function backupNeeds(env: Env, given: ReadonlySet<string>): string[] {
  const named = [...given].filter((name) => name.startsWith('BACKUP_') && name !== 'BACKUP_BUCKET')
  if (!env.BACKUP_BUCKET) return named.map((name) => `BACKUP_BUCKET: is needed, because ${name} is set.`)
  const sentences: string[] = []
  for (const name of ['ENDPOINT', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'] as const)
    if (!env[`BACKUP_${name}`] && !env[`S3_${name}`])
      sentences.push(`BACKUP_${name}: is needed with BACKUP_BUCKET, where S3_${name} is not set.`)
  if (env.BACKUP_CHANGES && env.LITEFS_DIR)
    sentences.push('BACKUP_CHANGES: is for a single machine; of a pair, the other machine has every change.')
  if (env.BACKUP_BUCKET === env.S3_BUCKET && (env.BACKUP_ENDPOINT ?? env.S3_ENDPOINT) === env.S3_ENDPOINT)
    sentences.push('BACKUP_BUCKET: is the bucket of the media, and would be lost with it.')
  return sentences
}

/** Machines that share a database must share the address, the secret and the files. */
function pairNeeds(env: Env, given: ReadonlySet<string>): string[] {
  const alone = ['LITEFS_API', 'LITEFS_DATA_DIR', 'LITEFS_PEERS', 'LITEFS_CANDIDATE', 'WRITER_URL'].filter(
    (name) => given.has(name),
  )
  if (!env.LITEFS_DIR) return alone.map((name) => `LITEFS_DIR: is needed, because ${name} is set.`)
  const sentences: string[] = []
  if (!env.PUBLIC_URL) sentences.push('PUBLIC_URL: is needed with LITEFS_DIR, the address of the pair.')
  if (!env.SESSION_SECRET)
    sentences.push('SESSION_SECRET: is needed with LITEFS_DIR, the same on both machines.')
  if (!env.S3_BUCKET)
    sentences.push('S3_BUCKET: is needed with LITEFS_DIR, because files are not replicated.')
  if (!env.FLY_APP_NAME && !env.WRITER_URL)
    sentences.push('WRITER_URL: is needed with LITEFS_DIR, or a machine cannot reach the one that writes.')
  return sentences
}

/** A partly set group, or keys of two modes, stop the start. */
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
