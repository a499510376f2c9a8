import ExcelJS from 'exceljs'
import { actOn, callApi, expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'

const unique = (base: string) => `${base} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

/** A write of the old API as the page's user, who must be allowed. */
async function create(page: Page, path: string, data: object): Promise<{ id: number }> {
  const answer = await callApi(page.request, 'POST', path, data)
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

/** An order of nobody's, not to be scheduled, so that it needs no line. */
async function newOrdine(page: Page, different: object = {}) {
  const cliente = unique('Falegnameria')
  const { id } = await create(page, '/api/planner/clienti/', { nome: cliente })
  const numero = unique('T')
  const ordine = { numero_commessa: numero, data: '2026-11-30', cliente: id, tipo_cliente: 'IMPRE' }
  const other = { riferimento: '=1+1', area_consegna: 'EST', non_schedulabile: true, righe_ordine: [], ...different }
  const { id: pk } = await create(page, '/api/planner/ordini/', { ...ordine, ...other })
  return { pk, numero, cliente, clientePk: id }
}

const riga = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Ricerca libera' })

test('the orders: sorted, filtered, exported as they are seen', async ({ browser }) => {
  // Wide enough for the columns that it sorts, exports and hides.
  const page = await loginAs(browser, 'super', '/planner/#/ordini', { viewport: { width: 1920, height: 1000 } })
  const { pk, numero, cliente, clientePk } = await newOrdine(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Ordini' })).toBeVisible()
  // The new order comes in by itself.
  await expect(riga(page, numero)).toBeVisible()
  await withoutAxeFindings(page)

  // Three steps of a header.
  const data = page.getByRole('columnheader', { name: 'Data commessa' })
  for (const expected of [/ordina=data/, /ordina=-data/, /^(?!.*ordina=)/]) {
    await data.getByText('Data', { exact: true }).click()
    await expect(page).toHaveURL(expected)
  }

  // The filter of a column, beside its head.
  await page.getByRole('columnheader', { name: 'Riferimento' }).hover()
  await page.getByRole('button', { name: 'Filtra per riferimento' }).click()
  await page.getByRole('dialog', { name: 'Filtra per riferimento' }).getByLabel('Riferimento').fill('=1+1')
  await expect(page).toHaveURL(/riferimento=%3D1%2B1/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Riferimento: =1+1' })).toBeVisible()

  // All of them, in the drawer.
  await page.getByRole('button', { name: 'Tutti i filtri' }).click()
  const filters = page.getByRole('dialog', { name: 'Filtri' })
  await filters
    .getByRole('textbox', { name: 'Cliente' })
    .or(filters.getByRole('searchbox', { name: 'Cliente' }))
    .fill(cliente)
  await filters.getByLabel('Area di consegna').selectOption('EST')
  await filters.getByLabel('Misure').first().selectOption('Definitive')
  await withoutAxeFindings(page)
  await filters.getByRole('button', { name: 'Mostra 1 ordine' }).click()
  await expect(page.getByLabel('1 in tutto')).toBeVisible()
  await page.goBack()
  await page.goForward()
  await expect(page.getByLabel('1 in tutto')).toBeVisible()

  // Columns: the address remembers them.
  await page.getByRole('button', { name: 'Colonne' }).click()
  await page.getByRole('checkbox', { name: 'Numero serramenti' }).uncheck()
  await expect(page).toHaveURL(/colonne=/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Numero serramenti' })).toHaveCount(0)

  // What is on screen goes into the sheet, and no text of it is a formula.
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Esporta' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^ordini_\d{8}_\d{4}\.xlsx$/)
  const libro = new ExcelJS.Workbook()
  await libro.xlsx.readFile(await file.path())
  const sheet = libro.worksheets[0]
  const testa = sheet?.getRow(1).values as string[]
  const value = (title: string) => sheet?.getRow(2).getCell(testa.indexOf(title)).value
  expect(sheet?.rowCount).toBe(2)
  expect(testa).not.toContain('Numero serramenti')
  expect(value('Numero commessa')).toBe(numero)
  expect(value('Riferimento')).toBe("'=1+1")
  expect(value('Data commessa')).toEqual(new Date('2026-11-30T00:00:00Z'))
  expect(value('Netto')).toBe(0)

  // From the customer to its orders.
  await page.goto(`/planner/#/clienti/${clientePk}`)
  await page.getByRole('link', { name: '1 ordine' }).click()
  await expect(page).toHaveURL(new RegExp(`cliente=${clientePk}`))
  await expect(page.getByRole('button', { name: `Cliente: ${cliente}` })).toBeVisible()

  // Found from anywhere.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Cerca/ }).fill(numero)
  await page.getByRole('option', { name: numero }).click()
  await expect(page).toHaveURL(new RegExp(`#/ordini/${pk}$`))
})

test('a view: saved, shared, used by a colleague, deleted', async ({ browser }) => {
  // A day long ago, which no other view has.
  const day = new Date(Math.floor(Math.random() * 15_000) * 86_400_000).toISOString().slice(0, 10)
  const page = await loginAs(browser, 'super', `/planner/#/ordini?riferimento=Scala&ordina=-netto&data_da=${day}`)
  await expect(page.getByRole('row')).not.toHaveCount(1)
  // A view: saved and shared; a colleague can only use it.
  const vista = unique('Vista')
  await page.getByRole('button', { name: 'Viste', exact: true }).click()
  await page.getByRole('button', { name: 'Salva vista…' }).click()
  const modulo = page.getByRole('dialog', { name: 'Salva vista' })
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(modulo.getByText('Campo obbligatorio')).toBeVisible()
  await modulo.getByLabel('Nome della vista').fill(vista)
  await modulo.getByLabel('Condividi con i colleghi').check()
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('button', { name: `Vista: ${vista}` })).toBeVisible()
  await page.getByRole('button', { name: 'Azzera filtri' }).click()
  await expect(page).not.toHaveURL(/riferimento=/)

  const connect = await loginAs(browser, 'operatore.capo', '/planner/#/ordini')
  await connect.getByRole('button', { name: 'Viste', exact: true }).click()
  await expect(connect.getByRole('button', { name: `Elimina la vista ${vista}` })).toHaveCount(0)
  await connect.getByRole('button', { name: vista }).click()
  await expect(connect).toHaveURL(/riferimento=/)
  await expect(connect.getByRole('row').nth(1)).toContainText('Scala')
  for (const reserved of ['Netto', 'Agente', 'Stato mail', 'Listino'])
    await expect(connect.getByRole('columnheader', { name: reserved, exact: true })).toHaveCount(0)
  await expect(connect.getByRole('link', { name: 'Aggiungi ordine' })).toHaveCount(0)

  // The same name twice is refused; the view goes.
  await page.getByRole('button', { name: 'Viste', exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`^${vista}`) }).click()
  await page.getByRole('button', { name: `Vista: ${vista}` }).click()
  await page.getByRole('button', { name: 'Salva vista…' }).click()
  await modulo.getByLabel('Nome della vista').fill(vista.toUpperCase())
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(modulo.getByText('Hai già una vista con questo nome.')).toBeVisible()
  await modulo.getByRole('button', { name: 'Annulla' }).click()
  await page.getByRole('button', { name: `Vista: ${vista}` }).click()
  await page.getByRole('button', { name: `Elimina la vista ${vista}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Vista eliminata')).toBeVisible()
})

test('an order in the list: state, check list, deletion, before the eyes of somebody else', async ({ browser }) => {
  // Wide enough for the column of the check list.
  const wide = { viewport: { width: 1680, height: 900 } }
  const page = await loginAs(browser, 'super', '/planner/#/ordini', wide)
  const { numero, cliente } = await newOrdine(page)
  const other = await loginAs(browser, 'super', `/planner/#/ordini?search=${encodeURIComponent(numero)}`, wide)
  await expect(riga(other, numero)).toBeVisible()
  await page.keyboard.press('/')
  await search(page).fill(numero)
  await expect(page.getByLabel('1 in tutto')).toBeVisible()

  await riga(page, numero)
    .getByRole('button', { name: /Cambia stato/ })
    .click()
  const stato = page.getByRole('dialog', { name: `Cambia stato di ${numero}` })
  await expect(stato.getByRole('button', { name: 'Salva' })).toBeDisabled()
  await stato.getByRole('combobox', { name: 'Stato' }).fill('Conferm')
  await page.getByRole('option', { name: 'Confermato' }).click()
  await stato.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Stato cambiato')).toBeVisible()
  await expect(riga(page, numero)).toContainText('Confermato')
  await expect(riga(other, numero)).toContainText('Confermato')

  await riga(page, numero)
    .getByRole('button', { name: /^Check list di/ })
    .click()
  const lista = page.getByRole('dialog', { name: `Check list dell’ordine ${numero}` })
  await lista.getByRole('checkbox', { name: 'Acconto ricevuto' }).check()
  await lista.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Check list salvata')).toBeVisible()
  await expect(riga(page, numero)).toContainText('1/5')
  await expect(riga(other, numero)).toContainText('1/5')

  await actOn(riga(page, numero), 'Elimina')
  const sentence = `Sei sicuro di voler eliminare l'ordine con numero commessa ${numero} per il cliente ${cliente} ?`
  await page.getByRole('alertdialog', { name: sentence }).getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Ordine eliminato')).toBeVisible()
  for (const window of [page, other])
    await expect(window.getByText('Nessun ordine corrisponde ai filtri')).toBeVisible()
})

test('each sees their own orders, with what is theirs to see', async ({ browser }) => {
  const office = await loginAs(browser, 'super', '/planner/#/ordini')
  const { numero } = await newOrdine(office)
  const page = await loginAs(browser, 'agente', '/planner/#/ordini')
  await expect(page.getByRole('row')).not.toHaveCount(1)
  await page.getByRole('button', { name: 'Colonne' }).click()
  await expect(page.getByRole('checkbox', { name: 'Netto' })).toBeVisible()
  for (const reserved of ['Agente', 'Stato mail'])
    await expect(page.getByRole('checkbox', { name: reserved, exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Azioni di / })
    .first()
    .click()
  await expect(page.getByRole('menuitem')).toHaveText(['Dettaglio', 'Check list'])
  await page.keyboard.press('Escape')
  await search(page).fill(numero)
  await expect(page.getByText('Nessun ordine corrisponde ai filtri')).toBeVisible()
  // What is withheld neither filters nor breaks the page, nor does an address that makes no sense.
  await page.goto('/planner/#/ordini?agente=nessuno&stato=boh&fasi=%25%25&colonne=netto.boh&pagina=0')
  await expect(page.getByRole('row')).not.toHaveCount(1)
  await expect(page.getByRole('columnheader', { name: 'Netto' })).toBeVisible()
})

test('on the phone the orders are cards', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const tabs = page.getByRole('list', { name: 'Ordini' }).getByRole('listitem')
  await expect(tabs.first()).toBeVisible()
  // Filters and order are behind one button on a phone, so that the rows have the window.
  await page.getByRole('button', { name: 'Affina' }).click()
  await page.getByRole('combobox', { name: 'Ordina per' }).selectOption({ label: 'Numero commessa ↑' })
  await expect(tabs.first()).toContainText('26/0001')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await withoutAxeFindings(page)
  await tabs.first().click()
  await expect(page).toHaveURL(/#\/ordini\/\d+/)
})
