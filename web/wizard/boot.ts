// The page's start script: the reference data are asked for before the form's code has arrived.
import { reloadIfStale } from '#ui/page/reloadIfStale.ts'
import { unregisterOldWorker } from '#ui/page/unregisterOldWorker.ts'
import { fetchCatalogo } from './catalogo.ts'
import { followHeight } from './embedded.ts'
import { prefetchStep } from './prefetchStep.ts'

reloadIfStale()
unregisterOldWorker()
followHeight()
const reading = fetchCatalogo()
const vista = reading.then(prefetchStep).catch(() => undefined)

/** ms for which the form's code, already here or on its way, lets the first picture go before it. */
const HEAD_START = 1000

// Reading that code keeps a slow phone busy for as long as the picture takes to come: first the picture, then the form.
void Promise.race([vista, new Promise((resolve) => setTimeout(resolve, HEAD_START))])
  .then(() => import('./main.tsx'))
  .then(
    ({ startWizard }) => startWizard(reading),
    // The connection was lost under the skeleton: nothing has been typed yet.
    () => addEventListener('online', () => location.reload(), { once: true }),
  )
