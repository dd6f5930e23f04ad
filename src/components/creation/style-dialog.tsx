import { type ReactNode, useEffect, useRef } from 'react'
import { SEED_MAX } from '../../shared/constants.ts'
import type { WritingStyle } from '../../shared/stories/story-request.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { IslandDialog } from '../ui/dialog.tsx'
import { Badge } from '../ui/feedback.tsx'
import { TextArea } from '../ui/field.tsx'
import { BackIcon, ShuffleIcon, StoriesIcon, WandIcon } from '../ui/icons.tsx'
import type { Dispatch } from './dispatch.ts'
import type { DialogName, Flow } from './flow/flow.ts'
import { habitOf } from './flow/habits.ts'
import type { CreationOptions } from './flow/options.ts'
import { PriceLine } from './price-line.tsx'

/** Ids of what is focused when a dialog opens. */
const SEED = 'seed'
const STYLES: Record<WritingStyle, string> = { normal: 'style-normal', 'plot-twist': 'style-plot-twist' }

/** The writing style: normal, or with a plot twist whose seed is entered in the same dialog. */
export function StyleDialog({ flow, options, seedError, dispatch }: StyleDialogProps) {
  const last = habitOf(flow.characterIds, options).writingStyle
  const shown = useRef<DialogName>('style')
  if (flow.dialog) shown.current = flow.dialog
  const face = shown.current
  useEffect(() => {
    const first = flow.dialog === 'seed' ? SEED : STYLES[last ?? 'normal']
    if (flow.dialog) document.getElementById(first)?.focus()
  }, [flow.dialog, last])
  return (
    <IslandDialog
      id="writing-style"
      title={face === 'style' ? 'Choose Your Story Style' : 'Plant a Plot Twist'}
      open={flow.dialog !== null}
      onClose={() => dispatch({ type: 'close-dialog', dialog: face })}
    >
      {face === 'style' ? (
        <StyleChoice key="style" last={last} dispatch={dispatch} />
      ) : (
        <SeedForm key="seed" seed={flow.seed} error={seedError} dispatch={dispatch} />
      )}
      <PriceLine flow={flow} options={options} className="mt-4" />
    </IslandDialog>
  )
}

interface StyleDialogProps {
  flow: Flow
  options: CreationOptions
  /** Why the twist was refused. */
  seedError: string | undefined
  dispatch: Dispatch
}

function StyleChoice({ last, dispatch }: { last: WritingStyle | null; dispatch: Dispatch }) {
  const lastTime = (style: WritingStyle) => (style === last ? { badge: 'Last time' } : {})
  return (
    <div className="grid gap-3">
      <StyleCard
        icon={<StoriesIcon className="size-6" />}
        title="Normal"
        onPick={() => dispatch({ type: 'tell-normally' })}
        id={STYLES.normal}
        {...lastTime('normal')}
      >
        From once upon a time to good night.
      </StyleCard>
      <StyleCard icon={<WandIcon className="size-6" />} title="Interactive" badge="Coming Soon">
        Your child decides what happens next.
      </StyleCard>
      <StyleCard
        icon={<ShuffleIcon className="size-6" />}
        title="Plot Twist"
        onPick={() => dispatch({ type: 'open-dialog', dialog: 'seed' })}
        id={STYLES['plot-twist']}
        {...lastTime('plot-twist')}
      >
        Something nobody saw coming, from you or by surprise.
      </StyleCard>
    </div>
  )
}

function StyleCard({
  icon,
  title,
  badge,
  onPick,
  id,
  children,
}: {
  icon: ReactNode
  title: string
  badge?: string
  onPick?: () => void
  id?: string
  children: ReactNode
}) {
  return (
    <button
      type="button"
      disabled={!onPick}
      onClick={onPick}
      {...(id === undefined ? {} : { id })}
      className={cx(
        'flex w-full items-center gap-4 rounded-2xl border-2 border-solid border-line bg-raised p-4 text-left transition-colors',
        onPick ? 'hover:border-lamp' : 'opacity-60',
      )}
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-lamp/12 text-lamp">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="heading text-lg">{title}</span>
          {badge && <Badge tone="accent">{badge}</Badge>}
        </span>
        <span className="block text-sm text-soft">{children}</span>
      </span>
    </button>
  )
}

function SeedForm({
  seed,
  error,
  dispatch,
}: {
  seed: string
  error: string | undefined
  dispatch: Dispatch
}) {
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        dispatch({ type: 'tell-with-my-seed' })
      }}
    >
      <TextArea
        id={SEED}
        label="Your twist"
        hint="A sentence is enough: the dragon is afraid of mice."
        max={SEED_MAX}
        error={error}
        value={seed}
        onChange={(event) => dispatch({ type: 'type-seed', seed: event.target.value })}
      />
      <Button type="submit" disabled={seed.trim() === ''} aria-describedby="seed-missing">
        Create Story with My Seed
      </Button>
      <p id="seed-missing" role="status" className="-mt-1 text-center text-sm text-soft empty:hidden">
        {seed.trim() === '' && 'Still missing: your twist.'}
      </p>
      <Button variant="secondary" onClick={() => dispatch({ type: 'tell-with-any-seed' })}>
        Use AI Generated Seed Instead
      </Button>
      <Button
        variant="quiet"
        icon={<BackIcon />}
        onClick={() => dispatch({ type: 'open-dialog', dialog: 'style' })}
      >
        Back to Style Selection
      </Button>
    </form>
  )
}
