import type { AccountCall } from '../account-form.ts'
import { whenTouched } from './starter.ts'
import { toast } from './toast.ts'

/** The script that sends forms comes with the first touch, or with the form. */
const bring = () => import('../account-form.ts')

whenTouched(() => void bring().catch(console.warn))

/** Sends a form's call by script; without a network the form stays, and the toast says so. */
export const sendForm = <T>(form: HTMLFormElement, call: AccountCall<T>): Promise<void> =>
  bring().then(
    (script) => script.sendForm(form, call),
    () => toast(call.unreachable ?? { kind: 'error', ...call.failed }),
  )
