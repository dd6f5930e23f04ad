import { type Task, TaskWorker } from './task-worker.ts'
import type { TaskTable } from './tasks.ts'

export interface PoolOptions {
  /** The module that each worker runs; it calls `answerTasks`. */
  entry: URL
  /** The maximum number of workers. */
  size?: number
  /** Milliseconds after which an idle worker ends and frees its memory. */
  idleMs?: number
  /** Milliseconds after which a worker still at one task counts as hanging, and is replaced. */
  patienceMs?: number
}

export interface RunOptions {
  /** Goes before waiting tasks: somebody is waiting at a screen. */
  urgent?: boolean
  signal?: AbortSignal | undefined
  /** Ends the worker when the signal aborts during the task; otherwise the task continues and its result is dropped. */
  endWorkerOnAbort?: boolean
}

export interface Pool<Tasks extends TaskTable> {
  /**
   * Runs one task on a free worker, first come first served. The input's whole buffers are transferred to the worker.
   * Rejects with the task's own error, with the signal's reason, or when the worker dies or hangs or the pool closes.
   */
  run<Kind extends keyof Tasks & string>(
    kind: Kind,
    input: Tasks[Kind]['input'],
    options?: RunOptions,
  ): Promise<Tasks[Kind]['output']>
  /** Current number of workers. */
  workers(): number
  /** Ends every worker and rejects what is queued or running. */
  close(): Promise<void>
}

/** A few Workers, started on demand, replaced when they die or hang, ended after being idle (design, section 6). */
export function openPool<Tasks extends TaskTable>({
  entry,
  size = 2,
  idleMs = 30_000,
  patienceMs = 180_000,
}: PoolOptions): Pool<Tasks> {
  const queue: Task[] = []
  const workers = new Set<TaskWorker>()
  let closed = false

  async function run(kind: string, input: unknown, options: RunOptions = {}): Promise<unknown> {
    const { signal, urgent = false, endWorkerOnAbort = false } = options
    if (closed) throw new Error('The pool is closed.')
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const task: Task = { request: { kind, input }, resolve, reject }
    const abort = () => drop(task, signal?.reason, endWorkerOnAbort)
    signal?.addEventListener('abort', abort)
    if (urgent) queue.unshift(task)
    else queue.push(task)
    fill()
    return promise.finally(() => signal?.removeEventListener('abort', abort))
  }

  function fill(): void {
    while (queue.length > 0) {
      const worker = freeWorker()
      const task = worker && queue.shift()
      if (!task) return
      worker.start(task)
    }
  }

  function freeWorker(): TaskWorker | undefined {
    for (const worker of workers) if (!worker.task) return worker
    if (workers.size >= size) return undefined
    const worker = new TaskWorker(entry, { idleMs, patienceMs }, fill, () => workers.delete(worker))
    workers.add(worker)
    return worker
  }

  function drop(task: Task, reason: unknown, endWorker: boolean): void {
    const waiting = queue.indexOf(task)
    if (waiting >= 0) queue.splice(waiting, 1)
    task.reject(reason)
    if (!endWorker) return
    for (const worker of workers) if (worker.task === task) worker.end()
    fill()
  }

  async function close(): Promise<void> {
    closed = true
    const reason = new Error('The pool was closed.')
    for (const task of queue.splice(0)) task.reject(reason)
    for (const worker of [...workers]) worker.end(reason)
  }

  return { run, workers: () => workers.size, close }
}
