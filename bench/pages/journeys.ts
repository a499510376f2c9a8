/**
 * `node bench/pages/journeys.ts [address]`: goes ways that people go every day on a running product with demo data, and fails
 * when one costs more than promised: key presses beyond what is written, seconds to find, open and come back.
 */
import type { Browser, Page, Request } from '@playwright/test'
import { demoPage, launchBrowser } from '../demoPage.ts'

/**
 * Presses beyond the data, for an order of five different lines pasted from a sheet, and all keys of one that is typed;
 * milliseconds to find an order, open it, come back; touches that end an activity; pixels over the first fact of an
 * order; the share of a window of 1024 px that is timeline.
 */
const LIMITS = { presses: 25, keys: 160, way: 3000, touches: 2, fact: 150, timeline: 0.7 }

/** Five windows as they stand in the customer's sheet, and what is typed to find the code of each. */
const LINES = [
  ['Finestra 1 anta', '2', '1200', '700', 'f1 pvc'],
  ['Finestra 2 ante', '1', '1400', '1200', 'f2 pvc'],
  ['Finestra 1 anta', '3', '600', '600', 'f1 legno'],
  ['Finestra 2 ante', '4', '1500', '1300', 'f2 legno'],
  ['Finestra 1 anta', '1', '900', '800', 'f1 alluminio'],
] as const

/** What is chosen goes on to the next field, a moment later. */
const movedOn = (page: Page) => page.waitForFunction(() => document.activeElement?.getAttribute('role') !== 'combobox')

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
    await movedOn(page)
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
  }
  await press('Control+s')
  await page.getByText('Ordine aggiunto').waitFor({ timeout: 20_000 })
  await page.context().close()
  return presses
}

/** The same order typed: its customer, and of each line type, code, pieces and measures. @returns all keys, data too */
async function typeOrdine(browser: Browser, address: string): Promise<number> {
  const page = await demoPage(browser, address)
  let keys = 0
  const press = async (key: string, times = 1) => {
    for (let n = 0; n < times; n++) await page.keyboard.press(key)
    keys += times
  }
  const type = async (text: string) => {
    await page.keyboard.type(text)
    keys += text.length
  }
  const choose = async (text: string) => {
    await type(text)
    await page.locator('.MuiAutocomplete-option.Mui-focused').waitFor()
    await press('Enter')
    await movedOn(page)
  }
  await page.goto('/planner/#/aggiungi-ordine')
  await page.getByRole('button', { name: 'Aggiungi riga', exact: true }).waitFor()
  await press('Tab', 3)
  await choose('C00001')
  const lines = page.getByRole('region', { name: /^Riga / })
  for (const [place, [tipo, pieces, height, width, code]] of LINES.entries()) {
    await press('Control+Enter')
    await lines.nth(place).waitFor()
    // A letter finds the first type of its name, the arrow the next.
    await type(tipo.charAt(0))
    if (tipo.includes('2 ante')) await press('ArrowDown')
    await press('Tab')
    await choose(code)
    await type(pieces)
    await press('Tab')
    await type(height)
    await press('Tab')
    await type(width)
  }
  await press('Control+s')
  await page.getByText('Ordine aggiunto').waitFor({ timeout: 20_000 })
  await page.context().close()
  return keys
}

/** What a way cost: as one waits, and of that what the page itself worked, which other programs do not lengthen. */
interface Way {
  milliseconds: number
  /** Of the processor, by the main thread of the page. */
  work: number
  /** Of data. */
  requests: number
}

/** Milliseconds that the main thread of a page has worked. */
async function mainThread(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
}

/** From the list to an order found by its customer, and back. */
async function findAndReturn(page: Page): Promise<Way> {
  const worked = await mainThread(page)
  let requests = 0
  const count = (request: Request) => {
    if (request.url().includes('/graphql')) requests++
  }
  await page.goto('/planner/#/ordini')
  const search = page.getByRole('searchbox', { name: 'Ricerca libera' })
  const rows = page.locator('.MuiDataGrid-row')
  await rows.nth(5).waitFor()
  const name = (await rows.nth(5).locator('[data-field=cliente]').textContent()) ?? ''
  const before = await worked()
  page.on('request', count)
  const begun = performance.now()
  await search.fill(name)
  await page.waitForURL(/search=/)
  await rows.first().locator('[data-field=cliente]').click()
  await page.getByRole('tab', { name: 'Dettaglio' }).waitFor()
  await page.goBack()
  await rows.first().waitFor()
  const milliseconds = performance.now() - begun
  page.off('request', count)
  return { milliseconds, work: (await worked()) - before, requests }
}

/** An activity of one piece is begun, then ended. @returns touches that its end takes */
async function endAttivita(browser: Browser, address: string): Promise<number> {
  const tablet = { width: 820, height: 1180 }
  const page = await demoPage(browser, address, { username: 'operatore.capo', viewport: tablet })
  await page.goto('/planner/#/operatore')
  await page.getByRole('button', { name: 'Aggiungi attività' }).click()
  const add = page.getByRole('dialog', { name: 'Aggiungi attività' })
  await add.getByRole('radio', { name: 'taglio' }).click()
  const free = add.getByRole('list', { name: 'Ordini' }).getByRole('button').filter({ hasNotText: 'già aperta' })
  await free.first().click()
  await add.getByRole('button', { name: 'Comincia' }).click()
  await add.waitFor({ state: 'hidden' })
  const cards = page.getByRole('region', { name: 'In corso' }).getByRole('listitem')
  const begun = await cards.count()
  const card = cards.last()
  let touches = 0
  for (const name of [/^Un pezzo in più/, /^Finisci/]) {
    await card.getByRole('button', { name }).click()
    touches += 1
  }
  await page.waitForFunction(
    (before) =>
      document.querySelectorAll('[aria-label="In corso"] [role=listitem], [aria-label="In corso"] li').length < before,
    begun,
  )
  await page.context().close()
  return touches
}

/** @returns pixels between the top of the window and the first fact of a scheduled order */
async function firstFact(page: Page): Promise<number> {
  await page.goto('/planner/#/ordini?scheduled=1')
  const rows = page.locator('.MuiDataGrid-row')
  await rows.first().locator('[data-field=cliente]').click()
  const fact = page
    .getByRole('tabpanel')
    .getByText(/\d\d-\d\d-\d{4}|€/)
    .first()
  await fact.waitFor()
  return (await fact.boundingBox())?.y ?? Number.POSITIVE_INFINITY
}

/** @returns the share of the width of a window of 1024 px that is timeline */
async function timelineShare(browser: Browser, address: string): Promise<number> {
  const page = await demoPage(browser, address, { viewport: { width: 1024, height: 768 } })
  await page.goto('/planner/#/schedulatore')
  const timeline = page.getByRole('region', { name: 'Linea del tempo' })
  await timeline.waitFor()
  const width = (await timeline.boundingBox())?.width ?? 0
  await page.context().close()
  return width / 1024
}

const told = (isKept: boolean, text: string) => {
  console.log(`${isKept ? '✓' : '✗'} ${text}`)
  return isKept
}

const [address = 'http://localhost:3000'] = process.argv.slice(2)
const browser = await launchBrowser()
try {
  const presses = await writeOrdine(browser, address)
  const keys = await typeOrdine(browser, address)
  const page = await demoPage(browser, address)
  // The code of the pages is compiled in the first round; of the others the shortest tells what the way costs.
  await findAndReturn(page)
  const ways = [await findAndReturn(page), await findAndReturn(page), await findAndReturn(page)]
  const [way] = ways.toSorted((a, b) => a.milliseconds - b.milliseconds) as [Way, ...Way[]]
  const touches = await endAttivita(browser, address)
  const fact = await firstFact(page)
  const timeline = await timelineShare(browser, address)
  const kept = [
    told(
      presses <= LIMITS.presses,
      `ordine di ${LINES.length} righe diverse: ${presses} tasti oltre ai dati (limite ${LIMITS.presses})`,
    ),
    told(keys <= LIMITS.keys, `lo stesso ordine scritto: ${keys} tasti (limite ${LIMITS.keys})`),
    told(
      way.milliseconds <= LIMITS.way,
      `trova, apri, torna: ${(way.milliseconds / 1000).toFixed(2)} s (limite ${LIMITS.way / 1000}), di cui lavoro della pagina ${(way.work / 1000).toFixed(2)} s; ${way.requests} richieste`,
    ),
    told(touches <= LIMITS.touches, `finisci un’attività: ${touches} tocchi (limite ${LIMITS.touches})`),
    told(fact <= LIMITS.fact, `primo dato di un ordine: a ${Math.round(fact)} px (limite ${LIMITS.fact})`),
    told(
      timeline >= LIMITS.timeline,
      `linea del tempo a 1024: ${Math.round(timeline * 100)} % (almeno ${LIMITS.timeline * 100})`,
    ),
  ]
  process.exitCode = kept.every(Boolean) ? 0 : 1
} finally {
  await browser.close()
}
