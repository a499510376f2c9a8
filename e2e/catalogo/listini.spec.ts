import { expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'

const NAME = 'Listino della storia'

const cell = (page: Page, row: number, column: number) => page.locator(`[data-id="${row}"] [data-field="c${column}"]`)

/** Pastes a text of a sheet where the cursor of the grid is. */
async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}

test('a superuser writes a draft: a grid pasted and mended, a supplement, a price with its steps', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/catalogo/#/listini')
  await page.getByRole('button', { name: 'Aggiungi listino' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi listino' })
  await modulo.getByLabel('Nome').fill(NAME)
  await modulo.locator('[data-campo="dal"]').getByRole('spinbutton').first().click()
  await page.keyboard.type('01012030')
  await modulo.getByLabel('Sconto massimo degli agenti').fill('10')
  await modulo.getByLabel('Sconto massimo dell’ufficio').fill('20')
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()

  await test.step('an entry opens its grid; what is pasted wrong is told beside its cell', async () => {
    await page.getByRole('button', { name: 'Aggiungi voce' }).click()
    const voce = page.getByRole('dialog', { name: 'Aggiungi voce' })
    await voce.getByLabel('Famiglia').selectOption('Classica 68')
    await voce.getByLabel('Tipo serramento').selectOption('Finestra 1 anta')
    await voce.getByLabel('Come si prezza').selectOption('Griglia di misure')
    await voce.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByRole('heading', { name: 'Classica 68 × Finestra 1 anta' })).toBeVisible()
    // Nobody has clicked in the grid yet.
    await paste(page, '\t600\t1000\n1000\t200\tabc\n2400\t300,5\t400\n')
    await expect(page.getByText('C2: È richiesto un numero valido')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Salva' })).toBeDisabled()
    await cell(page, 1, 2).click()
    await page.keyboard.type('250')
    await page.keyboard.press('Enter')
    await expect(page.getByText('C2: È richiesto un numero valido')).toBeHidden()
    await page.getByLabel('Aumenta tutti i prezzi').fill('10')
    await page.keyboard.press('Enter')
    await expect(cell(page, 2, 1)).toHaveText('330,55')
    await withoutAxeFindings(page)
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByText('Griglia salvata')).toBeVisible()
  })

  await test.step('by keyboard alone: emptied, taken back, saved from within the cell that is being written', async () => {
    await cell(page, 1, 1).click()
    await page.keyboard.press('Delete')
    await expect(cell(page, 1, 1)).toHaveText('')
    await page.keyboard.press('Control+z')
    await expect(cell(page, 1, 1)).toHaveText('220,00')
    await cell(page, 2, 2).click()
    await page.keyboard.type('450')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('button', { name: 'Annulla l’ultima modifica' })).toBeDisabled()
    await expect(cell(page, 2, 2)).toHaveText('450,00')
    await page.reload()
    await expect(cell(page, 2, 2)).toHaveText('450,00')
  })

  await test.step('a supplement for a height, and the price of a window', async () => {
    await page.getByRole('link', { name: `Torna a ${NAME}` }).click()
    await page.getByRole('tab', { name: 'Supplementi' }).click()
    await page.getByRole('button', { name: 'Aggiungi supplemento' }).click()
    const row = page.getByRole('region', { name: 'Supplemento 1' })
    await expect(row.getByLabel('Per')).toBeFocused()
    await row.getByLabel('Per').selectOption('Altezza oltre')
    // Another tab would take away what is written.
    await page.getByRole('tab', { name: 'Servizi' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resta qui' }).click()
    await row.getByLabel('Oltre').fill('900')
    await row.getByLabel('Come').selectOption('% della base')
    await row.getByLabel('Importo').fill('10')
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByText('Supplementi salvati')).toBeVisible()
    await page.getByRole('tab', { name: 'Prova un prezzo' }).click()
    await page.getByLabel('Famiglia').selectOption('Classica 68')
    await page.getByLabel('Tipo serramento').selectOption('Finestra 1 anta')
    await page.getByLabel('Altezza').fill('950')
    await page.getByLabel('Larghezza').fill('700')
    await page.getByRole('button', { name: 'Calcola il prezzo' }).click()
    const steps = page.getByRole('table', { name: 'Passi del prezzo' })
    await expect(steps.getByRole('row', { name: /larghezza fino a 1.000 mm 275,00/ })).toBeVisible()
    await expect(steps.getByRole('row', { name: /10 % della base 27,50/ })).toBeVisible()
    await expect(steps.getByRole('row', { name: /Prezzo di listino di un pezzo 302,50/ })).toBeVisible()
  })

  await test.step('a second finish begins as the first, dearer', async () => {
    await page.getByRole('tab', { name: 'Voci' }).click()
    await page.getByRole('button', { name: 'Aggiungi voce' }).click()
    const voce = page.getByRole('dialog', { name: 'Aggiungi voce' })
    await voce.getByLabel('Famiglia').selectOption('Classica 68')
    await voce.getByLabel('Tipo serramento').selectOption('Finestra 1 anta')
    await voce.getByLabel('Valore').selectOption('Essenza: Rovere')
    await voce.getByLabel('Come si prezza').selectOption('Griglia di misure')
    await voce.getByRole('button', { name: 'Salva' }).click()
    await page.getByRole('button', { name: 'Riempi da un’altra griglia' }).click()
    const fill = page.getByRole('dialog', { name: 'Riempi da un’altra griglia' })
    await fill.getByLabel('Griglia').selectOption('Classica 68 × Finestra 1 anta')
    await fill.getByLabel('Aumento').fill('12,5')
    await fill.getByRole('button', { name: 'Riempi' }).click()
    await expect(cell(page, 1, 1)).toHaveText('247,50')
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByText('Griglia salvata').last()).toBeVisible()
    await page.getByRole('link', { name: `Torna a ${NAME}` }).click()
  })

  await test.step('the draft goes; the list in force cannot be written', async () => {
    // Entries have a button of that name too.
    await page.getByRole('tab', { name: 'Servizi' }).click()
    await page.getByRole('button', { name: 'Elimina', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
    await expect(page.getByText('Listino eliminato')).toBeVisible()
    await page
      .getByRole('link', { name: /^Listino \d{4}$/ })
      .last()
      .click()
    await expect(page.getByText('Il listino è in vigore e non si cambia.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Aggiungi voce' })).toHaveCount(0)
  })
})

test('staff read the lists and nothing else of the catalogue', async ({ browser }) => {
  const page = await loginAs(browser, 'staff', '/catalogo/#/listini')
  await expect(page.getByRole('tab', { name: 'Listini' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Famiglie' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Aggiungi listino' })).toHaveCount(0)
})
