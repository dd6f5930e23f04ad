import { NO_FILTERS, savedStoriesHref } from '../../shared/stories/story-filters.ts'

/** Where parents manage their children's profiles. */
export const PROFILES = '/app/profiles'

/** What a family likes that shares its shelf. */
export const FAMILY_PROFILE = `${PROFILES}/family`

/** My Stories with one child's shelf. */
export const shelfHref = (profileId: number) => savedStoriesHref({ ...NO_FILTERS, child: String(profileId) })
