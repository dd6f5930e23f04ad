import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { Button, LinkButton } from '../src/components/ui/button.tsx'
import { Card } from '../src/components/ui/card.tsx'
import { Loading } from '../src/components/ui/spinner.tsx'
import type { Confirm } from './checkout/payment.ts'
import { StripeFields } from './checkout/stripe-fields.tsx'
import { TestCardFields } from './checkout/test-card-fields.tsx'
import { errorSentence, read, send } from './lib/api.ts'
import { endsSession } from './lib/sign-in-again.ts'
import { loadMessages, toast } from './lib/toast.ts'

export interface CheckoutProps {
  firebaseUid: string
  priceId: string
  /** E.g. $9.99. */
  price: string
  cardForm: { kind: 'stripe'; publishableKey: string } | { kind: 'test-card' }
}

const RELOAD_AFTER_MS = 1500
const PLANS = '/app/subscription'

type Setup =
  | { state: 'preparing' }
  | { state: 'failed'; reason: string }
  | { state: 'ready'; clientSecret: string }

/** The card payment form: sets up the subscription, takes the card and confirms the first payment. */
export default function Checkout({ firebaseUid, priceId, price, cardForm }: CheckoutProps) {
  const { setup, fail } = useSetup(firebaseUid, priceId)
  const { onReady, isReady, isBusy, refusal, pay } = usePayment(firebaseUid)
  const onFailed = useCallback(() => fail('Failed to initialize payment setup'), [fail])

  if (setup.state === 'preparing')
    return (
      <Card className="min-h-100">
        <Loading>Preparing the payment...</Loading>
      </Card>
    )
  if (setup.state === 'failed') return <SetupFailed reason={setup.reason} />
  const fields = { clientSecret: setup.clientSecret, onReady, onFailed }
  return (
    <Card className="min-h-100">
      <form onSubmit={pay}>
        <h2 className="heading text-xl mb-5">Your card</h2>
        {cardForm.kind === 'stripe' ? (
          <StripeFields {...fields} publishableKey={cardForm.publishableKey} />
        ) : (
          <TestCardFields {...fields} firebaseUid={firebaseUid} />
        )}
        <p role="alert" id="refusal" hidden={!refusal} className="mt-5 text-danger text-pretty">
          {refusal}
        </p>
        <Button
          type="submit"
          size="large"
          className="mt-7 w-full"
          busy={isBusy}
          disabled={!isReady}
          aria-describedby="refusal"
        >
          {isBusy ? 'Processing...' : `Subscribe for ${price}/month`}
        </Button>
      </form>
    </Card>
  )
}

/** Requests the subscription whose first payment is to be confirmed; one that needs no payment is announced at once. */
function useSetup(firebaseUid: string, priceId: string) {
  const [setup, setSetup] = useState<Setup>({ state: 'preparing' })

  const fail = useCallback((text: string) => {
    setSetup({ state: 'failed', reason: text })
    toast({ kind: 'error', title: 'Setup Error', text })
  }, [])

  useEffect(() => {
    let isGone = false
    const body = { firebaseUid, priceId }
    send<{ clientSecret: string | null }>('POST', '/api/get-or-create-subscription', body)
      .then(({ clientSecret }) => {
        if (isGone) return
        if (clientSecret) setSetup({ state: 'ready', clientSecret })
        else void celebrate(firebaseUid)
      })
      .catch((error) => {
        if (!isGone && !endsSession(error)) fail(errorSentence(error, 'Failed to setup subscription'))
      })
    return () => {
      isGone = true
    }
  }, [firebaseUid, priceId, fail])

  return { setup, fail }
}

/** Confirms the payment with the card fields that are ready. */
function usePayment(firebaseUid: string) {
  const [confirm, setConfirm] = useState<Confirm | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const onReady = useCallback((ready: Confirm) => setConfirm(() => ready), [])

  useEffect(() => {
    const onReturn = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    addEventListener('pageshow', onReturn)
    return () => removeEventListener('pageshow', onReturn)
  }, [])

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (!confirm || isBusy) return
    setBusy(true)
    setRefusal('')
    const refuse = (title: string, text: string) => {
      setRefusal(text)
      toast({ kind: 'error', title, text })
    }
    try {
      const payment = await confirm()
      if (payment.kind === 'paid') return await celebrate(firebaseUid)
      if (payment.kind === 'failed') {
        if (await isPaidElsewhere(firebaseUid)) return location.replace(PLANS)
        refuse('Payment Failed', payment.message)
      }
    } catch (error) {
      if (endsSession(error)) return
      if (await isPaidElsewhere(firebaseUid)) return location.replace(PLANS)
      refuse('Payment Error', errorSentence(error, 'An unexpected error occurred'))
    }
    setBusy(false)
  }

  return { onReady, isReady: confirm !== null, isBusy, refusal, pay }
}

/** Whether another tab has paid meanwhile: this payment is then refused, and nothing is due. */
async function isPaidElsewhere(firebaseUid: string): Promise<boolean> {
  try {
    const status = `/api/subscription-status?${new URLSearchParams({ firebaseUid })}`
    return (await read<{ hasSubscription: boolean }>(status)).hasSubscription
  } catch {
    return false
  }
}

function SetupFailed({ reason }: { reason: string }) {
  return (
    <Card className="min-h-100 text-center py-14!">
      <p className="text-lg">Unable to setup payment. Please try again.</p>
      <p className="mt-2 text-soft text-pretty">{reason}</p>
      <LinkButton href={PLANS} variant="secondary" className="mt-6">
        Back to Plans
      </LinkButton>
    </Card>
  )
}

/** These calls tell the server of the payment even where no webhook arrives; then the page reloads. */
async function celebrate(firebaseUid: string): Promise<void> {
  toast({
    kind: 'success',
    title: 'Payment Successful',
    text: 'Your subscription has been activated!',
  })
  const query = new URLSearchParams({ firebaseUid })
  const refreshed = Promise.allSettled([
    read(`/api/subscription-status?${query}`),
    read(`/api/user/trial-status?${query}`),
  ])
  // The toast's full time counts from when its script has loaded.
  await loadMessages().catch(() => undefined)
  await Promise.all([refreshed, new Promise((resolve) => setTimeout(resolve, RELOAD_AFTER_MS))])
  location.replace(PLANS)
}
