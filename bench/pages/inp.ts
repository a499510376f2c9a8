/**
 * `node bench/pages/inp.ts [address]`: how long the pages that are used all day make a hand wait, with the processor
 * slowed four times: presses and keys on a list, on the form of an order and on the timeline of a running product with
 * demo data. An interaction lasts from the press to the next picture, as the browser's own event timing says; fails when
 * the one at the 75th percentile of a page lasts longer than promised.
 */
import type { Browser, Page } from '@playwright/test'
import { demoPage, launchBrowser } from '../demoPage.ts'

const SLOWER = 4
/** Milliseconds at the 75th percentile of a page's interactions. */
const LIMIT = 200
const PERCENTILE = 0.75
/** Between two interactions: what one has begun is not counted to the next. */
const PAUSE = 600

interface Timed extends PerformanceEventTiming {
  readonly interactionId: number
}

/** Notes in the page how long each interaction lasts: the longest of its events, by its number. */
function watchInteractions() {
  const lasted = new Map<number, number>()
  Object.assign(window, { lasted })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as Timed[])
      if (interactionId) lasted.set(interactionId, Math.max(lasted.get(interactionId) ?? 0, duration))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

interface Measured {
  name: string
  path: string
  /** Opens the page and waits until it can be used. */
  ready: (page: Page) => Promise<void>
  /** What a hand does there, one interaction each. */
  acts: (page: Page) => (() => Promise<unknown>)[]
}

const press = (page: Page, ...keys: string[]) => keys.map((key) => () => page.keyboard.press(key))

const PAGES: Measured[] = [
  {
    name: 'elenco degli ordini',
    path: '/planner/#/ordini',
    ready: (page) => page.getByRole('row').nth(10).waitFor(),
    acts: (page) => [
      () => page.getByRole('columnheader', { name: 'Cliente' }).click(),
      () => page.getByRole('columnheader', { name: 'Cliente' }).click(),
      () => page.getByRole('row').nth(3).getByRole('gridcell').nth(1).focus(),
      ...press(page, 'ArrowDown', 'ArrowDown', 'ArrowRight', 'PageDown', 'Home'),
      () => page.getByRole('searchbox', { name: 'Ricerca libera' }).click(),
      ...press(page, 'v', 'i', 'l', 'Backspace', 'Backspace', 'Backspace'),
      () => page.getByRole('button', { name: 'Altre righe' }).click(),
      () => page.getByRole('button', { name: 'Tutti i filtri' }).click(),
      ...press(page, 'Escape'),
      () => page.getByRole('button', { name: 'Righe larghe' }).click(),
      () => page.getByRole('button', { name: 'Righe compatte' }).click(),
    ],
  },
  {
    name: 'modulo di un ordine',
    path: '/planner/#/ordini/1/edit',
    ready: (page) => page.getByLabel('Riferimento').first().waitFor(),
    acts: (page) => [
      () => page.getByLabel('Riferimento').first().click(),
      ...press(page, 'End', 'x', 'y', 'z', 'Backspace', 'Backspace', 'Backspace', 'Tab', 'Tab'),
      () => page.getByRole('button', { name: 'Aggiungi riga', exact: true }).click(),
      ...press(page, 'F', 'i', 'n', 'Tab', '2', 'Tab'),
    ],
  },
  {
    name: 'linea del tempo',
    path: '/planner/#/schedulatore',
    ready: (page) => page.locator('.sl-barra').first().waitFor(),
    acts: (page) => [
      () => page.locator('[data-cella]').first().click(),
      ...press(page, 'Escape', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft'),
      () => page.getByRole('button', { name: 'Settimana', exact: true }).click(),
      () => page.getByRole('button', { name: 'Mese', exact: true }).click(),
      () => page.getByRole('button', { name: 'Giorno', exact: true }).click(),
    ],
  },
]

/** @returns milliseconds of the interactions of a page, the shortest first; those too short to be told count nothing */
async function measured(browser: Browser, address: string, { path, ready, acts }: Measured): Promise<number[]> {
  const page = await demoPage(browser, address)
  try {
    await page.addInitScript(watchInteractions)
    await page.goto(path)
    await ready(page)
    await page.waitForLoadState('networkidle')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    for (const act of acts(page)) {
      await act()
      await page.waitForTimeout(PAUSE)
    }
    const told = await page.evaluate(() => {
      const { lasted } = window as Window & { lasted?: Map<number, number> }
      return [...(lasted?.values() ?? [])]
    })
    return told.sort((a, b) => a - b)
  } finally {
    await page.context().close()
  }
}

const address = process.argv[2] ?? 'http://localhost:3000'
const browser = await launchBrowser()
try {
  let kept = true
  for (const one of PAGES) {
    const durations = await measured(browser, address, one)
    const at = durations[Math.ceil(durations.length * PERCENTILE) - 1] ?? 0
    const fine = durations.length > 0 && at <= LIMIT
    kept &&= fine
    console.log(
      `${fine ? '✓' : '✗'} ${one.name}: ${at} ms al 75º percentile (limite ${LIMIT}), ` +
        `${durations.length} interazioni, la più lunga ${durations.at(-1) ?? 0} ms`,
    )
  }
  process.exitCode = kept ? 0 : 1
} finally {
  await browser.close()
}
