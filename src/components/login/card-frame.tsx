import type { ReactNode } from 'react'
import { failureTitle, fieldOf, identityText, type LoginMode } from '../../shared/identity/sign-in-texts.ts'
import { Brand } from '../shell/brand.tsx'

interface CardFrameProps {
  title: string
  subtitle: string
  mode: LoginMode
  /** Code of a refusal; browsers without script show it here. */
  error?: string | undefined
  children: ReactNode
}

/** The right side of the login page, with any form. */
export function CardFrame({ title, subtitle, mode, error, children }: CardFrameProps) {
  return (
    <section
      aria-labelledby="login-title"
      className="w-full max-w-md mx-auto rounded-3xl border border-solid border-line bg-surface p-6 sm:p-8 shadow-2xl shadow-black/30"
    >
      <Brand href="/landing" />
      <h1 id="login-title" className="heading text-3xl mt-4">
        {title}
      </h1>
      <p className="mt-1 text-soft">{subtitle}</p>
      {error && (
        <div role="alert" className="mt-5 rounded-2xl border border-solid border-danger/40 bg-danger/10 p-4">
          <p className="font-semibold text-danger">{failureTitle(error, mode)}</p>
          {!fieldOf(error) && <p>{identityText(error)}</p>}
        </div>
      )}
      {children}
    </section>
  )
}

export const CARD_LINK =
  'inline-flex items-center min-h-11 px-2 rounded-full font-semibold text-lamp hover:underline'
