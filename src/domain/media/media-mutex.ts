import { createMutex } from '../../shared/kit/mutex.ts'

/**
 * Storing a file must not overlap with removing an unused one: one family may need the same bytes at the moment at
 * which another gives them up.
 */
export const mediaMutex = createMutex()
