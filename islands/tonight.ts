import { isInTheMiddle } from './creation/in-the-middle.ts'
import { loadFragmentsFor } from './lib/fragments-later.ts'
import { asIfTouched } from './lib/starter.ts'

loadFragmentsFor('tonight')
if (isInTheMiddle()) asIfTouched()
