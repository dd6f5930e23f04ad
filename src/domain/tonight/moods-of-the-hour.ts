import type { ToneId } from '../../shared/stories/tones.ts'

const DAY: readonly ToneId[] = ['cheerful', 'playful', 'curious', 'funny', 'colorful', 'brave']
const EVENING: readonly ToneId[] = ['gentle', 'cozy', 'whimsical', 'magical', 'loving', 'sweet']
const NIGHT: readonly ToneId[] = ['calm', 'dreamy', 'sleepy', 'serene', 'cozy']

/** The moods that suit an hour (0 to 23): lively by day, warm toward bedtime, quiet late. */
export function moodsOfTheHour(hour: number): readonly ToneId[] {
  if (hour >= 20 || hour < 5) return NIGHT
  return hour >= 17 ? EVENING : DAY
}
