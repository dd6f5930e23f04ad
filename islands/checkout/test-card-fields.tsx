import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../src/components/ui/button.tsx'
import { IslandDialog } from '../../src/components/ui/dialog.tsx'
import { Field } from '../../src/components/ui/field.tsx'
import { ApiError, errorSentence, send } from '../lib/api.ts'
import type { CardFieldsProps, Confirm, Payment } from './payment.ts'

const TEST_CARDS = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0025 0000 3155', 'asks for a confirmation'],
  ['4000 0000 0000 0002', 'is declined'],
] as const

type Answer = 'yes' | 'no' | 'closed'

interface TypedCard {
  number: string
  expiry: string
  code: string
}

const NO_CARD: TypedCard = { number: '', expiry: '', code: '' }

/** The test mode's card form: only test numbers work, and the bank's question is a dialog. */
export function TestCardFields({
  firebaseUid,
  clientSecret,
  onReady,
}: CardFieldsProps & { firebaseUid: string }) {
  const [card, setCard] = useState(NO_CARD)
  const { confirm, answer } = useTestPayment({ firebaseUid, clientSecret, number: card.number })
  const ready = useRef(onReady)
  useEffect(() => ready.current(confirm), [confirm])
  return (
    <>
      <CardInputs card={card} onChange={(changed) => setCard({ ...card, ...changed })} />
      <h3 className="mt-6 mb-2 font-semibold text-sm">Test cards</h3>
      <TestCards onPick={(number) => setCard({ number, expiry: '12 / 34', code: '123' })} />
      <BankQuestion answer={answer} />
    </>
  )
}

/** Pays with the number typed at the time of confirming; `answer` is set while the bank asks. */
function useTestPayment({ firebaseUid, clientSecret, number }: Omit<SentCard, 'confirmed'>) {
  const [answer, setAnswer] = useState<((answer: Answer) => void) | null>(null)
  const current = useRef(number)
  current.current = number

  const confirm: Confirm = useCallback(async () => {
    const pay = (confirmed?: boolean) =>
      sendCard({ firebaseUid, clientSecret, number: current.current, confirmed })
    const paid = await pay()
    if (paid !== 'confirmation') return paid
    const answered = await new Promise<Answer>((resolve) => setAnswer(() => resolve))
    setAnswer(null)
    if (answered === 'closed') return { kind: 'abandoned' }
    const settled = await pay(answered === 'yes')
    return settled === 'confirmation' ? { kind: 'abandoned' } : settled
  }, [firebaseUid, clientSecret])

  return { confirm, answer }
}

function CardInputs({
  card,
  onChange,
}: {
  card: TypedCard
  onChange: (changed: Partial<TypedCard>) => void
}) {
  const common = { inputMode: 'numeric', autoComplete: 'off', required: true } as const
  return (
    <div className="grid gap-5">
      <Field
        {...common}
        id="card-number"
        label="Card number"
        placeholder="4242 4242 4242 4242"
        value={card.number}
        onChange={(event) => onChange({ number: grouped(event.target.value) })}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field
          {...common}
          id="card-expiry"
          label="Expiry"
          placeholder="12 / 34"
          value={card.expiry}
          onChange={(event) => onChange({ expiry: event.target.value })}
        />
        <Field
          {...common}
          id="card-code"
          label="CVC"
          placeholder="123"
          maxLength={4}
          value={card.code}
          onChange={(event) => onChange({ code: event.target.value })}
        />
      </div>
    </div>
  )
}

function TestCards({ onPick }: { onPick: (number: string) => void }) {
  return (
    <ul className="grid gap-1">
      {TEST_CARDS.map(([number, does]) => (
        <li key={number}>
          <Button
            variant="quiet"
            size="small"
            className="justify-start! w-full px-3! -ml-3 flex-wrap gap-x-2 gap-y-0!"
            onClick={() => onPick(number)}
          >
            <span className="tabular-nums text-ink">{number}</span> {does}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function BankQuestion({ answer }: { answer: ((answer: Answer) => void) | null }) {
  return (
    <IslandDialog
      id="bank-question"
      title="Confirm this payment"
      open={answer !== null}
      onClose={() => answer?.('closed')}
    >
      <p className="text-soft">
        This is where your bank would ask you. It is a test: choose what you would answer.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => answer?.('yes')}>Confirm payment</Button>
        <Button variant="secondary" onClick={() => answer?.('no')}>
          Refuse
        </Button>
      </div>
    </IslandDialog>
  )
}

interface SentCard {
  firebaseUid: string
  clientSecret: string
  number: string
  confirmed: boolean | undefined
}

async function sendCard(card: SentCard): Promise<Payment | 'confirmation'> {
  try {
    const { status } = await send<{ status: 'succeeded' | 'confirmation' }>(
      'POST',
      '/api/stripe/test-card',
      card,
    )
    return status === 'confirmation' ? 'confirmation' : { kind: 'paid' }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    return { kind: 'failed', message: errorSentence(error, '') }
  }
}

/** Digits in groups of four, as on a card. */
const grouped = (typed: string) =>
  typed
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ')
