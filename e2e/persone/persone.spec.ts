import { actOn, type BrowserContext, callApi, expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'

const unique = (base: string) => `${base} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

/** A call of the old API as the page's user. */
async function api<T = { id: number }>(context: BrowserContext, method: string, path: string, data?: object) {
  const answer = await callApi(context.request, method, `/api/planner/${path}`, data)
  return { status: answer.status(), body: (answer.status() === 204 ? null : await answer.json()) as T }
}

/** Somebody in the office: nobody's plan hangs on them. */
async function newPersona(page: Page, name: string): Promise<number> {
  const data = { nome: name, reparto: 'ufficio', data_inizio: '2020-01-01' }
  const { status, body } = await api(page.context(), 'POST', 'personale/', data)
  expect(status).toBe(201)
  return body.id
}

/** Writes a day (DDMMYYYY) into a date field of a form, part by part. */
async function writeData(page: Page, dialog: ReturnType<Page['getByRole']>, field: string, digits: string) {
  const parts = { Giorno: digits.slice(0, 2), Mese: digits.slice(2, 4), Anno: digits.slice(4) }
  for (const [name, written] of Object.entries(parts)) {
    const part = dialog.locator(`[data-campo="${field}"]`).getByRole('spinbutton', { name: name })
    await part.click()
    await expect(part).toBeFocused()
    await page.keyboard.type(written, { delay: 40 })
    await expect(part).toHaveText(written)
  }
  // A day counts when its field is left.
  await dialog.getByRole('heading').first().click()
}

test('a person: added, found, made to leave, deleted', async ({ browser }) => {
  const name = unique('Zoe Dal Molin')
  const page = await loginAs(browser, 'super', '/planner/#/personale')
  await expect(page.getByRole('heading', { name: 'Personale' })).toBeVisible()
  await expect(page.getByRole('row')).not.toHaveCount(1)
  await withoutAxeFindings(page)

  await page.getByRole('button', { name: 'Aggiungi persona' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi persona' })
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(modulo.getByText('Campo obbligatorio')).toHaveCount(3)
  await modulo.getByRole('textbox', { name: 'Nome' }).fill(name)
  await modulo.getByRole('combobox', { name: 'Reparto' }).selectOption('Ufficio')
  await writeData(page, modulo, 'dataInizio', '01022026')
  await writeData(page, modulo, 'dataFine', '31012026')
  await expect(modulo.getByText('Data fine deve essere maggiore alla data inizio: 01-02-2026')).toBeVisible()
  await writeData(page, modulo, 'dataFine', '31122026')
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Persona aggiunta')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Ricerca libera' }).fill(name)
  await expect(page).toHaveURL(/search=/)
  const riga = page.getByRole('row').filter({ hasText: name })
  await expect(riga).toContainText('31-12-2026')
  await actOn(riga, 'Elimina')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Nessuna persona trovata')).toBeVisible()
})

test('an absence by keyboard: a morning, an overlapping one; one added by others arrives by itself', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/personale')
  const name = unique('Ada Tison')
  const pk = await newPersona(page, name)
  await page.goto(`/planner/#/personale/${pk}?giorno=2027-03-10`)
  await expect(page.getByRole('heading', { name: name })).toBeVisible()
  await page.getByRole('button', { name: 'Aggiungi assenza' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi assenza' })
  await writeData(page, modulo, 'giornoDa', '10032027')
  await writeData(page, modulo, 'giornoA', '10032027')
  await modulo.getByRole('button', { name: 'Mattina 07:00-12:00' }).click()
  await expect(modulo.getByLabel('Alle ore', { exact: true })).toHaveValue('12:00')
  await modulo.getByRole('textbox', { name: 'Motivo' }).fill('Visita')
  await withoutAxeFindings(page)
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Assenza salvata')).toBeVisible()
  const calendario = page.getByRole('region', { name: `Assenze di ${name}` })
  await expect(calendario.getByText('Visita')).toBeVisible()
  await withoutAxeFindings(page)

  // The same morning again is told beside the days.
  await page.getByRole('button', { name: 'Aggiungi assenza' }).click()
  await writeData(page, modulo, 'giornoDa', '10032027')
  await writeData(page, modulo, 'giornoA', '11032027')
  await expect(modulo.getByText(/Si sovrappone a un’altra assenza/)).toBeVisible()
  await modulo.getByRole('button', { name: 'Annulla' }).click()

  // What somebody else adds arrives by itself.
  const vacation = { persona: pk, giorno_da: '2027-03-15', giorno_a: '2027-03-17', title: 'Ferie' }
  expect((await api(page.context(), 'POST', 'assenze/', vacation)).status).toBe(201)
  await expect(calendario.getByText('Ferie')).toBeVisible()
  await api(page.context(), 'DELETE', `personale/${pk}/`)
})

test('the company calendar: who is seen, who is edited, dragging and going back', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/personale', { viewport: { width: 1440, height: 900 } })
  const name = unique('Bea Dal Col')
  const pk = await newPersona(page, name)
  const create = async (from: string, a: string, title: string) =>
    (await api(page.context(), 'POST', 'assenze/', { persona: pk, giorno_da: from, giorno_a: a, title })).body.id
  const first = await create('2031-05-06', '2031-05-06', 'Corso')
  await create('2031-05-08', '2031-05-08', 'Ferie')
  await page.goto(`/planner/#/calendario-aziendale?giorno=2031-05-06&modifica=${pk}`)
  const calendario = page.getByRole('region', { name: 'Assenze e festività' })
  const course = calendario.getByText(`${name} · Corso`)
  await expect(course).toBeVisible()

  const day = (data: string) => calendario.locator(`[data-date="${data}"]`).first()
  const read = async () =>
    (await api<{ id: number; giorno_da: string }[]>(page.context(), 'GET', `personale/${pk}/assenze/`)).body.find(
      ({ id }) => id === first,
    )?.giorno_da
  await course.dragTo(day('2031-05-13'), { targetPosition: { x: 40, y: 60 } })
  await expect.poll(read).toBe('2031-05-13')
  // Onto the other absence: both stand there, their hours count once.
  await course.dragTo(day('2031-05-08'), { targetPosition: { x: 40, y: 60 } })
  await expect.poll(read).toBe('2031-05-08')

  await page.getByRole('checkbox', { name: `Mostra ${name}` }).uncheck()
  await expect(course).toHaveCount(0)
  await expect(page).toHaveURL(/nascosti=/)
  await page.getByRole('button', { name: 'Settimana', exact: true }).click()
  await expect(page).toHaveURL(/vista=settimana/)
  await page.getByRole('combobox', { name: 'Modifica sul calendario' }).selectOption('1312-FEST')
  await expect(page.getByRole('button', { name: 'Aggiungi festività' })).toBeVisible()
  await withoutAxeFindings(page)
  await api(page.context(), 'DELETE', `personale/${pk}/`)
})

test('the working hours: a day, a range, the return to the default', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/calendario-ore-lavorative?giorno=2033-06-01')
  const saturday = page.getByRole('button', { name: /^04-06-2033/ })
  await expect(saturday).toHaveAccessibleName(/macchine 4 ore, banchi 4 ore, orario predefinito/)
  await withoutAxeFindings(page)
  await saturday.click()
  const day = page.getByRole('dialog', { name: 'Ore lavorative del 04-06-2033' })
  await day.getByRole('textbox', { name: 'Ore macchine' }).fill('24,01')
  await day.getByRole('button', { name: 'Salva' }).click()
  await expect(day.getByText('La durata non può essere superiore a 24')).toBeVisible()
  await day.getByRole('textbox', { name: 'Ore macchine' }).fill('6,5')
  await day.getByRole('button', { name: 'Salva' }).click()
  await expect(saturday).toHaveAccessibleName(/macchine 6,5 ore, banchi 4 ore, orario proprio/)

  await page.getByRole('button', { name: 'Aggiorna intervallo' }).click()
  const interval = page.getByRole('dialog', { name: 'Aggiorna intervallo' })
  await withoutAxeFindings(page)
  await interval.getByRole('textbox', { name: 'Ore banchi' }).fill('8')
  await interval.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('button', { name: /^01-06-2033/ })).toHaveAccessibleName(/banchi 8 ore, orario proprio/)
  await expect(saturday).toHaveAccessibleName(/macchine 6,5 ore/)

  await page.getByRole('button', { name: 'Aggiorna intervallo' }).click()
  await interval.getByRole('switch', { name: 'Ripristina l’orario predefinito' }).click()
  await interval.getByRole('button', { name: 'Salva' }).click()
  await expect(saturday).toHaveAccessibleName(/macchine 4 ore, banchi 4 ore, orario predefinito/)
})

interface Cella {
  occupato: number
  ordini: { numero_commessa: string }[]
}

test('a holiday on a full day: first one sees what it breaks and whose, and may leave it alone', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/personale')
  const between = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const { body: celle } = await api<Record<string, { banchi: Cella }>>(
    page.context(),
    'GET',
    `scheduler-slots/?from_date=${between(2)}&to_date=${between(60)}`,
  )
  const [day = '', full] = Object.entries(celle).find(([, { banchi }]) => banchi.occupato > 0) ?? []
  expect(full).toBeDefined()
  const festivita = async () =>
    (await api<{ count: number }>(page.context(), 'GET', `festivita/?from_date=${day}&to_date=${day}`)).body.count
  const before = await festivita()

  await page.goto(`/planner/#/calendario-aziendale?giorno=${day}&modifica=1312-FEST`)
  await page.getByRole('button', { name: 'Aggiungi festività' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi festività' })
  const digits = day.split('-').reverse().join('')
  await writeData(page, modulo, 'giornoDa', digits)
  await writeData(page, modulo, 'giornoA', digits)
  await modulo.getByRole('button', { name: 'Salva' }).click()
  const notice = page.getByRole('alertdialog')
  await expect(notice.getByText(/si rompe|si rompono/)).toBeVisible()
  await expect(notice.getByRole('link', { name: full?.banchi.ordini[0]?.numero_commessa ?? '' })).toBeVisible()
  await withoutAxeFindings(page)
  await notice.getByRole('button', { name: 'Annulla' }).click()
  await expect(modulo.getByRole('button', { name: 'Salva' })).toBeEnabled()
  expect(await festivita()).toBe(before)

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

test('on the phone; and who does not administer the staff', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/personale', { viewport: { width: 390, height: 844 } })
  for (const path of ['personale', 'calendario-aziendale', 'calendario-ore-lavorative']) {
    await page.goto(`/planner/#/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const largo = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(largo).toBeLessThanOrEqual(390)
    await withoutAxeFindings(page)
  }
  const staff = await loginAs(browser, 'staff', '/planner/#/personale')
  await expect(staff.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
})

test('many absences on one day are all in its cell, in sight', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/personale', { viewport: { width: 1440, height: 900 } })
  const names = Array.from({ length: 9 }, (_, index) => unique(`Fila ${index}`))
  const pks: number[] = []
  for (const name of names) {
    const persona = await newPersona(page, name)
    pks.push(persona)
    const day = { persona, giorno_da: '2032-04-14', giorno_a: '2032-04-14', title: name }
    expect((await api(page.context(), 'POST', 'assenze/', day)).status).toBe(201)
  }
  await page.goto('/planner/#/calendario-aziendale?giorno=2032-04-14')
  const calendar = page.getByRole('region', { name: 'Assenze e festività' })
  for (const name of names) {
    const shown = calendar.getByText(`${name} · ${name}`)
    await shown.scrollIntoViewIfNeeded()
    await expect(shown).toBeInViewport()
  }
  await expect(calendar.getByText(/^\+?\d* ?altr[ie]/)).toHaveCount(0)
  for (const pk of pks) await api(page.context(), 'DELETE', `personale/${pk}/`)
})
