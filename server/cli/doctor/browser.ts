import { silentLog } from '#platform/log.ts'
import { createWarmBrowser } from '#platform/pdf/browser.ts'
import { errorWords, type Finding, failed, ok } from './finding.ts'

/** Whether the browser that prints documents starts and prints. */
export async function checkBrowser(): Promise<Finding> {
  const what = 'Stampa PDF'
  const browser = createWarmBrowser({ log: silentLog(), restartAfter: 100 })
  try {
    const version = await browser.withPage(async (page) => {
      await page.setContent('<p>Prova: àèìòù €</p>')
      const pdf = await page.pdf({ format: 'A4' })
      if (Buffer.from(pdf.subarray(0, 5)).toString() !== '%PDF-') throw new Error('Il browser non stampa')
      return page.browser().version()
    }, 30_000)
    return ok(what, version)
  } catch (error) {
    const remedy = 'installare Chromium e i suoi caratteri, o indicarlo con CHROMIUM_PATH'
    return failed(what, errorWords(error), remedy)
  } finally {
    await browser.close()
  }
}
