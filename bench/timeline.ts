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
const LIMITE_APERTURA = 1500
/** A frame at 60 a second, ms. */
const FOTOGRAMMA = 1000 / 60
/** Part of the tasks of a scroll that may take longer than a frame: days that come in are drawn then. */
const LUNGHI = 0.02
const ZOOM = ['giorno', 'settimana', 'mese'] as const
/** Openings; the median is told. */
const GIRI = 5
const SCORRIMENTO = { ms: 3000, passo: 36 }

/** Opens the timeline afresh and waits for its bars. @returns ms until the cells are there */
async function apri(page: Page, zoom: string): Promise<number> {
  await page.goto('about:blank')
  const inizio = performance.now()
  await page.goto(`/planner/#/schedulatore?zoom=${zoom}`, { waitUntil: 'commit' })
  // Looked for at each frame: a locator would look again after half a second.
  await page.waitForFunction(() => document.querySelector('[data-cella]'), null, { polling: 'raf' })
  const durata = performance.now() - inizio
  await page.locator('.sl-barra').first().waitFor()
  return durata
}

/** Scrolls the timeline as a hand does, a little at each frame. Runs in the page. @returns ms between frames */
function scorri({ ms, passo }: typeof SCORRIMENTO): Promise<number[]> {
  const vista = document.querySelector('[aria-label="Linea del tempo"]') as HTMLElement
  const tempi: number[] = []
  return new Promise((finito) => {
    let verso = 1
    const inizio = performance.now()
    let prima = inizio
    function fotogramma(adesso: number) {
      tempi.push(adesso - prima)
      prima = adesso
      if (vista.scrollLeft + vista.clientWidth >= vista.scrollWidth - passo) verso = -1
      vista.scrollLeft += passo * verso
      if (adesso - inizio < ms) requestAnimationFrame(fotogramma)
      else finito(tempi.slice(1))
    }
    requestAnimationFrame(fotogramma)
  })
}

const quantile = (ordinati: readonly number[], q: number) => ordinati[Math.floor((ordinati.length - 1) * q)] ?? 0

async function misura(browser: Browser, page: Page, zoom: string): Promise<boolean> {
  const aperture = []
  for (let giro = 0; giro < GIRI; giro++) aperture.push(await apri(page, zoom))
  const apertura = quantile(
    aperture.sort((a, b) => a - b),
    0.5,
  )
  let lavoro = 0
  const propri = await worksDuring(browser, page, () => apri(page, zoom))
  for (const ms of propri) lavoro += ms
  await page.waitForLoadState('networkidle')
  const nodi = await page.evaluate(() => document.querySelectorAll('*').length)
  let tempi: number[] = []
  const lavori = await worksDuring(browser, page, async () => {
    tempi = (await page.evaluate(scorri, SCORRIMENTO)).sort((a, b) => a - b)
  })
  const fotogrammi = Math.max(1, Math.round(SCORRIMENTO.ms / FOTOGRAMMA))
  const lunghi = lavori.filter((ms) => ms > FOTOGRAMMA).length
  const bene = apertura <= LIMITE_APERTURA && lunghi / fotogrammi <= LUNGHI
  console.log(
    `${bene ? '✓' : '✗'} linea, ${zoom.padEnd(9)} prime celle ${apertura.toFixed(0).padStart(5)} ms (limite ${LIMITE_APERTURA}; processore della pagina ${lavoro.toFixed(0)} ms), ` +
      `${String(nodi).padStart(5)} nodi; scorrendo: ${lunghi} compiti oltre un fotogramma su ${fotogrammi}, il più lungo ` +
      `${(lavori[0] ?? 0).toFixed(0)} ms; fra i fotogrammi p50 ${quantile(tempi, 0.5).toFixed(0)}, p99 ${quantile(tempi, 0.99).toFixed(0)} ms`,
  )
  return bene
}

/** Measures and prints; a promise that is not kept makes the run fail. @param indirizzo of a product with many orders */
export async function measureTimeline(indirizzo: string): Promise<void> {
  const browser = await launchBrowser()
  try {
    const page = await demoPage(browser, indirizzo)
    await apri(page, 'giorno') // the browser compiles the code
    for (const zoom of ZOOM) if (!(await misura(browser, page, zoom))) process.exitCode = 1
  } finally {
    await browser.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await measureTimeline(process.argv[2] ?? 'http://localhost:3000')
}
