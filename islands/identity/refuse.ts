import {
  failureTitle,
  fieldOf,
  identityText,
  type LoginMode,
} from '../../src/shared/identity/sign-in-texts.ts'
import { toast } from '../lib/toast.ts'

/** Shows a refusal in our own words. */
export function refuse(code: string, mode: LoginMode): void {
  toast({ kind: 'error', title: failureTitle(code, mode), text: identityText(code), field: fieldOf(code) })
}
