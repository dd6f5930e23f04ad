import { isInTheMiddle } from './creation/in-the-middle.ts'
import { loadFragmentsFor } from './lib/fragments-later.ts'
import { asIfTouched } from './lib/when-seen.ts'

loadFragmentsFor('tonight')
if (isInTheMiddle()) asIfTouched()
