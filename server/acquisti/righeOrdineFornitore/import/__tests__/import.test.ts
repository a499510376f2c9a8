import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callImport, importFile, prepareSamples } from '#platform/imports/__tests__/scene.ts'
import { makeSheet } from '#platform/imports/reading/__tests__/sheets.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
let utente: Client
const TIPOLOGIE = ['vetro', 'legno', 'verniciatura', 'telai']
const sample = importFile('righe-fornitore.xls')
const TITLES = ['Numero commessa', 'Tipologia', 'Fornitore', 'Quantità', 'Riga ordine']

beforeAll(async () => {
  app = await createTestApp()
  utente = await app.as('super')
  await prepareSamples(app)
  await callImport(utente, 'importClienti', [importFile('clienti.xls')])
  const ordini = [importFile('ordini-tabella.xls'), importFile('ordine-scheda.xls')]
  expect((await callImport(utente, 'importOrders', ordini)).messaggi).toEqual([])
  await app.db.valoreStato.createMany({
    data: [{ contesto: 'ORDINE_FORNITORE', nome: 'DA_FARE' }],
    skipDuplicates: true,
  })
  for (const tipologia of TIPOLOGIE) await makeFornitore(app.db, { tipologia, isDefault: true })
})
beforeEach(async () => {
  await app.db.rigaOrdineFornitore.deleteMany()
  await app.db.ordineFornitore.deleteMany()
  await app.db.importazioneRighe.deleteMany()
})
afterAll(() => app.close())

const runImport = (file: [string, Buffer], other: object = {}) =>
  callImport(utente, 'importRigheOrdiniFornitore', [file], other)
const sheet = (...righe: (string | number | null)[][]): [string, Buffer] => ['r.xls', makeSheet([TITLES, ...righe])]
const cancel = (pk: number | null | undefined) =>
  mutateAs<{ righe: number | null }>(utente, 'undoImportazioneRighe', { pk }, 'righe')
const ordine = (numeroCommessa: string) => app.db.ordine.findUniqueOrThrow({ where: { numeroCommessa } })

test('preview writes nothing; the rows wait, with the columns that have no place of their own', async () => {
  const { esito } = await runImport(sample, { anteprima: true })
  expect(esito).toMatchObject({ righeAggiunte: 5, rilievi: [], avvisi: [], ignote: [], importazione: null })
  expect(await app.db.rigaOrdineFornitore.count()).toBe(0)
  const done = await runImport(sample)
  expect(done.messaggi).toEqual([])
  const { id } = await ordine('26/9001')
  expect(done.esito?.toccati).toMatchObject([{ pk: id, numeroCommessa: '26/9001' }, { numeroCommessa: '26/9002' }])
  const righe = await app.db.rigaOrdineFornitore.findMany({ where: { ordineId: id }, orderBy: { id: 'asc' } })
  expect(righe).toHaveLength(4)
  expect(righe[0]).toMatchObject({
    tipologia: 'vetro',
    codice: 'VC28',
    spessore: '24',
    misureVetro: '1396x506',
    fornitoreId: null,
    ordineFornitoreId: null,
    rigaOrdineId: null,
    importazioneId: done.esito?.importazione,
    extraFields: { Canalina: 'Calda nera', Gas: 'Argon' },
  })
  expect(righe[2]?.quantita.toNumber()).toBe(18.5)
  expect(
    await app.db.auditLog.findMany({ where: { oggetto: 'Ordine', oggettoPk: id, azione: 'importaRigheFornitore' } }),
  ).toMatchObject([{ dopo: '4 righe da righe-fornitore.xls', userId: utente.user?.id }])
})

test('equal rows become one, for their lines, in supplier orders by order, type and supplier', async () => {
  const { esito } = await runImport(sample, { raggruppaRighe: true, generaOrdini: true, colonnaRigaOrdine: true })
  expect(esito).toMatchObject({ righeAggiunte: 4 })
  const { id } = await ordine('26/9001')
  const [before, second] = await app.db.rigaOrdine.findMany({ where: { ordineId: id }, orderBy: { posizione: 'asc' } })
  const righe = await app.db.rigaOrdineFornitore.findMany({
    where: { ordineId: id },
    orderBy: { id: 'asc' },
    include: { ordineFornitore: { include: { stato: true, storicoStati: true, fornitore: true } } },
  })
  expect(righe.map(({ quantita }) => quantita.toNumber())).toEqual([16, 18.5, 8])
  expect(righe.map(({ rigaOrdineId }) => rigaOrdineId)).toEqual([before?.id, before?.id, second?.id])
  for (const { tipologia, fornitoreId, ordineFornitore } of righe) {
    expect(ordineFornitore).toMatchObject({
      ordineId: id,
      tipologia,
      fornitoreId,
      stato: { nome: 'DA_FARE' },
      storicoStati: [{ stato: 'DA_FARE' }],
      fornitore: { isDefault: true },
    })
  }
  expect(await app.db.ordineFornitore.count()).toBe(4)
})

test('each cell that is not right is told; corrected, it comes in; nothing is written meanwhile', async () => {
  const file = sheet(
    ['non c’è', 'vetro', null, 1, null],
    ['26/9001', 'plastica', null, 1, null],
    ['26/9001', 'vetro', 'Nessuno', 1, null],
    ['26/9001', 'vetro', null, 0, 9],
    ['26/9001', 'vetro', null, 1.2345, 1],
  )
  const { esito } = await runImport(file, { anteprima: true, colonnaRigaOrdine: true })
  expect(esito?.rilievi.map(({ riga, colonna }) => [riga, colonna])).toEqual([
    [2, 'numeroCommessa'],
    [3, 'tipologia'],
    [4, 'fornitore'],
    [5, 'rigaOrdine'],
    [5, 'quantita'],
    [6, 'quantita'],
  ])
  expect(esito?.rilievi[0]?.testo).toBe('riga 2, colonna Numero commessa: ordine «non c’è» sconosciuto')
  expect((await runImport(file)).messaggi).toHaveLength(5)
  expect(await app.db.rigaOrdineFornitore.count()).toBe(0)
  const corrections = [
    { file: 0, riga: 2, colonna: 'numeroCommessa', valore: '26/9002' },
    { file: 0, riga: 3, colonna: 'tipologia', valore: 'VETRO' },
    { file: 0, riga: 4, colonna: 'fornitore', valore: '' },
    { file: 0, riga: 5, colonna: 'quantita', valore: '2,5' },
    { file: 0, riga: 6, colonna: 'quantita', valore: '1' },
  ]
  expect((await runImport(file, { correzioni: corrections })).esito).toMatchObject({ righeAggiunte: 5 })
})

test('without a default supplier none is generated; of one order only its rows are taken', async () => {
  await app.db.fornitore.updateMany({ where: { tipologia: 'telai' }, data: { isDefault: false } })
  const { messaggi } = await runImport(sample, { generaOrdini: true })
  expect(messaggi).toEqual(['riga 6, colonna Fornitore: «telai» non ha un fornitore predefinito: scriverne uno'])
  await app.db.fornitore.updateMany({ where: { tipologia: 'telai' }, data: { isDefault: true } })
  const { id } = await ordine('26/9001')
  const only = await runImport(sample, { ordinePk: id })
  expect(only.messaggi).toEqual([
    'riga 6, colonna Numero commessa: qui si importano solo le righe dell’ordine «26/9001»',
  ])
  expect(await app.db.rigaOrdineFornitore.count()).toBe(0)
})

test('only the orders: those that are not there, with the columns of orders and no row', async () => {
  const header = ['Numero commessa', 'Data', 'Codice cliente', 'Tipologia', 'Quantità']
  const righe = [
    ['26/9100', '20/11/2026', 'C90001', 'vetro', 1],
    ['26/9100', null, null, 'legno', 2],
    ['26/9001', '20/11/2026', 'C90001', 'legno', 2],
  ]
  const { esito, messaggi } = await runImport(['o.xls', makeSheet([header, ...righe])], { soloOrdini: true })
  expect(messaggi).toEqual([])
  const next = await ordine('26/9100')
  expect(esito).toMatchObject({
    righeAggiunte: 0,
    importazione: null,
    toccati: [{ pk: next.id }],
    esistenti: [{ numeroCommessa: '26/9001' }],
  })
  expect(await app.db.rigaOrdineFornitore.count()).toBe(0)
  expect((await runImport(sample, { soloOrdini: true })).messaggi).toEqual([
    'righe-fornitore.xls: manca la riga di intestazione con le colonne «Numero commessa», «Data», «Codice cliente».',
  ])
})

test('the same file again is told and may be; what it brought is taken back while nobody touched it', async () => {
  const before = await runImport(sample, { generaOrdini: true })
  const second = await runImport(sample, { anteprima: true })
  expect(second.esito?.avvisi[0]).toMatch(/^Questo file è già stato importato il \d\d-\d\d-\d{4} da .+: le sue righe/)
  const after = await runImport(sample)
  expect(await cancel(before.esito?.importazione)).toMatchObject({ errors: [], righe: 5 })
  expect(await app.db.ordineFornitore.count()).toBe(0)
  expect(await app.db.rigaOrdineFornitore.count()).toBe(5)
  const [riga] = await app.db.rigaOrdineFornitore.findMany({ orderBy: { id: 'asc' } })
  await mutateAs(utente, 'duplicateRigaOrdineFornitore', { pk: riga?.id })
  await mutateAs(utente, 'deleteRigaOrdineFornitore', { pk: riga?.id })
  expect(await cancel(after.esito?.importazione)).toMatchObject({
    errors: [{ message: expect.stringContaining('non si può più annullare') }],
  })
  expect(await app.db.rigaOrdineFornitore.count()).toBe(5)
})

test('a supplier order that somebody changed keeps its import', async () => {
  const { esito } = await runImport(sample, { generaOrdini: true })
  const fornitura = await app.db.ordineFornitore.findFirstOrThrow()
  await app.db.ordineFornitore.update({ where: { id: fornitura.id }, data: { versione: 2 } })
  expect((await cancel(esito?.importazione)).errors).toHaveLength(1)
  expect(await app.db.rigaOrdineFornitore.count()).toBe(5)
})

test('who may not, and one file at a time', async () => {
  const staff = await app.as('staff')
  await expect(callImport(staff, 'importRigheOrdiniFornitore', [sample])).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })
  const due = await callImport(utente, 'importRigheOrdiniFornitore', [sample, sample])
  expect(due.messaggi).toEqual(['Un file alla volta.'])
})

test('undo of a change and of the import, together: in order both, the import not over a change that stands', async () => {
  const perform = (name: string, input: object) => mutateAs<{ modifica: number }>(utente, name, input, 'modifica')
  const back = (pk: number) => mutateAs(utente, 'undoModificaRighe', { pk }, 'righe { pk }')
  const bring = async () => {
    const { esito } = await runImport(sample)
    const righe = await app.db.rigaOrdineFornitore.findMany({ orderBy: { id: 'asc' } })
    return { importazione: esito?.importazione, righe }
  }
  // A deletion that stands keeps the import; taken back, the rows are those of the import again, and go with it.
  const { importazione, righe } = await bring()
  const removed = await perform('deleteRigheOrdineFornitore', { pks: righe.slice(0, 2).map(({ id }) => id) })
  expect((await cancel(importazione)).errors).toMatchObject([{ code: 'CONFLICT' }])
  expect(await app.db.rigaOrdineFornitore.count()).toBe(righe.length - 2)
  expect((await back(removed.modifica)).errors).toEqual([])
  const restored = await app.db.rigaOrdineFornitore.findMany({ orderBy: { id: 'asc' } })
  expect(restored).toEqual(righe.map((riga) => ({ ...riga, aggiornatoIl: expect.any(Date) })))
  expect((await cancel(importazione)).errors).toEqual([])
  expect(await app.db.rigaOrdineFornitore.count()).toBe(0)

  // A split that was taken back has touched its row: the import stays, whole.
  const other = await bring()
  const [riga] = other.righe
  const splitRiga = await perform('splitRigaOrdineFornitore', {
    pk: riga?.id,
    quantita: [1, (riga?.quantita.toNumber() ?? 0) - 1],
  })
  expect((await back(splitRiga.modifica)).errors).toEqual([])
  expect((await cancel(other.importazione)).errors).toMatchObject([{ code: 'CONFLICT' }])
  expect(await app.db.rigaOrdineFornitore.count()).toBe(other.righe.length)
})
