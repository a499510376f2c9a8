import { expect, type Page, test, withoutAxeFindings } from '../base.ts'
import { enterPreventivi, sendPreventivoByApi, uniqueRichiedente } from './preventiviScene.ts'

const livePage = (page: Page) =>
  expect(page.getByRole('img', { name: 'Aggiornamenti in diretta attivi' })).toBeVisible()
test('dall’arrivo alla stampa: lo staff lo vede arrivare, assegna, scrive e stampa', async ({ browser, request }) => {
  test.slow() // three people's work in one story
  const cliente = uniqueRichiedente('Ines Zamboni')
  const staff = await enterPreventivi(browser, 'staff')
  const agente = await enterPreventivi(browser, 'agente')
  await Promise.all([livePage(staff), livePage(agente)])
  await withoutAxeFindings(staff)

  // It appears by itself, on top, and only in the list of those who may see it.
  const numero = await sendPreventivoByApi(request, cliente)
  await expect(staff.getByRole('row').nth(1)).toContainText(cliente)
  await expect(staff.getByRole('row').nth(1)).toContainText('3')
  await expect(agente.getByText(cliente)).toBeHidden()

  await staff.getByRole('searchbox', { name: 'Ricerca libera' }).fill(cliente)
  await expect(staff).toHaveURL(/search=Ines/)
  await expect(staff.getByRole('row')).toHaveCount(2)
  await staff.getByRole('gridcell', { name: 'Bologna' }).first().click()
  await expect(staff.getByRole('heading', { name: `Preventivo ${numero}`, level: 1 })).toBeVisible()
  await expect(staff.getByText('Citofono rotto, chiamare prima.')).toBeVisible()
  await expect(staff.getByText('1.400 mm')).toBeVisible()
  await expect(staff.getByRole('img', { name: /^Prospetto: Finestra 2 ante/ })).toBeVisible()

  await expect(staff.getByRole('button', { name: 'Invia e-mail all’agente' })).toBeDisabled()
  await staff.getByRole('combobox', { name: 'Agente' }).fill('Marchetti')
  await staff.getByRole('option', { name: 'Giulia Marchetti' }).click()
  await expect(staff.getByRole('status').filter({ hasText: 'Agente: Giulia Marchetti' })).toBeVisible()
  await expect(agente.getByRole('row').nth(1)).toContainText(cliente)

  await staff.getByRole('combobox', { name: 'Stato' }).selectOption('In lavorazione')
  await expect(staff.getByRole('status').filter({ hasText: 'Stato: In lavorazione' })).toBeVisible()
  await expect(agente.getByRole('row').nth(1)).toContainText('In lavorazione')

  await staff.getByRole('button', { name: 'Invia e-mail al cliente' }).click()
  const modulo = staff.getByRole('dialog', { name: 'E-mail al cliente' })
  await modulo.getByLabel('Modello').selectOption('Invio del preventivo')
  await expect(modulo.getByLabel('Oggetto')).toHaveValue(`Preventivo n. ${numero} – Natura 80`)
  await modulo.getByLabel('Testo', { exact: false }).first().fill('Gentile Ines,\n\necco il **preventivo**.')
  await expect(modulo.getByRole('group', { name: 'Anteprima del testo' }).locator('strong')).toHaveText('preventivo')
  await withoutAxeFindings(staff)
  await modulo.getByRole('button', { name: 'Invia', exact: true }).click()
  const inviata = staff.getByRole('dialog', { name: 'E-mail al cliente, in uscita' })
  await expect(inviata.getByText(`Preventivo n. ${numero} – Natura 80`)).toBeVisible()
  await expect(inviata.getByRole('group', { name: 'Testo inviato' })).toContainText('ecco il preventivo.')
  await expect(inviata.getByRole('status')).toContainText('In attesa in posta in uscita')
  await inviata.getByRole('button', { name: 'Chiudi' }).click()

  await staff.getByRole('button', { name: 'Invia e-mail all’agente' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Invia' }).click()
  await expect(staff.getByRole('button', { name: /^E-mail all’agente inviata il \d\d-\d\d-\d{4}$/ })).toBeDisabled()

  const storico = staff.getByRole('region', { name: 'Storico' })
  await expect(storico.getByRole('listitem')).toHaveCount(5)
  await expect(storico).toContainText('Giulia Marchetti')
  await withoutAxeFindings(staff)

  const pdf = await staff.request.get((await staff.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? '')
  expect(pdf.status()).toBe(200)
  expect(pdf.headers()['content-type']).toContain('application/pdf')

  // Back to the list as it was left.
  await staff.getByRole('link', { name: 'Torna all’elenco' }).click()
  await expect(staff.getByRole('searchbox', { name: 'Ricerca libera' })).toHaveValue(cliente)
  await expect(staff.getByRole('row')).toHaveCount(2)
})

test('azioni su più preventivi: stato, eliminazione e annullamento', async ({ browser, request }) => {
  test.slow()
  const famiglia = uniqueRichiedente('Famiglia Bulk')
  for (const persona of ['Uno', 'Due', 'Tre']) await sendPreventivoByApi(request, `${persona} ${famiglia}`)
  const staff = await enterPreventivi(browser, 'staff', `/preventivi/#/?search=${encodeURIComponent(famiglia)}`)
  await expect(staff.getByRole('row')).toHaveCount(4)
  await expect(staff.getByLabel('3 in tutto')).toBeVisible()

  await staff.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).check()
  const barra = staff.getByRole('region', { name: 'Azioni sui selezionati' })
  await expect(barra.getByText('3 selezionati')).toBeVisible()
  await withoutAxeFindings(staff)
  await barra.getByRole('button', { name: 'Imposta stato' }).click()
  await staff.getByRole('menuitem', { name: 'Accettato' }).click()
  const fatto = staff.getByRole('status').filter({ hasText: 'Stato «Accettato» impostato su 3 preventivi' })
  await expect(staff.getByRole('gridcell', { name: 'Accettato' })).toHaveCount(3)
  await fatto.getByRole('button', { name: 'Annulla' }).click()
  await expect(staff.getByRole('gridcell', { name: 'Accettato' })).toHaveCount(0)
  await expect(staff.getByRole('row').nth(1)).toContainText('Nuovo')

  await staff.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).check()
  await barra.getByRole('button', { name: 'Assegna agente' }).click()
  await staff.getByRole('dialog').getByRole('combobox', { name: 'Agente' }).fill('Conti')
  await staff.getByRole('option', { name: 'Elena Conti' }).click()
  await staff.getByRole('button', { name: 'Assegna', exact: true }).click()
  await expect(staff.getByRole('gridcell', { name: 'Elena Conti' })).toHaveCount(3)

  await staff.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).check()
  await barra.getByRole('button', { name: 'Elimina' }).click()
  await staff
    .getByRole('alertdialog', { name: 'Vuoi eliminare 3 preventivi?' })
    .getByRole('button', { name: 'Elimina' })
    .click()
  await expect(staff.getByText('Nessun preventivo corrisponde ai filtri')).toBeVisible()
  const eliminati = staff.getByRole('status').filter({ hasText: '3 preventivi eliminati' })
  await eliminati.getByRole('button', { name: 'Annulla' }).click()
  await expect(staff.getByText('Modifiche annullate')).toBeVisible()
  await expect(staff.getByRole('row')).toHaveCount(4)
})

test('eliminare dal dettaglio riporta all’elenco e si può annullare', async ({ browser, request }) => {
  const cliente = uniqueRichiedente('Da Eliminare')
  const numero = await sendPreventivoByApi(request, cliente)
  const operatore = await enterPreventivi(browser, 'operatore', `/preventivi/#/?search=${encodeURIComponent(cliente)}`)
  await operatore.getByRole('link', { name: cliente }).click()
  await operatore.getByRole('button', { name: 'Elimina' }).click()
  await operatore.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(operatore.getByText(`Preventivo ${numero} eliminato`)).toBeVisible()
  await expect(operatore.getByText('Nessun preventivo corrisponde ai filtri')).toBeVisible()
  await operatore.getByRole('button', { name: 'Annulla', exact: true }).click()
  await expect(operatore.getByRole('link', { name: cliente })).toBeVisible()
})

test('due persone sullo stesso preventivo: ognuna vede cosa fa l’altra', async ({ browser, request }) => {
  const numero = await sendPreventivoByApi(request, uniqueRichiedente('Conteso'))
  const staff = await enterPreventivi(browser, 'staff', `/preventivi/#/${numero}`)
  const capo = await enterPreventivi(browser, 'super', `/preventivi/#/${numero}`)
  await Promise.all([livePage(staff), livePage(capo)])
  await capo.getByRole('combobox', { name: 'Stato' }).selectOption('Rifiutato')
  await expect(staff.getByText('Aggiornato da un altro utente: stato «Rifiutato»')).toBeVisible()
  await expect(staff.getByRole('combobox', { name: 'Stato' }).locator('option:checked')).toHaveText('Rifiutato')
  await expect(staff.getByRole('region', { name: 'Storico' })).toContainText('Rifiutato')
  await expect(capo.getByText(/Aggiornato da un altro utente/)).toBeHidden()
})

test('chi guarda un’altra pagina è avvisato dei nuovi senza essere disturbato', async ({ browser, request }) => {
  const staff = await enterPreventivi(browser, 'staff', '/preventivi/#/?pagina=2')
  await livePage(staff)
  await staff.getByRole('row').nth(1).getByRole('checkbox').check()
  const prima = await staff.getByRole('row').nth(1).innerText()
  const cliente = uniqueRichiedente('Arrivo Discreto')
  await sendPreventivoByApi(request, cliente)
  await expect(staff.getByRole('button', { name: '1 nuovo preventivo' })).toBeVisible()
  expect(await staff.getByRole('row').nth(1).innerText()).toBe(prima)
  await staff.getByRole('button', { name: '1 nuovo preventivo' }).click()
  await expect(staff.getByRole('row').nth(1)).toContainText(cliente)
  await expect(staff.getByText('1 selezionato')).toBeVisible()
})
