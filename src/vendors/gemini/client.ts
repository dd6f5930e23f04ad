import type {
  ApiError,
  GenerateContentParameters,
  GenerateContentResponse,
  GoogleGenAI,
} from '@google/genai/web'
import { AnswerFailed, failureOf } from '../../ports/answer-failed.ts'
import { yieldingToLoop } from '../../shared/kit/yielding-to-loop.ts'
import type { LineCall, VendorLine } from '../calls-out/index.ts'

export interface GeminiAccount {
  apiKey: string
  /** Another server with Gemini's API. */
  baseUrl?: string | undefined
  /** E.g. `v1` or `v1beta`. */
  apiVersion: string
}

type Sdk = typeof import('@google/genai/web')

export interface GeminiClient {
  /**
   * Calls a model once, by the policy for calls out; the request is built for every try, when the line admits it. The
   * SDK is loaded with the first one.
   */
  generate(
    questionWith: (sdk: Sdk) => GenerateContentParameters,
    options: Omit<LineCall, 'failureOf'>,
  ): Promise<GenerateContentResponse>
}

/** Gemini behind a line, over `@google/genai`. */
export function geminiClient({ apiKey, baseUrl, apiVersion }: GeminiAccount, line: VendorLine): GeminiClient {
  let loading: Promise<{ sdk: Sdk; ai: GoogleGenAI }> | undefined
  const load = async () => {
    // Its other build contains much that is not needed, and blocks the event loop for a tenth of a second.
    const sdk = await yieldingToLoop(() => import('@google/genai/web'))
    const httpOptions = { apiVersion, ...(baseUrl ? { baseUrl } : {}) }
    return { sdk, ai: new sdk.GoogleGenAI({ apiKey, httpOptions }) }
  }
  return {
    async generate(questionWith, options) {
      loading ??= load()
      const { sdk, ai } = await loading
      return line.call((stop) => ask(ai, questionWith(sdk), stop), { ...options, failureOf })
    },
  }
}

async function ask(
  ai: GoogleGenAI,
  { config, ...question }: GenerateContentParameters,
  abortSignal: AbortSignal,
): Promise<GenerateContentResponse> {
  let headers: Headers | undefined
  try {
    return await ai.models.generateContent({
      ...question,
      config: {
        ...config,
        abortSignal,
        httpOptions: {
          // The SDK's errors lack the answer's headers, and with them Retry-After.
          fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
            const response = await fetch(input, init)
            headers = response.headers
            return response
          },
        },
      },
    })
  } catch (error) {
    if (!isApiError(error)) throw new AnswerFailed(error, undefined, headers)
    throw new AnswerFailed(
      error,
      statusIn(error),
      headers,
      `Gemini answered ${error.status} ${reasonIn(error)}`,
    )
  }
}

const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'

/** An invalid key, an unsupported account or country, a retired model: every call would fail like this. */
const LOCKED_OUT = /API_KEY_INVALID|"FAILED_PRECONDITION"|"NOT_FOUND"/
const statusIn = ({ status, message }: ApiError) =>
  (status === 400 || status === 404) && LOCKED_OUT.test(message) ? 403 : status

/** The code of a refusal, e.g. `INVALID_ARGUMENT`: the message is the whole answer. */
const reasonIn = ({ message }: ApiError) => /"status":\s*"([A-Z_]{1,60})"/.exec(message)?.[1] ?? ''
