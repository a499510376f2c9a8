import { expect, loginAs, test } from '../base.ts'
import { createOrdineByApi } from '../ordini/ordiniDettaglioScene.ts'
import { activitiesOf, begin, openAttivita, openCalendario, operatorAt } from './officinaScene.ts'

test('a shift without network: nothing is lost, nothing is done twice', async ({ browser }) => {
  // Its pieces nobody else has ticked.
  const { numero_commessa: numero } = await createOrdineByApi(await loginAs(browser, 'super', '/planner/#/ordini'))
  const page = await operatorAt(browser, 'operatore.capo')
  const context = page.context()
  // What the server has is asked from elsewhere.
  const office = await browser.newContext()
  await office.request.post('/api/login/', { data: { username: 'operatore.capo', password: 'demo' } })
  const before = (await activitiesOf(office.request)).length
  const { card } = await begin(page, 'imballaggio', numero)
  await context.setOffline(true)
  // What was read ahead is enough to end it.
  const dialog = await openAttivita(page, card)
  await dialog.getByRole('button', { name: 'Finisco adesso' }).click()
  await dialog
    .getByRole('checkbox', { name: /^Pezzo 1 di/ })
    .first()
    .click()
  await dialog.getByLabel('Note').fill('senza rete')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('1 registrazione non ancora inviata')).toBeVisible()
  await expect(card).toHaveCount(0)

  // Something new, that only this device knows, and its end.
  const { card: fresh, numero: other } = await begin(page, 'ferramenta')
  await expect(fresh.getByText('I pezzi di questo ordine si spuntano quando torna la rete.')).toBeVisible()
  await fresh.getByRole('button', { name: /^Finisci/ }).click()
  await expect(fresh).toHaveCount(0)
  await expect(page.getByText('3 registrazioni non ancora inviate')).toBeVisible()
  await openCalendario(page)
  const day = page.getByRole('region', { name: /^Attività di/ })
  await expect(day.getByRole('listitem', { name: `ferramenta, ${other}` })).toContainText('Non ancora inviata')
  expect(await activitiesOf(office.request)).toHaveLength(before + 1)

  // The tablet is switched off and on, where there is network again.
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Operatore', level: 1 })).toBeVisible()
  await expect(day.getByRole('listitem', { name: `ferramenta, ${other}` })).toBeVisible()
  await expect(page.getByText(/non ancora inviat/i)).toHaveCount(0)
  const after = await activitiesOf(office.request)
  expect(after).toHaveLength(before + 2)
  expect(after.filter(({ note }) => note === 'senza rete')).toHaveLength(1)
  expect(after.slice(0, 2).every(({ ora_fine }) => ora_fine !== null)).toBe(true)
})
