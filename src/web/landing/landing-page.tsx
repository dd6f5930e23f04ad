import { type Context, Hono } from 'hono'
import { allStoryDefinitions } from '../../../db/queries/options.ts'
import { Cost } from '../../components/landing/cost.tsx'
import { Hero } from '../../components/landing/hero.tsx'
import { LastCall } from '../../components/landing/last-call.tsx'
import { Features, HowItWorks } from '../../components/landing/promises.tsx'
import { Questions } from '../../components/landing/questions.tsx'
import { Week } from '../../components/landing/week.tsx'
import { WhyParentsLoveIt } from '../../components/landing/why.tsx'
import { Footer } from '../../components/shell/footer.tsx'
import type { AppEnv } from '../../context.ts'
import { plansInTime } from '../billing/plans-in-time.ts'

/** What the product promises; signed-in visitors are redirected from / to /app. */
export const landingPage = new Hono<AppEnv>()
  .get('/', async (c) => (c.get('session') ? c.redirect('/app') : landing(c)))
  .get('/landing', landing)

/** How long a visitor waits for the prices, which are cached for a minute. */
const WAIT_FOR_PLANS_MS = 300

async function landing(c: Context<AppEnv>) {
  const { assets, writer, painter, narrator, payments, env } = c.get('services')
  return c.render(
    <>
      <Hero sampleScript={assets.url('islands/sample.ts')} />
      <HowItWorks />
      <Week />
      <WhyParentsLoveIt />
      <Features />
      <Cost
        definitions={allStoryDefinitions(c.get('services').db)}
        plans={await plansInTime(c.get('services'), WAIT_FOR_PLANS_MS)}
        isTestMode={payments?.cardForm.kind === 'test-card'}
      />
      <Questions />
      <LastCall makers={{ text: writer.engine, pictures: painter.engine, voice: narrator.engine }} />
      <Footer contact={env.CONTACT_EMAIL} />
    </>,
    {
      title: 'Bedtime stories starring your child',
      description:
        'Make a personalized bedtime story in a minute: your child is the hero, with pictures and a calm voice. Free to start, no credit card, no ads.',
      shell: 'public',
      indexed: true,
      scripts: ['islands/landing.ts'],
    },
  )
}
