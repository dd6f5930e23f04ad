import { describe, expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import packageJson from '../../../package.json'
import { LETTERS, RUNNING, SEEN } from '../../../src/components/legal/licenses.tsx'
import { Privacy } from '../../../src/components/legal/privacy.tsx'
import { OWN_ENGINE } from '../../../src/shared/stories/made-by.ts'
import { makeTestApp } from '../../support/app.ts'

describe('the licenses page', () => {
  const named = new Map([...SEEN, ...LETTERS, ...RUNNING].map(({ name, license }) => [name, license]))

  for (const name of Object.keys(packageJson.dependencies)) {
    test(`names ${name} with the license that it has`, async () => {
      const { license } = (await import(`../../../node_modules/${name}/package.json`)) as { license: string }
      expect(named.get(name)).toBe(license)
    })
  }

  test('says who the libraries inside are by', async () => {
    const { license } = await import('../../../node_modules/@img/sharp-libvips-linux-x64/package.json').catch(
      () => ({
        license: 'LGPL-3.0-or-later',
      }),
    )
    expect(RUNNING.find(({ name }) => name === 'sharp')?.does).toContain(license)
  })
})

describe('the privacy page', () => {
  test('says that nothing leaves the server where no outside service is active', async () => {
    const site = ownEngines()
    const page = await (await site.app.request('/privacy')).text()
    expect(page).toContain('made and kept on this server')
    expect(page).not.toContain('These services are active')
    site.close()
  })

  test('names what gets a photo where pictures are painted elsewhere, and what pays', async () => {
    const site = ownEngines()
    Object.assign(site.services, {
      painter: { ...site.services.painter, engine: 'Gemini (gemini-3.1-flash-image)' },
      env: { ...site.services.env, FIREBASE_PROJECT_ID: 'stories', GEMINI_API_KEY: 'key' },
    })
    const page = await (await site.app.request('/privacy')).text()
    expect(page).toContain('Gemini (gemini-3.1-flash-image)')
    expect(page).toContain('a photo where you have allowed it')
    expect(page).toContain('looks at pictures before you see them')
    expect(page).toContain('Firebase')
    expect(page).not.toContain('Stripe')
    const landing = await (await site.app.request('/landing')).text()
    expect(landing).toContain('the image AI is Gemini (gemini-3.1-flash-image)')
    expect(landing).not.toContain('no other AI')
    site.close()
  })

  test('says what a link shows, and how long', async () => {
    const site = ownEngines()
    const page = await (await site.app.request('/privacy')).text()
    expect(page).toContain('Links that you send')
    expect(page).toContain('It shows no photo and nothing else of yours.')
    expect(page).toContain('until you end the link, delete the story or delete the account')
    site.close()
  })

  test('says how long backups keep what was deleted, where there are any, and that the trial is remembered', async () => {
    const site = ownEngines()
    const read = async () => (await site.app.request('/privacy')).text()
    expect(await read()).toContain('a hash of your e-mail that cannot be turned back')
    expect(await read()).not.toContain('Backups')
    const env = { ...site.services.env, BACKUP_BUCKET: 'backups', BACKUP_KEEP_DAYS: 21 }
    Object.assign(site.services, { env })
    expect(await read()).toContain('are kept for 21 days; then they are gone as well.')
    site.close()
  })

  test('each service is a sentence', () => {
    const html = renderToStaticMarkup(
      <Privacy
        services={[{ name: 'Stripe', gets: 'takes the payments.' }]}
        backupDays={undefined}
        contact={undefined}
      />,
    )
    expect(html).toContain('Stripe</strong> takes the payments.')
  })
})

/** The site without any connected service. */
function ownEngines() {
  const site = makeTestApp()
  const { writer, painter, narrator, ambience } = site.services
  for (const provider of [writer, painter, narrator, ambience])
    Object.assign(provider, { engine: OWN_ENGINE })
  return site
}
