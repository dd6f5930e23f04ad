import { useEffect, useRef } from 'react'
import type { CardFieldsProps } from './payment.ts'

/** Stripe's own Payment Element; its script is loaded only here. */
export function StripeFields({
  clientSecret,
  publishableKey,
  onReady,
  onFailed,
}: CardFieldsProps & { publishableKey: string }) {
  const place = useRef<HTMLDivElement>(null)
  const told = useRef({ onReady, onFailed })
  told.current = { onReady, onFailed }

  useEffect(() => {
    let unmount = () => {}
    let isGone = false
    const mount = async (into: HTMLElement) => {
      const { loadStripe } = await import('@stripe/stripe-js/pure')
      const stripe = await loadStripe(publishableKey)
      if (!stripe) throw new Error('Stripe did not load')
      if (isGone) return
      const elements = stripe.elements({ clientSecret, appearance: appearance() })
      const element = elements.create('payment')
      unmount = () => element.destroy()
      element.on('loaderror', () => told.current.onFailed())
      element.on('ready', () =>
        told.current.onReady(async () => {
          const { error } = await stripe.confirmPayment({
            elements,
            redirect: 'if_required',
            confirmParams: { return_url: `${location.origin}/app/subscription` },
          })
          return error ? { kind: 'failed', message: error.message ?? '' } : { kind: 'paid' }
        }),
      )
      element.mount(into)
    }
    if (place.current) mount(place.current).catch(() => told.current.onFailed())
    return () => {
      isGone = true
      unmount()
    }
  }, [clientSecret, publishableKey])

  return <div ref={place} className="min-h-60" />
}

/** Stripe's form in the page's colors. */
function appearance() {
  const styles = getComputedStyle(document.documentElement)
  const color = (name: string) => `rgb(${styles.getPropertyValue(name).trim().split(/\s+/).join(', ')})`
  return {
    theme: 'night' as const,
    variables: {
      colorPrimary: color('--lamp'),
      colorBackground: color('--raised'),
      colorText: color('--ink'),
      colorTextSecondary: color('--soft'),
      colorDanger: color('--danger'),
      borderRadius: '16px',
    },
  }
}
