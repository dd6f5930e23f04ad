/** The path of a shared story, before its token. */
export const SHARED_PATH = '/shared'

/** The address of a shared story. */
export const sharedHref = (token: string): string => `${SHARED_PATH}/${token}`

/** The address of a picture or sound of a shared story; `url` is the family's own address of it. */
export const sharedMediaUrl = (token: string, url: string): string => `${sharedHref(token)}${url}`

/** The path of a recording link, with which somebody without an account reads a story aloud, before its token. */
export const RECORD_PATH = '/record'

/** The address of a recording link's page and calls. */
export const recordHref = (token: string): string => `${RECORD_PATH}/${token}`

/** The address of a picture of such a story. */
export const recordMediaUrl = (token: string, url: string): string => `${recordHref(token)}${url}`

/** The token in the path of a recording link; undefined for every other path. */
export const recordTokenIn = (path: string): string | undefined =>
  /^\/record\/([\w-]{1,100})(?:\/|$)/.exec(path)?.[1]

/** Whether a path belongs to a link: no session is read there. */
export const isOfLink = (path: string): boolean => /^\/(?:shared|record)\//.test(path)

/** Whether a request carries a recording: sound, neither JSON nor a form. */
export const takesRecording = (method: string, path: string): boolean =>
  method === 'PUT' &&
  /^\/(?:api\/stories\/[^/]+\/pages\/[^/]+\/recording|record\/[^/]+\/pages\/[^/]+)$/.test(path)

const TOKEN = /^(\/(?:shared|record)\/)[^/]+/

/** A path for the log: a reader of the log must not be able to follow a link. */
export const withoutToken = (path: string): string => path.replace(TOKEN, '$1…')
