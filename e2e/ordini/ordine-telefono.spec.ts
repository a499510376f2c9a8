import { expect, loginAs, test, withoutAxeFindings } from '../base.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('an order on a phone: its day is at hand, the next step at the thumb', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini/121')
  const title = page.getByRole('heading', { level: 1, name: 'Ordine 26/0121' })
  await expect(title).toBeVisible()
  const day = await page
    .getByText(/^Approntamento \d/)
    .first()
    .boundingBox()
  expect(day?.y).toBeLessThanOrEqual(150)
  const edit = page.getByRole('link', { name: 'Modifica' })
  const bar = await edit.boundingBox()
  // Over the bar of the shell, where a thumb is.
  expect(bar?.y).toBeGreaterThan(700)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await withoutAxeFindings(page)
  await edit.tap()
  await expect(page.getByRole('button', { name: 'Salva', exact: true })).toBeVisible()
  // The form has its own first act.
  await expect(edit).toBeHidden()
})

test('what is behind ⋯ takes the focus: Escape closes it and gives it back', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini/121')
  const more = page.getByRole('button', { name: 'Altre azioni' }).first()
  const actions = page.getByRole('dialog', { name: 'Altre azioni' })
  await more.click()
  await expect(actions).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(actions).toBeHidden()
  await expect(more).toBeFocused()
})
