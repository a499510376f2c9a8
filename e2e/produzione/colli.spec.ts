import { expect, loginAs, test } from '../base.ts'
import { settled } from '../crawl/looks.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the bars of the bottlenecks are printed in their colours', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/schedulatore/colli')
  await settled(page)
  const bars = page.locator('#contenuto .barra')
  await expect(bars.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const printed = await bars.evaluateAll((all) =>
    all.flatMap((bar) =>
      [bar, ...bar.querySelectorAll('*')].map((part) => {
        const { backgroundColor, printColorAdjust } = getComputedStyle(part)
        const { width, height } = part.getBoundingClientRect()
        return { seen: width > 0 && height > 0 && backgroundColor !== 'rgba(0, 0, 0, 0)', printColorAdjust }
      }),
    ),
  )
  expect(printed.filter(({ seen }) => seen).length).toBeGreaterThan(10)
  expect(printed.filter(({ printColorAdjust }) => printColorAdjust !== 'exact')).toEqual([])
})

test('a step of the timeline is un mese or una settimana', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/schedulatore')
  for (const [zoom, unit, step] of [
    ['Mese', 'mese', 'un mese'],
    ['Settimana', 'settimana', 'una settimana'],
  ] as const) {
    await page.getByRole('button', { name: zoom, exact: true }).click()
    for (const [way, words] of [
      ['Indietro', 'Indietro di'],
      ['Avanti', 'Avanti di'],
    ] as const) {
      await page.getByRole('button', { name: `${way}: ${unit}` }).hover()
      await expect(page.getByRole('tooltip', { name: `${words} ${step}` })).toBeVisible()
    }
  }
})
