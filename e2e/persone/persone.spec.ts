import { type BrowserContext, callApi, expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'

const unico = (base: string) => `${base} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

/** A call of the old API as the page's user. */
async function api<T = { id: number }>(contesto: BrowserContext, method: string, path: string, data?: object) {
  const risposta = await callApi(contesto.request, method, `/api/planner/${path}`, data)
  return { status: risposta.status(), body: (risposta.status() === 204 ? null : await risposta.json()) as T }
}

/** Somebody in the office: nobody's plan hangs on them. */
async function nuovaPersona(page: Page, nome: string): Promise<number> {
  const dati = { nome, reparto: 'ufficio', data_inizio: '2020-01-01' }
  const { status, body } = await api(page.context(), 'POST', 'personale/', dati)
  expect(status).toBe(201)
  return body.id
}

/** Writes a day (DDMMYYYY) into a date field of a form, part by part. */
async function scriviData(page: Page, dialogo: ReturnType<Page['getByRole']>, field: string, cifre: string) {
  const parti = { Giorno: cifre.slice(0, 2), Mese: cifre.slice(2, 4), Anno: cifre.slice(4) }
  for (const [nome, scritto] of Object.entries(parti)) {
    const parte = dialogo.locator(`[data-campo="${field}"]`).getByRole('spinbutton', { name: nome })
    await parte.click()
    await expect(parte).toBeFocused()
    await page.keyboard.type(scritto, { delay: 40 })
    await expect(parte).toHaveText(scritto)
  }
  // A day counts when its field is left.
  await dialogo.getByRole('heading').first().click()
}

test('una persona: aggiunta, trovata, fatta uscire, eliminata', async ({ browser }) => {
  const nome = unico('Zoe Dal Molin')
  const page = await loginAs(browser, 'super', '/planner/#/personale')
  await expect(page.getByRole('heading', { name: 'Personale' })).toBeVisible()
  await expect(page.getByRole('row')).not.toHaveCount(1)
  await withoutAxeFindings(page)

  await page.getByRole('button', { name: 'Aggiungi persona' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi persona' })
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(modulo.getByText('Campo obbligatorio')).toHaveCount(3)
  await modulo.getByRole('textbox', { name: 'Nome' }).fill(nome)
  await modulo.getByRole('combobox', { name: 'Reparto' }).selectOption('Ufficio')
  await scriviData(page, modulo, 'dataInizio', '01022026')
  await scriviData(page, modulo, 'dataFine', '31012026')
  await expect(modulo.getByText('Data fine deve essere maggiore alla data inizio: 01-02-2026')).toBeVisible()
  await scriviData(page, modulo, 'dataFine', '31122026')
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Persona aggiunta')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Ricerca libera' }).fill(nome)
  await expect(page).toHaveURL(/search=/)
  const riga = page.getByRole('row').filter({ hasText: nome })
  await expect(riga).toContainText('31-12-2026')
  await riga.getByRole('button', { name: `Elimina ${nome}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Nessuna persona trovata')).toBeVisible()
})

test('un’assenza dalla tastiera: una mattina, una sovrapposta; quella aggiunta da altri arriva da sola', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/personale')
  const nome = unico('Ada Tison')
  const pk = await nuovaPersona(page, nome)
  await page.goto(`/planner/#/personale/${pk}?giorno=2027-03-10`)
  await expect(page.getByRole('heading', { name: nome })).toBeVisible()
  await page.getByRole('button', { name: 'Aggiungi assenza' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi assenza' })
  await scriviData(page, modulo, 'giornoDa', '10032027')
  await scriviData(page, modulo, 'giornoA', '10032027')
  await modulo.getByRole('button', { name: 'Mattina 07:00-12:00' }).click()
  await expect(modulo.getByLabel('Alle ore', { exact: true })).toHaveValue('12:00')
  await modulo.getByRole('textbox', { name: 'Motivo' }).fill('Visita')
  await withoutAxeFindings(page)
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Assenza salvata')).toBeVisible()
  const calendario = page.getByRole('region', { name: `Assenze di ${nome}` })
  await expect(calendario.getByText('Visita')).toBeVisible()
  await withoutAxeFindings(page)

  // The same morning again is told beside the days.
  await page.getByRole('button', { name: 'Aggiungi assenza' }).click()
  await scriviData(page, modulo, 'giornoDa', '10032027')
  await scriviData(page, modulo, 'giornoA', '11032027')
  await expect(modulo.getByText(/Si sovrappone a un’altra assenza/)).toBeVisible()
  await modulo.getByRole('button', { name: 'Annulla' }).click()

  // What somebody else adds arrives by itself.
  const ferie = { persona: pk, giorno_da: '2027-03-15', giorno_a: '2027-03-17', title: 'Ferie' }
  expect((await api(page.context(), 'POST', 'assenze/', ferie)).status).toBe(201)
  await expect(calendario.getByText('Ferie')).toBeVisible()
  await api(page.context(), 'DELETE', `personale/${pk}/`)
})

test('il calendario aziendale: chi si vede, chi si modifica, trascinare e tornare indietro', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/personale', { viewport: { width: 1440, height: 900 } })
  const nome = unico('Bea Dal Col')
  const pk = await nuovaPersona(page, nome)
  const crea = async (da: string, a: string, title: string) =>
    (await api(page.context(), 'POST', 'assenze/', { persona: pk, giorno_da: da, giorno_a: a, title })).body.id
  const primo = await crea('2031-05-06', '2031-05-06', 'Corso')
  await crea('2031-05-08', '2031-05-08', 'Ferie')
  await page.goto(`/planner/#/calendario-aziendale?giorno=2031-05-06&modifica=${pk}`)
  const calendario = page.getByRole('region', { name: 'Assenze e festività' })
  const corso = calendario.getByText(`${nome} · Corso`)
  await expect(corso).toBeVisible()

  const giorno = (data: string) => calendario.locator(`[data-date="${data}"]`).first()
  const letta = async () =>
    (await api<{ id: number; giorno_da: string }[]>(page.context(), 'GET', `personale/${pk}/assenze/`)).body.find(
      ({ id }) => id === primo,
    )?.giorno_da
  await corso.dragTo(giorno('2031-05-13'), { targetPosition: { x: 40, y: 60 } })
  await expect.poll(letta).toBe('2031-05-13')
  // Onto the other absence: both stand there, their hours count once.
  await corso.dragTo(giorno('2031-05-08'), { targetPosition: { x: 40, y: 60 } })
  await expect.poll(letta).toBe('2031-05-08')

  await page.getByRole('checkbox', { name: `Mostra ${nome}` }).uncheck()
  await expect(corso).toHaveCount(0)
  await expect(page).toHaveURL(/nascosti=/)
  await page.getByRole('button', { name: 'Settimana', exact: true }).click()
  await expect(page).toHaveURL(/vista=settimana/)
  await page.getByRole('combobox', { name: 'Modifica sul calendario' }).selectOption('1312-FEST')
  await expect(page.getByRole('button', { name: 'Aggiungi festività' })).toBeVisible()
  await withoutAxeFindings(page)
  await api(page.context(), 'DELETE', `personale/${pk}/`)
})

test('le ore lavorative: un giorno, un intervallo, il ritorno al predefinito', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/calendario-ore-lavorative?giorno=2033-06-01')
  const sabato = page.getByRole('button', { name: /^04-06-2033/ })
  await expect(sabato).toHaveAccessibleName(/macchine 4 ore, banchi 4 ore, orario predefinito/)
  await withoutAxeFindings(page)
  await sabato.click()
  const giorno = page.getByRole('dialog', { name: 'Ore lavorative del 04-06-2033' })
  await giorno.getByRole('textbox', { name: 'Ore macchine' }).fill('24,01')
  await giorno.getByRole('button', { name: 'Salva' }).click()
  await expect(giorno.getByText('La durata non può essere superiore a 24')).toBeVisible()
  await giorno.getByRole('textbox', { name: 'Ore macchine' }).fill('6,5')
  await giorno.getByRole('button', { name: 'Salva' }).click()
  await expect(sabato).toHaveAccessibleName(/macchine 6,5 ore, banchi 4 ore, orario proprio/)

  await page.getByRole('button', { name: 'Aggiorna intervallo' }).click()
  const intervallo = page.getByRole('dialog', { name: 'Aggiorna intervallo' })
  await withoutAxeFindings(page)
  await intervallo.getByRole('textbox', { name: 'Ore banchi' }).fill('8')
  await intervallo.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('button', { name: /^01-06-2033/ })).toHaveAccessibleName(/banchi 8 ore, orario proprio/)
  await expect(sabato).toHaveAccessibleName(/macchine 6,5 ore/)

  await page.getByRole('button', { name: 'Aggiorna intervallo' }).click()
  await intervallo.getByRole('switch', { name: 'Ripristina l’orario predefinito' }).click()
  await intervallo.getByRole('button', { name: 'Salva' }).click()
  await expect(sabato).toHaveAccessibleName(/macchine 4 ore, banchi 4 ore, orario predefinito/)
})

interface Cella {
  occupato: number
  ordini: { numero_commessa: string }[]
}

test('una festività su un giorno pieno: prima si vede che cosa rompe e di chi, e si può lasciar stare', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/personale')
  const fra = (giorni: number) => new Date(Date.now() + giorni * 86_400_000).toISOString().slice(0, 10)
  const { body: celle } = await api<Record<string, { banchi: Cella }>>(
    page.context(),
    'GET',
    `scheduler-slots/?from_date=${fra(2)}&to_date=${fra(60)}`,
  )
  const [giorno = '', piena] = Object.entries(celle).find(([, { banchi }]) => banchi.occupato > 0) ?? []
  expect(piena).toBeDefined()
  const festivita = async () =>
    (await api<{ count: number }>(page.context(), 'GET', `festivita/?from_date=${giorno}&to_date=${giorno}`)).body.count
  const prima = await festivita()

  await page.goto(`/planner/#/calendario-aziendale?giorno=${giorno}&modifica=1312-FEST`)
  await page.getByRole('button', { name: 'Aggiungi festività' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi festività' })
  const cifre = giorno.split('-').reverse().join('')
  await scriviData(page, modulo, 'giornoDa', cifre)
  await scriviData(page, modulo, 'giornoA', cifre)
  await modulo.getByRole('button', { name: 'Salva' }).click()
  const notice = page.getByRole('alertdialog')
  await expect(notice.getByText(/si rompe|si rompono/)).toBeVisible()
  await expect(notice.getByRole('link', { name: piena?.banchi.ordini[0]?.numero_commessa ?? '' })).toBeVisible()
  await withoutAxeFindings(page)
  await notice.getByRole('button', { name: 'Annulla' }).click()
  await expect(modulo.getByRole('button', { name: 'Salva' })).toBeEnabled()
  expect(await festivita()).toBe(prima)

  await modulo.getByRole('button', { name: 'Annulla' }).click()
  await page.getByRole('button', { name: /cell[ae] rott[ae]/ }).click()
  const elenco = page.getByRole('dialog', { name: 'Celle rotte' })
  await elenco.getByRole('button', { name: 'Ripara' }).first().click()
  const riparazione = page.getByRole('dialog', { name: /^Ripara / })
  await expect(riparazione.getByText(/^Sposta |resta dov’è/).first()).toBeVisible()
  await withoutAxeFindings(page)
  await riparazione.getByRole('button', { name: 'Annulla' }).click()
  await expect(elenco).toBeVisible()
})

test('sul telefono; e chi non amministra il personale', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/personale', { viewport: { width: 390, height: 844 } })
  for (const percorso of ['personale', 'calendario-aziendale', 'calendario-ore-lavorative']) {
    await page.goto(`/planner/#/${percorso}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const largo = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(largo).toBeLessThanOrEqual(390)
    await withoutAxeFindings(page)
  }
  const staff = await loginAs(browser, 'staff', '/planner/#/personale')
  await expect(staff.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
})
