import { afterAll, expect, test } from 'bun:test'
import { makeTestApp, signUp } from '../../support/app.ts'

const home = makeTestApp()
afterAll(home.close)

test('Mia’s mother signs up and can call the app', async () => {
  const { cookie, uid, userId } = await signUp(home, 'mia@example.com')
  expect(uid).toMatch(/^[A-Za-z0-9]{28}$/)
  const answer = await home.app.request(`/api/user/trial-status?firebaseUid=${uid}`, { headers: { cookie } })
  expect(await answer.json()).toEqual({
    userId,
    role: 'USER_ROLE',
    activeTrial: true,
    trialBypass: false,
    availableCredits: 3,
  })
})
