// The page's start script: the reference data are asked for before the form's code has arrived.
import { reloadIfStale } from '../shell/reloadIfStale.ts'
import { unregisterOldWorker } from '../shell/unregisterOldWorker.ts'
import { fetchCatalogo } from './catalogo.ts'
import { prefetchStep } from './prefetchStep.ts'

reloadIfStale()
unregisterOldWorker()
const lettura = fetchCatalogo()
const vista = lettura.then(prefetchStep).catch(() => undefined)

/** ms for which the form's code, already here or on its way, lets the first picture go before it. */
const PRECEDENZA = 1000

// Reading that code keeps a slow phone busy for as long as the picture takes to come: first the picture, then the form.
void Promise.race([vista, new Promise((resolve) => setTimeout(resolve, PRECEDENZA))])
  .then(() => import('./main.tsx'))
  .then(
    ({ startWizard: avviaWizard }) => avviaWizard(lettura),
    // The connection was lost under the skeleton: nothing has been typed yet.
    () => addEventListener('online', () => location.reload(), { once: true }),
  )
