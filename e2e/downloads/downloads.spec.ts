import { isDeep, sampleOf } from '#server-test/depth.ts'
import { expect, loginAs, test } from '../base.ts'
import { addressesOf, firstRowOf, WALKERS } from '../crawl/addresses.ts'
import { visit } from '../visit.ts'
import { pressAll } from './press.ts'
import { DOWNLOAD_SITES } from './sites.ts'
import { storeFiles } from './stored.ts'

// Every button that hands out a file, pressed as each role that sees it; the file is opened. One login a role: who may all
// sees all pages, the others a part of theirs, which all are with `npm run test:deep`.

/** Views in which buttons of their own stand, beside the addresses of the walk. */
const VIEWS = [
  '/planner/#/avanzamento-ordini?from_date=2026-01-01&to_date=2026-12-31',
  '/planner/#/avanzamento-ordini?scheda=materiali&from_date=2026-01-01&to_date=2026-12-31',
  '/planner/#/ordini/121/fornitori',
  '/planner/#/ordini/121/allegati',
  '/planner/#/ordini/121/marcatura-ce',
  '/planner/#/ordini/121/distinte',
  '/planner/#/analisi/performance?from_date=2026-01-01&to_date=2026-12-31',
  '/planner/#/analisi/completezza?from_date=2026-01-01&to_date=2026-12-31',
  '/planner/#/fasi-schedulate?data_da=2026-01-01&data_a=2026-12-31',
  '/planner/#/statistiche-clienti?data_inizio=2026-01-01&data_fine=2026-12-31',
  '/planner/#/statistiche-agenti?data_inizio=2026-01-01&data_fine=2026-12-31',
  '/planner/#/conferme-ordini',
  '/offerte/#/1',
  '/offerte/#/2',
  '/offerte/#/3',
  '/utenti/#/accessi',
]

/** The screen of an address: the second row of a list hands out what the first does. */
const kindOf = (address: string) => address.replace(/\/?(?:\?.*)?$/, '').replaceAll(/\d+/g, '#')

for (const [user] of WALKERS)
  test(`${user}: every button that hands out a file brings one that opens`, async ({ browser }) => {
    if (isDeep) test.setTimeout(1_800_000)
    const page = await loginAs(browser, user, '/', { viewport: { width: 1440, height: 900 } })
    const office = user === 'super' ? page : await loginAs(browser, 'super', 'about:blank')
    const stored = await storeFiles(office.request, page.request)
    await page.addInitScript(() => {
      window.print = () => {
        const counting = window as { prints?: number }
        counting.prints = (counting.prints ?? 0) + 1
      }
    })
    const reached = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/esporta/')) reached.add(`GET ${pathname}`)
    })
    const faults: string[] = []
    // Whoever may not see a view finds nothing to press there.
    const all = [...new Set([...(await addressesOf(page, user)), ...VIEWS])].filter((one) => !stored.includes(one))
    const toDo = user === 'super' ? [...all, ...stored] : sampleOf([...all, ...stored], 6)
    for (const address of toDo) {
      await visit(page, address)
      const row = await firstRowOf(page)
      if (row && !(isDeep ? toDo.includes(row) : toDo.some((one) => kindOf(one) === kindOf(row)))) toDo.push(row)
      faults.push(...(await pressAll(page, reached)).map((fault) => `${address}: ${fault}`))
    }
    expect(faults).toEqual([])
    if (user !== 'super') return
    const missed = Object.entries(DOWNLOAD_SITES).flatMap(([file, site]) =>
      'reached' in site && ![...reached].some((one) => site.reached.test(one)) ? [file] : [],
    )
    expect(missed, 'what the source hands out and nobody presses').toEqual([])
  })
