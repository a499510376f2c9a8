import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfImages, pdfWords } from '#platform/pdf/__tests__/readPdf.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine, makeStoredFile, makeTipoSerramento } from '#server-test/factories.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeRigaOrdine } from '#server-test/ordini/factories.ts'
import { makeFornitore, makeOrdineFornitore, makeRigaFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  await app.services.jobs.start()
  await app.db.materiale.update({
    where: { nome: 'vetro' },
    data: {
      colonneList: ['codice', 'misure_vetro', 'Colore', 'quantita', 'um'],
      sort: [['codice', 'asc']],
      labels: { misure_vetro: 'Misure del vetro' },
    },
  })
})
afterAll(() => app.close())

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A supplier order of glass with as many rows, codes V1, V2 … the last first. */
async function fornitura(righe: number, different: Parameters<typeof makeOrdineFornitore>[1] = {}) {
  const fornitoreId =
    different?.fornitoreId ?? (await makeFornitore(app.db, { tipologia: 'vetro', nome: 'Vetreria Sole' })).id
  const ordine = await makeOrdine(app.db, { riferimento: 'Villa Bianca' })
  const done = await makeOrdineFornitore(app.db, { ordineId: ordine.id, tipologia: 'vetro', fornitoreId, ...different })
  await app.db.rigaOrdineFornitore.createMany({
    data: Array.from({ length: righe }, (_none, n) => ({
      ordineId: ordine.id,
      ordineFornitoreId: done.id,
      fornitoreId,
      tipologia: 'vetro',
      codice: `V${righe - n}`,
      misureVetro: '800x1200',
      quantita: 1.5,
      um: 'mq',
      extraFields: { colore: 'Bronzo' },
    })),
  })
  return { ...done, numeroCommessa: ordine.numeroCommessa }
}
const download = async (path: string, who = superuser) => {
  const answer = await who.fetch(`/api/planner/ordini-fornitore/${path}`)
  return { risposta: answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
const error = ({ bytes }: { bytes: Uint8Array }) => JSON.parse(Buffer.from(bytes).toString())

describe('one supplier order', () => {
  test('draws each window that its rows are for, once', async () => {
    const { id, ordineId } = await fornitura(2)
    const plain = await download(`${id}/pdf/`)
    expect((await pdfWords(plain.bytes)).join()).not.toContain('pezzi')
    const { id: tipoSerramentoId } = await makeTipoSerramento(app.db, { disegno: 'BATTENTE' })
    const size = { larghezza: 1230, altezza: 1470 }
    const riga = await makeRigaOrdine(app.db, ordineId, { tipoSerramentoId, ...size, numero: 3 })
    await app.db.rigaOrdineFornitore.updateMany({
      where: { ordineFornitoreId: id },
      data: { rigaOrdineId: riga.id },
    })
    const text = (await pdfWords((await download(`${id}/pdf/`)).bytes)).join()
    expect(text.split('3 pezzi')).toHaveLength(2)
    expect(text).toContain('1.230 × 1.470 mm')
  })

  test('company, supplier, order, its material’s columns in order, totals, text, pictures; no price', async () => {
    const key = await app.services.storage.put(PNG)
    const { id: fileId } = await makeStoredFile(app.db, { chiave: key, dimensione: PNG.length })
    const { id: fornitoreId } = await makeFornitore(app.db, {
      tipologia: 'vetro',
      nome: 'Vetreria Sole',
      testata: 'Alla cortese attenzione',
      testoPdf: 'Consegna al cancello 2',
      immagineId: fileId,
    })
    const { id, numeroCommessa } = await fornitura(11, {
      fornitoreId,
      immaginePdfId: fileId,
      dataOrdine: new Date('2026-03-04'),
      dataConsegna: new Date('2026-04-05'),
      costoMateriale: 777.77,
    })
    const { risposta, bytes } = await download(`${id}/pdf/`)
    expect(risposta.status).toBe(200)
    expect(risposta.headers.get('content-type')).toBe('application/pdf')
    expect(risposta.headers.get('content-disposition')).toContain(`inline; filename*=UTF-8''ordine-fornitore-${id}.pdf`)
    const [page = ''] = await pdfWords(bytes)
    for (const expected of [
      `Ordine a fornitore n. ${id}`,
      'Vetreria Sole',
      'Alla cortese attenzione',
      numeroCommessa,
      'Villa Bianca',
      '04-03-2026',
      '05-04-2026',
      'Misure del vetro',
      'Bronzo',
      '16,5 mq',
      'Consegna al cancello 2',
      'pagina 1 di 1',
    ]) {
      expect(page).toContain(expected)
    }
    expect([...page.matchAll(/V(\d+)800x1200/g)].map(([, n]) => Number(n))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(page).not.toContain('777')
    expect(pdfImages(bytes)).toBeGreaterThan(0)
  })

  test('the text of the order in place of the supplier’s; html in it is text; a lost picture is left out', async () => {
    const { id: fileId } = await makeStoredFile(app.db)
    const { id } = await fornitura(1, { testoPdf: '<b>Urgente</b> & fragile', immaginePdfId: fileId })
    const { risposta, bytes } = await download(`${id}/pdf/`)
    expect(risposta.status).toBe(200)
    expect((await pdfWords(bytes)).join()).toContain('<b>Urgente</b> & fragile')
    expect(pdfImages(bytes)).toBe(0)
  })

  test('without rows it is printed as well', async () => {
    const { id } = await fornitura(0)
    expect((await pdfWords((await download(`${id}/pdf/`)).bytes)).join()).toContain('Nessuna riga.')
  })

  test('is missing to who does not see it', async () => {
    const { id } = await fornitura(1)
    expect((await download(`${id}/pdf/`, await app.as('agente'))).risposta.status).toBe(403)
    expect((await download('999999/pdf/')).risposta.status).toBe(404)
  })
})

describe('several', () => {
  test('each begins on a page of its own and counts its own', async () => {
    const [long, short] = [await fornitura(40), await fornitura(2)]
    const { risposta, bytes } = await download(`pdf_multi/?ids=${long.id},${short.id},${long.id}`)
    expect(risposta.status).toBe(200)
    const pages = await pdfWords(bytes)
    const numeri = pages.map((text) => [
      /fornitore n\. (\d+) · commessa/.exec(text)?.[1],
      /pagina \d di \d/.exec(text)?.[0],
    ])
    expect(numeri).toEqual([
      [String(long.id), 'pagina 1 di 2'],
      [String(long.id), 'pagina 2 di 2'],
      [String(short.id), 'pagina 1 di 1'],
    ])
  })

  test.each(['', '?ids=', '?ids=,', '?ids=1,x', '?ids=1.5', '?ids=-1;2'])('pdf_multi/%s is refused', async (query) => {
    const outcome = await download(`pdf_multi/${query}`)
    expect(outcome.risposta.status).toBe(400)
    expect(error(outcome)).toHaveProperty('ids')
  })

  test('all or none: one that is not there is a 404', async () => {
    const { id } = await fornitura(1)
    expect((await download(`pdf_multi/?ids=${id},999999`)).risposta.status).toBe(404)
  })

  test('more than 20 are for a long work', async () => {
    const many = await Promise.all(Array.from({ length: 21 }, () => fornitura(0)))
    const outcome = await download(`pdf_multi/?ids=${many.map(({ id }) => id).join()}`)
    expect(outcome.risposta.status).toBe(400)
    expect(error(outcome).ids[0]).toContain('stampa in blocco')
  })
})

describe('printOrdiniFornitore', () => {
  test('a long work with progress; its file is of who asked', async () => {
    const many = await Promise.all(Array.from({ length: 21 }, () => fornitura(1)))
    const { job: pk, errors } = await mutateAs<{ job: number }>(
      superuser,
      'printOrdiniFornitore',
      { pks: many.map(({ id }) => id) },
      'job',
    )
    expect(errors).toEqual([])
    const job = () => app.db.job.findUniqueOrThrow({ where: { id: pk }, include: { file: true } })
    await expect.poll(async () => (await job()).stato, { timeout: 120_000 }).toBe('COMPLETATO')
    const { file, risultato } = await job()
    expect(risultato).toEqual({ ordini: 21 })
    const { data } = await superuser.graphql<{ job: { file: string } }>(`{ job(pk: ${pk}) { file } }`)
    expect(data?.job.file).toBe(`/files/${file?.chiave}/ordini-fornitore.pdf`)
    const read = await superuser.fetch(data?.job.file ?? '')
    expect(await pdfWords(new Uint8Array(await read.arrayBuffer()))).toHaveLength(21)
    expect((await (await app.as('operatore.capo')).fetch(data?.job.file ?? '')).status).toBe(404)
  })

  test('refuses none, and what is not there; nothing is queued', async () => {
    const before = await app.db.job.count()
    expect((await mutateAs(superuser, 'printOrdiniFornitore', { pks: [] }, 'job')).errors).toMatchObject([
      { field: 'pks' },
    ])
    await makeRigaFornitore(app.db)
    const { errors } = await superuser.graphql('mutation { printOrdiniFornitore(input: { pks: [999999] }) { job } }')
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await app.db.job.count()).toBe(before)
  })
})
