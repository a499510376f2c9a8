// The page's start script: the reference data are asked for before the form's code has arrived.
import { ricaricaSeVecchia } from '../shell/ricaricaSeVecchia.ts'
import { anticipa } from './anticipa.ts'
import { leggiCatalogo } from './catalogo.ts'

ricaricaSeVecchia()
const lettura = leggiCatalogo()
void lettura.then(anticipa, () => undefined)
void import('./main.tsx').then(({ avviaWizard }) => avviaWizard(lettura))
