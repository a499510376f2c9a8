import { attachmentsOf } from '#amministrazione/posta/__tests__/attachments.ts'
import { makeSheet } from '#platform/imports/reading/__tests__/sheets.ts'
import { pdfWords } from '#platform/pdf/__tests__/readPdf.ts'
import { actOn, expect, loginAs, resultOf, test, withoutAxeFindings } from '../base.ts'
import { openOrdineActions } from '../ordini/ordiniDettaglioScene.ts'
import { italianDay } from '../produzione/schedulatoreScene.ts'
import { startPostman } from './postman.ts'
import { createScheduledOrdine, dayAhead } from './scheduledOrdine.ts'

// Each of its many steps waits for a slow machine.
test('from imported rows to the arrival: split, generated, sent, late, arrived with its answers', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { pk, numero, inizio } = await createScheduledOrdine(page, dayAhead(60))
  const serve = inizio.get('macchine') ?? ''
  const call = <T>(method: string, path: string, body?: object) =>
    resultOf<T>(page.request, method, `/api/planner/${path}`, body)
  const fornitore = await call<{ id: number; nome: string; email: string }>('POST', 'fornitori/', {
    nome: `Segheria ${numero}`,
    tipologia: 'legno',
    tempo: 9,
    email: `${numero.toLowerCase()}@example.com`,
  })

  // Rows come from a sheet, for the order whose header opened the page.
  await page.goto(`/planner/#/ordini/${pk}/fornitori`)
  await openOrdineActions(page)
  await page.getByRole('link', { name: 'Importa Ordini Fornitore' }).click()
  const codice = `LEG-${numero}`
  const buffer = makeSheet([
    ['Numero commessa', 'Tipologia', 'Fornitore', 'Codice', 'Quantità'],
    [numero, 'legno', fornitore.nome, codice, 10],
  ])
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'r.xls', mimeType: 'application/vnd.ms-excel', buffer })
  await page.getByRole('button', { name: 'Anteprima' }).click()
  await page.getByRole('button', { name: 'Importa', exact: true }).click()
  await expect(page.getByText('Righe importate: 1, in 1 ordine.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: numero, exact: true }).click()

  await expect(page.getByRole('region', { name: 'Ultime importazioni' })).toContainText('r.xls')

  // Six of ten are ordered now, the others wait.
  const righe = page.getByRole('row').filter({ hasText: codice })
  await expect(righe).toHaveCount(1)
  const { results } = await call<{ results: { id: number }[] }>('GET', `righe-ordini-fornitore/?ordine=${pk}`)
  await call('POST', `righe-ordini-fornitore/${results[0]?.id}/split/`, { quantita: [6, 4] })
  await page.reload()
  await expect(righe).toHaveCount(2)
  await righe.first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Genera ordini' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Genera', exact: true }).click()
  const card = page.getByRole('article', { name: /^Ordine a fornitore n\. \d+$/ })
  await expect(card).toHaveCount(1)
  const name = (await card.getAttribute('aria-label')) ?? ''
  const fornitura = Number(/\d+/.exec(name)?.[0])

  await card.getByRole('button', { name: /^Invia mail/ }).click()
  const mail = page.getByRole('dialog', { name: `Mail dell’ordine a fornitore n. ${fornitura}` })
  await mail.getByRole('button', { name: 'Invia' }).click()
  await expect(mail).toBeHidden()
  await expect(card.getByText('Inviato', { exact: true })).toBeVisible()

  // The supplier's mail server has it, once, with the print of what is ordered.
  const postman = await startPostman()
  if (postman) {
    try {
      const his = () => postman.received.filter(({ a }) => a.toLowerCase().includes(fornitore.email.toLowerCase()))
      await expect.poll(() => his().length).toBe(1)
      const [print] = attachmentsOf(his()[0]?.testo ?? '')
      expect(print?.nome).toBe(`ordine-fornitore-${fornitura}.pdf`)
      const words = (await pdfWords(print?.bytes ?? Buffer.of())).join(' ')
      for (const said of [`Ordine a fornitore n. ${fornitura}`, numero, codice, '6']) expect(words).toContain(said)
    } finally {
      await postman.stop()
    }
  }

  // The supplier confirms by its link, on a phone, with a day that is too late.
  const late = new Date(new Date(serve).getTime() + 6 * 86_400_000).toISOString().slice(0, 10)
  await page.goto(`/planner/#/fornitori?search=${encodeURIComponent(fornitore.nome)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Fornitori', exact: true })).toBeVisible()
  await actOn(page.getByRole('row').filter({ hasText: fornitore.nome }), 'Modifica')
  await page.getByRole('button', { name: 'Collegamento al portale' }).click()
  const links = page.getByRole('dialog', { name: /Collegamento al portale/ })
  await links.getByRole('button', { name: 'Crea collegamento' }).click()
  const { pathname, hash } = new URL(await links.getByLabel('Indirizzo del collegamento').inputValue())
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(pathname + hash)
  await phone.getByRole('list', { name: 'I miei ordini' }).getByRole('listitem').filter({ hasText: numero }).click()
  const own = phone.getByRole('dialog', { name: new RegExp(numero) })
  await own.getByRole('combobox', { name: 'Stato' }).selectOption('Confermato')
  await own.locator('[data-campo="dataConsegna"]').getByRole('spinbutton', { name: 'Giorno' }).click()
  await phone.keyboard.type(italianDay(late).replaceAll('-', ''))
  await own.getByRole('button', { name: 'Salva' }).click()
  await expect(phone.getByText('Ordine aggiornato')).toBeVisible()

  await page.goto(`/planner/#/warnings-ordini-fornitore?search=${encodeURIComponent(numero)}`)
  const rischio = page.getByRole('region', { name: 'Ordini a rischio', exact: true }).getByRole('row', { name: numero })
  await expect(rischio).toContainText(`n. ${fornitura} · legno`)
  await expect(rischio).toContainText(italianDay(late))
  await expect(rischio).toContainText('6 giorni')
  // Its new end is after the day on which the wood comes.
  const date = ((await rischio.textContent()) ?? '').match(/\d\d-\d\d-\d{4}/g) ?? []
  expect(date.map((day) => day.split('-').reverse().join('-')).some((day) => day > late)).toBe(true)

  await rischio.getByRole('link', { name: numero, exact: true }).click()
  // What the page knew before is shown until it has read again.
  await expect(card.getByText('Confermato', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: /^Cambia stato/ }).click()
  const stato = page.getByRole('dialog', { name: /^Stato:/ })
  await stato.getByRole('combobox', { name: 'Stato' }).selectOption('Arrivato')
  await stato.getByRole('button', { name: 'Salva' }).click()
  await expect(
    stato.getByText('La risposta alla domanda 1 è obbligatoria se lo stato è ARRIVATO e la tipologia è legno'),
  ).toBeVisible()
  await withoutAxeFindings(page)
  await stato.locator('[data-campo="dataArrivo"]').getByRole('spinbutton', { name: 'Giorno' }).click()
  await page.keyboard.type('20112026')
  await stato.getByRole('combobox', { name: 'Domanda 1 legno' }).selectOption({ label: 'Sì' })
  await stato.getByRole('combobox', { name: 'Domanda 2 legno' }).selectOption({ label: 'NO' })
  await stato.getByRole('button', { name: 'Salva' }).click()
  await expect(stato).toBeHidden()
  await expect(card.getByRole('button', { name: /^Cambia stato di/ })).toContainText('Arrivato')
  await page.goto(`/planner/#/warnings-ordini-fornitore?search=${encodeURIComponent(numero)}`)
  await expect(page.getByText('Nessun ordine a rischio.')).toBeVisible()
  await call('PUT', `ordini/${pk}/remove-schedulazione/`, [])
})
