import { expect, loginAs, test } from '../base.ts'

test('days that could not be read are asked for again by themselves', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  let failures = 0
  await page.route('**/graphql', (route) => {
    if (route.request().postData()?.includes('useOccupazioneQuery') && failures < 2) {
      failures++
      return route.abort()
    }
    return route.continue()
  })
  await page.goto('/planner/#/schedulatore')
  await expect(page.getByRole('group', { name: 'macchine' }).getByRole('button').first()).toBeVisible()
  expect(failures).toBe(2)
  await page.unrouteAll()
})
