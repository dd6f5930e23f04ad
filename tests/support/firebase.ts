import { Hono } from 'hono'
import { cors } from 'hono/cors'
import {
  decodeJwt,
  exportJWK,
  exportPKCS8,
  type GenerateKeyPairResult,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { z } from 'zod'

interface StoredUser {
  localId: string
  email: string
  password?: string
  disabled?: boolean
  /** Whether the e-mail is known to be this person's. */
  verified?: boolean
}

export interface FirebaseStandIn {
  /** Answers the app's requests to Google's servers. */
  fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** The same as an emulator on its own port, whose tokens are unsigned. */
  serve(): { host: string; stop(): Promise<void> }
  users: StoredUser[]
  /** Every request: host and path. */
  asked: string[]
  /** Codes of the reset links that were sent, by e-mail. */
  sent: { email: string; code: string }[]
  /** The project's e-mail enumeration protection: no e-mail is changed before it was confirmed. */
  protectsEmails: boolean
  /** Refuses every call of the toolkit with this message. */
  refusal: string | undefined
  now: () => Date
  signed(claims?: Record<string, unknown>, key?: CryptoKey, kid?: string): Promise<string>
  serviceAccount: { client_email: string; private_key: string }
}

export const PROJECT = 'bedtime-1a2b'
export const API_KEY = 'AIza-public-key'
const TOOLKIT = 'identitytoolkit.googleapis.com'
const SIGNER = 'storylamp@bedtime-1a2b.iam.gserviceaccount.com'

const Credentials = z.strictObject({
  email: z.string(),
  password: z.string(),
  returnSecureToken: z.literal(true),
})
const Oob = z.strictObject({ requestType: z.literal('PASSWORD_RESET'), email: z.string() })
const Reset = z.strictObject({ oobCode: z.string(), newPassword: z.string() })
const Update = z.strictObject({
  idToken: z.string(),
  password: z.string().optional(),
  email: z.string().optional(),
  returnSecureToken: z.literal(true),
})
const Idp = z.strictObject({
  postBody: z.string(),
  requestUri: z.url(),
  returnSecureToken: z.literal(true),
})
/** As Firebase's own SDK writes it. */
const IdpForm = z.strictObject({
  id_token: z.string(),
  providerId: z.literal('google.com'),
  nonce: z.string(),
})

/** Firebase's own and the service account's; generating them takes longer than a test. */
let keys: Promise<[GenerateKeyPairResult, GenerateKeyPairResult]> | undefined

class Refusal extends Error {}

/** A server that speaks Firebase's wire format strictly: an unknown field is refused. */
export async function startFirebase(): Promise<FirebaseStandIn> {
  keys ??= Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256', { extractable: true })])
  const [{ publicKey, privateKey }, robot] = await keys
  const firebase: FirebaseStandIn = {
    fetch: async (url, init) => {
      const { host, pathname } = new URL(url)
      firebase.asked.push(host + pathname)
      return app.request(`http://${host}/${host}${pathname}${new URL(url).search}`, init)
    },
    serve() {
      const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: emulator.fetch })
      return { host: `127.0.0.1:${server.port}`, stop: () => server.stop(true) }
    },
    users: [],
    asked: [],
    sent: [],
    protectsEmails: false,
    refusal: undefined,
    now: () => new Date(),
    signed: (claims = {}, key = privateKey, kid = 'one') =>
      new SignJWT({ ...claimsOf(firebase, { localId: 'uid-1', email: 'mia@example.com' }), ...claims })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .sign(key),
    serviceAccount: { client_email: SIGNER, private_key: await exportPKCS8(robot.privateKey) },
  }
  const sign = (claims: Record<string, unknown>) => firebase.signed(claims)
  const app = new Hono()
    .route('/', toolkitOf(firebase, sign, 'Bearer access-of-the-robot'))
    .get('/www.googleapis.com/service_accounts/v1/jwk/:account', async (c) =>
      c.json({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }),
    )
    .post('/oauth2.googleapis.com/token', async (c) => {
      const { assertion = '' } = (await c.req.parseBody()) as { assertion?: string }
      const expected = { issuer: SIGNER, audience: 'https://oauth2.googleapis.com/token' }
      const currentDate = firebase.now()
      return jwtVerify(assertion, robot.publicKey, { ...expected, currentDate }).then(
        () => c.json({ access_token: 'access-of-the-robot', token_type: 'Bearer', expires_in: 3599 }),
        () => c.json({ error: 'invalid_grant' }, 400),
      )
    })
  const unsigned = async (claims: Record<string, unknown>) =>
    new UnsecuredJWT({ ...claimsOf(firebase, { localId: '', email: '' }), ...claims }).encode()
  const emulator = toolkitOf(firebase, unsigned, 'Bearer owner')
  return firebase
}

function claimsOf({ now }: FirebaseStandIn, { localId, email }: StoredUser) {
  const iat = Math.floor(now().getTime() / 1000)
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    auth_time: iat,
    user_id: localId,
    sub: localId,
    iat,
    exp: iat + 3600,
    email,
    email_verified: false,
  }
}

function toolkitOf(firebase: FirebaseStandIn, sign: Sign, owner: string) {
  const calls = accountCalls(firebase, sign)
  return new Hono()
    .use(cors())
    .post(`/${TOOLKIT}/v1/projects/:project/accounts:delete`, async (c) => {
      if (c.req.header('authorization') !== owner) return refuse('INSUFFICIENT_PERMISSION', 403)
      const { localId } = z.strictObject({ localId: z.string() }).parse(await c.req.json())
      const index = firebase.users.findIndex((user) => user.localId === localId)
      if (index < 0) return refuse('USER_NOT_FOUND')
      firebase.users.splice(index, 1)
      return c.json({ kind: 'identitytoolkit#DeleteAccountResponse' })
    })
    .post(`/${TOOLKIT}/v1/:call{accounts:[a-zA-Z]+}`, async (c) => {
      if (firebase.refusal) return refuse(firebase.refusal)
      if (c.req.query('key') !== API_KEY) return refuse('API key not valid. Please pass a valid API key.')
      try {
        return c.json(await calls[c.req.param('call').slice('accounts:'.length)]?.(await c.req.json()))
      } catch (error) {
        if (error instanceof Refusal) return refuse(error.message)
        return refuse(`INVALID_ARGUMENT : ${error}`)
      }
    })
}

type Sign = (claims: Record<string, unknown>) => Promise<string>

/** https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts, by the part after the colon. */
function accountCalls(
  firebase: FirebaseStandIn,
  sign: Sign,
): Record<string, (body: unknown) => object | Promise<object>> {
  const find = (email: string) => firebase.users.find((user) => user.email === email)
  const add = (email: string, password?: string): StoredUser => {
    const user = { localId: `uid-${firebase.users.length + 1}`, email, ...(password ? { password } : {}) }
    firebase.users.push(user)
    return user
  }
  const entered = async ({ localId, email, verified = false }: StoredUser) => ({
    localId,
    email,
    idToken: await sign({ sub: localId, user_id: localId, email, email_verified: verified }),
    refreshToken: 'a-refresh-token',
    expiresIn: '3600',
  })

  return {
    signUp(body) {
      const { email, password } = Credentials.parse(body)
      if (find(email)) throw new Refusal('EMAIL_EXISTS')
      if (password.length < 6) throw new Refusal('WEAK_PASSWORD : Password should be at least 6 characters')
      return entered(add(email, password))
    },
    signInWithPassword(body) {
      const { email, password } = Credentials.parse(body)
      const user = find(email)
      if (!user) throw new Refusal('EMAIL_NOT_FOUND')
      if (user.disabled) throw new Refusal('USER_DISABLED')
      if (user.password !== password) throw new Refusal('INVALID_PASSWORD')
      return entered(user)
    },
    update(body) {
      const { idToken, password, email } = Update.parse(body)
      const user = firebase.users.find(({ localId }) => localId === decodeJwt(idToken).sub)
      if (!user) throw new Refusal('INVALID_ID_TOKEN')
      if (password !== undefined && password.length < 6)
        throw new Refusal('WEAK_PASSWORD : Password should be at least 6 characters')
      if (email !== undefined && firebase.protectsEmails)
        throw new Refusal('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.')
      if (email !== undefined && find(email)) throw new Refusal('EMAIL_EXISTS')
      if (password !== undefined) user.password = password
      if (email !== undefined) Object.assign(user, { email, verified: false })
      return entered(user)
    },
    sendOobCode(body) {
      const { email } = Oob.parse(body)
      if (!find(email)) throw new Refusal('EMAIL_NOT_FOUND')
      firebase.sent.push({ email, code: `code-${firebase.sent.length + 1}` })
      return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email }
    },
    resetPassword(body) {
      const { oobCode, newPassword } = Reset.parse(body)
      const index = firebase.sent.findIndex(({ code }) => code === oobCode)
      const user = find(firebase.sent[index]?.email ?? '')
      if (!user) throw new Refusal('INVALID_OOB_CODE')
      if (newPassword.length < 6)
        throw new Refusal('WEAK_PASSWORD : Password should be at least 6 characters')
      firebase.sent.splice(index, 1)
      user.password = newPassword
      return { email: user.email, requestType: 'PASSWORD_RESET' }
    },
    async signInWithIdp(body) {
      const form = IdpForm.parse(Object.fromEntries(new URLSearchParams(Idp.parse(body).postBody)))
      const claims = decodeJwt(form.id_token)
      const nonce = new Bun.CryptoHasher('sha256').update(form.nonce).digest('hex')
      if (claims.nonce !== nonce) throw new Refusal('MISSING_OR_INVALID_NONCE : Nonce is missing')
      const email = String(claims.email)
      const user = find(email) ?? add(email)
      if (!claims.email_verified) return { needConfirmation: true, email, verifiedProvider: ['password'] }
      // Google knows the e-mail's owner: whoever signed up with it before, unverified, loses the account.
      if (!user.verified) delete user.password
      user.verified = true
      return { providerId: 'google.com', isNewUser: false, emailVerified: true, ...(await entered(user)) }
    },
  }
}

const refuse = (message: string, code = 400) =>
  Response.json(
    { error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
    {
      status: code,
      headers: { 'access-control-allow-origin': '*' },
    },
  )
