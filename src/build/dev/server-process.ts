import { PROGRAM } from '../program.ts'

export interface ServerProcess {
  port: number
  /** Ends it gracefully. */
  stop(): Promise<void>
}

export type Started = { ok: true; server: ServerProcess } | { ok: false; why: string }

/** Of its last output, which contains the reason. */
const LINES_KEPT = 20

/**
 * The server in its own process, on a free port; its output is passed on. When it ends by itself, at its start or
 * later, the reason is reported in plain words: at the start as the result, later to `onDeath`.
 */
export async function startServerProcess(
  onDeath: (why: string) => void,
  { script = PROGRAM, env = process.env }: { script?: string; env?: Record<string, string | undefined> } = {},
): Promise<Started> {
  const child = Bun.spawn([process.execPath, script], {
    env: { ...env, PORT: '0', HOST: '127.0.0.1' },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const said: string[] = []
  const started = Promise.withResolvers<number | undefined>()
  const listen = (line: string) => {
    said.push(line)
    if (said.length > LINES_KEPT) said.shift()
    const announced = /"event":"server.started".*"port":(\d+)/.exec(line)
    if (announced) started.resolve(Number(announced[1]))
    else console.log(line)
  }
  const heard = Promise.all([lines(child.stdout, listen), lines(child.stderr, listen)])
  let stopping = false
  const ended = heard.then(() => child.exited).then(() => started.resolve(undefined))

  const port = await started.promise
  if (port === undefined) return { ok: false, why: whyEnded(child, said) }
  void ended.then(() => stopping || onDeath(whyEnded(child, said)))
  return {
    ok: true,
    server: {
      port,
      async stop() {
        stopping = true
        child.kill('SIGTERM')
        await child.exited
      },
    },
  }
}

async function lines(stream: ReadableStream<Uint8Array>, take: (line: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    const whole = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = whole.pop() ?? ''
    for (const line of whole) take(line)
  }
  if (rest) take(rest)
}

function whyEnded({ exitCode, signalCode }: Bun.Subprocess, said: string[]): string {
  const how = signalCode ? `It was ended by ${signalCode}.` : `It ended with code ${exitCode}.`
  const failure = said.map(failureIn).findLast((message) => message !== undefined)
  const plain = said.filter((line) => !line.startsWith('{')).join('\n')
  return [how, failure ?? plain].filter(Boolean).join('\n')
}

/** What the log says about the failure that ended the server. */
function failureIn(line: string): string | undefined {
  if (!line.includes('"event":"server.failed"')) return undefined
  const { message, stack }: { message?: string; stack?: string } = JSON.parse(line)
  return stack ?? message
}
