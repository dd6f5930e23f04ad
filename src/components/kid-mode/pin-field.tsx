import { Field } from '../ui/field.tsx'

interface PinFieldProps {
  id: string
  name: string
  label: string
  error?: string | undefined
}

/** Four digits, hidden and never remembered or filled in by a browser. */
export const PinField = (props: PinFieldProps) => (
  <Field
    {...props}
    type="password"
    inputMode="numeric"
    pattern="[0-9]{4}"
    minLength={4}
    maxLength={4}
    title="Four digits"
    autoComplete="one-time-code"
    required
    className="max-w-40 text-center text-2xl tracking-[0.4em]"
  />
)

/** A new PIN, typed twice. */
export const NewPinFields = ({ error }: { error?: string | undefined }) => (
  <>
    <PinField id="pin" name="pin" label="A four-digit PIN" error={error} />
    <PinField id="repeat-pin" name="repeatPin" label="The same PIN again" />
  </>
)

interface OwnPasswordFieldProps {
  id: string
  label: string
  error?: string | undefined
}

/**
 * The account's password. Marked as a new one, so that a browser that knows it does not fill it in for whoever holds
 * the device.
 */
export const OwnPasswordField = (props: OwnPasswordFieldProps) => (
  <Field {...props} name="password" type="password" autoComplete="new-password" required />
)
