import { expect, type Locator, loginAs, type Page, resultOf, test, withoutAxeFindings } from '../base.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const unico = (base: string) => `${base}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

/** A call of the old API as the page's user, which must succeed. */
const api = <T>(page: Page, method: string, path: string, data?: object) =>
  resultOf<T>(page.request, method, `/api/planner/${path}`, data)

/** An order with one line whose timing is known. */
async function nuovoOrdine(page: Page) {
  const { results: tempi } = await api<{
    results: { tipo_serramento_id: number; codice_serramento_id: number | null }[]
  }>(page, 'GET', 'tempistiche/')
  const tempo = tempi.find(({ codice_serramento_id: codice }) => codice !== null)
  const cliente = await api<{ id: number }>(page, 'POST', 'clienti/', { nome: unico('Falegnameria ') })
  const numero = unico('S')
  const riga = {
    tipo_serramento_id: tempo?.tipo_serramento_id,
    codice_serramento_id: tempo?.codice_serramento_id,
    numero: 1,
  }
  const { id } = await api<{ id: number }>(page, 'POST', 'ordini/', {
    numero_commessa: numero,
    data: '2026-11-20',
    cliente: cliente.id,
    tipo_cliente: 'IMPRE',
    righe_ordine: [riga],
  })
  return { pk: id, numero }
}

interface CellaRest {
  capacita: number
  occupato: number
}

/** A working day of the machines that nobody has booked, some months ahead. */
async function giornoLibero(page: Page, dopo: number): Promise<{ giorno: string; capacita: number }> {
  const fra = (giorni: number) => new Date(Date.now() + giorni * 86_400_000).toISOString().slice(0, 10)
  const slots = await api<Record<string, { macchine: CellaRest }>>(
    page,
    'GET',
    `scheduler-slots/?from_date=${fra(dopo)}&to_date=${fra(dopo + 60)}`,
  )
  const [giorno, cella] =
    Object.entries(slots)
      .sort(([a], [b]) => a.localeCompare(b))
      .find(([, { macchine }]) => macchine.capacita > 0 && macchine.occupato === 0) ?? []
  if (!giorno || !cella) throw new Error('Nessun giorno libero')
  return { giorno, capacita: cella.macchine.capacita }
}

/** Somebody of the machines is away for a day. @returns the absence */
async function assenza(page: Page, giorno: string): Promise<number> {
  const { results } = await api<{ results: { id: number; reparto: string; data_fine: string | null }[] }>(
    page,
    'GET',
    'personale/',
  )
  const persona = results.find(({ reparto, data_fine: fine }) => reparto === 'macchine' && !fine)
  const { id } = await api<{ id: number }>(page, 'POST', 'assenze/', {
    persona: persona?.id,
    giorno_da: giorno,
    giorno_a: giorno,
  })
  return id
}

const fase = (page: Page, nome: string) => page.getByRole('region', { name: `Fase ${nome}` })
const stato = (page: Page, testo: string | RegExp) => page.getByRole('status').filter({ hasText: testo })
const italiano = (giorno: string) => giorno.split('-').reverse().join('-')
const cella = (page: Page, giorno: string, reparto: string) =>
  page.getByRole('button', { name: new RegExp(`${italiano(giorno)}, ${reparto}:`) })

/** Writes a day into a date field, part by part, as a planner does. */
async function scriviGiorno(page: Page, dove: Locator, giorno: string) {
  const [anno = '', mese = '', numero = ''] = giorno.split('-')
  for (const [nome, scritto] of Object.entries({ Giorno: numero, Mese: mese, Anno: anno })) {
    const parte = dove.getByRole('spinbutton', { name: nome })
    await parte.click()
    await expect(parte).toBeFocused()
    await page.keyboard.type(scritto, { delay: 40 })
  }
}

/** Counts how often a page reads the plan of its order: by its query, and by the answers of its own writes. */
function contaPiani(page: Page) {
  const letti = { pagina: 0, risposte: 0 }
  page.on('request', (request) => {
    const corpo = request.url().endsWith('/graphql') ? (request.postData() ?? '') : ''
    if (corpo.includes('"SchedulatorePageQuery"')) letti.pagina++
    if (/"useSchedulerWrites\w+Mutation"/.test(corpo)) letti.risposte++
  })
  return letti
}

/** Plans the whole day of the machines for the order on screen. */
async function pianifica(page: Page, giorno: string, capacita: number) {
  await page.getByRole('button', { name: 'Auto start' }).click()
  await expect(stato(page, 'Da salvare')).toBeVisible()
  const macchine = fase(page, 'macchine')
  await macchine.getByRole('textbox', { name: 'Durata di macchine in minuti' }).fill(String(capacita))
  await expect(stato(page, 'Da salvare')).toBeVisible()
  await scriviGiorno(page, macchine, giorno)
  await expect(cella(page, giorno, 'macchine')).toHaveAccessibleName(/pieno/)
  await expect(stato(page, 'Da salvare')).toBeVisible()
}

test('due pianificatori: l’uno vede ciò che l’altro salva, il conflitto si ricalcola, un’assenza rompe e si ripara', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const anna = await loginAs(browser, 'super', '/planner/#/schedulatore')
  await expect(anna.getByRole('complementary', { name: 'Nessun ordine scelto' })).toBeVisible()
  const primo = await nuovoOrdine(anna)
  const secondo = await nuovoOrdine(anna)
  const { giorno, capacita } = await giornoLibero(anna, 120)

  // The order is searched and chosen.
  await anna.getByRole('searchbox', { name: 'Cerca ordine' }).fill('nessuno si chiama così')
  await expect(anna.getByText('Nessun ordine trovato')).toBeVisible()
  await anna.getByRole('searchbox', { name: 'Cerca ordine' }).fill(primo.numero)
  await anna.getByRole('button', { name: primo.numero }).click()
  await expect(anna).toHaveURL(new RegExp(`id=${primo.pk}`))
  await anna.goto(`/planner/#/schedulatore?id=${primo.pk}&data=${giorno}`)
  await expect(anna.getByRole('img', { name: 'Schedulazione non salvata' })).toBeVisible()

  const bruno = await loginAs(browser, 'super', `/planner/#/schedulatore?id=${secondo.pk}&data=${giorno}`)
  await pianifica(anna, giorno, capacita)
  await pianifica(bruno, giorno, capacita)
  await withoutAxeFindings(anna)

  await anna.getByRole('button', { name: 'Salva' }).click()
  await expect(stato(anna, 'Schedulazione salvata').first()).toBeVisible()
  // Seen at once by the other, whose plan no longer fits.
  await expect(cella(bruno, giorno, 'macchine')).toHaveAccessibleName(/rotto.*1 ordine/)
  await bruno.getByRole('button', { name: 'Salva' }).click()
  const conflitto = bruno.getByRole('alertdialog', { name: 'Nel frattempo lo spazio è stato occupato' })
  await expect(conflitto.getByRole('row', { name: /macchine/ })).toBeVisible()
  await conflitto.getByRole('button', { name: 'Ricalcola con le date nuove' }).click()
  await expect(stato(bruno, 'Da salvare')).toBeVisible()
  await expect(cella(bruno, giorno, 'macchine')).toHaveAccessibleName(/pieno/)
  await bruno.getByRole('button', { name: 'Salva' }).click()
  await expect(stato(bruno, 'Schedulazione salvata').first()).toBeVisible()

  // Somebody is away: the full day breaks under everybody's eyes, and is mended.
  const via = await assenza(bruno, giorno)
  await expect(cella(anna, giorno, 'macchine')).toHaveAccessibleName(/rotto/)
  await cella(anna, giorno, 'macchine').click()
  await anna.getByRole('button', { name: 'Ripara…' }).click()
  const ripara = anna.getByRole('dialog', { name: /Ripara macchine/ })
  await expect(ripara.getByRole('row', { name: new RegExp(primo.numero) }).first()).toBeVisible()
  await ripara.getByRole('button', { name: 'Ripara' }).click()
  await expect(ripara).toBeHidden()
  await expect(cella(bruno, giorno, 'macchine')).not.toHaveAccessibleName(/rotto/)

  // Taken back it is as it was for both; mended again, it stays.
  const riparata = stato(anna, 'Cella riparata')
  await riparata.getByRole('button', { name: 'Annulla' }).click()
  for (const uno of [anna, bruno]) await expect(cella(uno, giorno, 'macchine')).toHaveAccessibleName(/rotto/)
  await cella(anna, giorno, 'macchine').click()
  await anna.getByRole('button', { name: 'Ripara…' }).click()
  await ripara.getByRole('button', { name: 'Ripara' }).click()
  await expect(cella(bruno, giorno, 'macchine')).not.toHaveAccessibleName(/rotto/)

  // Deleting frees the days; the answer brings the plan that is left.
  await anna.getByRole('button', { name: 'Elimina' }).click()
  await anna.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(anna.getByRole('img', { name: 'Schedulazione non salvata' })).toBeVisible()
  await api(bruno, 'DELETE', `assenze/${via}/`)
  for (const { pk } of [primo, secondo]) await api(bruno, 'DELETE', `ordini/${pk}/`)
})

test('una data che non si può: rosso sul campo, il perché, e il rimedio', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { pk } = await nuovoOrdine(page)
  const { giorno } = await giornoLibero(page, 120)
  await page.goto(`/planner/#/schedulatore?id=${pk}&data=${giorno}`)
  await page.getByRole('button', { name: 'Auto start' }).click()
  await expect(stato(page, 'Da salvare')).toBeVisible()
  const domenica = new Date(`${giorno}T12:00:00Z`)
  domenica.setUTCDate(domenica.getUTCDate() + 7 - domenica.getUTCDay())
  const macchine = fase(page, 'macchine')
  await scriviGiorno(page, macchine, domenica.toISOString().slice(0, 10))
  await expect(macchine.getByRole('alert')).toContainText('il reparto è chiuso')
  await expect(stato(page, '1 errore da correggere')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salva' })).toBeDisabled()
  await macchine.getByRole('button', { name: /^Usa / }).click()
  await expect(stato(page, 'Da salvare')).toBeVisible()
  await macchine.getByRole('button', { name: 'Perché queste date: macchine' }).click()
  await expect(macchine.getByText(/Inizio richiesto/)).toBeVisible()

  // Saved, then taken back.
  await page.keyboard.press('Control+s')
  const avviso = stato(page, 'Schedulazione salvata').filter({ has: page.getByRole('button', { name: 'Annulla' }) })
  await avviso.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByRole('img', { name: 'Schedulazione non salvata' })).toBeVisible()
  await api(page, 'DELETE', `ordini/${pk}/`)
})

test('chi guarda lo stesso ordine si vede, e quando va via non si vede più', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { pk } = await nuovoOrdine(page)
  await page.goto(`/planner/#/schedulatore?id=${pk}`)
  await expect(fase(page, 'macchine')).toBeVisible()
  const altra = await loginAs(browser, 'super', `/planner/#/schedulatore?id=${pk}`)
  const presente = /sta guardando questo ordine/
  for (const una of [page, altra]) await expect(una.getByRole('img', { name: presente })).toBeVisible()
  await altra.goto('/planner/#/ordini')
  await expect(page.getByRole('img', { name: presente })).toBeHidden()
  await api(page, 'DELETE', `ordini/${pk}/`)
})

/** Presses Tab until something has the focus. */
async function tabFino(page: Page, bersaglio: Locator) {
  await expect(bersaglio).toBeVisible()
  for (let volta = 0; volta < 150; volta++) {
    if (await bersaglio.evaluate((elemento) => elemento === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(bersaglio).toBeFocused()
}

test('con la sola tastiera, nella tabella: pianifica, conflitto, ricalcola, salva, ripara', async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const mio = await nuovoOrdine(page)
  const altrui = await nuovoOrdine(page)
  const { giorno, capacita } = await giornoLibero(page, 150)
  await page.goto(`/planner/#/schedulatore?id=${mio.pk}&data=${giorno}&vista=tabella`)

  await tabFino(page, page.getByRole('button', { name: 'Auto start' }))
  await page.keyboard.press('Enter')
  await expect(stato(page, 'Da salvare')).toBeVisible()
  await withoutAxeFindings(page)

  // The start is moved by a day and by an hour from the row itself.
  const macchine = page.getByRole('row', { name: /^macchine:/ })
  await tabFino(page, macchine.getByRole('textbox', { name: 'Durata di macchine in minuti' }))
  await page.keyboard.type(String(capacita))
  await expect(stato(page, 'Da salvare')).toBeVisible()
  const [anno = '', mese = '', numero = ''] = giorno.split('-')
  for (const [parte, scritto] of Object.entries({ Giorno: numero, Mese: mese, Anno: anno })) {
    const campo = macchine.getByRole('spinbutton', { name: parte })
    await campo.focus()
    await page.keyboard.type(scritto, { delay: 40 })
  }
  await expect(macchine).toHaveAccessibleName(new RegExp(`${numero}-${mese}`))
  await page.keyboard.press('Alt+ArrowRight')
  await expect(stato(page, /macchine: inizio .* 09:00/)).toBeAttached()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(stato(page, /macchine: inizio .* 08:00/)).toBeAttached()
  await expect(stato(page, 'Da salvare')).toBeVisible()

  // Another planner takes the day meanwhile.
  const riga = page.getByRole('table', { name: 'macchine' }).getByRole('row', { name: new RegExp(italiano(giorno)) })
  await expect(riga).toContainText(mio.numero)
  const scelte = { macchine: { from_date: `${giorno} 08`, durata_override: String(capacita) } }
  const { schedulazioni } = await api<{
    schedulazioni: { nome_fase: string; inizio: string; fine: string; fornitore: { id: number } | null }[]
  }>(page, 'POST', `order-schedule/${altrui.pk}/?not_relaxed_fasi=macchine`, {
    legno: { from_date: `${giorno.slice(0, 8)}01 00` },
    vetro: { from_date: `${giorno.slice(0, 8)}01 00` },
    telai: { from_date: `${giorno.slice(0, 8)}01 00` },
    ...scelte,
  })
  const inviate = schedulazioni.map(({ nome_fase, inizio, fine, fornitore }) => {
    const durata = nome_fase === 'macchine' ? `0 ${Math.floor(capacita / 60)}:${capacita % 60 || '00'}:00` : null
    return { nome_fase, inizio, fine, fornitore: fornitore?.id ?? null, durata: null, durata_override: durata }
  })
  await api(page, 'PUT', `ordini/${altrui.pk}/save-tempi/`, inviate)
  await expect(riga).toContainText(altrui.numero)

  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alertdialog')).toContainText('macchine')
  await page.keyboard.press('Enter') // Ricalcola has the focus
  // At once: it saves when the new dates are there.
  await page.keyboard.press('Control+s')
  await expect(stato(page, 'Schedulazione salvata').first()).toBeVisible()

  const via = await assenza(page, giorno)
  await expect(riga).toContainText('! Rotto')
  await tabFino(page, riga.getByRole('button', { name: 'Ripara…' }))
  await page.keyboard.press('Enter')
  const ripara = page.getByRole('dialog', { name: /Ripara macchine/ })
  await expect(ripara.getByRole('row', { name: new RegExp(altrui.numero) }).first()).toBeVisible()
  await tabFino(page, ripara.getByRole('button', { name: 'Ripara' }))
  await page.keyboard.press('Enter')
  await expect(riga).not.toContainText('Rotto')
  await api(page, 'DELETE', `assenze/${via}/`)
  for (const { pk } of [mio, altrui]) await api(page, 'DELETE', `ordini/${pk}/`)
})

test('sul telefono: la tabella da sola, senza scorrere di lato', async ({ browser }) => {
  const telefono = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const page = await loginAs(browser, 'super', '/planner/#/ordini', telefono)
  const { pk } = await nuovoOrdine(page)
  await page.goto(`/planner/#/schedulatore?id=${pk}`)
  await expect(fase(page, 'legno')).toBeVisible()
  await page.getByRole('button', { name: 'Auto start' }).tap()
  await expect(stato(page, 'Da salvare')).toBeVisible()
  await expect(page.getByRole('table', { name: 'macchine' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await withoutAxeFindings(page)
  await api(page, 'DELETE', `ordini/${pk}/`)
})

test('altrove nel tempo: ciò che cambia arriva anche nei giorni raggiunti scorrendo, e per chi era scollegato', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/schedulatore')
  const { giorno } = await giornoLibero(page, 180)
  // Far from where it was opened, at the zoom that asks for no orders.
  await page.getByRole('button', { name: 'Settimana', exact: true }).click()
  await expect(cella(page, new Date().toISOString().slice(0, 10), 'macchine')).toBeVisible()
  await page.goto(`/planner/#/schedulatore?zoom=settimana&data=${giorno}`)
  await expect(cella(page, giorno, 'macchine')).toBeVisible()
  const prima = await cella(page, giorno, 'macchine').getAttribute('aria-label')
  const via = await assenza(page, giorno)
  await expect(cella(page, giorno, 'macchine')).not.toHaveAccessibleName(prima ?? '')

  await page.context().setOffline(true)
  const altra = await loginAs(browser, 'super', '/planner/#/ordini')
  await api(altra, 'DELETE', `assenze/${via}/`)
  await page.context().setOffline(false)
  await expect(cella(page, giorno, 'macchine')).toHaveAccessibleName(prima ?? '', { timeout: 20_000 })
})

test('la settimana stampata: un foglio A4 per reparto con i suoi ordini', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/schedulatore')
  await expect(page.locator('[data-cella]').first()).toBeVisible()
  // The browser's dialog would wait for somebody: the sheets stay where they are.
  await page.evaluate(() => {
    window.print = () => {
      throw new Error('stampata')
    }
  })
  const stampata = page.waitForEvent('pageerror')
  await page.getByRole('button', { name: 'Stampa la settimana' }).click()
  expect((await stampata).message).toBe('stampata')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.stampa-settimana section h1')).toHaveText(['macchine', 'banchi'])
  await expect(page.locator('.stampa-settimana thead th')).toHaveCount(14)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(2)
})

test('la fine si sposta di giorno e tiene la sua ora; prima si vede che cosa si muove, poi si torna indietro', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { pk } = await nuovoOrdine(page)
  await page.goto(`/planner/#/schedulatore?id=${pk}`)
  // Another tab of the same person: it hears of everything, and reads it.
  const altra = await page.context().newPage()
  await altra.goto(`/planner/#/schedulatore?id=${pk}`)
  await expect(altra.getByRole('img', { name: 'Schedulazione non salvata' })).toBeVisible()
  await page.getByRole('button', { name: 'Auto start' }).click()
  await expect(stato(page, 'Da salvare')).toBeVisible()
  const [qui, altrove] = [contaPiani(page), contaPiani(altra)]
  await page.keyboard.press('Control+s')
  await expect(stato(page, 'Schedulazione salvata').first()).toBeVisible()
  await expect(altra.getByRole('img', { name: 'Schedulazione non salvata' })).toBeHidden()
  await expect.poll(() => altrove.pagina).toBe(1)

  await page.getByRole('button', { name: 'Altre azioni: macchine' }).click()
  await page.getByRole('menuitem', { name: 'Sposta la fine…' }).click()
  const dialogo = page.getByRole('dialog', { name: /Sposta la fine di macchine/ })
  const ora = dialogo.getByRole('combobox', { name: /^Ora/ })
  const scritta = await ora.textContent()
  // The day after, written whole: the arrow would go from the last of a month to its first.
  const parte = async (name: string) =>
    Number(await dialogo.getByRole('spinbutton', { name }).getAttribute('aria-valuenow'))
  const [anno, mese, giorno] = [await parte('Anno'), await parte('Mese'), await parte('Giorno')]
  const domani = new Date(Date.UTC(anno, mese - 1, giorno + 1)).toISOString().slice(0, 10)
  await dialogo.getByRole('spinbutton', { name: 'Giorno' }).focus()
  await page.keyboard.type(domani.split('-').reverse().join(''))
  await expect(ora).toHaveText(scritta ?? '')
  await expect(dialogo.getByText(/Sposta \d+ fas/)).toBeVisible()
  await dialogo.getByRole('button', { name: 'Sposta la fine' }).click()
  const avviso = stato(page, 'Fine di macchine spostata')
  await expect(avviso).toBeVisible()
  await expect.poll(() => altrove.pagina).toBe(2)
  await avviso.getByRole('button', { name: 'Annulla' }).click()
  await expect(stato(page, 'Com’era prima')).toBeVisible()
  await expect.poll(() => altrove.pagina).toBe(3)
  // Saved, moved, taken back: here each was one plan, that of its answer.
  expect(qui).toEqual({ pagina: 0, risposte: 3 })
  await api(page, 'DELETE', `ordini/${pk}/`)
})
