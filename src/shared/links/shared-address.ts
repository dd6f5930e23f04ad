/** Where a link that a parent sends leads, before its token. */
export const SHARED = '/shared'

/** The address of a shared story. */
export const sharedHref = (token: string): string => `${SHARED}/${token}`

/** The address of a picture or sound of a shared story; `url` is the one that the family has for it. */
export const sharedMediaUrl = (token: string, url: string): string => `${sharedHref(token)}${url}`

/** Where a link leads by which somebody without an account reads a story aloud, before its token. */
export const RECORD = '/record'

/** The address of a story that is to be read aloud, and of what its page asks for. */
export const recordHref = (token: string): string => `${RECORD}/${token}`

/** The address of a picture of such a story. */
export const recordMediaUrl = (token: string, url: string): string => `${recordHref(token)}${url}`

/** What is asked for by a recording link: its token; undefined for every other path. */
export const recordTokenIn = (path: string): string | undefined =>
  /^\/record\/([\w-]{1,100})(?:\/|$)/.exec(path)?.[1]

/** Whether a path leads to what somebody sees who follows a link: nobody's session is read there. */
export const isOfLink = (path: string): boolean => /^\/(?:shared|record)\//.test(path)

/** Whether a recording is sent there: sound, and neither JSON nor a form. */
export const takesRecording = (method: string, path: string): boolean =>
  method === 'PUT' &&
  /^\/(?:api\/stories\/[^/]+\/pages\/[^/]+\/recording|record\/[^/]+\/pages\/[^/]+)$/.test(path)

const TOKEN = /^(\/(?:shared|record)\/)[^/]+/

/** A path as it may be logged: a reader of the log must not be able to follow a link. */
export const withoutToken = (path: string): string => path.replace(TOKEN, '$1…')
