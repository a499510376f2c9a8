import { actOn, callApi, expect, loginAs, test, withoutAxeFindings } from '../base.ts'

test('a material: added with its columns by keyboard, searched, edited, deleted', async ({ browser }) => {
  const name = `Soglie ${Date.now().toString(36)}`
  const page = await loginAs(browser, 'super', '/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Materiali/ })
    .click()
  await expect(page).toHaveURL(/\/materiali/)
  await expect(page.getByRole('heading', { level: 1, name: 'Materiali' })).toBeVisible()
  const riga = page.getByRole('row').filter({ hasText: name })
  const legno = page.getByRole('row').filter({ hasText: 'legno' })
  await expect(legno.getByRole('img', { name: 'Sì' })).toBeVisible()
  // Tied to scheduling: it stays, under its name.
  await expect(legno.getByRole('button')).toHaveCount(1)
  await actOn(legno, 'Modifica')
  await expect(
    page.getByRole('dialog', { name: 'Modifica legno' }).getByRole('textbox', { name: 'Nome' }),
  ).toBeDisabled()
  await withoutAxeFindings(page)
  await page.getByRole('button', { name: 'Annulla' }).click()

  await page.getByRole('button', { name: 'Aggiungi materiale' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi materiale' })
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(modulo.getByText('Campo obbligatorio')).toBeVisible()
  await modulo.getByRole('textbox', { name: 'Nome' }).fill(name)
  const column = (numero: number) => modulo.getByRole('listitem', { name: `Colonna ${numero}`, exact: true })
  const choices = (numero: number) =>
    column(numero).getByLabel('Ordine', { exact: true }).getByRole('option').allTextContents()
  await modulo.getByRole('button', { name: 'Aggiungi colonna' }).press('Enter')
  await page.keyboard.type('codice')
  await column(1).getByLabel('Ordine', { exact: true }).selectOption('1 °')
  await expect(column(1).getByLabel('Direzione')).toHaveValue('0')
  await modulo.getByRole('button', { name: 'Aggiungi colonna' }).press('Enter')
  await page.keyboard.type('quantita')
  expect(await choices(2)).toEqual(['--', '2 °'])
  await column(2).getByLabel('Direzione').selectOption('Decrescente')
  await column(2).getByLabel('Etichetta PDF').fill('Q.tà')
  await column(2).getByLabel('Colonna').press('Alt+ArrowUp')
  await expect(column(1).getByLabel('Colonna')).toHaveValue('quantita')
  await expect(column(1).getByLabel('Colonna')).toBeFocused()
  // The one that was ordered by first goes: the other moves down to its place.
  await modulo.getByRole('button', { name: 'Rimuovi: codice' }).press('Enter')
  expect(await choices(1)).toEqual(['--', '1 °'])
  await withoutAxeFindings(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Materiale aggiunto')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Ricerca libera' }).fill(name.toUpperCase())
  await expect(page).toHaveURL(/search=SOGLIE/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(riga).toContainText('Quantità')
  const read = await (
    await callApi(page.request, 'GET', `/api/planner/materiali/?search=${encodeURIComponent(name)}`)
  ).json()
  expect(read.results).toMatchObject([{ sort: [['quantita', 'desc']], labels: { quantita: 'Q.tà' } }])

  await actOn(riga, 'Modifica')
  await page.getByRole('checkbox', { name: 'Reminder Ordine Fornitore' }).check()
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Materiale salvato')).toBeVisible()
  await expect(riga.getByRole('img', { name: 'Sì' })).toBeVisible()

  await actOn(riga, 'Elimina')
  const question = page.getByRole('alertdialog', { name: `Sei sicuro di voler eliminare il materiale: ${name}?` })
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Nessun materiale trovato')).toBeVisible()

  // One that suppliers sell stays, and says why.
  await page.getByRole('button', { name: 'Azzera filtri' }).click()
  await actOn(page.getByRole('row').filter({ hasText: 'ferramenta' }), 'Elimina')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(
    page.getByText(/Il materiale è usato da 2 fornitori \(Ferramenta Cordevole, Guarnizioni Sile\)/),
  ).toBeVisible()
})

test('who does not administer materials does not find them', async ({ browser }) => {
  const page = await loginAs(browser, 'operatore.capo', '/materiali')
  await expect(page.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Ordini/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Materiali/ })).toHaveCount(0)
})
