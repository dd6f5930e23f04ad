import { Hono } from 'hono'
import { authTokenApi } from './api/auth-token.ts'
import { feedbackApi } from './api/feedback.ts'
import { identityApi } from './api/identity.ts'
import { loginForms } from './api/login-forms.ts'
import { mediaApi } from './api/media.ts'
import { optionsApi } from './api/options.ts'
import { storiesApi } from './api/stories.ts'
import { syncUserApi } from './api/sync-user.ts'
import type { AppEnv } from './context.ts'
import { health } from './health.ts'

export const routes = new Hono<AppEnv>()
  .route('/', health)
  .route('/', identityApi)
  .route('/', authTokenApi)
  .route('/', syncUserApi)
  .route('/', loginForms)
  .route('/', optionsApi)
  .route('/', storiesApi)
  .route('/', feedbackApi)
  .route('/', mediaApi)
