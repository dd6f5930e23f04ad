import { playerProgress } from '../../shared/stories/generation-status.ts'
import { Card } from '../ui/card.tsx'
import { ProgressBar } from '../ui/feedback.tsx'
import { STEP_TITLE } from './step-header.tsx'

/** The last step, until the server has stored the wish and the story has its own page. */
export function StoryStep({ child }: { child: string }) {
  const { percent } = playerProgress(undefined)
  return (
    <div className="mx-auto grid min-h-[70dvh] max-w-xl content-center py-10">
      <Card className="text-center py-10!">
        <h1 id={STEP_TITLE} tabIndex={-1} className="heading text-3xl outline-none">
          Creating {child}'s story
        </h1>
        <p className="mt-2 mb-6 text-soft">The first words are being written.</p>
        <ProgressBar percent={percent} label="Progress" />
        <p role="status" className="mt-2 text-soft tabular-nums">
          {percent}%
        </p>
      </Card>
    </div>
  )
}
