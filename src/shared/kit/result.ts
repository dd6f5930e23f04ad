/** An expected failure is a value with a reason; unexpected ones are thrown. */
export type Result<T, Failure> = { ok: true; value: T } | { ok: false; failure: Failure }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })
export const failed = <Failure>(failure: Failure): { ok: false; failure: Failure } => ({ ok: false, failure })
