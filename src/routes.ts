import { Hono } from 'hono'
import { accountForms } from './api/account-forms.ts'
import { authTokenApi } from './api/auth-token.ts'
import { billingApi } from './api/billing.ts'
import { billingForms } from './api/billing-forms.ts'
import { charactersApi } from './api/characters.ts'
import { feedbackApi } from './api/feedback.ts'
import { googleApi } from './api/google.ts'
import { identityApi } from './api/identity.ts'
import { labelsApi } from './api/labels.ts'
import { loginForms } from './api/login-forms.ts'
import { looksApi } from './api/looks.ts'
import { mediaApi } from './api/media.ts'
import { optionsApi } from './api/options.ts'
import { redrawsApi } from './api/redraws.ts'
import { storiesApi } from './api/stories.ts'
import { stripeWebhookApi } from './api/stripe-webhook.ts'
import { syncUserApi } from './api/sync-user.ts'
import { testerApi } from './api/tester.ts'
import { testerForms } from './api/tester-forms.ts'
import { voicesApi } from './api/voices.ts'
import type { AppEnv } from './context.ts'
import { health } from './health.ts'
import { accountDeletedPage } from './pages/account-deleted.tsx'
import { assets } from './pages/assets.ts'
import { characterCreationPage } from './pages/character-creation.tsx'
import { googleResultPage } from './pages/google-result.tsx'
import { homePage } from './pages/home.tsx'
import { landingPage } from './pages/landing.tsx'
import { legalPages } from './pages/legal.tsx'
import { loginPage } from './pages/login.tsx'
import { moodForm } from './pages/mood.ts'
import { offlinePage } from './pages/offline.tsx'
import { requirePage } from './pages/require-session.ts'
import { resetPasswordPage } from './pages/reset-password.tsx'
import { savedStoriesPage } from './pages/saved-stories.tsx'
import { settingsPage } from './pages/settings.tsx'
import { storyPage } from './pages/story.tsx'
import { storyLabelsPage } from './pages/story-labels.tsx'
import { subscriptionPage } from './pages/subscription.tsx'

export const routes = new Hono<AppEnv>()
  .route('/', assets)
  .route('/', health)
  .get('/app/*', requirePage)
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
  .route('/', labelsApi)
  .route('/', feedbackApi)
  .route('/', mediaApi)
  .route('/', billingApi)
  .route('/', billingForms)
  .route('/', stripeWebhookApi)
  .route('/', testerApi)
  .route('/', testerForms)
  .route('/', accountForms)

  .route('/', landingPage)
  .route('/', legalPages)
  .route('/', loginPage)
  .route('/', googleResultPage)
  .route('/', settingsPage)
  .route('/', subscriptionPage)
  .route('/', accountDeletedPage)
  .route('/', moodForm)
  .route('/', offlinePage)
  .route('/', resetPasswordPage)
  .route('/', savedStoriesPage)
  .route('/', storyLabelsPage)
  .route('/', storyPage)
  .route('/', homePage)
  .route('/', characterCreationPage)
