import type OpenAI from 'openai'
import { z } from 'zod'
import { asSdk } from './as-sdk.ts'
import { type FaultyServer, faultyServer } from './faulty-server.ts'
import { aPicture } from './pictures.ts'

const Generation = asSdk<OpenAI.Images.ImageGenerateParamsNonStreaming>()(
  z.strictObject({
    model: z.string().min(1),
    prompt: z.string().min(1),
    n: z.literal(1),
    size: z.enum(['1024x1024', '1024x1536', '1536x1024', 'auto']),
    quality: z.enum(['low', 'medium', 'high', 'auto']),
  }),
)

/** A form's fields are lists of texts and files, with brackets where there can be several files. */
type InAForm<Request> = {
  [Field in keyof Request as Field extends 'image' ? 'image[]' : Field]: Field extends 'image'
    ? File[]
    : [Request[Field] extends number | null | undefined ? string : NonNullable<Request[Field]>]
}

const Edit = asSdk<InAForm<OpenAI.Images.ImageEditParamsNonStreaming>>()(
  z.strictObject({
    model: z.tuple([z.string().min(1)]),
    prompt: z.tuple([z.string().min(1)]),
    n: z.tuple([z.literal('1')]),
    size: z.tuple([z.literal('1024x1024')]),
    quality: z.tuple([z.literal('medium')]),
    'image[]': z.array(z.instanceof(File)).min(1).max(16),
  }),
)

/** A server that paints as OpenAI's images API does; the fault `refused` is a refusal by its safety system. */
export function openaiImagesServer(): FaultyServer {
  return faultyServer(async ({ request, fault }) => {
    if (request.headers.authorization !== 'Bearer openai-key') return refusal(401, 'invalid_api_key')
    const shape = { '/v1/images/generations': Generation, '/v1/images/edits': Edit }[request.path]
    if (!shape) return refusal(404, 'not_found')
    const body = shape.safeParse(request.body)
    if (!body.success) return refusal(400, z.prettifyError(body.error))
    if (fault === 'refused') return refusal(400, 'moderation_blocked')
    const bytes = await aPicture()
    return Response.json({
      created: 1,
      data: [{ b64_json: Buffer.from(bytes).toString('base64') }],
      usage: {
        input_tokens: 500,
        input_tokens_details: { image_tokens: 300, text_tokens: 200 },
        output_tokens: 1056,
        total_tokens: 1556,
      },
    })
  })
}

const refusal = (status: number, code: string) =>
  Response.json({ error: { message: code, type: 'invalid_request_error', param: null, code } }, { status })
