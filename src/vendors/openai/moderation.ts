import type OpenAI from 'openai'
import { AnswerFailed, failureOf } from '../../ports/answer-failed.ts'
import { FIT, type Moderator, type UnfitTheme, type Verdict } from '../../ports/moderator.ts'
import type { Call, CallsOut } from '../calls-out/index.ts'
import type { OpenaiAccount } from './client.ts'

const SERVER = 'https://api.openai.com/v1'
const MODEL = 'omni-moderation-latest'
/** A parent may be waiting for a text. */
const TEXT_TIMEOUT_MS = 4000
const PICTURE_TIMEOUT_MS = 8000
const AT_ONCE = 8

/** The name of each family of OpenAI's categories; the part before a slash is the family. */
const THEMES: Record<string, UnfitTheme> = {
  sexual: 'sexual',
  violence: 'violence',
  'self-harm': 'self-harm',
  illicit: 'drugs',
  hate: 'hate',
  harassment: 'hate',
}

export interface OpenaiModeratorOptions extends OpenaiAccount {
  /** Asked first, and decides alone while OpenAI is unreachable. */
  embedded: Moderator
  onDown: (error: unknown) => void
  /** Checks pictures while OpenAI cannot. */
  otherwise?: Moderator | undefined
}

/**
 * OpenAI's moderation after the embedded check, which always decides as well: what either refuses is refused. It is
 * free of charge, and has a short time limit: while it is down the embedded check decides, and for pictures
 * `otherwise` where there is one, so that families need not wait for their stories.
 */
export function createOpenaiModerator(
  { embedded, onDown, otherwise, ...account }: OpenaiModeratorOptions,
  callsOut: CallsOut,
): Moderator {
  const line = callsOut.lineTo('openai moderation', { concurrency: AT_ONCE, optional: true })

  /** Undefined when OpenAI is unreachable. */
  const ask = async (
    input: string[] | PictureInput[],
    timeoutMs: number,
    call: Call,
  ): Promise<Verdict | undefined> => {
    try {
      const { results } = await line.call(
        (signal) => moderationOf(account, { model: MODEL, input }, signal),
        {
          timeoutMs,
          signal: call.signal,
          impatient: true,
          failureOf,
        },
      )
      const index = results.findIndex(({ flagged }) => flagged)
      const result = results[index]
      return result ? { ok: false, theme: themeOf(result.categories), index } : FIT
    } catch (error) {
      if (call.signal?.aborted) throw error
      onDown(error)
      return undefined
    }
  }

  return {
    async checkText(texts, call = {}) {
      const verdict = await embedded.checkText(texts, call)
      if (!verdict.ok) return verdict
      const filled = texts.flatMap(({ text }, index) => (text.trim() ? [{ text, index }] : []))
      if (filled.length === 0) return FIT
      const asked = await ask(
        filled.map(({ text }) => text),
        TEXT_TIMEOUT_MS,
        call,
      )
      if (!asked) return FIT
      return asked.ok ? asked : { ...asked, index: filled[asked.index]?.index ?? 0 }
    },
    async checkPicture(picture, making = {}) {
      const verdict = await embedded.checkPicture(picture, making)
      if (!verdict.ok) return verdict
      const { bytes, contentType } = picture
      const url = `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`
      const asked = await ask([{ type: 'image_url', image_url: { url } }], PICTURE_TIMEOUT_MS, making)
      return asked ?? otherwise?.checkPicture(picture, making) ?? FIT
    },
  }
}

/**
 * OpenAI's answer, with fetch and typed by its SDK, which is not loaded for it: a parent's text is checked in a
 * request, and only jobs load vendors' clients. Throws AnswerFailed.
 */
async function moderationOf(
  { apiKey = 'none', server = SERVER }: OpenaiAccount,
  question: OpenAI.ModerationCreateParams,
  signal: AbortSignal,
): Promise<OpenAI.ModerationCreateResponse> {
  let answer: Response | undefined
  try {
    answer = await fetch(`${server}/moderations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal,
    })
    if (!answer.ok) throw new Error(`OpenAI's moderation answered ${answer.status}`)
    const read = (await answer.json()) as OpenAI.ModerationCreateResponse
    if (!Array.isArray(read?.results)) throw new Error("OpenAI's moderation answered without results")
    return read
  } catch (error) {
    const status = answer?.ok ? undefined : answer?.status
    throw new AnswerFailed(error, status, answer?.headers)
  }
}

interface PictureInput {
  type: 'image_url'
  image_url: { url: string }
}

function themeOf(categories: object): UnfitTheme {
  const [category = ''] = Object.entries(categories).find(([, flagged]) => flagged === true) ?? []
  return THEMES[category.split('/')[0] ?? ''] ?? 'swearing'
}
