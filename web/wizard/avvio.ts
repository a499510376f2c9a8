// The page's start script: the reference data are asked for before the form's code has arrived.
import { ricaricaSeVecchia } from '../shell/ricaricaSeVecchia.ts'
import { anticipa } from './anticipa.ts'
import { leggiCatalogo } from './catalogo.ts'

ricaricaSeVecchia()
const lettura = leggiCatalogo()
const vista = lettura.then(anticipa).catch(() => undefined)

/** ms for which the form's code, already here or on its way, lets the first picture go before it. */
const PRECEDENZA = 1000

// Reading that code keeps a slow phone busy for as long as the picture takes to come: first the picture, then the form.
void Promise.race([vista, new Promise((resolve) => setTimeout(resolve, PRECEDENZA))])
  .then(() => import('./main.tsx'))
  .then(
    ({ avviaWizard }) => avviaWizard(lettura),
    // The connection was lost under the skeleton: nothing has been typed yet.
    () => addEventListener('online', () => location.reload(), { once: true }),
  )
