import { attachmentsOf } from '#amministrazione/posta/__tests__/attachments.ts'
import { pdfWords } from '#platform/pdf/__tests__/readPdf.ts'
import { actOn, expect, loginAs, resultOf, test, withoutAxeFindings } from '../base.ts'
import { createOrdineForTimeline } from '../produzione/schedulatoreScene.ts'
import { startPostman } from './postman.ts'

// Each of its many steps waits for a slow machine.
test('two orders, one supplier that gathers: one mail, one PDF, and both change with its answer', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/fornitori')
  const call = <T>(method: string, path: string, body?: object) =>
    resultOf<T>(page.request, method, `/api/planner/${path}`, body)
  const ordini = [await createOrdineForTimeline(page), await createOrdineForTimeline(page)]
  const [first, second] = ordini.map(({ numero }) => numero) as [string, string]
  const fornitore = await call<{ id: number; nome: string }>('POST', 'fornitori/', {
    nome: `Vetreria ${first}`,
    tipologia: 'vetro',
    tempo: 9,
    email: `${first.toLowerCase()}@example.com`,
  })
  for (const { pk, numero } of ordini) {
    const riga = { tipologia: 'vetro', fornitore: fornitore.id, codice: `VET-${numero}`, quantita: 2, um: 'pz' }
    await call('POST', 'righe-ordini-fornitore/', { ordine: pk, ...riga })
  }

  await page.goto(`/planner/#/fornitori?search=${encodeURIComponent(fornitore.nome)}`)
  const row = page.getByRole('row').filter({ hasText: fornitore.nome })
  await actOn(row, 'Modifica')
  const edit = page.getByRole('dialog', { name: 'Modifica fornitore' })
  await edit.getByRole('checkbox', { name: 'Raccoglie gli ordini della settimana' }).check()
  await edit.getByRole('button', { name: 'Salva' }).click()
  await expect(edit).toBeHidden()
  await actOn(row, 'Modifica')
  await page.getByRole('button', { name: 'Collegamento al portale' }).click()
  const links = page.getByRole('dialog', { name: /Collegamento al portale/ })
  await links.getByRole('button', { name: 'Crea collegamento' }).click()
  const { pathname, hash } = new URL(await links.getByLabel('Indirizzo del collegamento').inputValue())

  await page.goto(`/planner/#/da-ordinare?fornitore=${fornitore.id}`)
  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).check()
  await page.getByRole('button', { name: 'Genera ordini' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Genera', exact: true }).click()
  await expect(page.getByText('2 ordini a fornitore generati, in 1 raccolta')).toBeVisible()

  // A member says what it is in; that lists its members and has the mail.
  await page.goto(`/planner/#/ordini/${ordini[0]?.pk}/fornitori`)
  const card = page.getByRole('article', { name: /^Ordine a fornitore n\. \d+$/ })
  await expect(card.getByRole('button', { name: /^Invia mail/ })).toHaveCount(0)
  await card.getByRole('button', { name: /^Apri la raccolta/ }).click()
  const raccolta = page.getByRole('dialog', { name: /^Raccolta n\. \d+$/ })
  for (const numero of [first, second]) await expect(raccolta.getByRole('row', { name: numero })).toBeVisible()
  await withoutAxeFindings(page)
  const href = (await raccolta.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? ''
  const print = await (await page.request.get(href)).body()
  expect((await pdfWords(print)).join(' ')).toContain(`VET-${second}`)
  await raccolta.getByRole('button', { name: 'Invia mail' }).click()
  await raccolta.getByRole('button', { name: 'Invia', exact: true }).click()
  await expect(raccolta).toBeHidden()
  await expect(card.getByText('Inviato', { exact: true })).toBeVisible()

  const postman = await startPostman()
  if (postman) {
    try {
      const his = () => postman.received.filter(({ a }) => a.toLowerCase().includes(first.toLowerCase()))
      await expect.poll(() => his().length).toBe(1)
      const files = attachmentsOf(his()[0]?.testo ?? '')
      expect(files).toHaveLength(1)
      const words = (await pdfWords(files[0]?.bytes ?? Buffer.of())).join(' ')
      for (const said of [first, second, `VET-${first}`, `VET-${second}`, '4 pz']) expect(words).toContain(said)
    } finally {
      await postman.stop()
    }
  }

  // The supplier answers one of the two, for both.
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(pathname + hash)
  await phone.getByRole('list', { name: 'I miei ordini' }).getByRole('listitem').filter({ hasText: first }).click()
  const own = phone.getByRole('dialog', { name: new RegExp(first) })
  await expect(own.getByRole('checkbox', { name: new RegExp(`valgono anche per ${second}`) })).toBeChecked()
  await own.getByRole('combobox', { name: 'Stato' }).selectOption('Confermato')
  await withoutAxeFindings(phone)
  await own.getByRole('button', { name: 'Salva' }).click()
  await expect(phone.getByText('Ordine aggiornato')).toBeVisible()
  for (const { pk } of ordini) {
    await page.goto(`/planner/#/ordini/${pk}/fornitori`)
    await expect(card.getByText('Confermato', { exact: true })).toBeVisible()
  }
})
