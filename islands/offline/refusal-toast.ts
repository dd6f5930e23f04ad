import { byteSizeText } from '../../src/shared/kit/byte-size.ts'
import type { Toast } from '../lib/toast.ts'
import { NOT_KEPT } from './keep-refusal.ts'
import { storiesOnDevice } from './on-device.ts'
import type { Refusal } from './story-record.ts'

/** Says why a story was not stored; on a full device also what can be removed, and where. */
export async function refusalToast(why: Refusal): Promise<Toast> {
  if (why === 'failed') return NOT_KEPT
  const stories = await storiesOnDevice()
  const inAll = byteSizeText(stories.reduce((sum, { bytes }) => sum + bytes, 0))
  const title = 'This device is full'
  if (stories.length === 0)
    return {
      kind: 'error',
      title,
      text: 'There is no room for this story. Please make some, then try again.',
    }
  const [named, it] =
    stories.length === 1 ? ['the one that is', 'it'] : [`the ${stories.length} that are`, 'one']
  const text = `There is no room for this story. Settings lists ${named} kept here (${inAll}): remove ${it} there, then try again.`
  return { kind: 'error', title, text }
}
