import type { ReactNode } from 'react'
import { Brand } from '../shell/brand.tsx'
import { EmptyState } from '../ui/feedback.tsx'
import { MoonIcon } from '../ui/icons.tsx'

/** The frame around a link's page: the product's name, and no way to anything of the family's. */
export const SharedFrame = ({ children }: { children: ReactNode }) => (
  <div className="page-width pb-16">
    <div className="behind-story py-4">
      <Brand href="/landing" />
    </div>
    {children}
  </div>
)

const WHY = {
  unknown: {
    title: 'This link leads nowhere',
    text: 'Perhaps a letter of it was lost on the way, or the story was put away. Please follow it once more from the message that it came in, or ask whoever sent it.',
  },
  ended: {
    title: 'This link has ended',
    text: 'The family has ended it. If you still need it, please ask them for a new one.',
  },
  expired: {
    title: 'This link has ended',
    text: 'Its days are over. If you still need it, please ask the family for a new one.',
  },
  used: {
    title: 'This link has been used',
    text: 'It was for one time only. If you would like to go on, please ask the family for a new one.',
  },
} as const

/** Why a link shows nothing, worded kindly. */
export const LinkEnded = ({ why }: { why: keyof typeof WHY }) => (
  <EmptyState level="h1" icon={<MoonIcon className="size-9" />} title={WHY[why].title}>
    <p>{WHY[why].text}</p>
  </EmptyState>
)
