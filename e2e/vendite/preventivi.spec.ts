import { type APIRequestContext, type Browser, expect, type Page, test, withoutAxeFindings } from '../base.ts'

/** A page of a demo user, in a browser of its own, on the list of quotes. */
async function entra(browser: Browser, username: string, percorso = '/preventivi/#/'): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`/login?next=${encodeURIComponent('/preventivi/')}`)
  await page.getByLabel('Nome utente').fill(username)
  await page.getByLabel(/^Password/).fill('demo')
  await page.getByRole('button', { name: 'Accedi' }).click()
  await page.waitForURL('**/preventivi/**')
  await page.goto(percorso)
  return page
}

const inDiretta = (page: Page) =>
  expect(page.getByRole('img', { name: 'Aggiornamenti in diretta attivi' })).toBeVisible()

const nome = (oggetto: { nome: string }) => oggetto.nome

/** Sends a request as the public form does; answers its number. */
async function richiedi(request: APIRequestContext, nomeCognome: string): Promise<number> {
  const famiglie = await (await request.get('/api/famiglie/')).json()
  const tipi = await (await request.get('/api/tipi-serramento/')).json()
  const famiglia = famiglie.find((una: { nome: string }) => nome(una) === 'Natura 80')
  const tipo = tipi.find((uno: { nome: string }) => nome(uno) === 'Finestra 2 ante')
  const risposta = await request.post('/api/preventivi-create/', {
    data: {
      famiglia: famiglia.id,
      valori_opzioni: famiglia.opzioni.map((opzione: { valori: { id: number }[] }) => opzione.valori[0]?.id),
      serramenti: [
        {
          tipo_serramento: tipo.id,
          tipo_apertura: tipo.aperture[0].id,
          accessori: [tipo.accessori[0].id],
          quantita: 3,
          altezza: 1400,
          larghezza: 1200,
        },
      ],
      nome_cognome: nomeCognome,
      telefono: '051 123456',
      email: 'cliente@example.com',
      indirizzo: 'Via Roma 1',
      citta: 'Bologna',
      provincia: 'Bologna',
      messa_in_posa: true,
      indirizzo_posa: 'Via Roma 1',
      citta_posa: 'Bologna',
      provincia_posa: 'Bologna',
      piano_posa: 'piano terra',
      regione_posa: 'Emilia-Romagna',
      tipo_cliente: 'non professionista',
      tipo_intervento: 'nuovo',
      note: 'Citofono rotto, chiamare prima.',
      privacy: true,
    },
  })
  expect(risposta.status(), await risposta.text()).toBe(201)
  return (await risposta.json()).id
}

/** A name that no other run has used. */
const unico = (base: string) => `${base} ${Date.now().toString(36)}`

test('dall’arrivo alla stampa: lo staff lo vede arrivare, assegna, scrive e stampa', async ({ browser, request }) => {
  test.slow() // three people's work in one story
  const cliente = unico('Ines Zamboni')
  const staff = await entra(browser, 'staff')
  const agente = await entra(browser, 'agente')
  await Promise.all([inDiretta(staff), inDiretta(agente)])
  await withoutAxeFindings(staff)

  // It appears by itself, on top, and only in the list of those who may see it.
  const numero = await richiedi(request, cliente)
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
  const inviata = staff.getByRole('dialog', { name: 'E-mail inviata al cliente' })
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
  const famiglia = unico('Famiglia Bulk')
  for (const persona of ['Uno', 'Due', 'Tre']) await richiedi(request, `${persona} ${famiglia}`)
  const staff = await entra(browser, 'staff', `/preventivi/#/?search=${encodeURIComponent(famiglia)}`)
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

test('filtri nell’indirizzo: si scelgono, si tolgono, il browser torna indietro', async ({ browser }) => {
  const staff = await entra(browser, 'staff')
  await staff.getByRole('combobox', { name: 'Stato' }).fill('Accett')
  await staff.getByRole('option', { name: 'Accettato' }).click()
  await expect(staff).toHaveURL(/stato=\d+/)
  await expect(staff.getByRole('gridcell', { name: 'Accettato' }).first()).toBeVisible()
  await expect(staff.getByRole('gridcell', { name: 'Nuovo' })).toHaveCount(0)

  await staff.getByRole('button', { name: /^Altri filtri/ }).click()
  const filtri = staff.getByRole('dialog', { name: 'Filtri' })
  await filtri.getByRole('combobox', { name: 'Eliminati' }).selectOption('Tutti')
  await filtri.getByRole('combobox', { name: 'Regione di posa' }).fill('Sicil')
  await staff.getByRole('option', { name: 'Sicilia' }).click()
  await expect(staff).toHaveURL(/regione_posa=Sicilia/)
  await expect(staff).toHaveURL(/eliminato=tutti/)
  await staff.keyboard.press('Escape')
  await staff.keyboard.press('Escape')
  await expect(filtri).toBeHidden()
  await expect(staff.getByRole('button', { name: 'Regione di posa: Sicilia' })).toBeVisible()

  await staff.goBack()
  await expect(staff).not.toHaveURL(/regione_posa/)
  await staff.getByRole('search', { name: 'Filtri' }).getByRole('button', { name: 'Azzera filtri' }).click()
  await expect(staff).toHaveURL(/#\/$/)

  // Sorted by the server in three steps, then another page of it.
  const perNumero = staff.getByRole('columnheader', { name: 'N.' })
  await perNumero.click()
  await expect(staff).toHaveURL(/ordina=id/)
  await expect(staff.getByRole('row').nth(1).getByRole('gridcell', { name: '1', exact: true })).toBeVisible()
  await perNumero.click()
  await expect(staff).toHaveURL(/ordina=-id/)
  await perNumero.click()
  await expect(staff).not.toHaveURL(/ordina/)
  await staff.getByRole('button', { name: 'Pagina 2' }).click()
  await expect(staff).toHaveURL(/pagina=2/)
  await expect(staff.getByText(/^11–20 di/)).toBeVisible()
})

test('con la tastiera: si cerca, si sceglie, si apre', async ({ browser }) => {
  const staff = await entra(browser, 'staff')
  await expect(staff.getByRole('row').nth(1)).toBeVisible()
  await staff.keyboard.press('/')
  await expect(staff.getByRole('searchbox', { name: 'Ricerca libera' })).toBeFocused()
  // A cell of its own takes the focus; from there on the keys are the grid's.
  await staff.getByRole('columnheader', { name: 'Cliente' }).focus()
  await staff.keyboard.press('ArrowDown')
  await staff.keyboard.press('Space')
  await expect(staff.getByText('1 selezionato')).toBeVisible()
  await staff.keyboard.press('Escape')
  await expect(staff.getByText('1 selezionato')).toBeHidden()
  await staff.keyboard.press('Enter')
  await expect(staff.getByRole('heading', { name: /^Preventivo \d+$/, level: 1 })).toBeVisible()
})

test('chi guarda un’altra pagina è avvisato dei nuovi senza essere disturbato', async ({ browser, request }) => {
  const staff = await entra(browser, 'staff', '/preventivi/#/?pagina=2')
  await inDiretta(staff)
  await staff.getByRole('row').nth(1).getByRole('checkbox').check()
  const prima = await staff.getByRole('row').nth(1).innerText()
  const cliente = unico('Arrivo Discreto')
  await richiedi(request, cliente)
  await expect(staff.getByRole('button', { name: '1 nuovo preventivo' })).toBeVisible()
  expect(await staff.getByRole('row').nth(1).innerText()).toBe(prima)
  await staff.getByRole('button', { name: '1 nuovo preventivo' }).click()
  await expect(staff.getByRole('row').nth(1)).toContainText(cliente)
  await expect(staff.getByText('1 selezionato')).toBeVisible()
})

test('eliminare dal dettaglio riporta all’elenco e si può annullare', async ({ browser, request }) => {
  const cliente = unico('Da Eliminare')
  const numero = await richiedi(request, cliente)
  const operatore = await entra(browser, 'operatore', `/preventivi/#/?search=${encodeURIComponent(cliente)}`)
  await operatore.getByRole('link', { name: cliente }).click()
  await operatore.getByRole('button', { name: 'Elimina' }).click()
  await operatore.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(operatore.getByText(`Preventivo ${numero} eliminato`)).toBeVisible()
  await expect(operatore.getByText('Nessun preventivo corrisponde ai filtri')).toBeVisible()
  await operatore.getByRole('button', { name: 'Annulla', exact: true }).click()
  await expect(operatore.getByRole('link', { name: cliente })).toBeVisible()
})

test('due persone sullo stesso preventivo: ognuna vede cosa fa l’altra', async ({ browser, request }) => {
  const numero = await richiedi(request, unico('Conteso'))
  const staff = await entra(browser, 'staff', `/preventivi/#/${numero}`)
  const capo = await entra(browser, 'super', `/preventivi/#/${numero}`)
  await Promise.all([inDiretta(staff), inDiretta(capo)])
  await capo.getByRole('combobox', { name: 'Stato' }).selectOption('Rifiutato')
  await expect(staff.getByText('Aggiornato da un altro utente: stato «Rifiutato»')).toBeVisible()
  await expect(staff.getByRole('combobox', { name: 'Stato' }).locator('option:checked')).toHaveText('Rifiutato')
  await expect(staff.getByRole('region', { name: 'Storico' })).toContainText('Rifiutato')
  await expect(capo.getByText(/Aggiornato da un altro utente/)).toBeHidden()
})

test('un agente vede solo i suoi e nessuno dei comandi riservati', async ({ browser, request }) => {
  const altrui = await richiedi(request, unico('Di Nessuno'))
  const agente = await entra(browser, 'agente')
  await expect(agente.getByRole('row').nth(1)).toBeVisible()
  await expect(agente.getByRole('checkbox')).toHaveCount(0)
  await expect(agente.getByRole('columnheader', { name: 'Agente' })).toHaveCount(0)
  await expect(agente.getByRole('combobox', { name: 'Agente' })).toHaveCount(0)
  await withoutAxeFindings(agente)

  await agente.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(agente.getByRole('combobox', { name: 'Stato' })).toBeVisible()
  await expect(agente.getByRole('combobox', { name: 'Agente' })).toHaveCount(0)
  await expect(agente.getByRole('button', { name: /all’agente/ })).toHaveCount(0)

  await agente.goto(`/preventivi/#/${altrui}`)
  await expect(agente.getByText('Questo preventivo non esiste')).toBeVisible()
  await agente.getByRole('link', { name: 'Torna all’elenco' }).click()
  await expect(agente.getByRole('heading', { name: 'Preventivi', level: 1 })).toBeVisible()
})

test('chi non ha il permesso non vede preventivi', async ({ browser }) => {
  const app = await entra(browser, 'app')
  await expect(app.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
})

test.describe('su un telefono', () => {
  test('elenco a schede, filtri in un pannello, comandi che si toccano bene', async ({ browser }) => {
    const contesto = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const chiuso = await entra(browser, 'staff')
    const stato = await chiuso.context().storageState()
    const page = await (await browser.newContext({ ...contesto, storageState: stato })).newPage()
    await page.goto('/preventivi/#/')
    await expect(page.getByRole('list', { name: 'Preventivi' }).getByRole('listitem').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await withoutAxeFindings(page)

    await page.getByRole('button', { name: 'Filtri' }).tap()
    const filtri = page.getByRole('dialog', { name: 'Filtri' })
    await filtri.getByRole('combobox', { name: 'Stato' }).fill('Accett')
    await page.getByRole('option', { name: 'Accettato' }).tap()
    await filtri.getByRole('button', { name: /^Mostra \d+ preventiv/ }).tap()
    await expect(filtri).toBeHidden()

    await page.getByRole('list', { name: 'Preventivi' }).getByRole('button').first().tap()
    await expect(page.getByRole('combobox', { name: 'Stato' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const piccoli = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((bottoni) =>
        bottoni
          .filter((bottone) => bottone.checkVisibility() && bottone.getBoundingClientRect().height < 43.5)
          .map((bottone) => bottone.getAttribute('aria-label') ?? bottone.textContent),
      )
    expect(piccoli).toEqual([])
    await withoutAxeFindings(page)
  })
})
