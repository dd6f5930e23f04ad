import type { Env } from '../env.ts'
import type { Painter } from '../ports/painter.ts'
import type { CallsOut } from '../vendors/calls-out/index.ts'
import { gemini } from '../vendors/gemini/pictures.ts'
import { openaiPictures } from '../vendors/openai/pictures.ts'
import { vendorPainter } from '../vendors/pictures/painter.ts'

/** The environment's painter, Gemini before OpenAI; undefined for the embedded one. */
export function choosePainter(
  env: Env,
  { callsOut, portrait }: { callsOut: CallsOut; portrait: Painter['portrait'] },
): Painter | undefined {
  const concurrency = env.PICTURES_AT_ONCE
  const painter = { atOnce: concurrency, portrait }
  if (env.GEMINI_API_KEY) {
    const vendor = gemini({
      apiKey: env.GEMINI_API_KEY,
      baseUrl: env.GEMINI_BASE_URL,
      apiVersion: env.GEMINI_API_VERSION,
      model: env.GEMINI_IMAGE_MODEL,
      line: callsOut.lineTo('gemini', { concurrency }),
    })
    return vendorPainter({ vendor, ...painter })
  }
  if (!env.OPENAI_IMAGE_MODEL) return undefined
  const vendor = openaiPictures({
    apiKey: env.OPENAI_API_KEY,
    server: env.OPENAI_BASE_URL,
    model: env.OPENAI_IMAGE_MODEL,
    line: callsOut.lineTo('openai images', { concurrency }),
  })
  return vendorPainter({ vendor, ...painter })
}
