import { expect, loginAs, test } from './base.ts'

test('a page is seen as soon as its data arrive: none waits for a timer', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/clienti')
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible()
  // From here on timers stand still: what one holds back is never shown.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await page.getByRole('grid').getByRole('link').first().click()
  const masterData = page.getByRole('heading', { name: 'Anagrafica' })
  await expect(masterData).toBeVisible()
  await page.reload()
  await expect(masterData).toBeVisible()
})
