import { famiglieByTipologia, type WizardCatalogo } from './model.ts'

/**
 * Shows the first family's picture in the page's skeleton, at the place that the form will give it.
 * @returns when it can be seen
 */
export async function prefetchStep({ famiglie }: Pick<WizardCatalogo, 'famiglie'>): Promise<void> {
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
