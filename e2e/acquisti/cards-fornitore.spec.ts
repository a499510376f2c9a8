import { expect, loginAs, type Page, resultOf, test, withoutAxeFindings } from '../base.ts'

/** An order with a supplier order of glass of one row, whose supplier has an address, and a second empty one. */
async function scena({ request }: Page) {
  const call = <T>(method: 'GET' | 'POST', path: string, body?: object) => resultOf<T>(request, method, path, body)
  const { results } = await call<{ results: { cliente: number }[] }>('GET', '/api/planner/ordini/?page_size=1')
  const segno = Date.now().toString(36)
  const { id, numero_commessa } = await call<{ id: number; numero_commessa: string }>('POST', '/api/planner/ordini/', {
    numero_commessa: `E2E/C${segno}`,
    data: '2026-03-01',
    cliente: results[0]?.cliente,
    tipo_cliente: 'PRIVA',
    non_schedulabile: true,
    righe_ordine: [],
  })
  const fornitore = await call<{ id: number }>('POST', '/api/planner/fornitori/', {
    nome: `Vetreria ${segno}`,
    tipologia: 'vetro',
    tempo: 5,
    email: `vetreria.${segno}@example.com`,
  })
  const data = { ordine: id, tipologia: 'vetro', fornitore: fornitore.id }
  const full = await call<{ id: number }>('POST', '/api/planner/ordini-fornitore/', data)
  const empty = await call<{ id: number }>('POST', '/api/planner/ordini-fornitore/', data)
  for (const codice of ['CARTA-1', 'CARTA-2']) {
    const riga = await call<{ id: number }>('POST', '/api/planner/righe-ordini-fornitore/', {
      ...data,
      codice,
      quantita: 3,
      um: 'pz',
      sezione: 'S1',
    })
    if (codice === 'CARTA-1')
      await call('POST', '/api/planner/righe-ordini-fornitore/sposta/', { ids: [riga.id], ordine_fornitore: full.id })
  }
  return { id, numero_commessa, pieno: full.id, vuoto: empty.id, email: `vetreria.${segno}@example.com` }
}

const card = (page: Page, pk: number) => page.getByRole('article', { name: `Ordine a fornitore n. ${pk}`, exact: true })

test('cards: edited with an attachment, printed, mailed once with the print frozen', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { id, numero_commessa, pieno, vuoto, email } = await scena(page)
  await page.goto(`/planner/#/ordini/${id}/fornitori`)
  // One without rows is not mailed.
  await expect(card(page, vuoto).getByRole('button', { name: /^Invia mail/ })).toHaveCount(0)
  await withoutAxeFindings(page)

  await card(page, pieno)
    .getByRole('button', { name: /^Modifica/ })
    .click()
  const form = page.getByRole('dialog', { name: /^Modifica: vetro/ })
  await form.getByRole('textbox', { name: 'Testo PDF' }).fill('Consegnare al cancello 2')
  await form
    .getByLabel('Aggiungi allegati')
    .last()
    .setInputFiles({
      name: 'Disegno n. 1.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    })
  await expect(form.getByRole('link', { name: 'Disegno n. 1.pdf', exact: true })).toBeVisible()
  await expect(form.getByRole('listitem').filter({ hasText: 'Da fare' })).toBeVisible()
  await withoutAxeFindings(page)
  await form.getByRole('button', { name: 'Salva' }).click()
  await expect(form).toBeHidden()

  // Two ticked cards are one print.
  for (const pk of [pieno, vuoto])
    await page.getByRole('checkbox', { name: `Scegli l’ordine a fornitore n. ${pk}` }).check()
  const print = page.getByRole('link', { name: 'PDF di 2 ordini' })
  const pdf = await page.request.get((await print.getAttribute('href')) ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')

  await card(page, pieno)
    .getByRole('button', { name: /^Invia mail/ })
    .click()
  const mail = page.getByRole('dialog', { name: `Mail dell’ordine a fornitore n. ${pieno}` })
  await expect(mail.getByText(email)).toBeVisible()
  await expect(mail.getByRole('textbox', { name: 'Oggetto' })).toHaveValue(
    `Ordine ${numero_commessa} – vetro n. ${pieno}`,
  )
  // The columns of glass have no section; the day is the lead time from today.
  await expect(mail.getByRole('alert')).toContainText('Il PDF non riporta: Sezione')
  await expect(mail.getByLabel('Consegna prevista')).not.toHaveValue('')
  await mail.getByRole('checkbox', { name: 'Disegno n. 1.pdf' }).check()
  await withoutAxeFindings(page)
  await mail.getByRole('button', { name: 'Invia' }).click()
  await expect(mail).toBeHidden()
  await expect(card(page, pieno).getByText('Inviato', { exact: true })).toBeVisible()
  await expect(card(page, pieno).getByRole('link', { name: 'PDF inviato' })).toBeVisible()
  await expect(card(page, pieno).getByRole('button', { name: /^Invia mail/ })).toHaveCount(0)

  await page.goto('/impostazioni/#/posta')
  await page.getByText(`Ordine ${numero_commessa} – vetro n. ${pieno}`).first().click()
  await expect(page.getByRole('link', { name: `Scarica ordine-fornitore-${pieno}.pdf` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Scarica Disegno n. 1.pdf' })).toBeVisible()
})

test('a row is dragged onto a card, and taken back with Annulla', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { id, vuoto } = await scena(page)
  await page.goto(`/planner/#/ordini/${id}/fornitori`)
  const riga = page.getByRole('row', { name: /CARTA-2/ })
  await expect(riga).toContainText('In attesa')
  await riga.dragTo(card(page, vuoto))
  await expect(riga).toContainText(`n. ${vuoto}`)
  await page.getByRole('status').filter({ hasText: 'Righe spostate' }).getByRole('button', { name: 'Annulla' }).click()
  await expect(riga).toContainText('In attesa')

  // By the keyboard the same is 'Sposta'.
  await riga.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sposta', exact: true }).click()
  const move = page.getByRole('dialog', { name: 'Sposta 1 riga' })
  await move.getByRole('combobox').click()
  await page.getByRole('option', { name: new RegExp(`^n. ${vuoto} `) }).click()
  await move.getByRole('button', { name: 'Sposta' }).click()
  await expect(riga).toContainText(`n. ${vuoto}`)
})
