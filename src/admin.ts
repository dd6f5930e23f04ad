import { openDb } from '../db/client.ts'
import { migrateDb } from '../db/migrate.ts'
import { issuerStore } from './domain/identity/issuer-store.ts'
import { createEmbeddedIdentity } from './embedded/identity/index.ts'
import { databaseDirOf, type Env, EnvError, readEnv } from './env.ts'

interface Command {
  usage: string
  explanation: string
  /** Answers what is printed; throws CommandError with a sentence when it cannot. */
  run(env: Env, args: string[]): Promise<string>
}

class CommandError extends Error {}

const COMMANDS: Record<string, Command> = {
  'reset-link': {
    usage: 'reset-link EMAIL',
    explanation: 'prints a link with which this parent can set a new password, once, within an hour',
    run: resetLink,
  },
}

async function resetLink(env: Env, [email = '']: string[]): Promise<string> {
  if (!email) throw new CommandError('Whose password? Usage: bun run admin reset-link EMAIL')
  if (env.FIREBASE_PROJECT_ID)
    throw new CommandError('Firebase sends the links itself: Forgot your password? on the login page.')
  const db = openDb(databaseDirOf(env))
  try {
    migrateDb(db)
    const identity = createEmbeddedIdentity(issuerStore(db))
    const code = await identity.passwordResetCode(email.trim().toLowerCase(), new Date())
    if (!code) throw new CommandError(`There is no account with the e-mail ${email}.`)
    return `${env.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${env.PORT}`}/reset-password?code=${code}`
  } finally {
    db.$client.close()
  }
}

const usage = () =>
  ['Usage: bun run admin COMMAND', '']
    .concat(Object.values(COMMANDS).map((command) => `  ${command.usage}   ${command.explanation}`))
    .join('\n')

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
try {
  if (command) console.log(await command.run(readEnv(), args))
  else console.error(usage())
  process.exitCode = command ? 0 : 1
} catch (error) {
  if (!(error instanceof CommandError || error instanceof EnvError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
