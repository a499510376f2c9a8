/**
 * `node bench/typing.ts <address>`: types in the free search of the orders of a running product with many orders,
 * and looks in the browser's trace for tasks of the page that keep it busy for more than 100 ms.
 */
import { demoPage, launchBrowser } from './demoPage.ts'
import { worksDuring } from './trace.ts'

/** Longest a task of the page may keep the processor, ms. */
const LIMITE = 100
const PAROLE = ['condominio esposito', 'villa rossi', 'pvc 26/1', 'geom']
/** Milliseconds between two keys of somebody who types fast. */
const TASTO = 110
/** Runs whose tasks don't count: the browser compiles the code in the first. */
const DI_PROVA = 1

const indirizzo = process.argv[2] ?? 'http://localhost:3000'
const browser = await launchBrowser()
try {
  const page = await demoPage(browser, indirizzo)
  await page.goto('/planner/#/ordini')
  const search = page.getByRole('searchbox', { name: 'Ricerca libera' })
  await page.getByRole('row').nth(10).waitFor()
  let peggiore = 0
  for (const [giro, parole] of PAROLE.entries()) {
    const durate = await worksDuring(browser, page, async () => {
      await search.click()
      await search.fill('')
      await search.pressSequentially(parole, { delay: TASTO })
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(600)
    })
    const conta = giro >= DI_PROVA
    if (conta) peggiore = Math.max(peggiore, durate[0] ?? 0)
    const prime = durate.slice(0, 5).map((ms) => ms.toFixed(0))
    console.log(`${conta ? ' ' : '(prova) '}«${parole}»: ${durate.length} compiti, i più lunghi ${prime.join(', ')} ms`)
  }
  const bene = peggiore <= LIMITE
  console.log(`${bene ? '✓' : '✗'} digitazione: il compito più lungo è di ${peggiore.toFixed(0)} ms (limite ${LIMITE})`)
  process.exitCode = bene ? 0 : 1
} finally {
  await browser.close()
}
