import { lowerPriority } from './lower-priority.ts'

/** The tasks of a pool's workers: the input and the output of each kind, both structured-cloneable. */
export type TaskTable = Record<string, { input: unknown; output: unknown }>

export interface TaskRequest {
  kind: string
  input: unknown
}

export type TaskAnswer = { output: unknown } | { failure: Error }

export type TaskHandlers<Tasks extends TaskTable> = {
  [Kind in keyof Tasks]: (input: Tasks[Kind]['input']) => Promise<Tasks[Kind]['output']>
}

/**
 * Makes this Worker answer a pool's tasks, one at a time. A handler that throws fails only its own task; the worker
 * survives.
 */
export function answerTasks<Tasks extends TaskTable>(handlers: TaskHandlers<Tasks>): void {
  const scope = globalThis as unknown as Worker
  scope.addEventListener('message', async (event: MessageEvent<TaskRequest>) => {
    lowerPriority()
    const answer = await answerTo(handlers, event.data)
    scope.postMessage(answer, 'output' in answer ? buffersIn(answer.output) : [])
    // Pictures and sounds are outside the heap, so the garbage collector does not notice them.
    Bun.gc(true)
  })
}

async function answerTo<Tasks extends TaskTable>(
  handlers: TaskHandlers<Tasks>,
  { kind, input }: TaskRequest,
): Promise<TaskAnswer> {
  try {
    const handle = handlers[kind]
    if (!handle) throw new Error(`This worker knows no task named ${kind}.`)
    return { output: await handle(input) }
  } catch (cause) {
    return { failure: cause instanceof Error ? cause : new Error(String(cause)) }
  }
}

/**
 * The buffers in a task's input or output that can be transferred to the other thread. A view on part of a buffer is
 * excluded, because the rest of the buffer may belong to someone else.
 */
export function buffersIn(value: unknown): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>()
  const visit = (part: unknown): void => {
    if (ArrayBuffer.isView(part)) {
      if (part.buffer instanceof ArrayBuffer && part.byteLength === part.buffer.byteLength)
        found.add(part.buffer)
    } else if (typeof part === 'object' && part !== null) {
      for (const inner of Object.values(part)) visit(inner)
    }
  }
  visit(value)
  return [...found]
}
