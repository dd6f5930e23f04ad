import { type Context, Hono } from 'hono'
import { Licenses } from '../../components/legal/licenses.tsx'
import { type OutsideService, Privacy } from '../../components/legal/privacy.tsx'
import { Terms } from '../../components/legal/terms.tsx'
import type { AppEnv, Services } from '../../context.ts'
import { OWN_ENGINE } from '../../shared/stories/made-by.ts'

/** What is stored and what is expected, in plain words. */
export const legalPages = new Hono<AppEnv>()
  .get('/privacy', (c) => {
    const services = c.get('services')
    const { BACKUP_BUCKET, BACKUP_KEEP_DAYS } = services.env
    const facts = {
      services: outsideServices(services),
      backupDays: BACKUP_BUCKET === undefined ? undefined : BACKUP_KEEP_DAYS,
    }
    return c.render(<Privacy {...facts} contact={contactOf(c)} />, {
      title: 'Privacy',
      shell: 'public',
      indexed: true,
    })
  })
  .get('/terms', (c) =>
    c.render(<Terms contact={contactOf(c)} />, { title: 'Terms', shell: 'public', indexed: true }),
  )
  .get('/licenses', (c) =>
    c.render(<Licenses contact={contactOf(c)} />, { title: 'Licenses', shell: 'public', indexed: true }),
  )
  .get('/licences', (c) => c.redirect('/licenses', 301))

const contactOf = (c: Context<AppEnv>) => c.get('services').env.CONTACT_EMAIL

/** Every service that receives data of a family with this configuration, and which data. */
// Long: a table, an entry for each service.
function outsideServices(services: Services): OutsideService[] {
  const { writer, painter, narrator, ambience, env, payments, google } = services
  return [
    {
      name: writer.engine,
      isActive: writer.engine !== OWN_ENGINE,
      gets: 'writes the stories: it gets the children’s names, what you write about them, and your choices.',
    },
    {
      name: painter.engine,
      isActive: painter.engine !== OWN_ENGINE,
      gets: 'paints the pictures: it gets the story’s text, how the characters look, and a photo where you have allowed it.',
    },
    {
      name: narrator.engine,
      isActive: narrator.engine !== OWN_ENGINE,
      gets: 'reads aloud: it gets the story’s text, with the names in it.',
    },
    {
      name: `${ambience.engine} sounds`,
      isActive: ambience.engine !== OWN_ENGINE,
      gets: 'make the ambience: a few words on the place of the story.',
    },
    {
      name: 'OpenAI’s moderation',
      isActive: env.OPENAI_API_KEY !== undefined && env.OPENAI_BASE_URL === undefined,
      gets: 'helps to keep stories fit for children: it gets what you write and what was made.',
    },
    {
      name: `Gemini (${env.GEMINI_CHECK_MODEL})`,
      isActive: env.GEMINI_API_KEY !== undefined,
      gets: 'looks at pictures before you see them: it gets the finished pictures.',
    },
    {
      name: 'Firebase',
      isActive: env.FIREBASE_PROJECT_ID !== undefined,
      gets: 'keeps the accounts: it gets your e-mail and your password.',
    },
    {
      name: 'Google',
      isActive: google !== undefined,
      gets: 'signs you in where you choose Continue with Google: it learns that you do, and tells us your e-mail.',
    },
    {
      name: 'A mail service',
      isActive: env.SMTP_URL !== undefined,
      gets: 'brings our letters about your account: it gets your e-mail, and no child’s name.',
    },
    {
      name: 'Stripe',
      isActive: payments !== undefined && env.STRIPE_SECRET_KEY !== undefined,
      gets: 'takes the payments: it gets your e-mail and your card, which we never see.',
    },
    {
      name: 'A storage service',
      isActive: env.S3_ENDPOINT !== undefined,
      gets: 'keeps pictures, sounds and kept photos for us, closed to others.',
    },
  ]
    .filter(({ isActive }) => isActive)
    .map(({ name, gets }) => ({ name, gets }))
}
