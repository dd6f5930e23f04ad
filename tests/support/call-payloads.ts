import { changesOf, toldWords, wantedWords } from '../../db/queries/wanted-words.ts'
import { deriveCastSheet } from '../../src/domain/characters/derive-cast-sheet.ts'
import { wordsMark } from '../../src/shared/recordings/words-mark.ts'
import type { TestApp } from './app.ts'
import type { Street } from './calls.ts'

export const CHARACTER = {
  characterName: 'Mia',
  gender: 'female',
  description: 'curly red hair, loves foxes',
  referenceImageUrl: null,
}
export const LABEL = { name: 'Zoo day', createdAt: '2026-11-20T19:30:00.000Z' }
const RATING = { type: 'STORY_GENERATION', rating: 'positive' }
const PRICE = 'price_test_storyteller'

export const wish = (character: number) => ({
  characters: [{ id: character }],
  themeId: 'forest-friends',
  tone: 'gentle',
  ageGroup: '6-8',
  length: 'test',
  authorStyle: 'potter',
})

/** What a call sends besides its caller, by route: parameters of a GET, a JSON body under /api, else a form. */
export const PAYLOADS: Record<string, (street: Street) => Record<string, unknown>> = {
  'POST /api/identity/v1/accounts:signUp': () => ({ email: 'new@example.com', password: 'fir tree' }),
  'POST /api/identity/v1/accounts:signInWithPassword': ({ mia }) => ({
    email: mia.email,
    password: 'twinkle-twinkle',
  }),
  'POST /api/identity/v1/accounts:signInWithIdp': () => ({
    postBody: 'id_token=a&providerId=google.com&nonce=b',
  }),
  'POST /api/identity/v1/accounts:resetPassword': () => ({ oobCode: 'a.b.c', newPassword: 'lamplight' }),
  'POST /api/identity/v1/token': () => ({ grant_type: 'refresh_token', refresh_token: 'a.b.c' }),
  'POST /login': ({ mia }) => ({ email: mia.email, password: 'wrong', mode: 'sign-in' }),
  'POST /login/forgotten': ({ mia }) => ({ email: mia.email }),
  'POST /reset-password': () => ({ code: 'a.b.c', password: 'lamplight', repeatPassword: 'lamplight' }),
  'POST /confirm-email': () => ({ code: 'a.b.c' }),
  'POST /app/settings/password': () => ({
    password: 'wrong',
    newPassword: 'lamplight',
    repeatPassword: 'lamplight',
  }),
  'POST /app/settings/email': () => ({ email: 'other@example.com', password: 'wrong' }),
  'POST /api/characters/upload-reference': () => CHARACTER,
  'PUT /api/characters/:id': () => CHARACTER,
  'GET /api/figure.svg': () => ({
    ...deriveCastSheet({ gender: 'female', description: 'curly red hair', seed: 1 }),
  }),
  'POST /api/look': () => ({ gender: 'female', description: 'curly red hair', lookSeed: 1 }),
  'POST /api/generate-story': ({ character }) => wish(character),
  'POST /api/feedback': ({ story }) => ({ storyId: story, ...RATING }),
  'POST /api/timeline-labels': () => LABEL,
  'PUT /api/timeline-labels/:id': () => ({ name: 'Aquarium' }),
  'POST /api/get-or-create-subscription': () => ({ priceId: PRICE }),
  'POST /api/upgrade-subscription': () => ({ newPriceId: PRICE }),
  'POST /api/stripe/test-card': () => ({ clientSecret: 'pi_1_secret_1', number: '4242424242424242' }),
  'POST /api/user/credits': () => ({ credits: 4 }),
  'POST /api/user/trial-bypass': () => ({ trialBypass: true }),
  'POST /app/subscription/change': () => ({ newPriceId: PRICE }),
  'POST /app/settings/tester/credits': () => ({ credits: '5' }),
  'POST /app/settings/tester/trial-bypass': () => ({ trialBypass: 'false' }),
  'POST /app/settings/delete-account': () => ({ confirmation: 'DELETE' }),
  'PUT /api/stories/:id/pages/:paragraphIndex/words': ({ home, story }) => {
    const seen = wordsOfPage(home.services.db, story)
    return { words: `${seen} Then she laughed.`, seen, price: 9 }
  },
  'POST /api/stories/:id/pages/:paragraphIndex/picture': () => ({ wish: 'she has no hat', price: 9 }),
  'PUT /api/stories/:id/favorite': () => ({ favorite: true }),
  'PUT /api/stories/:id/place': () => ({ place: { seconds: 12, percent: 40 } }),
  'POST /app/kid-mode': ({ profile }) => ({ profile, pin: '2580', repeatPin: '2580' }),
  'POST /kid/leave': () => ({ pin: '2580' }),
  'POST /kid/leave/password': () => ({ password: 'twinkle-twinkle' }),
  'POST /app/settings/kid-pin': () => ({ password: 'twinkle-twinkle', pin: '2581', repeatPin: '2581' }),
  'POST /app/profiles': () => ({ name: 'Noor' }),
  'POST /app/profiles/family': () => ({ ageGroup: '9-12' }),
  'POST /app/profiles/:id': () => ({ name: 'Mia' }),
  'POST /app/profiles/:id/move': () => ({ by: 'up' }),
  'POST /app/saved-stories/:id/favorite': () => ({ favorite: 'true' }),
  'POST /app/tonight': ({ character, family }) => ({
    profile: family,
    character,
    theme: 'forest-friends',
    tone: 'gentle',
    ageGroup: '6-8',
    length: 'test',
    authorStyle: 'potter',
    requestKey: crypto.randomUUID(),
    again: 'true',
  }),
  'POST /app/story/:id/more': () => ({ length: 'test', tone: 'gentle', requestKey: crypto.randomUUID() }),
  'POST /mood': () => ({ mood: 'nature' }),
  'POST /story/:id/share': () => ({ withName: 'true' }),
  'POST /app/story/:id/record/link': () => ({ voice: 'Grandma' }),
  'PUT /api/stories/:id/pages/:paragraphIndex/recording': ({ home, story }) => ({
    voice: 'Grandma',
    seconds: 4,
    seen: wordsMark(wordsOfPage(home.services.db, story)),
  }),
  'PUT /record/:token/pages/:paragraphIndex': ({ home, story }) => ({
    seconds: 4,
    seen: wordsMark(wordsOfPage(home.services.db, story)),
  }),
  'DELETE /api/stories/:id/pages/:paragraphIndex/recording': () => ({ voice: 'Grandma' }),
  'DELETE /api/stories/:id/voice': () => ({ voice: 'Grandma' }),
  'POST /app/saved-stories/:id/label': () => ({ name: 'First tooth' }),
  'POST /app/saved-stories/labels/:id': () => ({ name: 'Second tooth' }),
}

/** The new words of a story's first page. */
const wordsOfPage = (db: TestApp['services']['db'], storyId: number): string =>
  wantedWords(toldWords(db, storyId), changesOf(db, storyId))[0] ?? ''
