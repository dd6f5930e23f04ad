import type { FlowAction } from './flow/flow.ts'

export type Dispatch = (action: FlowAction) => void
