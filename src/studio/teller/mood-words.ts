import { type Activity, is } from './activities.ts'

/** The words for how a child is. */
export const MOODS: readonly Activity[] = [
  is(
    'quiet',
    'quiet|quieter|shy|timid|careful|cautious|(?<!a )patient|dreamy|daydream(?:s|er|ing)?|dreamer|thoughtful|gentle|calm(?! down)|observant|notices?(?: \\p{L}+)?|soft-?spoken|introvert(?:ed)?|bashful|reserved|slow to warm(?: up)?|sensitive|tender[- ]?hearted|cries (?:at|easily|over)|peaceful|good listener|watches (?:everything|everyone|people|first)',
  ),
  is(
    'brave',
    'brave|fearless|bold|daring|daredevil|courageous|adventurous|boss(?:y)?|bossing|in charge|leader|stubborn|headstrong|strong-?willed|likes? (?:winning|to win)|competitive|determined|confident|feisty|fierce|tough(?! (?:year|time|week|month|day|eater|start))|independent|me do it|super-?hero(?:es)?|spider-?man|batman|superman|hulk|loud(?! (?:noises?|music|sounds?))|outgoing',
  ),
]
