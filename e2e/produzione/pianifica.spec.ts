import { actOn, expect, type Locator, loginAs, type Page, resultOf, test, withoutAxeFindings } from '../base.ts'

/** Of any time, but not all: some twenty orders. */
const SOME = '/planner/#/fasi-schedulate?data_da=tutti&data_a=tutti&search=26%2F02'

/** The dialog of a list, once what it plans is there. */
async function open(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Pianifica', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Pianifica i banchi' })
  await expect(dialog.getByRole('region', { name: 'Banco 1' })).toBeVisible()
  return dialog
}
const ordiniOf = (dialog: Locator, banco: string) =>
  dialog.getByRole('region', { name: banco }).locator('[data-ordine]')
const numero = async (tab: Locator) =>
  ((await tab.getByRole('button').getAttribute('aria-label')) ?? '').replace('Sposta ', '')

test('a planned week: proposed, moved in three ways, redistributed, saved, read again', async ({ browser }) => {
  const page = await loginAs(browser, 'super', SOME)
  const count = Number(((await page.getByLabel(/ in tutto$/).textContent()) ?? '').replace('.', ''))
  const dialog = await open(page)
  await expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('banchi')
  await withoutAxeFindings(page)
  await expect(dialog.getByRole('region')).toHaveCount(4)
  expect(await dialog.locator('[data-ordine]').count()).toBe(count)

  // A menu, then Alt and an arrow, then dragged back.
  const [one, due] = [ordiniOf(dialog, 'Banco 1'), ordiniOf(dialog, 'Banco 2')]
  const [before, after] = [await one.count(), await due.count()]
  const moved = await numero(one.first())
  const tab = (banco: string) =>
    dialog.getByRole('region', { name: banco }).getByRole('button', { name: `Sposta ${moved}`, exact: true })
  await tab('Banco 1').click()
  await page.getByRole('menuitem', { name: 'Sposta su Banco 2' }).click()
  await expect(tab('Banco 2')).toBeVisible()
  await expect(one).toHaveCount(before - 1)
  await expect(due).toHaveCount(after + 1)
  await tab('Banco 2').press('Alt+ArrowRight')
  await expect(tab('Banco 3')).toBeFocused()
  await expect(dialog.getByRole('status')).toContainText(`${moved}: Banco 3`)
  await ordiniOf(dialog, 'Banco 3').last().dragTo(one.first())
  await expect(tab('Banco 1')).toBeVisible()

  // A workstation more takes its part only when asked, since something was moved by hand.
  const postazioni = dialog.getByRole('combobox', { name: 'Configurazioni' })
  await postazioni.click()
  const choices = page.getByRole('listbox')
  await expect(choices.getByRole('option', { name: 'Banco 1' })).toHaveCount(0)
  await choices.getByRole('option', { name: 'Imballo' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('region', { name: 'Imballo' }).getByText('Nessun ordine')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ridistribuisci' }).click()
  await expect(ordiniOf(dialog, 'Imballo')).not.toHaveCount(0)

  const name = `Settimana ${crypto.randomUUID().slice(0, 8)}`
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(name)
  await dialog.getByRole('button', { name: 'Salva pianificazione' }).click()
  await expect(dialog.getByRole('alert')).toContainText(`Salvata «${name}»: ${count} ordini su 5 postazioni`)
  await dialog.getByRole('link', { name: 'Apri e stampa' }).click()
  await expect(page.getByRole('heading', { name: name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Imballo' }).getByRole('row')).not.toHaveCount(0)
  await withoutAxeFindings(page)

  // Arranged anew: another name, and the bench that was added is given up.
  await page.getByRole('button', { name: 'Modifica', exact: true }).click()
  const modulo = page.getByRole('dialog', { name: 'Modifica pianificazione' })
  await expect(modulo.getByRole('region', { name: 'Imballo' })).toBeVisible()
  await withoutAxeFindings(page)
  const next = `${name} bis`
  await modulo.getByRole('textbox', { name: 'Nome' }).fill(next)
  await modulo.locator('[data-campo="configurazionePks"] .MuiChip-root', { hasText: 'Imballo' }).locator('svg').click()
  await expect(modulo.getByRole('region', { name: 'Imballo' })).toHaveCount(0)
  expect(await modulo.locator('[data-ordine]').count()).toBe(count)
  await modulo.getByRole('button', { name: 'Salva pianificazione' }).click()
  await expect(page.getByText('Pianificazione salvata')).toBeVisible()
  await expect(page.getByRole('heading', { name: next })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Imballo' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Pianificazioni dei banchi' }).first().click()
  await page.getByRole('searchbox').or(page.getByPlaceholder('Ricerca libera')).first().fill(name)
  await expect(page.getByRole('grid').getByRole('link', { name: next })).toBeVisible()
  await actOn(
    page
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: next }) }),
    'Elimina',
  )
  const question = page.getByRole('alertdialog', { name: `Sei sicuro di voler eliminare la pianificazione ${next}?` })
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Pianificazione eliminata')).toBeVisible()
  await expect(page.getByText('Nessuna pianificazione trovata')).toBeVisible()
})

test('without name, orders and workstations it is not saved; another phase is not planned', async ({ browser }) => {
  const page = await loginAs(browser, 'operatore.capo', SOME)
  const dialog = await open(page)
  await dialog.getByRole('textbox', { name: 'Nome' }).fill('')
  for (const [field, name] of Object.entries({ Ordini: 'ordinePks', Configurazioni: 'configurazionePks' })) {
    const choice = dialog.getByRole('combobox', { name: field })
    await choice.click()
    await page.keyboard.press('Escape')
    await dialog.locator(`[data-campo="${name}"]`).getByRole('button', { name: 'Svuota' }).click()
  }
  await expect(dialog.getByText('Niente da ripartire')).toBeVisible()
  await dialog.getByRole('button', { name: 'Salva pianificazione' }).click()
  for (const error of ['Nome obbligatorio', 'Ordini obbligatori', 'Configurazioni obbligatorie']) {
    await expect(dialog.getByText(error, { exact: true })).toBeVisible()
  }
  await dialog.getByRole('button', { name: 'Annulla' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('combobox', { name: 'Fase', exact: true }).selectOption('macchine')
  await expect(page.getByRole('button', { name: 'Pianifica', exact: true })).toHaveCount(0)
})

test('an order that loses its place meanwhile is told beside the orders', async ({ browser }) => {
  const page = await loginAs(browser, 'super', SOME)
  const dialog = await open(page)
  const chosen = await numero(dialog.locator('[data-ordine]').first())
  const { results } = await resultOf<{ results: { id: number }[] }>(
    page.request,
    'GET',
    `/api/planner/ordini/?search=${encodeURIComponent(chosen)}`,
  )
  const pk = results[0]?.id ?? 0
  await resultOf(page.request, 'PUT', `/api/planner/ordini/${pk}/remove-schedulazione/`, [])
  await dialog.getByRole('button', { name: 'Salva pianificazione' }).click()
  await expect(dialog.getByText(`L’ordine ${chosen} non è schedulato nella fase banchi.`)).toBeVisible()
})

test('on the phone: one bench below the other, nothing wider', async ({ browser }) => {
  const page = await loginAs(browser, 'super', SOME, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.getByRole('button', { name: 'Altre azioni' }).click()
  const dialog = await open(page)
  await withoutAxeFindings(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const menu = dialog.getByRole('button', { name: /^Sposta / }).first()
  const misure = await menu.boundingBox()
  expect(Math.min(misure?.width ?? 0, misure?.height ?? 0)).toBeGreaterThanOrEqual(44)
})
