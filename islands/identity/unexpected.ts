import { toast } from '../lib/toast.ts'

/** A sign-in failed for no reason that anybody has words for. */
export const showUnexpected = () =>
  toast({
    kind: 'error',
    title: 'Authentication Error',
    text: 'An unexpected error occurred. Please try again.',
  })
