import { ProviderDown } from '../../shared/kit/provider-down.ts'

const TIMEOUT_MS = 10_000

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/**
 * One request to an outside identity service, without retries: a person is waiting and can press again. Throws
 * ProviderDown when there is no answer within 10 s, or a 5xx.
 */
export async function ask(fetch: Fetch, url: string, init?: RequestInit): Promise<Response> {
  const service = new URL(url).host
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status >= 500) throw new ProviderDown(`${service} answered ${response.status}`)
    return response
  } catch (error) {
    if (error instanceof ProviderDown) throw error
    throw new ProviderDown(`${service} does not answer`, { cause: error })
  }
}
