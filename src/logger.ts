/** One line of JSON an event; never names, texts, photos or secrets. */
export interface Logger {
  info(event: string, facts?: Record<string, string | number | boolean | null | undefined>): void
  error(
    event: string,
    error: unknown,
    facts?: Record<string, string | number | boolean | null | undefined>,
  ): void
}

/** A logger that writes to `write`, by default the standard output. */
export function createLogger(write: (line: string) => void = console.log): Logger {
  const line = (level: string, event: string, facts: object) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...facts }))
  return {
    info: (event, facts = {}) => line('info', event, facts),
    error: (event, error, facts = {}) => line('error', event, { ...facts, ...describe(error) }),
  }
}

function describe(error: unknown) {
  return error instanceof Error
    ? { error: error.name, message: error.message, stack: error.stack }
    : { error: 'unknown' }
}
