import type { Work } from '../../domain/gate/work.ts'

/** Which route begins what: only these routes can ask the gate. */
export const WORK_OF_ROUTES: Record<string, Work> = {
  'POST /api/generate-story': 'story',
  'POST /app/tonight': 'story',
  'POST /app/story/:id/more': 'story',
  'POST /api/stories/:id/retry': 'retry',
  'POST /app/saved-stories/:id/retry': 'retry',
  'POST /api/stories/:id/images/:paragraphIndex/redraw': 'redraw',
  'PUT /api/stories/:id/pages/:paragraphIndex/words': 'mend',
  'DELETE /api/stories/:id/pages/:paragraphIndex/words': 'take-back',
  'POST /api/stories/:id/pages/:paragraphIndex/picture': 'redraw',
  'GET /api/voices/:id/sample': 'voice-sample',
  'POST /api/characters/upload-reference': 'portrait',
  'PUT /api/characters/:id': 'portrait',
  'GET /app/settings/family-data': 'export',
  'POST /story/:id/share': 'share',
  'PUT /api/stories/:id/pages/:paragraphIndex/recording': 'record',
  'DELETE /api/stories/:id/pages/:paragraphIndex/recording': 'record',
  'DELETE /api/stories/:id/voice': 'record',
  'POST /app/story/:id/record/link': 'share',
  'PUT /record/:token/pages/:paragraphIndex': 'record',
  'GET /story/:id/take-home/:edition': 'edition',
}
