import type { LargeFamily } from './a-large-family.ts'

export interface FamilyPage {
  name: string
  path: string
  /** The Cookie header of the viewer; empty for a visitor. */
  cookie: string
}

const STEP = '/app?characters=1&theme=fairy-tale&tone=whimsical&length=short&age=6-8&step='

/** Every page, as seen by its audience; `wanted` is part of a name or an address. */
export function pagesOf(
  { parent, childsCookie, story, shared, making }: LargeFamily,
  wanted?: string,
): FamilyPage[] {
  const of = (cookie: string, pages: [name: string, path: string][]) =>
    pages.map(([name, path]) => ({ name, path, cookie }))
  return [
    ...of('', [
      ['landing', '/landing'],
      ['sign in', '/login'],
      ['sign up', '/login?mode=sign-up'],
      ['forgotten password', '/login?mode=forgotten'],
      ['privacy', '/privacy'],
      ['terms', '/terms'],
      ['licenses', '/licenses'],
      ['offline', '/offline'],
      ['a shared link', shared],
    ]),
    ...of(parent.cookie, [
      ['Home', '/app'],
      ['the first theme step', `${STEP}theme-selection`],
      ['every theme', `${STEP}theme-selection&mode=advanced`],
      ['author step', `${STEP}author-selection&author=potter`],
      ['new character', '/app/character-creation'],
      ['changed character', `/app/character-creation?edit=${encodeURIComponent('{"id":1}')}`],
      ['My Stories', '/app/saved-stories'],
      ['My Stories, a search', '/app/saved-stories?search=whale'],
      ['labels', '/app/saved-stories/labels'],
      ['a story', `/story/${story}`],
      ['ways out of a story', `/story/${story}/share`],
      ['mending', `/app/story/${story}/mend`],
      ['recording', `/app/story/${story}/record`],
      ['a sequel', `/app/story/${story}/more`],
      ['settings', '/app/settings'],
      ['plans', '/app/subscription'],
      ['profiles', '/app/profiles'],
      ['family profile', '/app/profiles/family'],
      ['handing over', '/app/kid-mode'],
    ]),
    ...of(making.parent.cookie, [
      ['Home, a story in the making', '/app'],
      ['a story in the making', `/story/${making.story}`],
    ]),
    ...of(childsCookie, [
      ['a child’s shelf', '/kid'],
      ['leaving kid mode', '/kid/leave'],
    ]),
  ].filter(({ name, path }) => wanted === undefined || name.includes(wanted) || path === wanted)
}

/** Other cookies of a returning family's browser. */
export const keptCookies = (timeZone: string) => ({ tz: encodeURIComponent(timeZone), mood: 'nature' })
