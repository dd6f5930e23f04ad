import { Hono } from 'hono'
import { LampMark } from '../../components/shell/brand.tsx'
import { Button } from '../../components/ui/button.tsx'
import type { AppEnv } from '../../context.ts'

/** What the service worker shows where there is no network; nothing in it belongs to a family. */
export const offlinePage = new Hono<AppEnv>().get('/offline', (c) =>
  c.render(
    <div className="page-width max-w-2xl! py-12 sm:py-20">
      <div className="text-center">
        <LampMark className="glow mx-auto size-20" />
        <h1 className="heading mt-4 text-4xl sm:text-5xl">No network, but a lamp</h1>
        <p className="mt-4 text-lg text-soft text-pretty">
          Stories that were played on this device stay on it: with their words, pictures and sound.
        </p>
      </div>
      <ul id="kept-stories" className="mt-8 grid gap-3" />
      <p id="nothing-kept" hidden className="mt-8 text-center text-soft">
        Nothing is kept here yet. Play a story once while you are online, and it will be here.
      </p>
      <p className="mt-8 text-center">
        <Button id="try-again" variant="secondary">
          Try again
        </Button>
      </p>
    </div>,
    { title: 'No network', shell: 'bare', scripts: ['islands/offline.ts'] },
  ),
)
