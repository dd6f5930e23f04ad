/** An outside service did not answer, also when asked again; what was asked for may be tried later. */
export class ProviderDown extends Error {}
