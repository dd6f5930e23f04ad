import { buffersIn, type TaskAnswer, type TaskRequest } from './tasks.ts'

export interface Task {
  request: TaskRequest
  resolve(output: unknown): void
  reject(reason: unknown): void
}

export interface Patience {
  /** Milliseconds after which a worker without a task ends. */
  idleMs: number
  /** Milliseconds after which a worker still at its task ends. */
  patienceMs: number
}

/** One Worker and its current task. It ends when it dies, hangs, or has been idle for too long. */
export class TaskWorker {
  task: Task | undefined
  #worker: Bun.Worker
  #timer: ReturnType<typeof setTimeout> | undefined
  #ended = false

  /** `onDone` is called when a task is over, whether or not the worker survives; `onEnd` when the worker ends. */
  constructor(
    entry: URL,
    private readonly patience: Patience,
    private readonly onDone: () => void,
    private readonly onEnd: () => void,
  ) {
    this.#worker = new Worker(entry) as Bun.Worker
    this.#worker.addEventListener('message', (event: Event) =>
      this.#finish((event as MessageEvent<TaskAnswer>).data),
    )
    this.#worker.addEventListener('error', (event) =>
      this.#fail(new Error(`A worker failed: ${event.message}`)),
    )
    this.#worker.addEventListener('close', () =>
      this.#fail(new Error('A worker ended in the middle of its task.')),
    )
  }

  start(task: Task): void {
    this.task = task
    this.#endAfter(this.patience.patienceMs, () =>
      this.#fail(new Error('A worker took too long over its task.')),
    )
    this.#worker.ref()
    try {
      this.#worker.postMessage(task.request, buffersIn(task.request.input))
    } catch (cause) {
      task.reject(cause)
      this.#rest()
      this.onDone()
    }
  }

  /** Rejects its current task if a reason is given. */
  end(reason?: Error): void {
    this.#ended = true
    clearTimeout(this.#timer)
    this.#worker.terminate()
    this.onEnd()
    if (reason) this.task?.reject(reason)
  }

  #finish(answer: TaskAnswer): void {
    if (this.#ended) return
    const { task } = this
    this.#rest()
    if ('output' in answer) task?.resolve(answer.output)
    else task?.reject(answer.failure)
    this.onDone()
  }

  #fail(reason: Error): void {
    if (this.#ended) return
    this.end(reason)
    this.onDone()
  }

  /** An idle worker does not keep the process alive, and frees its memory in time. */
  #rest(): void {
    this.task = undefined
    this.#worker.unref()
    this.#endAfter(this.patience.idleMs, () => this.end())
  }

  #endAfter(ms: number, end: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(end, ms)
    this.#timer.unref()
  }
}
