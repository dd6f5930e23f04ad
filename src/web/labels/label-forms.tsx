import { type Context, Hono } from 'hono'
import type { ComponentProps } from 'react'
import { labelCountOf, labelOf, labelsOnPage } from '../../../db/queries/labels.ts'
import { storyDateOf } from '../../../db/queries/story-list.ts'
import { LabelFields } from '../../components/stories/label-form.tsx'
import { LabelList } from '../../components/stories/label-list.tsx'
import { SurePage } from '../../components/stories/sure-dialog.tsx'
import { Button, LinkButton } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import type { AppEnv } from '../../context.ts'
import { createLabel, deleteLabel, editLabel } from '../../domain/labels/save-label.ts'
import { acceptedPage } from '../../shared/kit/pager.ts'
import { ROW_CAPS } from '../../shared/kit/row-caps.ts'
import { LabelFields as LabelForm } from '../../shared/payloads.ts'
import { requirePage, type SignedInEnv } from '../kit/require-page.ts'
import { idParam, readerOf, timelineHref, userOf } from '../stories/timeline-request.ts'

/** On one page of the list of labels. */
const LABELS_ON_PAGE = 50

/** All labels, page by page, and their forms for browsers without script. */
export const storyLabelsPage = new Hono<AppEnv>()
  .get('/app/saved-stories/labels', requirePage, (c) => {
    const { db } = c.get('services')
    const totalPages = Math.ceil(labelCountOf(db, userOf(c)) / LABELS_ON_PAGE)
    const page = acceptedPage(c.req.query('page'), totalPages)
    const part = { limit: LABELS_ON_PAGE, offset: (page - 1) * LABELS_ON_PAGE }
    const labels = labelsOnPage(db, userOf(c), part)
    return c.render(<LabelList {...{ labels, page, totalPages }} reader={readerOf(c)} />, {
      title: 'Timeline labels',
      lists: true,
    })
  })

  .get('/app/saved-stories/:id/label', requirePage, (c) =>
    storyDateOf(c.get('services').db, userOf(c), idParam(c))
      ? labelForm(c, { title: 'New timeline label' })
      : c.notFound(),
  )

  .post('/app/saved-stories/:id/label', requirePage, async (c) => {
    const { db } = c.get('services')
    const createdAt = storyDateOf(db, userOf(c), idParam(c))
    if (!createdAt) return c.notFound()
    const { typed, words, errors } = await sentLabel(c)
    if (!words) return labelForm(c, { title: 'New timeline label', label: typed, errors })
    if (createLabel(db, userOf(c), words, createdAt).ok) return c.redirect(timelineHref(c), 303)
    const { sentence } = ROW_CAPS.label
    return labelForm(c, {
      title: 'New timeline label',
      label: typed,
      errors: { name: sentence },
      status: 409,
    })
  })

  .get('/app/saved-stories/labels/:id', requirePage, (c) => {
    const label = labelOf(c.get('services').db, userOf(c), idParam(c))
    return label ? labelForm(c, { title: 'Edit timeline label', label }) : c.notFound()
  })

  .post('/app/saved-stories/labels/:id', requirePage, async (c) => {
    const { typed, words, errors } = await sentLabel(c)
    if (!words) return labelForm(c, { title: 'Edit timeline label', label: typed, errors })
    const edited = editLabel(c.get('services').db, userOf(c), idParam(c), words)
    return edited ? c.redirect(timelineHref(c), 303) : c.notFound()
  })

  .get('/app/saved-stories/labels/:id/delete', requirePage, (c) => {
    const label = labelOf(c.get('services').db, userOf(c), idParam(c))
    if (!label) return c.notFound()
    return c.render(<SurePage of="label" what={label.name} back={timelineHref(c)} />, {
      title: 'Delete a label',
    })
  })

  .post('/app/saved-stories/labels/:id/delete', requirePage, (c) => {
    deleteLabel(c.get('services').db, userOf(c), idParam(c))
    return c.redirect(timelineHref(c), 303)
  })

interface Typed {
  name: string
  description: string
  color: string
}

async function sentLabel(c: Context) {
  const form = await c.req.parseBody()
  const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '')
  const typed: Typed = { name: text('name'), description: text('description'), color: text('color') }
  const parsed = LabelForm.safeParse({ ...typed, color: typed.color || undefined })
  const [issue] = parsed.error?.issues ?? []
  const field = issue?.path[0] === 'description' ? 'description' : 'name'
  return { typed, words: parsed.data, errors: issue ? { [field]: issue.message } : {} }
}

function labelForm(
  c: Context<SignedInEnv>,
  {
    title,
    label,
    errors = {},
    status = 400,
  }: {
    title: string
    label?: Omit<Typed, 'description'> & { description: string | null }
    errors?: ComponentProps<typeof LabelFields>['errors']
    status?: 400 | 409
  },
) {
  if (errors.name ?? errors.description) c.status(status)
  const back = timelineHref(c)
  return c.render(
    <div className="page-width pb-16">
      <PageHeader title={title} back={{ href: back, label: 'My Stories' }} />
      <Card className="max-w-lg">
        <form method="post" autoComplete="off" className="grid gap-6">
          <LabelFields idPrefix="label" label={label} errors={errors} />
          <div className="flex flex-wrap justify-end gap-3">
            <LinkButton href={back} variant="quiet">
              Cancel
            </LinkButton>
            <Button type="submit">Save Label</Button>
          </div>
        </form>
      </Card>
    </div>,
    { title },
  )
}
