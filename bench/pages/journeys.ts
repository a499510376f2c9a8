/**
 * `node bench/pages/journeys.ts [address]`: goes ways that people go every day on a running product with demo data, and fails
 * when one costs more than promised: key presses beyond what is written, seconds to find, open and come back.
 */
import type { Browser, Page } from '@playwright/test'
import { demoPage, launchBrowser } from '../demoPage.ts'

/** Presses beyond the data, for an order of five different lines; milliseconds to find an order, open it, come back. */
const LIMITS = { presses: 25, way: 3000 }

/** Five windows as they stand in the customer's sheet, and what is typed to find the code of each. */
const LINES = [
  ['Finestra 1 anta', '2', '1200', '700', 'f1 pvc'],
  ['Finestra 2 ante', '1', '1400', '1200', 'f2 pvc'],
  ['Finestra 1 anta', '3', '600', '600', 'f1 legno'],
  ['Finestra 2 ante', '4', '1500', '1300', 'f2 legno'],
  ['Finestra 1 anta', '1', '900', '800', 'f1 alluminio'],
] as const

/** A new order by keyboard: its lines pasted from a sheet, their codes chosen. @returns presses beyond the data */
async function writeOrdine(browser: Browser, address: string): Promise<number> {
  const page = await demoPage(browser, address)
  let presses = 0
  const press = async (key: string, times = 1) => {
    for (let n = 0; n < times; n++) await page.keyboard.press(key)
    presses += times
  }
  /** Writes in a choice that is searched for and takes the first that is found. */
  const choose = async (text: string) => {
    await page.keyboard.type(text)
    await page.locator('.MuiAutocomplete-option.Mui-focused').waitFor()
    await press('Enter')
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/planner/#/aggiungi-ordine')
  await page.getByRole('button', { name: 'Aggiungi riga', exact: true }).waitFor()
  const sheet = LINES.map(([tipo, ...measures]) => [tipo, ...measures.slice(0, 3)].join('\t')).join('\n')
  await page.evaluate((text) => navigator.clipboard.writeText(text), sheet)

  // The number is proposed.
  await press('Tab', 3)
  await choose('C00001')
  await press('Control+Enter')
  await page.getByRole('region', { name: /^Riga 1(,|$)/ }).waitFor()
  await press('Control+v')
  await page.getByRole('region', { name: /^Riga 5(,|$)/ }).waitFor()
  await press('Tab')
  for (const [place, line] of LINES.entries()) {
    if (place > 0) await press('ArrowDown')
    if (place > 0) await press('Shift+Tab')
    await choose(line[4])
    if (place < LINES.length - 1) await press('Tab')
  }
  await press('Control+s')
  await page.getByText('Ordine aggiunto').waitFor({ timeout: 20_000 })
  await page.context().close()
  return presses
}

/** From the list to an order found by its customer, and back. @returns milliseconds */
async function findAndReturn(page: Page): Promise<number> {
  await page.goto('/planner/#/ordini')
  const search = page.getByRole('searchbox', { name: 'Ricerca libera' })
  const rows = page.locator('.MuiDataGrid-row')
  await rows.nth(5).waitFor()
  const name = (await rows.nth(5).locator('[data-field=cliente]').textContent()) ?? ''
  const begun = performance.now()
  await search.fill(name)
  await page.waitForURL(/search=/)
  await rows.first().locator('[data-field=cliente]').click()
  await page.getByRole('tab', { name: 'Dettaglio' }).waitFor()
  await page.goBack()
  await rows.first().waitFor()
  return performance.now() - begun
}

const [address = 'http://localhost:3000'] = process.argv.slice(2)
const browser = await launchBrowser()
try {
  const presses = await writeOrdine(browser, address)
  const page = await demoPage(browser, address)
  // The code of the pages is compiled in the first round.
  await findAndReturn(page)
  const way = await findAndReturn(page)
  const kept = presses <= LIMITS.presses && way <= LIMITS.way
  console.log(
    `${presses <= LIMITS.presses ? '✓' : '✗'} ordine di ${LINES.length} righe diverse: ${presses} tasti oltre ai dati (limite ${LIMITS.presses})`,
  )
  console.log(
    `${way <= LIMITS.way ? '✓' : '✗'} trova, apri, torna: ${(way / 1000).toFixed(2)} s (limite ${LIMITS.way / 1000})`,
  )
  process.exitCode = kept ? 0 : 1
} finally {
  await browser.close()
}
