import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { z } from 'zod'

/** The JSON body, parsed by the schema; throws 400 with a sentence that names the field. */
export async function body<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  return parse(schema, await jsonOf(c))
}

/** The query's parameters, parsed by the schema; throws 400 with a sentence that names the parameter. */
export function query<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  return parse(schema, c.req.query())
}

/** The path's parameters, parsed by the schema; throws 400 with a sentence that names the parameter. */
export function params<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  return parse(schema, c.req.param())
}

async function jsonOf(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    throw new HTTPException(400, { message: 'The request body is not valid JSON.' })
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: sentenceFor })
  if (parsed.success) return parsed.data
  throw new HTTPException(400, { message: sentenceOf(parsed.error.issues[0]) })
}

/** For issues whose schema has no sentence. */
function sentenceFor(issue: z.core.$ZodRawIssue): string {
  const field = fieldOf(issue.path ?? []) || 'The request body'
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `${field} is missing.` : `${field} must be ${kind(issue.expected)}.`
    case 'too_big':
      return `${field} can be at most ${issue.maximum}${measure(issue.origin)}.`
    case 'too_small':
      return `${field} must be at least ${issue.minimum}${measure(issue.origin)}.`
    case 'unrecognized_keys':
      return `${issue.keys.join(', ')} is not known here.`
    default:
      return `${field} is not valid.`
  }
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  const field = fieldOf(issue?.path ?? [])
  const sentence = issue?.message ?? 'The request is not valid.'
  return field === '' || sentence.includes(field) ? sentence : `${field}: ${sentence}`
}

const fieldOf = (path: readonly PropertyKey[]) => path.map(String).join('.')

const kind = (expected: string) =>
  ({ array: 'a list', object: 'an object', int: 'a whole number' })[expected] ?? `a ${expected}`

const measure = (origin: string) => ({ string: ' characters long', array: ' items long' })[origin] ?? ''
