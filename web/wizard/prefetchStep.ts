import { famiglieByTipologia, type WizardCatalogo } from './model.ts'

/**
 * Shows the first family's picture in the page's skeleton, at the place that the form will give it.
 * @returns when it can be seen
 */
export async function prefetchStep({ famiglie }: Pick<WizardCatalogo, 'famiglie'>): Promise<void> {
  const [[tipologia, [prima]] = ['', []]] = famiglieByTipologia(famiglie)
  const posto = document.getElementById('anticipo-immagine')
  const title = document.getElementById('anticipo-tipologia')
  const immagine = prima?.immagini[0]
  if (!posto || !title || !immagine) return
  title.textContent = tipologia
  const img = document.createElement('img')
  img.alt = ''
  img.fetchPriority = 'high'
  img.src = immagine
  posto.append(img)
  await img.decode()
  await new Promise((dipinta) => requestAnimationFrame(() => setTimeout(dipinta)))
}
