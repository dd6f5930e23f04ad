import type { ReactNode } from 'react'
import { Footer } from '../shell/footer.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export interface LegalPageProps {
  /** The operator's e-mail address, if there is one. */
  contact: string | undefined
}

interface LegalTextProps extends LegalPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** A page of plain words: privacy, terms, licenses. */
export function LegalText({ title, lead, contact, children }: LegalTextProps) {
  return (
    <>
      <article className="page-width max-w-3xl! pb-16">
        <PageHeader title={title}>{lead}</PageHeader>
        <div className="grid grid-cols-1 gap-8">{children}</div>
      </article>
      <Footer contact={contact} />
    </>
  )
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="heading text-2xl">{title}</h2>
      <div className="mt-2 grid grid-cols-1 gap-2 text-soft text-lg">{children}</div>
    </section>
  )
}
