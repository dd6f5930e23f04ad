interface RowCap {
  /** The table, whose rows have their family's `user_id`. */
  table: string
  /** The maximum for one family. */
  most: number
  /** What a parent is told at the maximum. */
  sentence: string
}

const cap = (table: string, most: number, them: string): RowCap => ({
  table,
  most,
  sentence: `You have ${most.toLocaleString('en-US')} ${them}, which is as many as we can keep. Please delete one that you no longer need.`,
})

/** Everything that a family adds by asking for it, one line for each kind, with its cap. */
export const ROW_CAPS = {
  character: cap('characters', 100, 'characters'),
  label: cap('timeline_labels', 1000, 'labels'),
  story: cap('stories', 10_000, 'stories'),
  link: {
    table: 'story_links',
    most: 100,
    sentence: 'You have 100 links, which is as many as there can be. Please end one that you no longer need.',
  },
  recording: {
    ...cap('recordings', 2000, 'recorded pages'),
    sentence:
      'You have 2,000 recorded pages, which is as many as we can keep. Please delete a recording that you no longer need.',
  },
  change: {
    ...cap('story_changes', 2000, 'changes'),
    sentence:
      'You have made 2,000 changes to your stories, which is as many as we can keep. Deleting a story lets go of its changes.',
  },
} as const satisfies Record<string, RowCap>

export type CappedKind = keyof typeof ROW_CAPS

/** The maximum of one person's sessions: beyond it the oldest ends, and nobody is locked out. */
export const SESSIONS_MAX = 50

/** Every other table of the database, and what bounds it without a cap. */
export const BOUNDED: Record<string, string> = {
  users: 'one a family; sign-ups are limited by address',
  embedded_accounts: 'one a family; sign-ups are limited by address',
  embedded_identities: 'one a person at each provider',
  sessions: 'SESSIONS_MAX a person: the oldest ends',
  keys: 'the app’s own',
  first_family: 'one row in all',
  forgetting: 'one row in all',
  trials_given: 'one an e-mail that signed up; sign-ups are limited by address',
  feedback: 'one a story and type: a later one replaces it',
  profiles: 'the family’s own, and as many as its plan has or had',
  profile_stories: 'one a story and child that it is of',
  story_places: 'one a story',
  story_bodies: 'one a story',
  story_images: 'one a paragraph of a story',
  story_media: 'the files of a story',
  story_counts: 'one a kind of story',
  story_search_waiting: 'one a story',
  story_moves: 'the last 64 of a family',
  page_narrations: 'one a changed page and its words; what no change names any more is removed',
  series: 'one a story that has a sequel; ends with its last story',
  series_stories: 'one a story',
  story_voices: 'VOICES_PER_STORY a story; ends with its last recording',
  jobs: 'one a story, one a voice told again, one for the family’s voices, and two a picture',
  media: 'the files of characters, stories and recordings; what nothing shows is removed',
  bought_pieces: 'the pieces of what is being made; removed when it is finished',
  spending: 'one a call to a vendor, which the gate gives leave for',
  credit_ledger: 'one a story, grant or trial; a tester’s own settings are limited by rate',
  subscriptions: 'one a family',
  paid_periods: 'one a month',
  processed_events: 'one an event of the card provider',
  embedded_payments: 'the test mode’s own; changes of plan are limited by rate',
  story_definitions: 'the app’s own',
  author_styles: 'the app’s own',
}
