import { createMutex } from '../../shared/kit/mutex.ts'

/**
 * Storing a file and removing an unused one must not overlap: one family may need the same bytes at the moment at which
 * another gives them up.
 */
export const mediaMutex = createMutex()
