import { z } from 'zod'
import type { AccountFailure } from '../../ports/identity.ts'
import { ProviderDown } from '../../shared/kit/provider-down.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import { ask, type Fetch } from '../calls-out/ask-once.ts'

export interface Toolkit {
  /** One call of the Identity Toolkit's REST API. Throws ProviderDown without an answer, or with an unreadable one. */
  call<Schema extends z.ZodType>(
    url: string,
    body: object,
    answer: Schema,
    authorization?: string,
  ): Promise<Result<z.output<Schema>, AccountFailure>>
}

/** https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts */
export function createToolkit(fetch: Fetch): Toolkit {
  return {
    async call(url, body, answer, authorization) {
      const response = await ask(fetch, url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(authorization ? { Authorization: authorization } : {}),
        },
        body: JSON.stringify(body),
      })
      const told: unknown = await response.json().catch(() => undefined)
      if (!response.ok) return failed(failureOf(response.status, told))
      const parsed = answer.safeParse(told)
      if (!parsed.success) throw new ProviderDown('Firebase: an answer that is not the documented one')
      return ok(parsed.data)
    },
  }
}

const Refusal = z.object({ error: z.object({ message: z.string() }) })

/** Vendor codes that mean the same to a parent are merged: none reveals whether an e-mail has an account. */
const SAME: Record<string, AccountFailure> = {
  EMAIL_NOT_FOUND: 'INVALID_LOGIN_CREDENTIALS',
  INVALID_PASSWORD: 'INVALID_LOGIN_CREDENTIALS',
  USER_NOT_FOUND: 'INVALID_LOGIN_CREDENTIALS',
  INVALID_LOGIN_CREDENTIALS: 'INVALID_LOGIN_CREDENTIALS',
  USER_DISABLED: 'INVALID_LOGIN_CREDENTIALS',
  EMAIL_EXISTS: 'EMAIL_EXISTS',
  INVALID_EMAIL: 'INVALID_EMAIL',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'TOO_MANY_ATTEMPTS_TRY_LATER',
  QUOTA_EXCEEDED: 'TOO_MANY_ATTEMPTS_TRY_LATER',
  RESET_PASSWORD_EXCEED_LIMIT: 'TOO_MANY_ATTEMPTS_TRY_LATER',
  OPERATION_NOT_ALLOWED: 'OPERATION_NOT_ALLOWED',
  PASSWORD_LOGIN_DISABLED: 'OPERATION_NOT_ALLOWED',
  CONFIGURATION_NOT_FOUND: 'CONFIGURATION_NOT_FOUND',
  INVALID_OOB_CODE: 'INVALID_OOB_CODE',
  EXPIRED_OOB_CODE: 'EXPIRED_OOB_CODE',
  INVALID_IDP_RESPONSE: 'INVALID_IDP_RESPONSE',
  MISSING_OR_INVALID_NONCE: 'INVALID_IDP_RESPONSE',
}

function failureOf(status: number, told: unknown): AccountFailure {
  const parsed = Refusal.safeParse(told)
  const message = parsed.success ? parsed.data.error.message : ''
  const [code = '', explanation] = message.split(' : ')
  if (code === 'WEAK_PASSWORD') return `WEAK_PASSWORD : ${explanation ?? ''}`
  const known = SAME[code]
  if (known) return known
  if (message.startsWith('API key')) return 'CONFIGURATION_NOT_FOUND'
  throw new ProviderDown(`Firebase refused with ${status} ${code.slice(0, 80)}`)
}
