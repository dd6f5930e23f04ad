import type { Work } from '../../domain/work/work.ts'

/** Which route begins what: the one place where a route gets leave to ask. */
export const WORK_OF_ROUTES: Record<string, Work> = {
  'POST /api/generate-story': 'story',
  'POST /app/tonight': 'story',
  'POST /api/stories/:id/retry': 'retry',
  'POST /app/saved-stories/:id/retry': 'retry',
  'POST /api/stories/:id/images/:paragraphIndex/redraw': 'redraw',
  'GET /api/voices/:id/sample': 'voice-sample',
  'POST /api/characters/upload-reference': 'portrait',
  'PUT /api/characters/:id': 'portrait',
  'GET /app/settings/family-data': 'export',
}
