import { buffersIn, type TaskAnswer, type TaskRequest, type TaskTable } from './tasks.ts'

export interface PoolOptions {
  /** The module that each worker runs; it calls `answerTasks`. */
  entry: URL
  /** How many workers there are at most. */
  size?: number
  /** Milliseconds after which a worker without work ends and gives its memory back. */
  idleMs?: number
  /** Milliseconds after which a worker that is still at one task is taken for hanging, and replaced. */
  patienceMs?: number
}

export interface RunOptions {
  /** Goes before what is waiting: somebody is looking at a screen until it is done. */
  urgent?: boolean
  signal?: AbortSignal | undefined
  /** Ends the worker when the signal comes while the task runs; else the task runs on and its result is dropped. */
  endWorkerOnAbort?: boolean
}

export interface Pool<Tasks extends TaskTable> {
  /**
   * Runs one task on a free worker, first come first served. The input's whole buffers move to the worker.
   * Rejects with the task's own error, with the signal's reason, or when the worker dies or hangs or the pool closes.
   */
  run<Kind extends keyof Tasks & string>(
    kind: Kind,
    input: Tasks[Kind]['input'],
    options?: RunOptions,
  ): Promise<Tasks[Kind]['output']>
  /** How many workers live at this moment. */
  workers(): number
  /** Ends every worker and rejects what is queued or running. */
  close(): Promise<void>
}

interface Task {
  request: TaskRequest
  resolve(output: unknown): void
  reject(reason: unknown): void
}

interface Slot {
  worker: Bun.Worker
  task: Task | undefined
  /** Ends it when it has been idle, or at one task, for too long. */
  timer: ReturnType<typeof setTimeout> | undefined
}

/** A few Workers, made when there is work, replaced when they die or hang, ended when they have been idle (design, section 6). */
export function openPool<Tasks extends TaskTable>({
  entry,
  size = 2,
  idleMs = 30_000,
  patienceMs = 180_000,
}: PoolOptions): Pool<Tasks> {
  const queue: Task[] = []
  const slots = new Set<Slot>()
  let closed = false

  async function run(
    kind: string,
    input: unknown,
    { signal, urgent = false, endWorkerOnAbort = false }: RunOptions = {},
  ): Promise<unknown> {
    if (closed) throw new Error('The pool is closed.')
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const task: Task = { request: { kind, input }, resolve, reject }
    const abort = () => drop(task, signal?.reason, endWorkerOnAbort)
    signal?.addEventListener('abort', abort)
    if (urgent) queue.unshift(task)
    else queue.push(task)
    fill()
    try {
      return await promise
    } finally {
      signal?.removeEventListener('abort', abort)
    }
  }

  function fill(): void {
    while (queue.length > 0) {
      const slot = freeSlot()
      const task = slot && queue.shift()
      if (!task) return
      start(slot, task)
    }
  }

  function freeSlot(): Slot | undefined {
    for (const slot of slots) if (!slot.task) return slot
    return slots.size < size ? hire() : undefined
  }

  function hire(): Slot {
    const slot: Slot = {
      worker: new Worker(entry) as Bun.Worker,
      task: undefined,
      timer: undefined,
    }
    slots.add(slot)
    slot.worker.addEventListener('message', (event: Event) =>
      finish(slot, (event as MessageEvent<TaskAnswer>).data),
    )
    slot.worker.addEventListener('error', (event) =>
      bury(slot, new Error(`A worker failed: ${event.message}`)),
    )
    slot.worker.addEventListener('close', () =>
      bury(slot, new Error('A worker ended in the middle of its task.')),
    )
    return slot
  }

  function start(slot: Slot, task: Task): void {
    clearTimeout(slot.timer)
    slot.task = task
    slot.timer = setTimeout(() => bury(slot, new Error('A worker took too long over its task.')), patienceMs)
    slot.timer.unref()
    slot.worker.ref()
    try {
      slot.worker.postMessage(task.request, buffersIn(task.request.input))
    } catch (cause) {
      task.reject(cause)
      rest(slot)
      fill()
    }
  }

  function finish(slot: Slot, answer: TaskAnswer): void {
    if (!slots.has(slot)) return
    const { task } = slot
    rest(slot)
    if ('output' in answer) task?.resolve(answer.output)
    else task?.reject(answer.failure)
    fill()
  }

  /** An idle worker keeps neither the process alive nor, for long, its memory. */
  function rest(slot: Slot): void {
    slot.task = undefined
    slot.worker.unref()
    clearTimeout(slot.timer)
    slot.timer = setTimeout(() => end(slot), idleMs)
    slot.timer.unref()
  }

  function bury(slot: Slot, reason: Error): void {
    if (!slots.has(slot)) return
    end(slot)
    slot.task?.reject(reason)
    fill()
  }

  function end(slot: Slot): void {
    slots.delete(slot)
    clearTimeout(slot.timer)
    slot.worker.terminate()
  }

  function drop(task: Task, reason: unknown, endWorker: boolean): void {
    const waiting = queue.indexOf(task)
    if (waiting >= 0) queue.splice(waiting, 1)
    task.reject(reason)
    if (!endWorker) return
    for (const slot of slots) if (slot.task === task) end(slot)
    fill()
  }

  async function close(): Promise<void> {
    closed = true
    const reason = new Error('The pool was closed.')
    for (const task of queue.splice(0)) task.reject(reason)
    for (const slot of [...slots]) {
      end(slot)
      slot.task?.reject(reason)
    }
  }

  return { run, workers: () => slots.size, close }
}
