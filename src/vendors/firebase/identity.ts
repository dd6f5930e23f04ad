import { z } from 'zod'
import type { AccountFailure, IdentityProvider, SignedInAccount } from '../../ports/identity.ts'
import { ProviderDown } from '../../shared/kit/provider-down.ts'
import { failed, ok, type Result } from '../../shared/kit/result.ts'
import type { Fetch } from '../calls-out/ask-once.ts'
import { accessTokenOf, type ServiceAccount } from './service-account.ts'
import { signedTokens, unsignedTokens } from './tokens.ts'
import { createToolkit } from './toolkit.ts'

export interface FirebaseOptions {
  projectId: string
  /** The project's web key, which is public. */
  apiKey: string
  /** The emulator's host and port; its tokens are unsigned. */
  emulatorHost?: string | undefined
  /** Without it accounts remain at Firebase when a family deletes theirs here. */
  serviceAccount?: ServiceAccount | undefined
  fetch?: Fetch
}

/** Required by the call, and meaningless with a token; this is what Firebase's own SDKs send. */
const REQUEST_URI = 'http://localhost'

const Account = z.object({
  localId: z.string(),
  email: z.string().toLowerCase(),
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.coerce.number(),
})
const Anything = z.looseObject({})
const ByGoogle = z.union([z.object({ needConfirmation: z.literal(true) }), Account])

/** Accounts at Firebase Authentication, over the Identity Toolkit's REST calls (design, section 2). */
export function createFirebaseIdentity(options: FirebaseOptions): IdentityProvider {
  const { projectId, apiKey, emulatorHost, fetch = globalThis.fetch } = options
  const calls = openCalls({ ...options, fetch })
  return {
    name: 'firebase',
    browser: { accountsUrl: calls.accountsUrl, apiKey },
    verifyIdToken: emulatorHost ? unsignedTokens(projectId) : signedTokens(projectId, fetch),
    ...signingIn(calls),
    ...changing(calls),
    ...resetting(calls),
    // The project configures Firebase's own letters.
    confirmsEmails: false,
    sendConfirmation: async () => {},
    confirmEmail: async () => failed('INVALID_OOB_CODE'),
    hasPassword: () => true,
    deleteAccount: calls.deleteAccount,
  }
}

type Calls = ReturnType<typeof openCalls>

/** The calls of one project. */
function openCalls(options: FirebaseOptions & { fetch: Fetch }) {
  const { projectId, apiKey, emulatorHost, serviceAccount, fetch } = options
  const toolkit = createToolkit(fetch)
  const base = emulatorHost ? `http://${emulatorHost}/` : 'https://'
  const accountsUrl = `${base}identitytoolkit.googleapis.com/v1`
  const publicCall = <Schema extends z.ZodType>(call: string, body: object, answer: Schema) =>
    toolkit.call(`${accountsUrl}/accounts:${call}?key=${encodeURIComponent(apiKey)}`, body, answer)
  return {
    accountsUrl,
    publicCall,
    enter: async (call: string, body: object) =>
      signedIn(await publicCall(call, { ...body, returnSecureToken: true }, Account)),

    async deleteAccount(localId: string, now: Date): Promise<'deleted' | 'remains'> {
      const authorization = emulatorHost
        ? 'Bearer owner'
        : serviceAccount && `Bearer ${await accessTokenOf(serviceAccount, fetch, now)}`
      if (!authorization) return 'remains'
      const url = `${accountsUrl}/projects/${projectId}/accounts:delete`
      const deleted = await toolkit.call(url, { localId }, Anything, authorization)
      // A second attempt finds nobody, which is fine.
      if (deleted.ok || deleted.failure === 'INVALID_LOGIN_CREDENTIALS') return 'deleted'
      throw new ProviderDown(`Firebase does not delete the account: ${deleted.failure}`)
    },
  }
}

type SigningIn = Pick<IdentityProvider, 'signUp' | 'signInWithPassword' | 'signInWithGoogle'>

const signingIn = ({ publicCall, enter }: Calls): SigningIn => ({
  signUp: (credentials) => enter('signUp', credentials),
  signInWithPassword: (credentials) => enter('signInWithPassword', credentials),

  async signInWithGoogle({ idToken, nonce, emailVerified }) {
    if (!emailVerified) return failed('UNVERIFIED_EMAIL')
    const postBody = new URLSearchParams({ id_token: idToken, providerId: 'google.com', nonce }).toString()
    const body = { postBody, requestUri: REQUEST_URI, returnSecureToken: true }
    const entered = await publicCall('signInWithIdp', body, ByGoogle)
    if (!entered.ok) return entered
    return 'needConfirmation' in entered.value
      ? failed('NEED_CONFIRMATION')
      : signedIn({ ok: true, value: entered.value })
  },
})

const changing = ({ enter }: Calls): Pick<IdentityProvider, 'changePassword' | 'changeEmail'> => ({
  async changePassword({ email }, { password, newPassword }) {
    const entered = await enter('signInWithPassword', { email, password })
    if (!entered.ok) return entered
    return enter('update', { idToken: entered.value.idToken, password: newPassword })
  },

  async changeEmail({ email }, { password, newEmail }) {
    const entered = await enter('signInWithPassword', { email, password })
    if (!entered.ok) return entered
    const changed = await enter('update', { idToken: entered.value.idToken, email: newEmail })
    return changed.ok ? ok(undefined) : changed
  },
})

type Resetting = Pick<IdentityProvider, 'resetLinks' | 'sendResetLink' | 'resetLinkProblem' | 'resetPassword'>

const resetting = ({ publicCall }: Calls): Resetting => ({
  resetLinks: 'email',

  async sendResetLink(email) {
    const sent = await publicCall('sendOobCode', { requestType: 'PASSWORD_RESET', email }, Anything)
    // Not passed on: it reveals whether an e-mail has an account.
    return sent.ok || sent.failure === 'INVALID_LOGIN_CREDENTIALS' ? ok(undefined) : sent
  },

  // It distinguishes a used code from a wrong one only when it is used, if at all.
  resetLinkProblem: async () => undefined,

  async resetPassword(oobCode, newPassword) {
    const Reset = z.object({ email: z.string().toLowerCase() })
    return publicCall('resetPassword', { oobCode, newPassword }, Reset)
  },
})

type Entered = Result<z.output<typeof Account>, AccountFailure>

function signedIn(entered: Entered): Result<SignedInAccount, AccountFailure> {
  if (!entered.ok) return entered
  const { localId: uid, expiresIn: expiresInSeconds, ...rest } = entered.value
  return ok({ uid, expiresInSeconds, ...rest })
}
