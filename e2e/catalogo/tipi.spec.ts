import { type Browser, expect, loginAs, type Page, resultOf, test, withoutAxeFindings } from '../base.ts'

const NOME = 'Bilico della storia'
const voce = (page: Page, nome: string) => page.getByRole('listitem').filter({ hasText: nome })

async function scegli(page: Page, field: string, ...voci: string[]) {
  await page.getByLabel(field, { exact: true }).click()
  for (const una of voci) await page.getByRole('option', { name: una, exact: true }).click()
  await page.keyboard.press('Escape')
}

/** A visitor who has chosen a family and looks at what it sells. */
async function visita(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/preventivo')
  await page.getByRole('radio', { name: 'Classica 68' }).check()
  await page.getByRole('tab', { name: 'Inserimento misure' }).click()
  return page
}

/** Constraints by family, then by window type. */
type VincoliApi = Record<string, Record<string, { id: number }[]>>

test('un superuser fa un tipo, gli dà un vincolo, il preventivo lo propone; ritirato non lo propone più', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/catalogo/#/tipi')
  await page.getByRole('button', { name: 'Aggiungi tipo' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi tipo di serramento' })
  await expect(modulo.getByLabel('Nome')).toBeFocused()

  await test.step('quello che non va si legge accanto alla causa, e non si salva nulla', async () => {
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
    await modulo.getByLabel('Nome').fill(NOME)
    await modulo.getByRole('button', { name: 'Salva' }).click()
    await expect(modulo.getByText("L'immagine SVG contiene del codice: non è ammessa.")).toBeVisible()
    await modulo.getByRole('button', { name: 'Togli immagine' }).click()
  })

  await test.step('il disegno segue i campi', async () => {
    const anteprima = modulo.getByRole('region', { name: 'Come nel preventivo' })
    await expect(anteprima.getByText('Senza aperture il tipo non si può chiedere nel preventivo.')).toBeVisible()
    const disegno = anteprima.getByRole('img', { name: `Disegno di ${NOME}` })
    const prima = await disegno.innerHTML()
    await modulo.getByRole('combobox', { name: 'Disegno' }).selectOption('Ad arco')
    await modulo.getByRole('textbox', { name: 'Ante' }).fill('2')
    await expect.poll(() => disegno.innerHTML()).not.toBe(prima)
    await scegli(page, 'Aperture', 'A ribalta', 'Fissa')
    await scegli(page, 'Accessori', 'Zanzariera')
    await expect(anteprima.getByRole('img', { name: `${NOME}, A ribalta` })).toBeVisible()
    await expect(anteprima.getByText('Zanzariera')).toBeVisible()
    await withoutAxeFindings(page)
  })
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Tipo aggiunto')).toBeVisible()
  await expect(voce(page, NOME)).toContainText('Nessuna famiglia lo vende')

  await test.step('un vincolo lo fa vendere da una famiglia', async () => {
    const staff = await loginAs(browser, 'staff', '/preventivi/#/vincoli')
    await staff.getByRole('button', { name: new RegExp(`^${NOME} ?, Classica 68:`) }).click()
    const cella = staff.getByRole('dialog', { name: NOME })
    await cella.getByRole('button', { name: 'Aggiungi vincolo' }).click()
    const nuovo = cella.getByRole('form', { name: 'Nuovo vincolo' })
    const misure = {
      'Altezza minima': 500,
      'Altezza massima': 1500,
      'Larghezza minima': 400,
      'Larghezza massima': 1200,
    }
    for (const [campo, mm] of Object.entries(misure)) await nuovo.getByLabel(campo).fill(String(mm))
    await nuovo.getByRole('button', { name: 'Aggiungi' }).click()
    // What another does is seen without reading the page again.
    await expect(voce(page, NOME)).toContainText('venduto in 1 famiglia')
    await expect(voce(page, NOME)).not.toContainText('Nessuna famiglia lo vende')
  })

  const visitatore = await visita(browser)
  await test.step('il visitatore lo trova, con le sue aperture e il suo accessorio', async () => {
    await visitatore.getByRole('button', { name: NOME, exact: true }).click()
    await expect(visitatore.getByRole('radio', { name: 'A ribalta' })).toBeVisible()
    await expect(visitatore.getByRole('radio', { name: 'Fissa' })).toBeVisible()
    await expect(visitatore.getByRole('radio', { name: 'Scorrevole' })).toHaveCount(0)
    await expect(visitatore.getByText('Zanzariera')).toBeVisible()
  })

  await test.step('in uso non si elimina e si ritira: dal preventivo sparisce', async () => {
    await page.getByRole('button', { name: `Elimina: ${NOME}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
    const offerta = page.getByRole('alertdialog', { name: `${NOME} non si può eliminare` })
    await expect(offerta).toContainText('1 vincolo misura (Classica 68)')
    await offerta.getByRole('button', { name: 'Ritira' }).click()
    await expect(voce(page, NOME)).toContainText('Ritirato')
    await page.getByRole('button', { name: `Storico: ${NOME}` }).click()
    const storico = page.getByRole('dialog', { name: `Storico di ${NOME}` })
    await expect(storico.getByText(/Ritirat/).first()).toBeVisible()
    await page.keyboard.press('Escape')
    const altro = await visita(browser)
    await expect(altro.getByRole('button', { name: 'Finestra 1 anta', exact: true })).toBeVisible()
    await expect(altro.getByRole('button', { name: NOME, exact: true })).toHaveCount(0)
  })

  await test.step('senza più niente che lo usi si elimina', async () => {
    const vincoli = await resultOf<VincoliApi>(page.request, 'GET', '/api/vincoli-misura/')
    const ids = Object.values(vincoli).flatMap((tipi) =>
      Object.values(tipi).flatMap((suoi) => suoi.map(({ id }) => id)),
    )
    await resultOf(page.request, 'DELETE', `/api/vincoli-misura/${Math.max(...ids)}/`)
    await page.getByRole('button', { name: `Elimina: ${NOME}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
    await expect(page.getByText('Voce eliminata')).toBeVisible()
    await expect(voce(page, NOME)).toHaveCount(0)
  })
})
