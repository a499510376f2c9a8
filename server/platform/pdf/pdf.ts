import type { HTTPRequest, Page } from 'puppeteer-core'
import { Refusal } from '../errors.ts'
import type { Log } from '../log.ts'
import { createPrintQueue } from '../queue.ts'
import { createWarmBrowser, TooSlow } from './browser.ts'
import { SafeHtml } from './html.ts'

/** Lengths as CSS writes them, e.g. '20mm'. */
interface PdfMargins {
  top: string
  right: string
  bottom: string
  left: string
}

/** A document to print on A4. */
interface PdfDocument {
  /** The whole page, styles included: see pdf/letterhead.ts. */
  html: SafeHtml | string
  /** Chromium's templates for every page's head and foot; their styles must be inline. */
  headerHtml?: SafeHtml | string
  footerHtml?: SafeHtml | string
  /** Where headers or footers are given; otherwise the page's own `@page` rule decides. */
  margini?: PdfMargins
}

export interface Pdf {
  /**
   * Prints. Scripts don't run and nothing is loaded from outside the document.
   * @throws Refusal UNAVAILABLE when 50 documents wait already, or Chromium can't be used
   */
  render(documento: PdfDocument): Promise<Uint8Array>
  /** Gives up what is being printed and what waits. */
  close(): Promise<void>
  /** For /metrics. */
  stato(): { active: number; inAttesa: number }
}

const AT_ONCE = 2
const WAITING = 50
const RESTART_AFTER = 100
const TIMEOUT_MS = 15_000
const MARGINS: PdfMargins = { top: '22mm', right: '16mm', bottom: '20mm', left: '16mm' }

/** Makes the PDF service: one warm Chromium, two pages at a time. Chromium starts with the first document. */
export function createPdf(options: { log: Log; timeoutMs?: number; restartAfter?: number }): Pdf {
  const { log, timeoutMs = TIMEOUT_MS, restartAfter = RESTART_AFTER } = options
  const coda = createPrintQueue(AT_ONCE, WAITING, 'Troppi documenti in lavorazione, riprovare fra poco.')
  const browser = createWarmBrowser({ log, restartAfter })

  /** A document that is too slow would be so again; a browser that died under it was perhaps not its fault. */
  async function renderNow(documento: PdfDocument): Promise<Uint8Array> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await browser.withPage((page) => print(page, documento), timeoutMs)
      } catch (error) {
        log.warn({ err: error, attempt }, 'PDF failed')
        if (error instanceof TooSlow)
          throw new Refusal('UNAVAILABLE', 'Il documento non si è potuto stampare in tempo.')
        if (attempt === 2)
          throw new Refusal('UNAVAILABLE', 'Il documento non si è potuto stampare, riprovare fra poco.')
      }
    }
  }

  return {
    render: (documento) => coda.run(() => renderNow(documento)),
    async close() {
      const idle = coda.close()
      await browser.close()
      await idle
    },
    stato: coda.stato,
  }
}

/** Only what the document carries in itself; a refused navigation gets 204, which leaves the page as it is. */
function filter(request: HTTPRequest): Promise<void> {
  if (request.url().startsWith('data:') || request.url() === 'about:blank') return request.continue()
  return request.isNavigationRequest() ? request.respond({ status: 204 }) : request.abort('blockedbyclient')
}

/** The deadline is the caller's: puppeteer's own are switched off (0). */
async function print(page: Page, documento: PdfDocument): Promise<Uint8Array> {
  await page.setJavaScriptEnabled(false)
  await page.setOfflineMode(true)
  await page.setRequestInterception(true)
  page.on('request', (request) => void filter(request).catch(() => undefined))
  await page.setContent(textOf(documento.html), { timeout: 0, waitUntil: 'load' })
  const { headerHtml, footerHtml, margini } = documento
  const framed = headerHtml !== undefined || footerHtml !== undefined
  return page.pdf({
    format: 'A4',
    printBackground: true,
    preferCSSPageSize: !framed && !margini,
    displayHeaderFooter: framed,
    headerTemplate: textOf(headerHtml ?? '<span></span>'),
    footerTemplate: textOf(footerHtml ?? '<span></span>'),
    margin: margini ?? (framed ? MARGINS : undefined),
    timeout: 0,
    tagged: true,
  })
}

function textOf(value: SafeHtml | string): string {
  return value instanceof SafeHtml ? value.text : value
}
