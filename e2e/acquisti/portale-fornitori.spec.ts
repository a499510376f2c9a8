import { actOn, expect, loginAs, resultOf, test, withoutAxeFindings } from '../base.ts'

const PHONE = { viewport: { width: 390, height: 844 } }
const DAY = 86_400_000
const isoDay = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
const written = (iso: string) => iso.split('-').reverse().join('-')

interface Results<Riga> {
  results: Riga[]
}

interface Fase {
  schedulazione_ordine: { ordine: { id: number; numero_commessa: string } }
}

test('the supplier confirms from the link on the phone; a late date puts the order at risk', async ({ browser }) => {
  const acquisti = await loginAs(browser, 'super', '/planner/#/fornitori?search=franco')
  const { request } = acquisti
  // An order whose painting is still to come gets one more supplier order.
  const fasi = await resultOf<Results<Fase>>(
    request,
    'GET',
    `/api/planner/fasi-schedulate/?nome_fase=verniciatura&data_da=${isoDay(5)}&ordering=-inizio&page_size=1`,
  )
  const { ordine } = (fasi.results[0] as Fase).schedulazione_ordine
  const commessa = ordine.numero_commessa
  const [franco] = (await resultOf<Results<{ id: number }>>(request, 'GET', '/api/planner/fornitori/?search=franco'))
    .results
  const segno = `Prova ${Date.now().toString(36)}`
  const fornitura = await resultOf<{ id: number }>(request, 'POST', '/api/planner/ordini-fornitore/', {
    ordine: ordine.id,
    tipologia: 'verniciatura',
    fornitore: franco?.id,
    stato: 'INVIATO',
    note: segno,
  })

  await actOn(acquisti.getByRole('row').filter({ hasText: 'Franco Vernici' }), 'Modifica')
  await acquisti.getByRole('button', { name: 'Collegamento al portale' }).click()
  const links = acquisti.getByRole('dialog', { name: /Collegamento al portale/ })
  await links.getByLabel('Per chi').fill('Laboratorio')
  await links.getByRole('button', { name: 'Crea collegamento' }).click()
  await expect(links.getByRole('img', { name: 'QR del collegamento' })).toBeVisible()
  const address = await links.getByLabel('Indirizzo del collegamento').inputValue()
  await withoutAxeFindings(acquisti)

  const telefono = await (await browser.newContext(PHONE)).newPage()
  await telefono.goto(new URL(address).pathname + new URL(address).hash)
  await expect(telefono.getByRole('heading', { level: 1, name: 'I miei ordini' })).toBeVisible()
  expect(telefono.url()).not.toContain('frn_')
  await telefono.reload()
  const elenco = telefono.getByRole('list', { name: 'I miei ordini' })
  await expect(elenco.getByRole('listitem').first()).toBeVisible()
  await withoutAxeFindings(telefono)
  await telefono.getByRole('button', { name: 'Affina' }).click()
  await telefono.getByRole('combobox', { name: 'Stato', exact: true }).selectOption('INVIATO')
  await telefono.getByRole('button', { name: 'Altri filtri' }).click()
  await telefono.getByRole('searchbox', { name: 'Note', exact: true }).fill(segno)
  await expect(elenco.getByRole('listitem')).toHaveCount(1)
  await elenco.getByRole('listitem').filter({ hasText: commessa }).click()
  const modulo = telefono.getByRole('dialog', { name: new RegExp(commessa) })
  await expect(modulo.getByText('Consegna in QR')).toBeVisible()
  await modulo.getByRole('combobox', { name: 'Stato' }).selectOption('Confermato')
  const late = isoDay(200)
  await modulo.locator('[data-campo="dataConsegna"]').getByRole('spinbutton', { name: 'Giorno' }).click()
  await telefono.keyboard.type(written(late).replaceAll('-', ''))
  await withoutAxeFindings(telefono)

  const notices = await loginAs(browser, 'super', `/planner/#/warnings-ordini-fornitore?search=${commessa}`)
  await expect(notices.getByRole('heading', { level: 1, name: 'Avvisi ordini fornitore' })).toBeVisible()
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(telefono.getByText('Ordine aggiornato')).toBeVisible()

  // Nobody reads the page again: it follows what suppliers say.
  const rischio = notices.getByRole('region', { name: 'Ordini a rischio', exact: true })
  const ofFranco = rischio
    .getByRole('table', { name: /Franco Vernici/ })
    .getByRole('row')
    .filter({ hasText: commessa })
  await expect(ofFranco.first()).toContainText(written(late))

  const factory = await resultOf<{ data_consegna: string; stato: string }>(
    request,
    'GET',
    `/api/planner/ordini-fornitore/${fornitura.id}/`,
  )
  expect(factory).toMatchObject({ stato: 'CONFERMATO', data_consegna: late })

  await links.getByRole('button', { name: 'Fatto' }).click()
  await links.getByRole('button', { name: 'Revoca' }).first().click()
  await acquisti
    .getByRole('alertdialog', { name: /Revocare/ })
    .getByRole('button', { name: 'Revoca' })
    .click()
  await expect(acquisti.getByText('Collegamento revocato')).toBeVisible()
  await telefono.reload()
  await expect(telefono.getByText('Il collegamento non è più valido.')).toBeVisible()
})

test('who enters as a supplier finds the portal only', async ({ browser }) => {
  const page = await loginAs(browser, 'fornitore', '/planner/#/ordini')
  await expect(page).toHaveURL(/\/fornitore/)
  await expect(page.getByRole('heading', { level: 1, name: 'I miei ordini' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Consegna in QR' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0)
  await withoutAxeFindings(page)
  await page.goto('/')
  await expect(page).toHaveURL(/\/fornitore/)
  for (const path of ['/api/planner/ordini/', '/api/planner/ordini-fornitore/', '/api/planner/clienti/']) {
    expect((await page.request.get(path)).status()).toBe(403)
  }
})

test('the list tells which orders one raccolta gathers, at a desk and on a phone', async ({ browser }) => {
  const desk = await loginAs(browser, 'vetreria', '/fornitore')
  const gathered = desk.getByRole('gridcell', { name: /^n\. \d+$/ })
  await expect(gathered.nth(1)).toBeVisible()
  // One number, on more than one order.
  const numbers = await gathered.allTextContents()
  expect(numbers.some((one, n) => numbers.indexOf(one) !== n)).toBe(true)
  const phone = await loginAs(browser, 'vetreria', '/fornitore', PHONE)
  await expect(phone.getByText(`Raccolta ${numbers[0]}`).first()).toBeVisible()
  await withoutAxeFindings(phone)
})
