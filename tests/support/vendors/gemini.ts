import { z } from 'zod'
import { type Exchange, type FaultyServer, faultyServer } from './faulty-server.ts'
import { aPicture, blankPicture, hugePicture } from './pictures.ts'

/** What can be wrong with a picture of Gemini beside what goes wrong on its way. */
export type GeminiFault =
  | 'safety'
  | 'image-safety'
  | 'blocked'
  | 'blank'
  | 'wrong-type'
  | 'huge'
  | 'damaged'
  | 'no-picture'

export interface GeminiServer extends FaultyServer {
  /** What each picture was asked for with: its texts, and how many pictures to go by. */
  orders(): { text: string; references: number }[]
}

export interface GeminiServerOptions {
  /** Pixels of a side. */
  side?: number
  /** Before each answer. */
  before?: (exchange: Exchange) => Promise<unknown>
  /** Told of each picture that was sent as it should be. */
  onGood?: (exchange: Exchange, bytes: Uint8Array) => void
}

const Part = z.union([
  z.strictObject({ text: z.string().min(1) }),
  z.strictObject({
    inlineData: z.strictObject({
      mimeType: z.enum(['image/png', 'image/jpeg', 'image/webp']),
      data: z.base64().min(1),
    }),
  }),
])

/** https://ai.google.dev/api/generate-content, as far as pictures need it. */
const Body = z.strictObject({
  contents: z.tuple([z.strictObject({ role: z.literal('user'), parts: z.array(Part).min(1) })]),
  generationConfig: z.strictObject({
    responseModalities: z.tuple([z.literal('IMAGE')]),
    imageConfig: z.strictObject({
      aspectRatio: z.enum(['1:1', '2:3', '3:2', '3:4', '4:3', '9:16', '16:9', '21:9']),
    }),
  }),
})

const PATH = /^\/v1(?:beta)?\/models\/[\w.-]+:generateContent$/

/** A server that paints as Gemini's `generateContent` answers. */
export function geminiServer({ side = 640, before, onGood }: GeminiServerOptions = {}): GeminiServer {
  let count = 0
  const server = faultyServer(async (exchange) => {
    const { request, fault } = exchange
    if (!request.headers['x-goog-api-key']?.startsWith('gemini-key')) return refusal(401, 'UNAUTHENTICATED')
    if (request.method !== 'POST' || !PATH.test(request.path)) return refusal(404, 'NOT_FOUND')
    const body = Body.safeParse(request.body)
    if (!body.success) return refusal(400, z.prettifyError(body.error))
    await before?.(exchange)
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
      case 'no-picture':
        return candidate([{ text: 'Here is your picture.' }])
      case 'blank':
        return picture(await blankPicture(side))
      case 'huge':
        return picture(await hugePicture())
      case 'wrong-type':
        return picture(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))
      case 'damaged':
        return picture((await aPicture({ side })).slice(0, 200))
    }
    count += 1
    const bytes = await aPicture({ side, hue: count })
    onGood?.(exchange, bytes)
    return picture(bytes)
  })
  return {
    ...server,
    orders: () =>
      server.requests.map(({ body }) => {
        const [{ parts }] = Body.parse(body).contents
        return {
          text: parts.flatMap((part) => ('text' in part ? [part.text] : [])).join('\n'),
          references: parts.filter((part) => 'inlineData' in part).length,
        }
      }),
  }
}

const USAGE = { promptTokenCount: 900, candidatesTokenCount: 0, totalTokenCount: 900 }

const picture = (bytes: Uint8Array) =>
  candidate([{ inlineData: { mimeType: 'image/png', data: Buffer.from(bytes).toString('base64') } }])

const candidate = (parts: object[]) =>
  Response.json({
    candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 1290, totalTokenCount: 2190 },
    modelVersion: 'gemini-2.5-flash-image',
  })

const refusal = (code: number, message: string) =>
  Response.json({ error: { code, message, status: 'INVALID_ARGUMENT' } }, { status: code })
