import { actOn, callApi, expect, loginAs, type Page, resultOf, test } from '../base.ts'
import { createOrdineForForm, uniqueCommessa } from './ordiniModuloScene.ts'

const riga = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('two in one cell of one row: the second is told, nothing is written over the first', async ({ browser }) => {
  const wide = { viewport: { width: 1680, height: 900 } }
  const page = await loginAs(browser, 'super', '/planner/#/ordini', wide)
  const { id, numero_commessa: numero } = await createOrdineForForm(page, { data_consegna: '2027-03-01' })
  await page.goto(`/planner/#/ordini?search=${numero}`)
  const cell = riga(page, numero).getByRole('button', { name: new RegExp(`Cambia approntamento di ${numero}$`) })
  await expect(cell).toContainText('01-03-2027')
  await cell.click()
  const day = page.getByRole('spinbutton').first()
  await expect(day).toBeVisible()

  // The other is quicker.
  await resultOf(page.request, 'PATCH', `/api/planner/ordini/${id}/`, { data_consegna: '2027-03-15' })
  await day.click()
  await page.keyboard.type('08032027')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText(/è stato cambiato da un altro nel frattempo: non è stato salvato nulla/)).toBeVisible()
  await expect(cell).toContainText('15-03-2027')
  await resultOf(page.request, 'DELETE', `/api/planner/ordini/${id}/`)
})

test('taking back a deletion whose number another has taken meanwhile: told, and the other stays', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { numero_commessa: numero } = await createOrdineForForm(page)
  await page.goto(`/planner/#/ordini?search=${numero}`)
  await actOn(riga(page, numero), 'Elimina')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Ordine eliminato')).toBeVisible()
  const { id } = await createOrdineForForm(page, { numero_commessa: numero, note: 'dell’altro' })
  await page.getByRole('button', { name: 'Annulla', exact: true }).click()
  await expect(page.getByText(/^Non si può annullare: nel frattempo/)).toBeVisible()
  const stays = await resultOf<{ note: string }>(page.request, 'GET', `/api/planner/ordini/${id}/`)
  expect(stays.note).toBe('dell’altro')
  await resultOf(page.request, 'DELETE', `/api/planner/ordini/${id}/`)
})

test('a form on a slow network is sent once; without network it keeps what was written', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/clienti')
  const name = uniqueCommessa('Lenta')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let sent = 0
  let lost = true
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('ClienteFormCreateMutation')) return route.continue()
    if (lost) return route.abort()
    sent += 1
    await held
    return route.continue()
  })
  await page.getByRole('button', { name: 'Aggiungi cliente', exact: true }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Nome', exact: true }).fill(name)
  const save = form.getByRole('button', { name: 'Salva' })
  await save.click()
  await expect(page.getByText('Il server non risponde: controlla la connessione e riprova.')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue(name)

  lost = false
  await save.click()
  await expect(save).toBeDisabled()
  await save.dispatchEvent('click')
  await page.keyboard.press('Control+s')
  release()
  await expect(form).toBeHidden()
  expect(sent).toBe(1)
  await page.unrouteAll()
  const found = await resultOf<{ count: number; results: { id: number }[] }>(
    page.request,
    'GET',
    `/api/planner/clienti/?search=${name}`,
  )
  expect(found.count).toBe(1)
  await resultOf(page.request, 'DELETE', `/api/planner/clienti/${found.results[0]?.id}/`)
})

test('names of two hundred letters leave a phone its rows, a desk its columns', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await loginAs(browser, 'super', '/planner/#/clienti', phone)
  const mark = uniqueCommessa('Zz')
  const pks: number[] = []
  for (const words of ['Parola ', 'Senzaspazi'])
    for (const n of [1, 2]) {
      const nome = `${mark} ${n} ${words.repeat(40)}`.slice(0, 200).trim()
      pks.push((await resultOf<{ id: number }>(page.request, 'POST', '/api/planner/clienti/', { nome })).id)
    }
  await page.goto(`/planner/#/clienti?search=${mark}`)
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // All four stand under each other above the bar of shortcuts.
  const last = await cards.last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(844 - 56)

  const desk = await loginAs(browser, 'super', `/planner/#/clienti?search=${mark}`)
  await expect(riga(desk, mark)).toHaveCount(4)
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
  for (const pk of pks) await callApi(page.request, 'DELETE', `/api/planner/clienti/${pk}/`)
})
