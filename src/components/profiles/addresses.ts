import { NO_FILTERS, savedStoriesHref } from '../../shared/stories/story-filters.ts'

/** Where parents manage their children's profiles. */
export const PROFILES = '/app/profiles'

/** The favorites of the whole family. */
export const FAMILY_PROFILE = `${PROFILES}/family`

/** My Stories with one child's shelf. */
export const shelfHref = (profileId: number) => savedStoriesHref({ ...NO_FILTERS, child: String(profileId) })
