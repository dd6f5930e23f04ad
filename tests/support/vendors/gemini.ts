import { z } from 'zod'
import { type Exchange, type FaultyServer, faultyServer } from './faulty-server.ts'
import { LookBody, PictureBody } from './gemini-wire.ts'
import { aPicture, blankPicture, hugePicture } from './pictures.ts'

/** Faults of a Gemini picture besides those of the wire. */
export type GeminiFault =
  | 'safety'
  | 'image-safety'
  | 'blocked'
  | 'blank'
  | 'wrong-type'
  | 'huge'
  | 'damaged'
  | 'no-picture'

/** Faults of its check of a picture; also `safety` and `blocked`. */
export type GeminiLookFault = 'unsuitable' | 'writing' | 'malformed' | 'off-schema'

export interface GeminiServer extends FaultyServer {
  /** The requests for pictures: texts, and the number of reference pictures. */
  orders(): { text: string; references: number }[]
  /** The texts sent with each picture to check. */
  looks(): { mimeType: string; instructions: string }[]
}

export interface GeminiServerOptions {
  /** Pixels of a side. */
  side?: number
  /** Before each answer. */
  before?: (exchange: Exchange) => Promise<unknown>
  /** Called with each picture, and each verdict on one, that was sent without a fault. */
  onGood?: (exchange: Exchange, bytes: Uint8Array) => void
}

const PATH = /^\/v1(?:beta)?\/models\/[\w.-]+:generateContent$/

/** A server that paints, and checks pictures, as Gemini's `generateContent` does. */
export function geminiServer({ side = 640, before, onGood }: GeminiServerOptions = {}): GeminiServer {
  let count = 0
  const server = faultyServer(async (exchange) => {
    const { request, fault } = exchange
    if (!request.headers['x-goog-api-key']?.startsWith('gemini-key')) return refusal(401, 'UNAUTHENTICATED')
    if (request.method !== 'POST' || !PATH.test(request.path)) return refusal(404, 'NOT_FOUND')
    const isLook = 'systemInstruction' in Object(request.body)
    const body = (isLook ? LookBody : PictureBody).safeParse(request.body)
    if (!body.success) return refusal(400, z.prettifyError(body.error))
    await before?.(exchange)
    count += 1
    if (isLook) return look(exchange, count, onGood)
    const refused = refusals(fault)
    if (refused) return refused
    switch (fault) {
      case 'no-picture':
        return candidate([{ text: 'Here is your picture.' }])
      case 'blank':
        return picture(await blankPicture(side))
      case 'huge':
        return picture(await hugePicture())
      case 'wrong-type':
        return picture(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))
      case 'damaged':
        return picture(half(await aPicture({ side })))
    }
    const bytes = await aPicture({ side, hue: count })
    onGood?.(exchange, bytes)
    return picture(bytes)
  })
  return {
    ...server,
    orders: () =>
      server.requests.flatMap(({ body }) => {
        const asked = PictureBody.safeParse(body)
        if (!asked.success) return []
        const [{ parts }] = asked.data.contents
        return {
          text: parts.flatMap((part) => ('text' in part ? [part.text] : [])).join('\n'),
          references: parts.filter((part) => 'inlineData' in part).length,
        }
      }),
    looks: () =>
      server.requests.flatMap(({ body }) => {
        const asked = LookBody.safeParse(body)
        if (!asked.success) return []
        const [{ parts }] = asked.data.contents
        const instructions = asked.data.systemInstruction.parts[0].text
        return { mimeType: parts[0].inlineData.mimeType, instructions }
      }),
  }
}

/** A verdict on a picture; all differ in their bytes. */
function look(exchange: Exchange, count: number, onGood: GeminiServerOptions['onGood']): Response {
  const { fault } = exchange
  const refused = refusals(fault)
  if (refused) return refused
  const verdict = { seen: `A child, ${count}.`, writing: fault === 'writing', concern: 'none' }
  const said = JSON.stringify(fault === 'unsuitable' ? { ...verdict, concern: 'frightening' } : verdict)
  if (fault === 'malformed') return candidate([{ text: said.slice(0, 20) }])
  if (fault === 'off-schema') return candidate([{ text: '{"suits":true}' }])
  onGood?.(exchange, new TextEncoder().encode(said))
  return candidate([{ text: said }])
}

/** The wire format of safety refusals. */
function refusals(fault: string | undefined): Response | undefined {
  switch (fault) {
    case 'safety':
      return Response.json({ candidates: [{ finishReason: 'SAFETY', index: 0 }], usageMetadata: USAGE })
    case 'image-safety':
      return Response.json({
        candidates: [{ content: { role: 'model', parts: [] }, finishReason: 'IMAGE_SAFETY', index: 0 }],
        usageMetadata: USAGE,
      })
    case 'blocked':
      return Response.json({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata: USAGE })
    default:
      return undefined
  }
}

const half = (bytes: Uint8Array) => bytes.slice(0, bytes.length >> 1)

const USAGE = { promptTokenCount: 900, candidatesTokenCount: 0, totalTokenCount: 900 }

const picture = (bytes: Uint8Array) =>
  candidate([{ inlineData: { mimeType: 'image/png', data: Buffer.from(bytes).toString('base64') } }])

const candidate = (parts: object[]) =>
  Response.json({
    candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 1120, totalTokenCount: 2020 },
    modelVersion: 'gemini-3.1-flash-image',
  })

const refusal = (code: number, message: string) =>
  Response.json({ error: { code, message, status: 'INVALID_ARGUMENT' } }, { status: code })
