import { callApi, expect, loginAs, resultOf, test, withoutAxeFindings } from '../base.ts'

// Whole stories, each looked at by axe several times.
const LISTE = '/impostazioni/#/liste'
const unique = (base: string) => `${base} ${Date.now().toString(36)}`

interface Ordine {
  id: number
  numero_commessa: string
}

test('a new state enters the orders, changes its name everywhere, and stays while it is in use', async ({
  browser,
}) => {
  const name = unique('In collaudo')
  const page = await loginAs(browser, 'super', LISTE)
  const stati = page.getByRole('list', { name: 'Stati degli ordini' })
  await expect(stati.getByRole('listitem').first()).toContainText('Da confermare')
  await withoutAxeFindings(page)

  await page.getByRole('button', { name: 'Aggiungi stato: Stati degli ordini' }).click()
  const next = page.getByRole('dialog', { name: 'Aggiungi stato' })
  await next.getByRole('textbox', { name: 'Nome' }).fill('da CONFERMARE')
  await next.getByRole('button', { name: 'Salva' }).click()
  await expect(next.getByText('Nella lista c’è già una voce con questo nome.')).toBeVisible()
  await next.getByRole('textbox', { name: 'Nome' }).fill(name)
  await next.getByRole('radio', { name: 'Verde' }).check()
  await withoutAxeFindings(page)
  await next.getByRole('button', { name: 'Salva' }).click()
  await expect(stati.getByRole('listitem').last()).toContainText(name)
  await expect(stati.getByRole('listitem').last()).toContainText('Non usato')

  // One place up, and the keyboard stays with it.
  await page.getByRole('button', { name: `Sposta su: ${name}` }).click()
  await expect(stati.getByRole('listitem').last()).not.toContainText(name)

  const values = await resultOf<{ id: number; nome: string }[]>(
    page.request,
    'GET',
    '/api/planner/valori-stato/?contesto=ordine',
  )
  const stato = values.find((one) => one.nome === name)?.id
  const { results } = await resultOf<{ results: Ordine[] }>(page.request, 'GET', '/api/planner/ordini/?page_size=1')
  const [ordine] = results
  if (!ordine || stato === undefined) throw new Error('Manca un ordine')
  const connect = await loginAs(browser, 'super', `/planner/#/ordini/${ordine.id}`)
  const answer = await callApi(page.request, 'PUT', `/api/planner/ordini/${ordine.id}/set_stato/`, { stato })
  expect(answer.ok(), await answer.text()).toBe(true)
  await expect(connect.getByRole('button', { name: `Cambia stato: ${name}` })).toBeVisible()

  await page.getByRole('button', { name: `Modifica: ${name}` }).click()
  const edit = page.getByRole('dialog', { name: `Modifica ${name}` })
  const renamed = `${name} finale`
  await edit.getByRole('textbox', { name: 'Nome' }).fill(renamed)
  await edit.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Stato salvato')).toBeVisible()
  await expect(connect.getByRole('button', { name: `Cambia stato: ${renamed}` })).toBeVisible()

  await page.getByRole('button', { name: `Elimina: ${renamed}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  const used = `È in uso in 1 ordine (${ordine.numero_commessa}): non si può eliminare.`
  await expect(page.getByText(used)).toBeVisible()
  const riga = stati.getByRole('listitem').filter({ hasText: renamed })
  await expect(riga).toContainText('In uso: 1 volta')

  const other = values.find((one) => one.nome === 'Confermato')?.id
  await callApi(page.request, 'PUT', `/api/planner/ordini/${ordine.id}/set_stato/`, { stato: other })
  await page.getByRole('button', { name: `Elimina: ${renamed}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Stato eliminato')).toBeVisible()
  await expect(riga).toHaveCount(0)
})

test('names that the program knows are locked and say why; who may not does not find the lists', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', `${LISTE}?lista=fornitore`)
  const stati = page.getByRole('list', { name: 'Stati degli ordini a fornitore' })
  await expect(stati.getByRole('listitem').filter({ hasText: 'ARRIVATO' })).toContainText('riconosciuto dal programma')
  await expect(page.getByRole('button', { name: 'Elimina: DA_FARE' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Elimina: INVIATO' })).toBeEnabled()
  await page.getByRole('button', { name: 'Modifica: DA_FARE' }).click()
  const edit = page.getByRole('dialog', { name: 'Modifica DA_FARE' })
  await expect(edit.getByRole('textbox', { name: 'Nome' })).toBeDisabled()
  await expect(edit.getByRole('radio', { name: 'Grigio' })).toBeChecked()
  await edit.getByRole('button', { name: 'Annulla' }).click()

  const staff = await loginAs(browser, 'staff', LISTE)
  await expect(staff.getByText(/permess/i).first()).toBeVisible()
  await expect(staff.getByRole('list', { name: 'Stati degli ordini' })).toHaveCount(0)
})

test('a mail template: its placeholders are read, an unknown one is refused; from the phone', async ({ browser }) => {
  const name = unique('Auguri')
  const page = await loginAs(browser, 'super', `${LISTE}?lista=modelli`, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const modelli = page.getByRole('list', { name: 'Modelli delle e-mail dei preventivi' })
  await expect(modelli.getByRole('listitem').first()).toContainText('Conferma di ricezione')
  await withoutAxeFindings(page)
  const larghezza = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(larghezza).toBeLessThanOrEqual(390)

  await page.getByRole('button', { name: /^Aggiungi modello/ }).click()
  const next = page.getByRole('dialog', { name: 'Aggiungi modello' })
  await next.getByRole('textbox', { name: 'Nome' }).fill(name)
  await next.getByRole('textbox', { name: 'Oggetto' }).fill('Auguri, {{nome}}')
  await next.getByRole('textbox', { name: 'Testo' }).fill('Gentile {{nome_cognome}}, auguri.')
  await next.getByText('Segnaposto: quello che il programma scrive da sé').click()
  await expect(next.getByText('{{luogo_posa}}')).toBeVisible()
  await withoutAxeFindings(page)
  await next.getByRole('button', { name: 'Salva' }).click()
  await expect(next.getByText('Segnaposto sconosciuto: {{nome}}')).toBeVisible()
  await next.getByRole('textbox', { name: 'Oggetto' }).fill('Auguri, {{nome_cognome}}')
  await next.getByRole('button', { name: 'Salva' }).click()
  await expect(modelli.getByRole('listitem').last()).toContainText(`Al cliente · Auguri, {{nome_cognome}}`)
  // A phone has one button for what can be done with an entry.
  await page.getByRole('button', { name: `Azioni di ${name}` }).click()
  await withoutAxeFindings(page)
  await page.getByRole('menuitem', { name: 'Elimina' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Modello eliminato')).toBeVisible()
})
