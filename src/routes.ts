import { Hono } from 'hono'
import type { AppEnv } from './context.ts'
import { health } from './health.ts'
import { billingApi } from './web/billing/billing-api.ts'
import { billingForms } from './web/billing/billing-forms.ts'
import { stripeWebhookApi } from './web/billing/stripe-webhook.ts'
import { subscriptionPage } from './web/billing/subscription-page.tsx'
import { characterCreationPage } from './web/characters/character-page.tsx'
import { charactersApi } from './web/characters/characters-api.ts'
import { looksApi } from './web/characters/looks-api.ts'
import { homePage } from './web/creation/home-page.tsx'
import { optionsApi } from './web/creation/options-api.ts'
import { authTokenApi } from './web/identity/auth-token-api.ts'
import { confirmEmailPage } from './web/identity/confirm-email-page.tsx'
import { googleApi } from './web/identity/google-api.ts'
import { googleResultPage } from './web/identity/google-result-page.tsx'
import { identityApi } from './web/identity/identity-api.ts'
import { loginForms } from './web/identity/login-forms.ts'
import { loginPage } from './web/identity/login-page.tsx'
import { resetPasswordPage } from './web/identity/reset-password-page.tsx'
import { syncUserApi } from './web/identity/sync-user-api.ts'
import { handOverPage } from './web/kid-mode/hand-over-page.tsx'
import { kidPinForm } from './web/kid-mode/kid-pin-form.ts'
import { kidShelfPage } from './web/kid-mode/kid-shelf-page.tsx'
import { leavePage } from './web/kid-mode/leave-page.tsx'
import { assets } from './web/kit/assets.ts'
import { moodForm } from './web/kit/mood.ts'
import { offlinePage } from './web/kit/offline-page.tsx'
import { requirePage } from './web/kit/require-page.ts'
import { storyLabelsPage } from './web/labels/label-forms.tsx'
import { labelsApi } from './web/labels/labels-api.ts'
import { landingPage } from './web/landing/landing-page.tsx'
import { legalPages } from './web/landing/legal-pages.tsx'
import { downloadApi } from './web/links/download-api.ts'
import { shareAndDownloadPage } from './web/links/share-and-download-page.tsx'
import { sharedStoryPage } from './web/links/shared-story-page.tsx'
import { mediaApi } from './web/media/media-api.ts'
import { mendPage } from './web/mending/mend-page.tsx'
import { mendingApi } from './web/mending/mending-api.ts'
import { profilesPage } from './web/profiles/profiles-page.tsx'
import { recordByLinkPage } from './web/recordings/record-by-link-page.tsx'
import { recordPage } from './web/recordings/record-page.tsx'
import { recordingsApi } from './web/recordings/recordings-api.ts'
import { sequelPage } from './web/series/sequel-page.tsx'
import { seriesPage } from './web/series/series-page.tsx'
import { accountDeletedPage } from './web/settings/account-deleted-page.tsx'
import { accountForms } from './web/settings/account-forms.ts'
import { settingsPage } from './web/settings/settings-page.tsx'
import { signInForms } from './web/settings/sign-in-forms.ts'
import { testerApi } from './web/settings/tester-api.ts'
import { testerForms } from './web/settings/tester-forms.ts'
import { feedbackApi } from './web/stories/feedback-api.ts'
import { redrawsApi } from './web/stories/redraws-api.ts'
import { savedStoriesPage } from './web/stories/saved-stories-page.tsx'
import { storiesApi } from './web/stories/stories-api.ts'
import { storyPage } from './web/stories/story-page.tsx'
import { tonightForm } from './web/tonight/tonight-form.ts'
import { voicesApi } from './web/voices/voices-api.ts'

export const routes = new Hono<AppEnv>()
  .route('/', assets)
  .route('/', health)
  .get('/app/settings/family-data', requirePage)
  .get('/app/subscription/portal', requirePage)
  .get('/story/*', requirePage)
  .route('/', identityApi)
  .route('/', authTokenApi)
  .route('/', googleApi)
  .route('/', syncUserApi)
  .route('/', loginForms)
  .route('/', charactersApi)
  .route('/', looksApi)
  .route('/', optionsApi)
  .route('/', voicesApi)
  .route('/', storiesApi)
  .route('/', redrawsApi)
  .route('/', mendingApi)
  .route('/', recordingsApi)
  .route('/', labelsApi)
  .route('/', feedbackApi)
  .route('/', mediaApi)
  .route('/', billingApi)
  .route('/', billingForms)
  .route('/', stripeWebhookApi)
  .route('/', testerApi)
  .route('/', testerForms)
  .route('/', accountForms)
  .route('/', signInForms)
  .route('/', kidPinForm)

  .route('/', landingPage)
  .route('/', legalPages)
  .route('/', loginPage)
  .route('/', googleResultPage)
  .route('/', settingsPage)
  .route('/', subscriptionPage)
  .route('/', profilesPage)
  .route('/', accountDeletedPage)
  .route('/', moodForm)
  .route('/', offlinePage)
  .route('/', resetPasswordPage)
  .route('/', confirmEmailPage)
  .route('/', savedStoriesPage)
  .route('/', storyLabelsPage)
  .route('/', storyPage)
  .route('/', shareAndDownloadPage)
  .route('/', downloadApi)
  .route('/', sharedStoryPage)
  .route('/', recordByLinkPage)
  .route('/', mendPage)
  .route('/', recordPage)
  .route('/', sequelPage)
  .route('/', seriesPage)
  .route('/', homePage)
  .route('/', tonightForm)
  .route('/', handOverPage)
  .route('/', kidShelfPage)
  .route('/', leavePage)
  .route('/', characterCreationPage)
