import { expect, type Locator, loginAs, type Page, resultOf, test, withoutAxeFindings } from '../base.ts'

/** Of any time, but not all: some twenty orders. */
const ALCUNE = '/planner/#/fasi-schedulate?data_da=tutti&data_a=tutti&search=26%2F02'

/** The dialog of a list, once what it plans is there. */
async function apri(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Pianifica', exact: true }).click()
  const dialogo = page.getByRole('dialog', { name: 'Pianifica i banchi' })
  await expect(dialogo.getByRole('region', { name: 'Banco 1' })).toBeVisible()
  return dialogo
}
const ordiniDi = (dialogo: Locator, banco: string) =>
  dialogo.getByRole('region', { name: banco }).locator('[data-ordine]')
const numero = async (scheda: Locator) =>
  ((await scheda.getByRole('button').getAttribute('aria-label')) ?? '').replace('Sposta ', '')

test('una settimana pianificata: proposta, spostata in tre modi, ridistribuita, salvata, riletta', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', ALCUNE)
  const quanti = Number(((await page.getByLabel(/ in tutto$/).textContent()) ?? '').replace('.', ''))
  const dialogo = await apri(page)
  await expect(dialogo.getByRole('textbox', { name: 'Nome' })).toHaveValue('banchi')
  await withoutAxeFindings(page)
  await expect(dialogo.getByRole('region')).toHaveCount(4)
  expect(await dialogo.locator('[data-ordine]').count()).toBe(quanti)

  // A menu, then Alt and an arrow, then dragged back.
  const [uno, due] = [ordiniDi(dialogo, 'Banco 1'), ordiniDi(dialogo, 'Banco 2')]
  const [prima, dopo] = [await uno.count(), await due.count()]
  const spostato = await numero(uno.first())
  const scheda = (banco: string) =>
    dialogo.getByRole('region', { name: banco }).getByRole('button', { name: `Sposta ${spostato}`, exact: true })
  await scheda('Banco 1').click()
  await page.getByRole('menuitem', { name: 'Sposta su Banco 2' }).click()
  await expect(scheda('Banco 2')).toBeVisible()
  await expect(uno).toHaveCount(prima - 1)
  await expect(due).toHaveCount(dopo + 1)
  await scheda('Banco 2').press('Alt+ArrowRight')
  await expect(scheda('Banco 3')).toBeFocused()
  await expect(dialogo.getByRole('status')).toContainText(`${spostato}: Banco 3`)
  await ordiniDi(dialogo, 'Banco 3').last().dragTo(uno.first())
  await expect(scheda('Banco 1')).toBeVisible()

  // A workstation more takes its part only when asked, since something was moved by hand.
  const postazioni = dialogo.getByRole('combobox', { name: 'Configurazioni' })
  await postazioni.click()
  const scelte = page.getByRole('listbox')
  await expect(scelte.getByRole('option', { name: 'Banco 1' })).toHaveCount(0)
  await scelte.getByRole('option', { name: 'Imballo' }).click()
  await page.keyboard.press('Escape')
  await expect(dialogo.getByRole('region', { name: 'Imballo' }).getByText('Nessun ordine')).toBeVisible()
  await dialogo.getByRole('button', { name: 'Ridistribuisci' }).click()
  await expect(ordiniDi(dialogo, 'Imballo')).not.toHaveCount(0)

  const nome = `Settimana ${crypto.randomUUID().slice(0, 8)}`
  await dialogo.getByRole('textbox', { name: 'Nome' }).fill(nome)
  await dialogo.getByRole('button', { name: 'Salva pianificazione' }).click()
  await expect(dialogo.getByRole('alert')).toContainText(`Salvata «${nome}»: ${quanti} ordini su 5 postazioni`)
  await dialogo.getByRole('link', { name: 'Apri e stampa' }).click()
  await expect(page.getByRole('heading', { name: nome })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Imballo' }).getByRole('row')).not.toHaveCount(0)
  await withoutAxeFindings(page)

  // Arranged anew: another name, and the bench that was added is given up.
  await page.getByRole('button', { name: 'Modifica', exact: true }).click()
  const modulo = page.getByRole('dialog', { name: 'Modifica pianificazione' })
  await expect(modulo.getByRole('region', { name: 'Imballo' })).toBeVisible()
  await withoutAxeFindings(page)
  const nuovo = `${nome} bis`
  await modulo.getByRole('textbox', { name: 'Nome' }).fill(nuovo)
  await modulo.locator('[data-campo="configurazioni"] .MuiChip-root', { hasText: 'Imballo' }).locator('svg').click()
  await expect(modulo.getByRole('region', { name: 'Imballo' })).toHaveCount(0)
  expect(await modulo.locator('[data-ordine]').count()).toBe(quanti)
  await modulo.getByRole('button', { name: 'Salva pianificazione' }).click()
  await expect(page.getByText('Pianificazione salvata')).toBeVisible()
  await expect(page.getByRole('heading', { name: nuovo })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Imballo' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Pianificazioni dei banchi' }).first().click()
  await page.getByRole('searchbox').or(page.getByPlaceholder('Ricerca libera')).first().fill(nome)
  await expect(page.getByRole('grid').getByRole('link', { name: nuovo })).toBeVisible()
  await page.getByRole('button', { name: `Elimina ${nuovo}` }).click()
  const domanda = page.getByRole('alertdialog', { name: `Sei sicuro di voler eliminare la pianificazione ${nuovo}?` })
  await domanda.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Pianificazione eliminata')).toBeVisible()
  await expect(page.getByText('Nessuna pianificazione trovata')).toBeVisible()
})

test('senza nome, ordini e postazioni non si salva; un’altra fase non si pianifica', async ({ browser }) => {
  const page = await loginAs(browser, 'operatore.capo', ALCUNE)
  const dialogo = await apri(page)
  await dialogo.getByRole('textbox', { name: 'Nome' }).fill('')
  for (const field of ['Ordini', 'Configurazioni']) {
    const scelta = dialogo.getByRole('combobox', { name: field })
    await scelta.click()
    await page.keyboard.press('Escape')
    await dialogo.locator(`[data-campo="${field.toLowerCase()}"]`).getByRole('button', { name: 'Svuota' }).click()
  }
  await expect(dialogo.getByText('Niente da ripartire')).toBeVisible()
  await dialogo.getByRole('button', { name: 'Salva pianificazione' }).click()
  for (const error of ['Nome obbligatorio', 'Ordini obbligatori', 'Configurazioni obbligatorie']) {
    await expect(dialogo.getByText(error, { exact: true })).toBeVisible()
  }
  await dialogo.getByRole('button', { name: 'Annulla' }).click()
  await expect(dialogo).toBeHidden()
  await page.getByRole('combobox', { name: 'Fase', exact: true }).selectOption('macchine')
  await expect(page.getByRole('button', { name: 'Pianifica', exact: true })).toHaveCount(0)
})

test('un ordine che intanto perde il suo posto è detto accanto agli ordini', async ({ browser }) => {
  const page = await loginAs(browser, 'super', ALCUNE)
  const dialogo = await apri(page)
  const scelto = await numero(dialogo.locator('[data-ordine]').first())
  const { results } = await resultOf<{ results: { id: number }[] }>(
    page.request,
    'GET',
    `/api/planner/ordini/?search=${encodeURIComponent(scelto)}`,
  )
  const pk = results[0]?.id ?? 0
  await resultOf(page.request, 'PUT', `/api/planner/ordini/${pk}/remove-schedulazione/`, [])
  await dialogo.getByRole('button', { name: 'Salva pianificazione' }).click()
  await expect(dialogo.getByText(`L’ordine ${scelto} non è schedulato nella fase banchi.`)).toBeVisible()
})

test('sul telefono: un banco sotto l’altro, niente di più largo', async ({ browser }) => {
  const page = await loginAs(browser, 'super', ALCUNE, { viewport: { width: 390, height: 844 }, hasTouch: true })
  const dialogo = await apri(page)
  await withoutAxeFindings(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const menu = dialogo.getByRole('button', { name: /^Sposta / }).first()
  const misure = await menu.boundingBox()
  expect(Math.min(misure?.width ?? 0, misure?.height ?? 0)).toBeGreaterThanOrEqual(44)
})
