import type { Action } from './flow/flow.ts'

export type Dispatch = (action: Action) => void
