import { type Browser, expect, loginAs, test, withoutAxeFindings } from '../base.ts'
import { createOrdineByApi } from '../ordini/ordiniDettaglioScene.ts'
import { PHONE } from './officinaScene.ts'

/** An order of its own, and the address that the label of a piece of its first line has. */
async function labelled(browser: Browser) {
  const office = await loginAs(browser, 'super', '/planner/#/ordini')
  const { id, numero_commessa: numero } = await createOrdineByApi(office)
  return { office, id, numero, address: `/planner/#/ordini/${id}/pezzo?riga=1` }
}

test('the label of a piece leads who sees the bill to it, an operator to the work on the piece', async ({
  browser,
}) => {
  const { office, id, numero, address } = await labelled(browser)
  await office.goto(address)
  await expect(office).toHaveURL(new RegExp(`/ordini/${id}/pezzo\\?riga=1$`))
  await expect(office.getByRole('tab', { name: 'Distinte', selected: true })).toBeVisible()
  await office.close()

  const phone = await loginAs(browser, 'operatore', address, PHONE)
  const add = phone.getByRole('dialog', { name: 'Aggiungi attività' })
  await expect(add.getByText(`Etichetta della riga 1 dell’ordine ${numero}`)).toBeVisible()
  await withoutAxeFindings(phone)
  await add.getByRole('radio', { name: 'ferramenta' }).click()
  await expect(add.getByRole('button', { name: 'Cambia ordine' })).toBeVisible()
  await add.getByRole('button', { name: 'Comincia' }).click()
  await expect(add).toBeHidden()
  await expect(phone.getByRole('listitem', { name: `ferramenta, ${numero}` })).toBeVisible()

  // A label of before, while the work goes on: its activity, and the piece in it.
  await phone.goto('about:blank')
  await phone.goto(`/planner/#/ordini/${id}/distinte?riga=1`)
  const work = phone.getByRole('dialog', { name: 'ferramenta' })
  await expect(work.getByRole('listitem').filter({ hasText: 'Dall’etichetta' })).toBeVisible()
  await withoutAxeFindings(phone)
})

test('a label of nothing is told in words, and who sees neither orders nor work is told so', async ({ browser }) => {
  const phone = await loginAs(browser, 'operatore', '/planner/#/ordini/999999999/pezzo?riga=1', PHONE)
  await expect(phone.getByText('non resta niente da lavorare')).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'Operatore', level: 1 })).toBeVisible()
  const staff = await loginAs(browser, 'staff', '/planner/#/ordini/1/pezzo?riga=1', PHONE)
  await expect(staff.getByText('Qui non c’è niente che puoi vedere')).toBeVisible()
  await withoutAxeFindings(staff)
})

test('at a tablet the label waits for name and PIN', async ({ browser }) => {
  const { numero, address } = await labelled(browser)
  const wall = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true })).newPage()
  await wall.goto('/postazione')
  await wall.getByLabel('Codice di collegamento').fill('DEMO-DEMO-DEMO')
  await wall.getByRole('button', { name: 'Collega questo dispositivo' }).click()
  await expect(wall.getByRole('heading', { name: 'Chi sei?' })).toBeVisible()
  await wall.goto(address)
  await wall.getByRole('main').getByRole('listitem').getByRole('button', { disabled: false }).last().click()
  for (const digit of '2580') await wall.getByRole('button', { name: digit, exact: true }).click()
  await wall.getByRole('button', { name: 'Entra' }).click()
  await expect(
    wall.getByRole('dialog', { name: 'Aggiungi attività' }).getByText(`Etichetta della riga 1 dell’ordine ${numero}`),
  ).toBeVisible()
})
