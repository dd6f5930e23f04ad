import { Hono } from 'hono'
import type { ReactNode } from 'react'
import { Footer } from '../components/shell/footer.tsx'
import { PageHeader } from '../components/ui/page-header.tsx'
import type { AppEnv } from '../context.ts'

/** What is kept and what is expected, in plain words. */
export const legalPages = new Hono<AppEnv>()
  .get('/privacy', (c) => c.render(<Privacy />, { title: 'Privacy', shell: 'public', indexed: true }))
  .get('/terms', (c) => c.render(<Terms />, { title: 'Terms', shell: 'public', indexed: true }))

function Privacy() {
  return (
    <Text title="Privacy" lead="What we keep, why, and how it goes away again.">
      <Section title="What we keep">
        Your e-mail, a hash of your password that cannot be turned back, the characters you make, your stories
        with their pictures and sound, and your labels and feedback.
      </Section>
      <Section title="Photos">
        A photo is optional. It is made small, its place and camera data are removed, it is shown to you
        alone, and it is deleted from our disks when you delete the character.
      </Section>
      <Section title="Who else sees it">
        Nobody. There are no ads and no trackers. Where the operator of this site has connected an outside
        service for words, pictures, voice or payment, that service gets what it needs for its part and no
        more.
      </Section>
      <Section title="Cookies">
        One keeps you signed in, one remembers your mood colors. There are no others.
      </Section>
      <Section title="Taking it back">
        You can delete any story and any character yourself, at any time. For your whole account, write to the
        operator of this site.
      </Section>
    </Text>
  )
}

function Terms() {
  return (
    <Text title="Terms" lead="Short, because you have a child to put to bed.">
      <Section title="Who it is for">
        Storylamp is for adults who make stories for children: parents, grandparents, teachers. Accounts
        belong to adults.
      </Section>
      <Section title="Your stories">
        What you make is yours to play, read and share. Please upload only photos that you may use.
      </Section>
      <Section title="Made by machines">
        Stories, pictures and voices are made by programs. They are checked, but please look at a story before
        you rely on it, and tell us with a thumbs-down when one is not right.
      </Section>
      <Section title="Credits and plans">
        A story takes credits when it is requested. When one fails, trying again is free, and deleting it
        gives the credits back. A plan can be cancelled at any time and then runs to the end of its period.
      </Section>
      <Section title="Fair use">
        Don't use Storylamp to make anything harmful or to trouble others. Accounts that do are closed.
      </Section>
    </Text>
  )
}

function Text({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <article className="page-width max-w-3xl! pb-16">
        <PageHeader title={title}>{lead}</PageHeader>
        <div className="grid gap-8">{children}</div>
      </article>
      <Footer />
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="heading text-2xl">{title}</h2>
      <p className="mt-2 text-soft text-lg">{children}</p>
    </section>
  )
}
