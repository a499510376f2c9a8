import { type Browser, expect, loginAs, type Page, resultOf, test, withoutAxeFindings } from '../base.ts'

const NAME = 'Bilico della storia'
const item = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function choose(page: Page, field: string, ...items: string[]) {
  await page.getByLabel(field, { exact: true }).click()
  for (const one of items) await page.getByRole('option', { name: one, exact: true }).click()
  await page.keyboard.press('Escape')
}

/** A visitor who has chosen a family and looks at what it sells. */
async function visit(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/preventivo')
  await page.getByRole('radio', { name: 'Classica 68' }).check()
  await page.getByRole('tab', { name: 'Inserimento misure' }).click()
  return page
}

/** Constraints by family, then by window type. */
type VincoliApi = Record<string, Record<string, { id: number }[]>>

test('a superuser makes a type, gives it a constraint, the quote offers it; withdrawn, it is offered no more', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/catalogo/#/tipi')
  await page.getByRole('button', { name: 'Aggiungi tipo' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi tipo di serramento' })
  await expect(modulo.getByLabel('Nome')).toBeFocused()

  await test.step('what is wrong is read beside its cause, and nothing is saved', async () => {
    await modulo.getByLabel('Nome').fill('finestra 1 ANTA')
    await modulo.getByLabel('Altezza minima').fill('900')
    await modulo.getByLabel('Altezza massima').fill('800')
    await modulo.getByRole('button', { name: 'Salva' }).click()
    await expect(modulo.getByText("L'altezza massima deve essere maggiore dell'altezza minima")).toBeVisible()
    await modulo.getByLabel('Altezza minima').fill('')
    await modulo.getByLabel('Altezza massima').fill('')
    await modulo
      .getByLabel('Immagine', { exact: true })
      .last()
      .setInputFiles({
        name: 'figura.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      })
    await modulo.getByRole('button', { name: 'Salva' }).click()
    await expect(modulo.getByText('Nella lista c’è già una voce con questo nome.')).toBeVisible()
    await modulo.getByLabel('Nome').fill(NAME)
    await modulo.getByRole('button', { name: 'Salva' }).click()
    await expect(modulo.getByText("L'immagine SVG contiene del codice: non è ammessa.")).toBeVisible()
    await modulo.getByRole('button', { name: 'Togli immagine' }).click()
  })

  await test.step('the drawing follows the fields', async () => {
    const preview = modulo.getByRole('region', { name: 'Come nel preventivo' })
    await expect(preview.getByText('Senza aperture il tipo non si può chiedere nel preventivo.')).toBeVisible()
    const drawing = preview.getByRole('img', { name: `Disegno di ${NAME}` })
    const before = await drawing.innerHTML()
    await modulo.getByRole('combobox', { name: 'Disegno' }).selectOption('Ad arco')
    await modulo.getByRole('textbox', { name: 'Ante' }).fill('2')
    await expect.poll(() => drawing.innerHTML()).not.toBe(before)
    await choose(page, 'Aperture', 'A ribalta', 'Fissa')
    await choose(page, 'Accessori', 'Zanzariera')
    await expect(preview.getByRole('img', { name: `${NAME}, A ribalta` })).toBeVisible()
    await expect(preview.getByText('Zanzariera')).toBeVisible()
    await withoutAxeFindings(page)
  })
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Tipo aggiunto')).toBeVisible()
  await expect(item(page, NAME)).toContainText('Nessuna famiglia lo vende')

  await test.step('a constraint makes a family sell it', async () => {
    const staff = await loginAs(browser, 'staff', '/preventivi/#/vincoli')
    await staff.getByRole('button', { name: new RegExp(`^${NAME} ?, Classica 68:`) }).click()
    const cella = staff.getByRole('dialog', { name: NAME })
    await cella.getByRole('button', { name: 'Aggiungi vincolo' }).click()
    const next = cella.getByRole('form', { name: 'Nuovo vincolo' })
    const misure = {
      'Altezza minima': 500,
      'Altezza massima': 1500,
      'Larghezza minima': 400,
      'Larghezza massima': 1200,
    }
    for (const [field, mm] of Object.entries(misure)) await next.getByLabel(field).fill(String(mm))
    await next.getByRole('button', { name: 'Aggiungi' }).click()
    // What another does is seen without reading the page again.
    await expect(item(page, NAME)).toContainText('venduto in 1 famiglia')
    await expect(item(page, NAME)).not.toContainText('Nessuna famiglia lo vende')
  })

  const visitor = await visit(browser)
  await test.step('the visitor finds it, with its openings and its accessory', async () => {
    await visitor.getByRole('button', { name: NAME, exact: true }).click()
    await expect(visitor.getByRole('radio', { name: 'A ribalta' })).toBeVisible()
    await expect(visitor.getByRole('radio', { name: 'Fissa' })).toBeVisible()
    await expect(visitor.getByRole('radio', { name: 'Scorrevole' })).toHaveCount(0)
    await expect(visitor.getByText('Zanzariera')).toBeVisible()
  })

  await test.step('in use it is not deleted but withdrawn: it is gone from the quote', async () => {
    await page.getByRole('button', { name: `Elimina: ${NAME}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
    const offering = page.getByRole('alertdialog', { name: `${NAME} non si può eliminare` })
    await expect(offering).toContainText('1 vincolo misura (Classica 68)')
    await offering.getByRole('button', { name: 'Ritira' }).click()
    await expect(item(page, NAME)).toContainText('Ritirato')
    await page.getByRole('button', { name: `Storico: ${NAME}` }).click()
    const storico = page.getByRole('dialog', { name: `Storico di ${NAME}` })
    await expect(storico.getByText(/Ritirat/).first()).toBeVisible()
    await page.keyboard.press('Escape')
    const other = await visit(browser)
    await expect(other.getByRole('button', { name: 'Finestra 1 anta', exact: true })).toBeVisible()
    await expect(other.getByRole('button', { name: NAME, exact: true })).toHaveCount(0)
  })

  await test.step('with nothing left that uses it, it is deleted', async () => {
    const vincoli = await resultOf<VincoliApi>(page.request, 'GET', '/api/vincoli-misura/')
    const ids = Object.values(vincoli).flatMap((tipi) => Object.values(tipi).flatMap((own) => own.map(({ id }) => id)))
    await resultOf(page.request, 'DELETE', `/api/vincoli-misura/${Math.max(...ids)}/`)
    await page.getByRole('button', { name: `Elimina: ${NAME}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
    await expect(page.getByText('Voce eliminata')).toBeVisible()
    await expect(item(page, NAME)).toHaveCount(0)
  })
})
