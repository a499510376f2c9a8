import { expect, type Page, resultOf } from '../base.ts'

export const uniqueOrdine = (base: string) => `${base}${Date.now().toString(36)}`

export interface OrdineInStory {
  id: number
  numero_commessa: string
  cliente: number
  data_consegna: string | null
  stato_invio_mail: string | null
  schedulazione_ordine: object | null
  cliente_data: { nome: string }
}

/** An order of its own, with one line of three pieces. */
export async function createOrdineByApi(page: Page): Promise<OrdineInStory> {
  const { request } = page
  const { results } = await resultOf<{ results: OrdineInStory[] }>(request, 'GET', '/api/planner/ordini/?page_size=1')
  const tipi = await resultOf<{ id: number; nome: string }[]>(request, 'GET', '/api/tipi-serramento/')
  const codici = await resultOf<{ id: number }[] | { results: { id: number }[] }>(
    request,
    'GET',
    '/api/planner/codici-serramento/',
  )
  const [codice] = Array.isArray(codici) ? codici : codici.results
  return resultOf<OrdineInStory>(request, 'POST', '/api/planner/ordini/', {
    numero_commessa: uniqueOrdine('E2E/'),
    data: '2026-03-01',
    cliente: results[0]?.cliente,
    tipo_cliente: 'PRIVA',
    righe_ordine: [
      {
        tipo_serramento_id: tipi.find(({ nome }) => nome === 'Finestra 1 anta')?.id,
        codice_serramento_id: codice?.id,
        numero: 3,
        listino: 1000,
        sconto_articolo: 10,
      },
    ],
  })
}

/** Orders of the demo, newest first, that pass. */
export async function findOrdine(page: Page, passing: (ordine: OrdineInStory) => boolean): Promise<OrdineInStory> {
  const path = '/api/planner/ordini/?page_size=300'
  const { results } = await resultOf<{ results: OrdineInStory[] }>(page.request, 'GET', path)
  const found = results.find(passing)
  if (!found) throw new Error('nessun ordine così fra quelli dimostrativi')
  return found
}

/** Opens a tab of the order on screen: in sight, or behind *Altro*. */
export async function openOrdineTab(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('tablist', { name: 'Schede dell’ordine' })
  await expect(tabs).toBeVisible()
  const tab = tabs.getByRole('tab', { name, exact: true })
  if ((await tab.count()) > 0) return tab.click()
  await page.getByRole('button', { name: 'Altro', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** What can be done with the order on screen, behind ⋯. */
export async function openOrdineActions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Altre azioni' }).click()
  await expect(page.getByRole('dialog', { name: 'Altre azioni' })).toBeVisible()
}

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
