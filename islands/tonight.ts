import { isInTheMiddle } from './creation/in-the-middle.ts'
import { followIn } from './lib/follow-in.ts'
import { asIfTouched } from './lib/when-seen.ts'

followIn('tonight')
if (isInTheMiddle()) asIfTouched()
