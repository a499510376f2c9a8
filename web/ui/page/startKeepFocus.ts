import { followForm } from './followForm.ts'
import { keepFocus } from './keepFocus.ts'

// Asked for by every page beside what it draws: nothing waits for it.
keepFocus()
followForm()
