import { DEFAULT_LABEL_COLOR, DESCRIPTION_MAX } from '../../shared/constants.ts'
import { LABEL_NAME_MAX, type TimelineLabel } from '../../shared/labels/label.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, TextArea } from '../ui/field.tsx'

type LabelWords = Pick<TimelineLabel, 'name' | 'description' | 'color'>

/** Name, description and color of a label. Enter in the name submits it; a blank name does not. */
export function LabelFields({
  idPrefix,
  label,
  errors = {},
}: {
  idPrefix: string
  label?: LabelWords | undefined
  /** Errors by field. */
  errors?: Partial<Record<'name' | 'description', string>>
}) {
  return (
    <div className="grid gap-4">
      <Field
        id={`${idPrefix}-name`}
        name="name"
        label="Name"
        dir="auto"
        required
        pattern=".*\S.*"
        title="A few words, such as First day of school"
        maxLength={LABEL_NAME_MAX}
        autoComplete="off"
        defaultValue={label?.name}
        error={errors.name}
      />
      <TextArea
        id={`${idPrefix}-description`}
        name="description"
        label="Description (optional)"
        dir="auto"
        rows={2}
        max={DESCRIPTION_MAX}
        autoComplete="off"
        defaultValue={label?.description ?? ''}
        error={errors.description}
      />
      <Field
        id={`${idPrefix}-color`}
        name="color"
        type="color"
        label="Color"
        className="h-12 max-w-28 p-1.5! cursor-pointer"
        defaultValue={label?.color ?? DEFAULT_LABEL_COLOR}
      />
    </div>
  )
}

/** Opened by islands/stories/label-dialog.ts for a new label or an edit. */
export function LabelDialog({ firebaseUid }: { firebaseUid: string }) {
  return (
    <Dialog id="label-dialog" title="New timeline label">
      <form
        method="dialog"
        autoComplete="off"
        data-label-form=""
        data-uid={firebaseUid}
        className="grid gap-6"
      >
        <LabelFields idPrefix="label" />
        <div className="dialog-ways">
          <Button variant="quiet" data-closes="">
            Cancel
          </Button>
          <Button type="submit" disabled aria-describedby="label-missing">
            Save Label
          </Button>
        </div>
        <p id="label-missing" className="-mt-4 text-right text-sm text-soft">
          Still missing: a name.
        </p>
      </form>
    </Dialog>
  )
}
