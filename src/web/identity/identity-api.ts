import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { z } from 'zod'
import type { AppEnv, Services } from '../../context.ts'
import { resetPassword } from '../../domain/identity/reset-password.ts'
import {
  CredentialsBody,
  IdpBody,
  NewAccountBody,
  RefreshBody,
  ResetPasswordBody,
} from '../../shared/identity/credentials.ts'

/**
 * The calls of the Identity Toolkit that the app answers itself: same bodies, same codes (design, section 2). Empty
 * where Firebase keeps the accounts.
 */
export const identityApi = new Hono<AppEnv>()
  .post('/api/identity/v1/accounts:signUp', async (c) => {
    const { now } = c.get('services')
    const account = await issuerOf(c).signUp(await read(c, NewAccountBody), now())
    return account.ok ? c.json(tokensOf(account.value)) : refuse(c, account.failure)
  })

  .post('/api/identity/v1/accounts:signInWithPassword', async (c) => {
    const { now } = c.get('services')
    const account = await issuerOf(c).signInWithPassword(await read(c, CredentialsBody), now())
    return account.ok ? c.json({ ...tokensOf(account.value), registered: true }) : refuse(c, account.failure)
  })

  .post('/api/identity/v1/accounts:signInWithIdp', async (c) => {
    const { google, now } = c.get('services')
    const issuer = issuerOf(c)
    const { postBody } = await read(c, IdpBody)
    if (!google) return refuse(c, 'OPERATION_NOT_ALLOWED')
    const person = await google.verify(postBody.id_token, postBody.nonce, now())
    if (!person.ok) return refuse(c, 'INVALID_IDP_RESPONSE')
    const account = await issuer.signInWithGoogle(person.value, now())
    const federated = {
      providerId: 'google.com',
      federatedId: person.value.subject,
      email: person.value.email,
    }
    if (account.ok) return c.json({ ...federated, ...tokensOf(account.value), emailVerified: true })
    return account.failure === 'NEED_CONFIRMATION'
      ? c.json({ ...federated, needConfirmation: true })
      : refuse(c, account.failure)
  })

  .post('/api/identity/v1/accounts:resetPassword', async (c) => {
    const { db, now } = c.get('services')
    const issuer = issuerOf(c)
    const { oobCode: code, newPassword } = await read(c, ResetPasswordBody)
    const reset = await resetPassword(db, issuer, { code, newPassword }, now())
    return reset.ok
      ? c.json({ email: reset.value.email, requestType: 'PASSWORD_RESET' })
      : refuse(c, reset.failure === 'USED_OOB_CODE' ? 'INVALID_OOB_CODE' : reset.failure)
  })

  .post('/api/identity/v1/token', async (c) => {
    const { now } = c.get('services')
    const issuer = issuerOf(c)
    const { refresh_token } = await read(c, RefreshBody)
    const account = await issuer.refresh(refresh_token, now())
    if (!account.ok) return refuse(c, account.failure)
    const { uid, idToken, refreshToken, expiresInSeconds } = account.value
    return c.json({
      id_token: idToken,
      refresh_token: refreshToken,
      user_id: uid,
      token_type: 'Bearer',
      expires_in: String(expiresInSeconds),
    })
  })

identityApi.onError((error, c) => {
  if (error instanceof HTTPException) return refuse(c, error.message, error.status === 404 ? 404 : 400)
  throw error
})

type Issuer = NonNullable<Services['issuer']>

function issuerOf(c: Context<AppEnv>): Issuer {
  const { issuer } = c.get('services')
  if (!issuer) throw new HTTPException(404, { message: 'NOT_FOUND' })
  return issuer
}

/** The body, parsed by the schema, whose messages are the toolkit's codes. */
async function read<Schema extends z.ZodType>(c: Context<AppEnv>, schema: Schema): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await bodyOf(c))
  if (parsed.success) return parsed.data
  throw new HTTPException(400, { message: parsed.error.issues[0]?.message ?? 'INVALID_ARGUMENT' })
}

async function bodyOf(c: Context<AppEnv>): Promise<unknown> {
  const isJson = c.req.header('content-type')?.toLowerCase().startsWith('application/json')
  try {
    return isJson ? await c.req.json() : await c.req.parseBody()
  } catch {
    throw new HTTPException(400, { message: 'INVALID_ARGUMENT : The request body is not valid JSON.' })
  }
}

type SignedIn = Extract<Awaited<ReturnType<Issuer['signUp']>>, { ok: true }>['value']

const tokensOf = ({ uid, email, idToken, refreshToken, expiresInSeconds }: SignedIn) => ({
  localId: uid,
  email,
  idToken,
  refreshToken,
  expiresIn: String(expiresInSeconds),
})

function refuse(c: Context<AppEnv>, message: string, code: 400 | 404 = 400) {
  return c.json({ error: { code, message } }, code)
}
