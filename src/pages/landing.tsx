import { type Context, Hono } from 'hono'
import { Hero } from '../components/landing/hero.tsx'
import { LastCall } from '../components/landing/last-call.tsx'
import { Features, HowItWorks, WhyParentsLoveIt } from '../components/landing/promises.tsx'
import { Week } from '../components/landing/week.tsx'
import { Footer } from '../components/shell/footer.tsx'
import type { AppEnv } from '../context.ts'

/** What the product promises; the signed in go from / straight to /app. */
export const landingPage = new Hono<AppEnv>()
  .get('/', (c) => (c.var.session ? c.redirect('/app') : landing(c)))
  .get('/landing', landing)

function landing(c: Context<AppEnv>) {
  const { assets, writer, painter, narrator } = c.var.services
  return c.render(
    <>
      <Hero sampleScript={assets.url('islands/sample.ts')} />
      <HowItWorks />
      <Week />
      <WhyParentsLoveIt />
      <Features />
      <LastCall makers={{ text: writer.engine, pictures: painter.engine, voice: narrator.engine }} />
      <Footer />
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
