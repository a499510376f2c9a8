import { expect, loginAs, test } from '../base.ts'
import { addressesOf, firstRowOf, WALKERS } from '../crawl/addresses.ts'
import { settled } from '../crawl/looks.ts'
import { pressAll } from './press.ts'
import { DOWNLOAD_SITES } from './sites.ts'
import { storeFiles } from './stored.ts'

// Every button that hands out a file, pressed as each role that sees it; the file is opened. One login a role.

/** Views in which buttons of their own stand, beside the addresses of the walk. */
const VIEWS = [
  '/planner/#/avanzamento-ordini?from_date=2026-01-01&to_date=2026-12-31',
  '/planner/#/avanzamento-ordini?scheda=materiali&from_date=2026-01-01&to_date=2026-12-31',
  '/planner/#/ordini/121/fornitori',
  '/planner/#/ordini/121/allegati',
  '/planner/#/ordini/121/marcatura-ce',
  '/planner/#/analisi/performance?from_date=2026-01-01&to_date=2026-12-31',
  '/planner/#/analisi/completezza?from_date=2026-01-01&to_date=2026-12-31',
  '/planner/#/fasi-schedulate?data_da=2026-01-01&data_a=2026-12-31',
  '/planner/#/statistiche-clienti?data_inizio=2026-01-01&data_fine=2026-12-31',
  '/planner/#/statistiche-agenti?data_inizio=2026-01-01&data_fine=2026-12-31',
  '/planner/#/conferme-ordini',
]

test.describe.configure({ timeout: 1_200_000 })
const reached = new Set<string>()

for (const [user] of WALKERS)
  test(`${user}: every button that hands out a file brings one that opens`, async ({ browser }) => {
    const page = await loginAs(browser, user, '/', { viewport: { width: 1440, height: 900 } })
    const office = await loginAs(browser, 'super', '/login')
    const stored = await storeFiles(office.request, page.request)
    await office.context().close()
    await page.addInitScript(() => {
      window.print = () => {
        const counting = window as { prints?: number }
        counting.prints = (counting.prints ?? 0) + 1
      }
    })
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/esporta/')) reached.add(`GET ${pathname}`)
    })
    const faults: string[] = []
    // Whoever may not see a view finds nothing to press there.
    const toDo = [...new Set([...(await addressesOf(page, user)), ...VIEWS, ...stored])]
    for (const address of toDo) {
      await page.goto('about:blank')
      await page.goto(address)
      await settled(page)
      const row = await firstRowOf(page)
      if (row && !toDo.includes(row)) toDo.push(row)
      faults.push(...(await pressAll(page, reached)).map((fault) => `${address}: ${fault}`))
    }
    expect(faults).toEqual([])
  })

test('nothing in the source hands out a file that no story presses', () => {
  const seen = [...reached]
  const missed = Object.entries(DOWNLOAD_SITES).flatMap(([file, site]) =>
    'reached' in site && !seen.some((one) => site.reached.test(one)) ? [file] : [],
  )
  expect(missed).toEqual([])
})
