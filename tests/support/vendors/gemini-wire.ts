import type { Content, GenerateContentConfig, SafetySetting } from '@google/genai/web'
import { z } from 'zod'
import { asSdk } from './as-sdk.ts'

/** The body of `generateContent`, by the SDK's types: https://ai.google.dev/api/generate-content */
interface Wire<Fields extends keyof GenerateContentConfig> {
  contents: Content[]
  systemInstruction?: Content
  safetySettings?: SafetySetting[]
  generationConfig: Pick<GenerateContentConfig, Fields>
}

const Text = z.strictObject({ text: z.string().min(1) })
const Picture = z.strictObject({
  inlineData: z.strictObject({
    mimeType: z.enum(['image/png', 'image/jpeg', 'image/webp']),
    data: z.base64().min(1),
  }),
})

/** Requests a picture. */
export const PictureBody = asSdk<Wire<'responseModalities' | 'imageConfig'>>()(
  z.strictObject({
    contents: z.tuple([
      z.strictObject({ role: z.literal('user'), parts: z.array(z.union([Text, Picture])).min(1) }),
    ]),
    safetySettings: z
      .array(
        z.strictObject({
          category: z.enum([
            'HARM_CATEGORY_HARASSMENT',
            'HARM_CATEGORY_HATE_SPEECH',
            'HARM_CATEGORY_SEXUALLY_EXPLICIT',
            'HARM_CATEGORY_DANGEROUS_CONTENT',
          ]),
          threshold: z.enum(['BLOCK_LOW_AND_ABOVE', 'BLOCK_MEDIUM_AND_ABOVE']),
        }),
      )
      .length(4),
    generationConfig: z.strictObject({
      responseModalities: z.tuple([z.literal('IMAGE')]),
      imageConfig: z.strictObject({
        aspectRatio: z.enum(['1:1', '2:3', '3:2', '3:4', '4:3', '9:16', '16:9', '21:9']),
      }),
    }),
  }),
)

/** Requests a check of a picture. */
export const LookBody = asSdk<Wire<'responseMimeType' | 'responseJsonSchema' | 'maxOutputTokens'>>()(
  z.strictObject({
    contents: z.tuple([z.strictObject({ role: z.literal('user'), parts: z.tuple([Picture, Text]) })]),
    systemInstruction: z.strictObject({ role: z.literal('user'), parts: z.tuple([Text]) }),
    generationConfig: z.strictObject({
      responseMimeType: z.literal('application/json'),
      responseJsonSchema: z.strictObject({
        type: z.literal('object'),
        properties: z.record(
          z.string(),
          z.strictObject({
            type: z.enum(['string', 'boolean']),
            description: z.string(),
            enum: z.array(z.string()).optional(),
          }),
        ),
        required: z.array(z.string()).min(1),
        additionalProperties: z.literal(false),
      }),
      maxOutputTokens: z.number().int().min(500),
    }),
  }),
)
