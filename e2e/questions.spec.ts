import { expect, loginAs, type Page, resultOf, test } from './base.ts'
import { settled } from './crawl/looks.ts'
import { createOrdineForForm } from './ordini/ordiniModuloScene.ts'
import { sendPreventivoByApi, uniqueRichiedente } from './vendite/preventiviScene.ts'

/** Asks on a page whether to delete, goes back, presses Enter: what was asked about is still there. */
async function leaveQuestion(page: Page, address: string, name: RegExp): Promise<void> {
  await settled(page)
  const title = await page.locator('h1').first().innerText()
  const before = page.getByRole('heading', { level: 1, name: title, exact: true })
  await page.goto(address)
  await expect(before).toHaveCount(0)
  await settled(page)
  const button = page.getByRole('main').getByRole('button', { name }).first()
  const pressed = (await button.getAttribute('aria-label')) ?? (await button.innerText())
  await button.click()
  if (pressed === 'Altre azioni') await page.getByRole('button', { name: 'Elimina', exact: true }).click()
  if (pressed.startsWith('Azioni di ')) await page.getByRole('menuitem', { name: 'Elimina', exact: true }).click()

  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Elimina', exact: true })).toBeVisible()
  await expect(question.getByRole('button', { name: 'Annulla', exact: true })).toBeFocused()
  await page.goBack()
  await expect(before).toBeVisible()
  await expect(question).toBeHidden()
  await page.keyboard.press('Enter')
  await settled(page)

  await page.goto(address)
  await page.reload()
  await settled(page)
  await expect(page.getByRole('button', { name: pressed, exact: true }).first()).toBeVisible()
}

test('Back ends the question of a list’s row: Enter after it deletes no order', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/clienti')
  const { id, numero_commessa } = await createOrdineForForm(page)
  await leaveQuestion(
    page,
    `/planner/#/ordini?search=${numero_commessa}`,
    new RegExp(`^Azioni di .*${numero_commessa}`),
  )
  await resultOf(page.request, 'DELETE', `/api/planner/ordini/${id}/`)
})

test('Back ends the question of a window type: Enter after it deletes no type', async ({ browser }) => {
  await leaveQuestion(await loginAs(browser, 'super', '/catalogo/#/aperture'), '/catalogo/#/tipi', /^Elimina: /)
})

test('Back ends the question of a page: Enter after it deletes no quote', async ({ browser, request }) => {
  const id = await sendPreventivoByApi(request, uniqueRichiedente('Domanda Lasciata'))
  await leaveQuestion(await loginAs(browser, 'super', '/preventivi/#/vincoli'), `/preventivi/#/${id}`, /^Altre azioni$/)
})
