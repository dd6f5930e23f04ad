import { freePort } from './free-port.ts'

/** The production environment: React is two to three times slower outside it. */
export function asDeployed(): Record<string, string> {
  const port = freePort()
  return {
    NODE_ENV: 'production',
    SESSION_SECRET: 'a secret for this measurement alone',
    IDENTITY: 'embedded',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  }
}
