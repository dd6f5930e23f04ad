import type { ReactNode } from 'react'

/** From the settings it says Logged Out, from the navigation Signed Out. */
export function SignOutForm({ from = 'nav', children }: { from?: 'nav' | 'settings'; children: ReactNode }) {
  return (
    <form method="post" action="/logout" data-sign-out={from}>
      {children}
    </form>
  )
}
