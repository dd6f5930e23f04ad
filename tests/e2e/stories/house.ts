import type { Page } from 'playwright'
import { type Db, openDb } from '../../../db/client.ts'
import { buildOnce } from '../../../src/build/build.ts'
import { hydrated, type Visit, type VisitOptions, visit } from '../../support/browser.ts'
import { seedStories } from '../../support/seed-families.ts'
import { startServer } from '../../support/server.ts'
import { signedInParent } from '../../support/signed-in.ts'

export interface House {
  db: Db
  /** A separate family with this many finished stories. */
  family(stories: number): Promise<Family>
  end(): Promise<void>
}

export interface Family {
  userId: number
  cookie: string
  /** My Stories in a separate browser, with the filter bar active unless JavaScript is off. */
  open(query?: string, options?: VisitOptions): Promise<Visit>
}

/** The real server with real families in its database. */
export async function openHouse(): Promise<House> {
  await buildOnce()
  const server = await startServer()
  const db = openDb(server.dataDir)
  let families = 0
  return {
    db,
    async family(stories) {
      families += 1
      const email = `family-${families}@example.com`
      const { cookie, userId: id } = await signedInParent(db, email, { url: server.url })
      seedStories(db, id, stories, new Date())
      return {
        userId: id,
        cookie,
        async open(query = '', options = {}) {
          const visitor = await visit(server.url, options)
          await signIn(visitor, cookie, server.url)
          await visitor.page.goto(`/app/saved-stories${query}`)
          if (options.javaScriptEnabled !== false) await hydrated(visitor.page)
          return visitor
        },
      }
    },
    async end() {
      db.$client.close()
      await server.stop()
    },
  }
}

async function signIn({ context }: Visit, cookie: string, url: string) {
  const [name = '', ...value] = cookie.split('=')
  await context.addCookies([{ name, value: value.join('='), url }])
}

/**
 * Deleting and labels have pages of their own until their dialogs have loaded; the script that keeps stories follows
 * them.
 */
export const dialogsAreHere = (page: Page) => page.locator('[data-keep]').first().waitFor()

/** Waits until the list has loaded, if it is reloading. */
export const listIsHere = (page: Page) => page.locator('#timeline:not([aria-busy])').waitFor()

export const queryOf = (page: Page) => new URL(page.url()).search

/** The count badge, which is announced. */
export const countOf = (page: Page) => page.getByRole('search').getByRole('status')
export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search by title' })
export const toastOf = (page: Page) => page.locator('#toasts')
