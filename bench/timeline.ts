/**
 * `node bench/timeline.ts <address>`: the timeline of a running product with many orders: when
 * the first cells are seen, and what a frame costs while it is scrolled. Frames are judged by the processor's time of
 * the page's tasks, which a busy machine does not lengthen as it does the clock.
 */
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { demoPage, launchBrowser } from './demoPage.ts'
import { worksDuring } from './trace.ts'

/** First cells on screen, ms by the clock. */
const OPENING_LIMIT = 1500
/** A frame at 60 a second, ms. */
const FRAME_MS = 1000 / 60
/** Part of the tasks of a scroll that may take longer than a frame: days that come in are drawn then. */
const LONG = 0.02
const ZOOM = ['giorno', 'settimana', 'mese'] as const
/** Openings; the median is told. */
const ROUNDS = 5
const SCROLL = { ms: 3000, passo: 36 }

/** Opens the timeline afresh and waits for its bars. @returns ms until the cells are there */
async function open(page: Page, zoom: string): Promise<number> {
  await page.goto('about:blank')
  const inizio = performance.now()
  await page.goto(`/planner/#/schedulatore?zoom=${zoom}`, { waitUntil: 'commit' })
  // Looked for at each frame: a locator would look again after half a second.
  await page.waitForFunction(() => document.querySelector('[data-cella]'), null, { polling: 'raf' })
  const duration = performance.now() - inizio
  await page.locator('.sl-barra').first().waitFor()
  return duration
}

/** Scrolls the timeline as a hand does, a little at each frame. Runs in the page. @returns ms between frames */
function scroll({ ms, passo }: typeof SCROLL): Promise<number[]> {
  const vista = document.querySelector('[aria-label="Linea del tempo"]') as HTMLElement
  const tempi: number[] = []
  return new Promise((finished) => {
    let direction = 1
    const inizio = performance.now()
    let before = inizio
    function frame(now: number) {
      tempi.push(now - before)
      before = now
      if (vista.scrollLeft + vista.clientWidth >= vista.scrollWidth - passo) direction = -1
      vista.scrollLeft += passo * direction
      if (now - inizio < ms) requestAnimationFrame(frame)
      else finished(tempi.slice(1))
    }
    requestAnimationFrame(frame)
  })
}

const quantile = (sorted: readonly number[], q: number) => sorted[Math.floor((sorted.length - 1) * q)] ?? 0

async function misura(browser: Browser, page: Page, zoom: string): Promise<boolean> {
  const aperture = []
  for (let round = 0; round < ROUNDS; round++) aperture.push(await open(page, zoom))
  const apertura = quantile(
    aperture.sort((a, b) => a - b),
    0.5,
  )
  let lavoro = 0
  const own = await worksDuring(browser, page, () => open(page, zoom))
  for (const ms of own) lavoro += ms
  await page.waitForLoadState('networkidle')
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  let tempi: number[] = []
  const lavori = await worksDuring(browser, page, async () => {
    tempi = (await page.evaluate(scroll, SCROLL)).sort((a, b) => a - b)
  })
  const frames = Math.max(1, Math.round(SCROLL.ms / FRAME_MS))
  const longOnes = lavori.filter((ms) => ms > FRAME_MS).length
  const isGood = apertura <= OPENING_LIMIT && longOnes / frames <= LONG
  console.log(
    `${isGood ? '✓' : '✗'} linea, ${zoom.padEnd(9)} prime celle ${apertura.toFixed(0).padStart(5)} ms (limite ${OPENING_LIMIT}; processore della pagina ${lavoro.toFixed(0)} ms), ` +
      `${String(nodes).padStart(5)} nodi; scorrendo: ${longOnes} compiti oltre un fotogramma su ${frames}, il più lungo ` +
      `${(lavori[0] ?? 0).toFixed(0)} ms; fra i fotogrammi p50 ${quantile(tempi, 0.5).toFixed(0)}, p99 ${quantile(tempi, 0.99).toFixed(0)} ms`,
  )
  return isGood
}

/** Measures and prints; a promise that is not kept makes the run fail. @param indirizzo of a product with many orders */
export async function measureTimeline(indirizzo: string): Promise<void> {
  const browser = await launchBrowser()
  try {
    const page = await demoPage(browser, indirizzo)
    await open(page, 'giorno') // the browser compiles the code
    for (const zoom of ZOOM) if (!(await misura(browser, page, zoom))) process.exitCode = 1
  } finally {
    await browser.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await measureTimeline(process.argv[2] ?? 'http://localhost:3000')
}
