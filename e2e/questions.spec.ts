import { expect, loginAs, test } from './base.ts'
import { settled } from './crawl/looks.ts'

test('Back ends a question: Enter on the page before deletes nothing', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/fornitori')
  await settled(page)
  await page.goto('/planner/#/clienti/1')
  await settled(page)
  await page.getByRole('button', { name: 'Elimina', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: /Annulla|Chiudi/ })).toBeFocused()
  const written: string[] = []
  page.on('request', (request) => {
    if (/elete/.test(request.postData() ?? '')) written.push(request.postData() ?? '')
  })
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Fornitori' })).toBeVisible()
  await expect(question).toBeHidden()
  await page.keyboard.press('Enter')
  await settled(page)
  expect(written).toEqual([])
})
