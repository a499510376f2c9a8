import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '#platform/log.ts'
import { pdfWords } from '#platform/pdf/__tests__/readPdf.ts'
import { createPdf } from '#platform/pdf/pdf.ts'
import { type PrintedVersione, readPrintedVersione } from '../pdf/data.ts'
import { onFewestPages, printVersione } from '../pdf/print.ts'
import { type OfferteScene, openOfferteScene } from './offerteScene.ts'

let scene: OfferteScene
let read: PrintedVersione
const pdf = createPdf({ log: silentLog() })
beforeAll(async () => {
  scene = await openOfferteScene()
  const offerta = await scene.makeOfferta(scene.superuser, { messaInPosa: true })
  const found = await readPrintedVersione(scene.app.db, offerta.versioni[0]?.pk ?? 0)
  if (!found) throw new Error('no version')
  read = found
})
afterAll(async () => {
  await pdf.close()
  await scene.app.close()
})

/** An alternative with some windows, the last of which says so. */
function withLines(count: number, different: object = {}): PrintedVersione['alternative'][number] {
  const [first] = read.alternative
  const [riga] = first?.righe ?? []
  if (!first || !riga) throw new Error('no line')
  const righe = Array.from({ length: count }, (_, at) => ({
    ...riga,
    posizione: at + 1,
    descrizione: at === count - 1 ? 'Ultimo della fila' : `Vano ${at + 1}`,
  }))
  return { ...first, righe, ...different }
}

const pagesOf = async (versione: PrintedVersione) =>
  pdfWords(await printVersione({ db: scene.app.db, storage: scene.app.services.storage, pdf }, versione, null, false))

test.each([1, 2, 4, 5, 6, 7, 8, 9, 13, 30])(
  'of %i lines the last stands on the page of the sums and of the place to sign, and each page has the head of its table',
  async (count) => {
    const pages = await pagesOf({ ...read, alternative: [withLines(count)] })
    for (const words of pages) expect(words).toContain('Descrizione')
    const last = pages.at(-1) ?? ''
    for (const what of ['Ultimo della fila', 'Totale netto, IVA esclusa', 'Totale, IVA inclusa', 'Firma del cliente'])
      expect(last).toContain(what)
    expect(pages.filter((words) => words.includes('Totale netto, IVA esclusa'))).toHaveLength(1)
    if (count <= 4) expect(pages).toHaveLength(1)
  },
)

test('of several alternatives none has its sums on another page than its last line', async () => {
  const alternative = [3, 6, 5].map((count, at) => withLines(count, { nome: `Proposta ${at + 1}` }))
  const pages = await pagesOf({ ...read, alternative })
  const count = (what: string) => pages.map((words) => words.split(what).length - 1)
  expect(count('Totale netto, IVA esclusa')).toEqual(count('Ultimo della fila'))
  expect(pages.at(-1)).toContain('Firma del cliente')
})

test('conditions of a page and more flow over the pages, with the place to sign below their end', async () => {
  const condizioni = `${'Condizione generale di fornitura. '.repeat(250)}Conclusione.`
  const pages = await pagesOf({ ...read, condizioni, alternative: [withLines(2)] })
  expect(pages[0]).toContain('Condizione generale')
  expect(pages.at(-1)).toMatch(/Conclusione\..*Firma del cliente/)
})

test('it is set closer only where that saves a page, and no closer than it must be', async () => {
  const sheet = async (pages: number) => {
    const { PDFDocument } = await import('pdf-lib')
    const document = await PDFDocument.create()
    for (let at = 0; at < pages; at++) document.addPage()
    return document.save()
  }
  const chosen = async (pages: readonly number[]) => {
    const sheets = await Promise.all(pages.map(sheet))
    const asked: string[] = []
    const render = async (style: string) => {
      asked.push(style)
      return sheets[Number(style)] ?? new Uint8Array()
    }
    const bytes = await onFewestPages(
      render,
      pages.map((_, at) => String(at)),
    )
    return { style: sheets.indexOf(bytes), asked: asked.length }
  }
  expect(await chosen([1, 1, 1])).toEqual({ style: 0, asked: 1 })
  expect(await chosen([2, 1, 1])).toEqual({ style: 1, asked: 2 })
  expect(await chosen([3, 3, 3])).toEqual({ style: 0, asked: 3 })
  expect(await chosen([5, 4, 4])).toEqual({ style: 1, asked: 3 })
})
