import type { Page } from 'playwright'
import { toastSays } from '../creation/home.ts'

/**
 * Pays and waits for the celebration. The page's own requests before it leaves for the plans are answered only then.
 */
export async function celebrated(page: Page, pay: () => Promise<void>): Promise<void> {
  const seen = Promise.withResolvers<void>()
  await page.route(
    '**/api/user/trial-status?*',
    async (route) => {
      await seen.promise
      await route.continue()
    },
    { times: 1 },
  )
  await pay()
  await toastSays(page, 'Payment Successful')
  await toastSays(page, 'Your subscription has been activated!')
  seen.resolve()
}
