import { createMutex } from '../../shared/kit/mutex.ts'

/**
 * Storing a file and removing an unused one must not cross: the same bytes may be wanted by one family in the moment in
 * which another lets go of them.
 */
export const mediaMutex = createMutex()
