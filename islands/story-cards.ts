import { listenForKeeping } from './stories/keep-cards.ts'
import { listenForLabels } from './stories/label-dialog.ts'

listenForLabels()
listenForKeeping()
