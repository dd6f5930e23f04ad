import { isUnconfirmedTrial } from '../../../db/queries/unconfirmed.ts'
import type { Services } from '../../context.ts'
import { OWN_ENGINE } from '../../shared/stories/made-by.ts'

type StoryServices = Pick<Services, 'identity' | 'writer' | 'painter' | 'narrator' | 'ambience'>

/** Whether a trial's stories need a confirmed e-mail: letters can be sent, and a vendor is paid for stories. */
export const asksForConfirmation = ({ identity, ...makers }: StoryServices): boolean =>
  identity.confirmsEmails &&
  [makers.writer, makers.painter, makers.narrator, makers.ambience].some(
    ({ engine }) => engine !== OWN_ENGINE,
  )

/** Whether this family must open its confirmation link before its first story. */
export const mustConfirm = (services: Services, userId: number | null): boolean =>
  userId !== null && asksForConfirmation(services) && isUnconfirmedTrial(services.db, userId)
