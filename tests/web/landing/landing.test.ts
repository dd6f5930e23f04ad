import { afterAll, describe, expect, test } from 'bun:test'
import sample from '../../../src/components/landing/sample-story.json'
import { ProviderDown } from '../../../src/shared/kit/provider-down.ts'
import { makeTestApp, type TestApp } from '../../support/app.ts'

const apps: TestApp[] = []

afterAll(() => {
  for (const app of apps) app.close()
})

describe('a parent who looks at the landing page', () => {
  test('reads every promise, and who makes the stories', async () => {
    const text = await textOf('/landing', anApp())
    for (const promise of [
      'Free to start',
      'No credit card',
      '12+ themes',
      'Siblings can join',
      'Avatar builder or photo',
      'Safe and ad-free',
      'Offline reading',
      'Why Parents Love It',
      'Create Your Story Now',
    ])
      expect(text).toContain(promise)
    expect(text).toContain(
      'story text comes from a language model, the illustrations from an image AI and the narration from a voice AI',
    )
  })

  test('reads what it costs: nothing to begin with, then the plans that are on sale', async () => {
    const text = await textOf('/landing', anApp())
    expect(text).toContain('To begin Free 3 story credits')
    expect(text).toContain('Storyteller $9.99 /month 20 story credits a month')
    expect(text).toContain('Test mode.')
  })

  test('reads no price where nothing is sold, or while the card provider is down', async () => {
    const none = await textOf('/landing', anApp({ payments: undefined }))
    expect(none).toContain('To begin Free')
    expect(none).not.toContain('/month')
    const { services } = anApp()
    if (!services.payments) throw new Error('There are no payments')
    const down = anApp({
      payments: { ...services.payments, products: () => Promise.reject(new ProviderDown('down')) },
    })
    const text = await textOf('/landing', down)
    expect(text).toContain('To begin Free')
    expect(text).not.toContain('/month')
    expect(down.log.join()).toContain('billing.plans_failed')
  })

  test('finds whom to write to, where those who run the site say so', async () => {
    const app = anApp({ environment: { CONTACT_EMAIL: 'hello@lamp.example' } })
    for (const path of ['/landing', '/privacy', '/terms', '/licenses', '/login?mode=forgotten'])
      expect([path, await (await app.app.request(path)).text()]).toEqual([
        path,
        expect.stringContaining('href="mailto:hello@lamp.example"'),
      ])
    expect(await (await anApp().app.request('/landing')).text()).not.toContain('mailto:')
  })

  test('reads on the login page the words of a parent, or, while there is none, of a story: nobody is invented', async () => {
    const text = await textOf('/login', anApp())
    const [quote = 'no quote'] = text.match(/“[^”]*”/) ?? []
    expect(sample.paragraphs.join(' ')).toContain(quote.slice(1, -1))
    const words = 'She asks for bed now. | Ana, mother of two'
    const real = await textOf('/login', anApp({ environment: { PARENT_TESTIMONIAL: words } }))
    expect(real).toContain('“She asks for bed now.” Ana, mother of two')
    expect(() => anApp({ environment: { PARENT_TESTIMONIAL: 'Very good' } })).toThrow('PARENT_TESTIMONIAL')
  })
})

function anApp(overrides: Parameters<typeof makeTestApp>[0] = {}): TestApp {
  const app = makeTestApp(overrides)
  apps.push(app)
  return app
}

/** The text of a page, with a space for every tag. */
async function textOf(path: string, { app }: TestApp): Promise<string> {
  const html = await (await app.request(path)).text()
  return html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}
