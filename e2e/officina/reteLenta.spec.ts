import { type Browser, expect, loginAs, type Page, resultOf, test, withoutAxeFindings } from '../base.ts'
import { createOrdineByApi } from '../ordini/ordiniDettaglioScene.ts'
import { activitiesOf, begin, operatorAt } from './officinaScene.ts'

/** Holds the ends of activities on their way until they are let go; says how many were sent. */
async function slowEnds(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow = { sent: 0, release: () => release() }
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('useAttivitaQueueUpdateMutation')) {
      slow.sent += 1
      await held
    }
    await route.continue()
  })
  return slow
}

/** Begins on an order of its own, whose pieces nobody else ticks. */
async function beginAlone(browser: Browser, page: Page) {
  const { numero_commessa: numero } = await createOrdineByApi(await loginAs(browser, 'super', '/planner/#/ordini'))
  return begin(page, 'imballaggio', numero)
}

test('on a slow network a press is seen at once and counts once', async ({ browser }) => {
  const page = await operatorAt(browser, 'operatore.capo')
  const { card } = await beginAlone(browser, page)
  const slow = await slowEnds(page)
  await card.getByRole('button', { name: /^Un pezzo in più/ }).click()
  const finish = card.getByRole('button', { name: /^Finisci/ })
  await finish.click()
  await expect(card.getByText(/^Fine alle \d\d:\d\d: ricevuta/)).toBeVisible()
  // Neither it nor what it was pressed with can be changed meanwhile.
  for (const name of [/^Finisci/, /^Pausa/, /^Un pezzo/, /^Quali/, /^Modifica/])
    for (const button of await card.getByRole('button', { name }).all()) await expect(button).toBeDisabled()
  await finish.dispatchEvent('click')
  await expect(page.getByText('non ancora inviata')).toHaveCount(0)
  await withoutAxeFindings(page)
  slow.release()
  await expect(card).toHaveCount(0)
  expect(slow.sent).toBe(1)
  await page.unrouteAll()
})

test('an end that comes too late to what another has changed is told at its card, its pieces still ticked', async ({
  browser,
}) => {
  const page = await operatorAt(browser, 'operatore.capo')
  const { card } = await beginAlone(browser, page)
  const elsewhere = await browser.newContext()
  await elsewhere.request.post('/api/login/', { data: { username: 'operatore.capo', password: 'demo' } })
  const [mine] = await activitiesOf(elsewhere.request)
  const slow = await slowEnds(page)
  await card.getByRole('button', { name: /^Un pezzo in più/ }).click()
  await card.getByRole('button', { name: /^Finisci/ }).click()
  await expect(card.getByText(/ricevuta/)).toBeVisible()
  const change = { note: 'cambiata altrove' }
  await resultOf(elsewhere.request, 'PUT', `/api/planner/lavorazioni-operatore/${mine?.id}/`, change)
  slow.release()
  await expect(card.getByRole('alert')).toContainText('Modificato nel frattempo da Oriana Costa')
  await expect(card.locator('output')).toHaveText('1')
  // What is now known, ends.
  await expect(card.getByText('cambiata altrove')).toBeVisible()
  await card.getByRole('button', { name: /^Finisci/ }).click()
  await expect(card).toHaveCount(0)
  await page.unrouteAll()
})
