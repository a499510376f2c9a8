// The page's start script: the reference data are asked for before the form's code has arrived.
import { reloadIfStale } from '#ui/page/reloadIfStale.ts'
import { unregisterOldWorker } from '#ui/page/unregisterOldWorker.ts'
import { fetchCatalogo } from './catalogo.ts'
import { followHeight } from './embedded.ts'
import { famiglieByTipologia, type WizardCatalogo } from './model.ts'

reloadIfStale()
unregisterOldWorker()
followHeight()
const reading = fetchCatalogo()

/**
 * Shows the first family's picture in the page's skeleton, at the place that the form will give it.
 * @returns when it can be seen
 */
async function prefetchStep({ famiglie }: Pick<WizardCatalogo, 'famiglie'>): Promise<void> {
  const [[tipologia, [before]] = ['', []]] = famiglieByTipologia(famiglie)
  const place = document.getElementById('anticipo-immagine')
  const title = document.getElementById('anticipo-tipologia')
  const image = before?.immagini[0]
  if (!place || !title || !image) return
  title.textContent = tipologia
  const img = document.createElement('img')
  img.alt = ''
  img.fetchPriority = 'high'
  img.src = image
  place.append(img)
  await img.decode()
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
}

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
