/** An outside service did not answer, also after retries; the call may be repeated later. */
export class ProviderDown extends Error {}
