import type { ReactNode } from 'react'

interface PhotoConsentProps {
  /** The photo is not stored yet. */
  isNew: boolean
  /** The outside service that it would be sent to; null where photos stay here. */
  service: string | null
  given: boolean
  error: string | undefined
  onChange: (consent: boolean) => void
}

/** For storing a new photo, or for sending one that is stored to an outside service. */
export function PhotoConsent({ isNew, service, ...field }: PhotoConsentProps) {
  if (isNew) {
    return (
      <Consent {...field}>
        I agree that this photo is kept on Storylamp's own server, where only I can see it, until I take it
        away with Remove Photo or delete the character
        {service && `, and that it is sent to ${service}, which draws my child after it`}.
      </Consent>
    )
  }
  return (
    <Consent {...field}>
      I agree that this photo is also sent to {service}, which draws my child after it. It stays here without
      that as well.
    </Consent>
  )
}

function Consent({
  given,
  error,
  onChange,
  children,
}: Pick<PhotoConsentProps, 'given' | 'error' | 'onChange'> & { children: ReactNode }) {
  return (
    <>
      <label className="mt-4 flex min-h-11 cursor-pointer items-start gap-3 rounded-2xl bg-raised p-4 text-sm">
        <input
          id="consent"
          type="checkbox"
          checked={given}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-0.5 size-6 shrink-0 accent-lamp"
          {...(error ? { 'aria-invalid': true, 'aria-describedby': 'consent-error' } : {})}
        />
        <span>{children}</span>
      </label>
      <p id="consent-error" role="alert" hidden={!error} className="mt-1.5 text-sm text-danger font-medium">
        {error}
      </p>
    </>
  )
}
