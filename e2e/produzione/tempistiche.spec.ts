import { actOn, callApi, expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'

const tree = (page: Page) => page.getByRole('treegrid', { name: 'Tempistiche' })
/** The row of a node; of several so named, the deepest. */
const riga = (page: Page, name: string) =>
  tree(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^((Apri|Chiudi) ${name} )?${name}( |$)`) }) })

test('a missing timing: added for the shape, inherited, contended, deleted', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/tempistiche')
  await expect(riga(page, 'Oblò')).toContainText('1 mancante')
  await withoutAxeFindings(page)
  await page.getByRole('button', { name: /^\d+ mancant/ }).click()
  await expect(page).toHaveURL(/mancanti=si/)
  await page.getByRole('searchbox', { name: 'Ricerca libera' }).fill('oblo')
  await expect(riga(page, 'Portoncino')).toHaveCount(0)
  await expect(riga(page, 'OB')).toContainText('manca la tempistica')

  // By keyboard alone: from the type down to its code.
  await riga(page, 'Oblò').focus()
  for (const _ of ['LEGNO-ALLUMINIO', 'TONDO', 'OB']) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const modulo = page.getByRole('dialog', { name: 'Aggiungi tempistica' })
  await expect(modulo.getByRole('combobox', { name: 'Codice' })).toHaveValue(/\d/)
  await modulo.getByRole('combobox', { name: 'Codice' }).selectOption('Tutti')
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(modulo.getByText('Campo obbligatorio')).toHaveCount(2)
  await modulo.getByRole('textbox', { name: 'Tempo macchine' }).fill('80')
  await modulo.getByRole('textbox', { name: 'Tempo banchi' }).fill('1,5')
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(modulo.getByText('È richiesto un numero intero')).toBeVisible()
  await modulo.getByRole('textbox', { name: 'Tempo banchi' }).fill('120')
  await withoutAxeFindings(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Tempistica aggiunta')).toBeVisible()
  await page.getByRole('button', { name: /^\d+ mancant/ }).click()
  await expect(riga(page, 'OB').filter({ hasText: 'da LEGNO-ALLUMINIO TONDO' })).toContainText('120 min')

  // Somebody else changes the same number meanwhile: both are shown.
  await page.getByRole('searchbox', { name: 'Ricerca libera' }).fill('oblo alluminio')
  await riga(page, 'TONDO').getByRole('button', { name: 'Modifica TONDO' }).click()
  const edit = page.getByRole('dialog', { name: 'Modifica tempistica' })
  await edit.getByRole('textbox', { name: 'Tempo macchine' }).fill('90')
  const { results } = await (await callApi(page.request, 'GET', '/api/planner/tempistiche/?page_size=1000')).json()
  const own = results.find(({ forma }: { forma: string | null }) => forma === 'TONDO')
  const changed = { ...own, tempo_reparto_macchine: 70 }
  expect((await callApi(page.request, 'PUT', `/api/planner/tempistiche/${own.id}/`, changed)).status()).toBe(200)
  await edit.getByRole('button', { name: 'Salva' }).click()
  const conflict = page.getByRole('dialog', { name: 'Silvia Moretti ha salvato nel frattempo' })
  await expect(conflict.getByRole('row', { name: /Tempo macchine.*90 min.*70 min/ })).toBeVisible()
  await conflict.getByRole('button', { name: 'Salva con queste scelte' }).click()
  await expect(page.getByText('Tempistica salvata')).toBeVisible()
  await expect(riga(page, 'TONDO')).toContainText('90 min')

  await riga(page, 'TONDO').focus()
  await page.keyboard.press('Delete')
  const question = page.getByRole('alertdialog', {
    name: 'Sei sicuro di voler eliminare la tempistica Oblò, LEGNO-ALLUMINIO TONDO?',
  })
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Tempistica eliminata')).toBeVisible()
  await expect(riga(page, 'OB')).toContainText('manca la tempistica')
})

test('a code: added, not twice, edited, deleted; one in use stays', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/tempistiche')
  await page.getByRole('tab', { name: 'Codici' }).click()
  const codici = page.getByRole('grid', { name: 'Codici dei serramenti' })
  const name = `E${Date.now().toString(36).toUpperCase()}`
  await page.getByRole('button', { name: 'Aggiungi codice' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi codice' })
  await modulo.getByRole('textbox', { name: 'Categoria' }).fill('legno')
  await modulo.getByRole('textbox', { name: 'Forma' }).fill('rett')
  await modulo.getByRole('textbox', { name: 'Codice' }).fill('f1')
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(modulo.getByText('Questo codice esiste già nella categoria e nella forma.')).toBeVisible()
  await modulo.getByRole('textbox', { name: 'Codice' }).fill(name)
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Codice aggiunto')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Ricerca libera' }).fill(name)
  await expect(codici.getByRole('row')).toHaveCount(2)
  await withoutAxeFindings(page)
  await actOn(codici.getByRole('row', { name: new RegExp(name) }), 'Modifica')
  const edit = page.getByRole('dialog', { name: 'Modifica codice' })
  await edit.getByRole('textbox', { name: 'Forma' }).fill('arco')
  await edit.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Codice salvato')).toBeVisible()
  await actOn(codici.getByRole('row', { name: new RegExp(name) }), 'Elimina')
  const question = page.getByRole('alertdialog', {
    name: `Sei sicuro di voler eliminare il codice LEGNO ARCO ${name}?`,
  })
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Codice eliminato')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Ricerca libera' }).fill('legno rett f1')
  await page.getByRole('button', { name: 'Azioni di LEGNO RETT F1' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Modifica'])
})

test('the import of times: preview, outcome, the second time nothing changes, a file that is no sheet', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/tempistiche')
  await page.getByRole('link', { name: 'IMPORTA TEMPI' }).click()
  const choose = page.locator('input[type="file"]')
  await choose.setInputFiles({ name: 'tempi.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('ciao') })
  await page.getByRole('button', { name: 'Anteprima' }).click()
  await expect(page.getByText('tempi.xlsx: Il file non è un foglio di calcolo .xlsx.')).toBeVisible()
  for (const round of [1, 2]) {
    await choose.setInputFiles('e2e/files/tempi.xlsx')
    await page.getByRole('button', { name: 'Anteprima' }).click()
    await expect(page.getByText(/^Righe: 5\./)).toBeVisible()
    await page.getByRole('button', { name: 'Importa', exact: true }).click()
    const outcome = page.getByText(/^Tempi aggiunti: \d+\. Aggiornati: \d+\. Già presenti: \d+\./)
    await expect(outcome).toBeVisible()
    if (round === 2) await expect(outcome).toHaveText('Tempi aggiunti: 0. Aggiornati: 0. Già presenti: 5.')
  }
  await withoutAxeFindings(page)
})

test('who does not administer orders does not see them; on a phone nothing leaves the screen', async ({ browser }) => {
  const staff = await loginAs(browser, 'staff', '/planner/#/tempistiche')
  await expect(staff.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
  const page = await loginAs(browser, 'super', '/planner/#/tempistiche?mancanti=si', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await expect(riga(page, 'OB')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const button = await riga(page, 'OB').getByRole('button', { name: 'Aggiungi OB' }).boundingBox()
  expect(button?.height).toBeGreaterThanOrEqual(44)
  await riga(page, 'OB').getByRole('button', { name: 'Aggiungi OB' }).click()
  await expect(page.getByRole('dialog', { name: 'Aggiungi tempistica' })).toBeVisible()
  await withoutAxeFindings(page)
})
