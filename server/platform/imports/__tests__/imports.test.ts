import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFornitori } from '../../../produzione/schedulazione/__tests__/scene.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeCliente } from '../../../test/factories.ts'
import { makeSheet } from '../reading/__tests__/sheets.ts'
import { callImport, importFile, prepareSamples } from './scene.ts'

let app: TestApp
let utente: Client
beforeAll(async () => {
  app = await createTestApp()
  utente = await app.as('super')
  await prepareSamples(app)
})
afterAll(() => app.close())

describe('customers', () => {
  test('preview, run, the same again, a change; history', async () => {
    const preview = await callImport(utente, 'importClienti', [importFile('clienti.xls')], { anteprima: true })
    expect(preview.esito).toMatchObject({ inseriti: 3, rilievi: [], totaleRighe: 3 })
    expect(await app.db.cliente.count({ where: { codice: { startsWith: 'C9000' } } })).toBe(0)

    expect((await callImport(utente, 'importClienti', [importFile('clienti.xls')])).esito).toMatchObject({
      inseriti: 3,
    })
    const maria = await app.db.cliente.findUniqueOrThrow({ where: { codice: 'C90003' } })
    expect(maria).toMatchObject({ nome: 'Rossi Maria', tipoCliente: 'PRIVA', cap: '80134', telefono: '815551234' })
    const history = await app.db.auditLog.findMany({ where: { oggetto: 'Cliente', oggettoPk: maria.id } })
    expect(history).toMatchObject([{ azione: 'crea', dopo: 'Rossi Maria', userId: utente.user?.id }])
    expect(await app.db.eventLog.count({ where: { topic: 'cliente' } })).toBe(3)

    const again = await callImport(utente, 'importClienti', [importFile('clienti.xls')])
    expect(again.esito).toMatchObject({ inseriti: 0, aggiornati: 0, invariati: 3 })
    expect(await app.db.cliente.findUniqueOrThrow({ where: { id: maria.id } })).toEqual(maria)

    const change = makeSheet([
      ['NOME', 'codice', 'Agente'],
      ['Rossi Maria Pia', 'C90003', 'ag02'],
    ])
    expect((await callImport(utente, 'importClienti', [['c.xls', change]])).esito).toMatchObject({ aggiornati: 1 })
    const after = await app.db.cliente.findUniqueOrThrow({ where: { id: maria.id }, include: { agente: true } })
    expect(after).toMatchObject({ nome: 'Rossi Maria Pia', cap: '80134', versione: 2, agente: { codice: 'AG02' } })
  })

  test('every bad cell is named, nothing is written; corrected in place it goes', async () => {
    const { esito } = await callImport(utente, 'importClienti', [importFile('clienti-errori.xls')], { anteprima: true })
    expect(esito?.rilievi.map(({ testo }) => testo)).toEqual([
      'riga 2, colonna Nome: Campo obbligatorio',
      'riga 3, colonna Tipo cliente: Il valore non è tra le scelte disponibili',
      'riga 4, colonna Codice: il codice «C90010» è già alla riga 2',
      expect.stringContaining('riga 4, colonna Email:'),
    ])
    const run = await callImport(utente, 'importClienti', [importFile('clienti-errori.xls')])
    expect(run.messaggi).toHaveLength(4)
    expect(await app.db.cliente.count({ where: { codice: { startsWith: 'C9001' } } })).toBe(0)

    const corrections = [
      { file: 0, riga: 2, colonna: 'nome', valore: 'Con nome' },
      { file: 0, riga: 3, colonna: 'tipoCliente', valore: 'riven' },
      { file: 0, riga: 4, colonna: 'codice', valore: 'C90012' },
      { file: 0, riga: 4, colonna: 'email', valore: '' },
    ]
    const corrected = await callImport(utente, 'importClienti', [importFile('clienti-errori.xls')], {
      correzioni: corrections,
    })
    expect(corrected.esito).toMatchObject({ inseriti: 3 })
    expect(await app.db.cliente.findUnique({ where: { codice: 'C90012' } })).toMatchObject({ nome: 'Codice ripetuto' })
  })

  test('a likely duplicate under another code is told, and stops nothing', async () => {
    await makeCliente(app.db, { nome: 'Vecchio', codice: 'V1', piva: '04567890123' })
    const simile = makeSheet([
      ['Codice', 'Nome', 'Partita IVA'],
      ['N1', 'Nuovo', 'IT 04567890123'],
    ])
    const { esito } = await callImport(utente, 'importClienti', [['c.xls', simile]], { anteprima: true })
    expect(esito?.avvisi).toEqual(['riga 2: «Nuovo» ha partita IVA in comune con «Vecchio (V1)»'])
  })

  test('a file that is none is one message; the first 50 findings', async () => {
    expect((await callImport(utente, 'importClienti', [['a.xls', Buffer.from('x')]])).messaggi).toEqual([
      'a.xls: Il file non è un foglio di calcolo .xls.',
    ])
    expect((await callImport(utente, 'importClienti', [])).messaggi).toEqual(['Non è stato inviato alcun file.'])
    const tanti = makeSheet([['Codice', 'Nome'], ...Array.from({ length: 80 }, (_, n) => [`X${n}`, null])])
    expect((await callImport(utente, 'importClienti', [['a.xls', tanti]])).messaggi).toHaveLength(50)
  })
})

describe('timings', () => {
  test('added, updated, unchanged', async () => {
    expect((await callImport(utente, 'importTempi', [importFile('tempi.xlsx')])).esito).toMatchObject({ inseriti: 5 })
    const again = await callImport(utente, 'importTempi', [importFile('tempi.xlsx')])
    expect(again.esito).toMatchObject({ inseriti: 0, aggiornati: 0, invariati: 5 })
    const titles = ['Tipo serramento', 'Categoria', 'Forma', 'Codice', 'Tempo macchine', 'Tempo banchi']
    const others = makeSheet(
      [
        titles,
        ['finestra 1 ANTA', 'legno', 'rett', 'f1', '56', 95],
        ['Vasistas', null, null, null, 10, 20],
        ['Vasistas', 'pvc', 'rett', null, 30, 40],
      ],
      'xlsx',
    )
    expect((await callImport(utente, 'importTempi', [['t.xlsx', others]])).esito).toMatchObject({
      inseriti: 2,
      aggiornati: 1,
    })
    expect(await app.db.tempistica.findMany({ where: { categoria: 'PVC', codiceSerramentoId: null } })).toMatchObject([
      { forma: 'RETT', tempoRepartoMacchine: 30 },
    ])
    const history = await app.db.auditLog.findMany({ where: { oggetto: 'Tempistica', azione: 'modifica' } })
    expect(history).toMatchObject([{ campo: 'tempoRepartoMacchine', prima: '55', dopo: '56' }])
  })

  test('unknown type and code, a text for a number', async () => {
    const titles = ['Tipo serramento', 'Categoria', 'Forma', 'Codice', 'Tempo macchine', 'Tempo banchi']
    const righe = [titles, ['Oblò', 'LEGNO', 'RETT', 'ZZ', 'poco', 1.5], ['Vasistas', 'LEGNO', null, null, 1, null]]
    righe.push(['Vasistas', 'LEGNO', null, 'VA', 1, 1], ['Vasistas', 'PVC', 'TONDO', null, 1, 1])
    const { messaggi } = await callImport(utente, 'importTempi', [['t.xlsx', makeSheet(righe, 'xlsx')]])
    expect(messaggi).toEqual([
      'riga 2, colonna Tempo macchine: È richiesto un numero valido',
      'riga 2, colonna Tempo banchi: È richiesto un numero intero',
      'riga 2, colonna Tipo serramento: tipo serramento «Oblò» sconosciuto',
      'riga 2, colonna Codice: codice «LEGNO RETT ZZ» sconosciuto',
      'riga 3, colonna Forma: servono categoria e forma insieme',
      'riga 3, colonna Tempo banchi: Campo obbligatorio',
      'riga 4, colonna Codice: servono categoria, forma e codice insieme',
      'riga 5, colonna Forma: nessun codice ha categoria «PVC» e forma «TONDO»',
    ])
  })
})

describe('orders', () => {
  const commesse = ({
    importati,
    esistenti,
  }: {
    importati: { numeroCommessa: string }[]
    esistenti: typeof importati
  }) => ({
    importati: importati.map(({ numeroCommessa }) => numeroCommessa),
    esistenti: esistenti.map(({ numeroCommessa }) => numeroCommessa),
  })

  test('both forms in one import; nets and sums; the same again changes nothing', async () => {
    await callImport(utente, 'importClienti', [importFile('clienti.xls')])
    const files = [importFile('ordini-tabella.xls'), importFile('ordine-scheda.xls')]
    const { esito } = await callImport(utente, 'importOrders', files, { senzaMisure: true })
    expect(esito && commesse(esito)).toEqual({ importati: ['26/9001', '26/9002', '26/9003'], esistenti: [] })
    const ordine = await app.db.ordine.findUniqueOrThrow({
      where: { numeroCommessa: '26/9001' },
      include: { righe: { orderBy: { posizione: 'asc' } }, cliente: true, agente: true },
    })
    expect(ordine).toMatchObject({
      progetto: 'Residenza Àncora',
      areaConsegna: 'EST',
      senzaMisure: true,
      numeroSerramenti: 8,
      cliente: { codice: 'C90001' },
      agente: { codice: 'AG01' },
      dataConsegna: new Date('2027-01-15T00:00:00Z'),
    })
    expect(ordine.righe.map(({ netto, rivendita }) => [Number(netto), rivendita])).toEqual([
      [463.13, false],
      [740.7, false],
      [150, true],
    ])
    expect(Number(ordine.listino)).toBe(2197)
    expect(Number(ordine.netto)).toBe(1353.83)
    const before = await app.db.rigaOrdine.count()
    const again = await callImport(utente, 'importOrders', files)
    expect(again.esito && commesse(again.esito)).toEqual({
      importati: [],
      esistenti: ['26/9001', '26/9002', '26/9003'],
    })
    expect(await app.db.rigaOrdine.count()).toBe(before)
  })

  const TITLES = [
    'Numero commessa',
    'Data',
    'Codice cliente',
    'Tipo cliente',
    'Tipo serramento',
    'Categoria',
    'Forma',
    'Codice',
    'Numero',
    'Sconto',
    'Colore',
  ]

  test('unknown columns become extra fields; the order’s cells once, on its first line', async () => {
    const bytes = makeSheet([
      TITLES,
      ['26/8001', '02/11/2026', 'C90001', 'impre', 'Vasistas', 'PVC', 'RETT', 'VA', 1, null, 'Noce'],
      [null, null, null, null, 'Vasistas', 'PVC', 'RETT', 'VA', 2],
    ])
    expect((await callImport(utente, 'importOrders', [['o.xls', bytes]])).esito?.importati).toHaveLength(1)
    const righe = await app.db.rigaOrdine.findMany({
      where: { ordine: { numeroCommessa: '26/8001' } },
      orderBy: { posizione: 'asc' },
    })
    expect(righe.map(({ numero, extraFields }) => [numero, extraFields])).toEqual([
      [1, { Colore: 'Noce' }],
      [2, {}],
    ])
  })

  test('what is unknown, out of bounds, different or twice: all of it, and nothing written', async () => {
    const one = makeSheet([
      TITLES,
      ['26/8002', '31/02/2026', 'C1', 'BOH', 'Oblò', 'PVC', 'RETT', 'ZZ', 0, 120],
      ['26/8002', null, 'C2', null, 'Vasistas', 'PVC', 'RETT', 'VA', 1, null],
    ])
    const due = makeSheet([TITLES, ['26/8002', '02/11/2026', 'C90001', 'IMPRE', 'Vasistas', 'PVC', 'RETT', 'VA', 1]])
    const { messaggi } = await callImport(utente, 'importOrders', [
      ['uno.xls', one],
      ['due.xls', due],
    ])
    expect(messaggi).toEqual(
      expect.arrayContaining([
        'uno.xls: riga 3, colonna Codice cliente: diverso dalla riga 2 dello stesso ordine',
        'uno.xls: riga 2, colonna Data: È richiesta una data: GG/MM/AAAA, GG-MM-AAAA o AAAA-MM-GG',
        'uno.xls: riga 2, colonna Codice cliente: cliente «C1» sconosciuto',
        'uno.xls: riga 2, colonna Tipo cliente: Il valore non è tra le scelte disponibili',
        'uno.xls: riga 2, colonna Tipo serramento: tipo serramento «Oblò» sconosciuto',
        'uno.xls: riga 2, colonna Codice: codice «PVC RETT ZZ» sconosciuto',
        'uno.xls: riga 2, colonna Numero: Assicurati che il valore sia maggiore o uguale a 1.',
        'uno.xls: riga 2, colonna Sconto: Assicurati che il valore sia minore o uguale a 100.',
        "due.xls: riga 2, colonna Numero commessa: l'ordine «26/8002» è anche nel file «uno.xls»",
      ]),
    )
    expect(await app.db.ordine.count({ where: { numeroCommessa: '26/8002' } })).toBe(0)
  })

  test('what is the order’s is corrected once, on its first line, for all its lines', async () => {
    const riga = ['26/8004', '02/11/2026', 'C9OOO1', 'IMPRE', 'Vasistas', 'PVC', 'RETT', 'VA', 1]
    const bytes = makeSheet([TITLES, riga, riga])
    const { esito } = await callImport(utente, 'importOrders', [['o.xls', bytes]], { anteprima: true })
    expect(esito?.rilievi.map(({ testo }) => testo)).toEqual([
      'riga 2, colonna Codice cliente: cliente «C9OOO1» sconosciuto',
    ])
    const corrections = [{ file: 0, riga: 2, colonna: 'codiceCliente', valore: 'C90001' }]
    const corrected = await callImport(utente, 'importOrders', [['o.xls', bytes]], { correzioni: corrections })
    expect(corrected.esito?.importati).toEqual([{ numeroCommessa: '26/8004' }])
  })

  test('the cells above a block table can be corrected too', async () => {
    const [name, bytes] = importFile('ordine-scheda.xls')
    const corrections = [
      { file: 0, riga: 1, colonna: 'numeroCommessa', valore: '26/8003' },
      { file: 0, riga: 2, colonna: 'data', valore: '5-11-2026' },
    ]
    const { esito } = await callImport(utente, 'importOrders', [[name, bytes]], { correzioni: corrections })
    expect(esito?.importati).toEqual([{ numeroCommessa: '26/8003' }])
    expect(await app.db.ordine.findUnique({ where: { numeroCommessa: '26/8003' } })).toMatchObject({
      data: new Date('2026-11-05T00:00:00Z'),
    })
  })

  test("'auto schedulazione': what has its timings is scheduled as it comes in, of the rest it is said why not", async () => {
    await makeFornitori(app.db)
    const tipo = await app.db.tipoSerramento.findFirstOrThrow({ where: { nome: 'Vasistas' } })
    const codice = await app.db.codiceSerramento.findFirstOrThrow({ where: { categoria: 'PVC', codice: 'VA' } })
    const tempi = { tempoRepartoMacchine: 60, tempoRepartoBanchi: 60 }
    await app.db.tempistica.create({ data: { tipoSerramentoId: tipo.id, codiceSerramentoId: codice.id, ...tempi } })
    const riga = (numero: string, name: string) =>
      makeSheet([TITLES, [numero, '02/11/2026', 'C90001', 'IMPRE', name, 'PVC', 'RETT', 'VA', 1]])
    const files: [string, Buffer][] = [
      ['con.xls', riga('26/8010', 'Vasistas')],
      ['senza.xls', riga('26/8011', 'Finestra 1 anta')],
    ]
    const { esito } = await callImport(utente, 'importOrders', files, { autoSchedulazione: true })
    expect(esito?.nonSchedulati).toEqual([
      { numeroCommessa: '26/8011', motivo: expect.stringContaining('tempistiche') },
    ])
    const ordini = await app.db.ordine.findMany({
      where: { numeroCommessa: { in: ['26/8010', '26/8011'] } },
      include: { schedulazione: true },
      orderBy: { numeroCommessa: 'asc' },
    })
    expect(ordini.map(({ autoSchedulazione, schedulazione }) => [autoSchedulazione, schedulazione !== null])).toEqual([
      [true, true],
      [true, false],
    ])
  })
})
