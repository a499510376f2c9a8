/**
 * `node bench/pages/firstLoad.ts [address] [--cascata]`: opens lists of a running product with an empty cache on a slow
 * network (400 ms, 200 kB/s) and fails when the outline of the page or its first rows come later than promised. With
 * `--cascata` it tells each file and question of the run in the middle: when it was asked for and there, how large.
 */
import type { Browser } from '@playwright/test'
import { demoPage, launchBrowser } from '../demoPage.ts'

/** The promised network: a slow phone's. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 200_000 }
/** Milliseconds from the start of the navigation. */
const LIMITS = { outline: 1500, rows: 4000 }
const RUNS = 3

const LISTS = [
  { name: 'ordini', path: '/planner/#/ordini' },
  { name: 'ordini, filtrati', path: '/planner/#/ordini?search=villa&ordina=-dataConsegna' },
  { name: 'preventivi', path: '/preventivi/#/' },
]

interface Loaded {
  name: string
  /** Milliseconds from the start of the navigation. */
  begun: number
  ended: number
  /** On the wire. */
  bytes: number
}

interface Run {
  outline: number
  rows: number
  /** What was asked for until the rows were there. */
  loaded: Loaded[]
}

/** Notes in the page when the first cell with data is drawn, of a table or of the rows before its code is there. */
function watchRows() {
  const look = () => {
    const cells = [...document.querySelectorAll('[role=grid] [role=gridcell]')]
    if (cells.some((cell) => cell.textContent?.trim()))
      (window as Window & { rowsAt?: number }).rowsAt ??= performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function load(browser: Browser, address: string, path: string): Promise<Run> {
  const page = await demoPage(browser, address)
  try {
    await page.addInitScript(watchRows)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => (window as Window & { rowsAt?: number }).rowsAt !== undefined, undefined, {
      timeout: 60_000,
    })
    return await page.evaluate(() => {
      const rows = (window as Window & { rowsAt?: number }).rowsAt ?? 0
      const entries = performance.getEntries() as PerformanceResourceTiming[]
      return {
        outline: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
        rows,
        loaded: entries
          .filter(({ entryType, startTime }) => /^(navigation|resource)$/.test(entryType) && startTime < rows)
          .map(({ name, startTime, responseEnd, transferSize }) => ({
            name: new URL(name).pathname,
            begun: startTime,
            ended: responseEnd,
            bytes: transferSize,
          })),
      }
    })
  } finally {
    await page.context().close()
  }
}

const ms = (value: number) => `${Math.round(value)}`.padStart(5)

function tell({ loaded }: Run): void {
  for (const { name, begun, ended, bytes } of loaded.sort((a, b) => a.begun - b.begun))
    console.log(
      `    ${ms(begun)} → ${ended ? ms(ended) : '    …'} ms ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`,
    )
}

const [address = 'http://localhost:3000'] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const browser = await launchBrowser()
try {
  let kept = true
  for (const { name, path } of LISTS) {
    const runs: Run[] = []
    for (let n = 0; n < RUNS; n++) runs.push(await load(browser, address, path))
    const middle = runs.sort((a, b) => a.rows - b.rows)[Math.floor(RUNS / 2)]
    if (!middle) throw new Error('nessun giro')
    const { outline, rows, loaded } = middle
    const fine = outline <= LIMITS.outline && rows <= LIMITS.rows
    kept &&= fine
    const bytes = loaded.reduce((sum, one) => sum + one.bytes, 0)
    const others = runs.map((run) => (run.rows / 1000).toFixed(2)).join(', ')
    console.log(
      `${fine ? '✓' : '✗'} ${name}: contorno ${(outline / 1000).toFixed(2)} s (limite ${LIMITS.outline / 1000}), ` +
        `righe ${(rows / 1000).toFixed(2)} s (limite ${LIMITS.rows / 1000}; ${others}), ` +
        `${loaded.length} richieste, ${(bytes / 1000).toFixed(0)} kB`,
    )
    if (process.argv.includes('--cascata')) tell(middle)
  }
  process.exitCode = kept ? 0 : 1
} finally {
  await browser.close()
}
