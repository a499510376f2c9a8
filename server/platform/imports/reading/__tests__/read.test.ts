import { describe, expect, onTestFinished, test } from 'vitest'
import { ordiniSheet } from '#ordini/ordini/import/rules.ts'
import { tempiSheet } from '#produzione/tempistiche/import/rules.ts'
import { casesOf } from '#server-test/depth.ts'
import { examinerHere } from '#server-test/examinerHere.ts'
import { clientiSheet } from '#vendite/clienti/import/rules.ts'
import { UserErrors } from '../../../errors.ts'
import { mutate, randomNumbers } from '../../../files/examiner/__tests__/mutations.ts'
import { createExaminer, type Examiner } from '../../../files/examiner/examiner.ts'
import { silentLog } from '../../../log.ts'
import { readSheet } from '../read.ts'
import { readTable } from '../table.ts'
import { cellValues } from '../values.ts'
import { makeSheet, sampleSheet } from './sheets.ts'

const here = examinerHere()

const read = (name: string, bytes: Buffer, allowed: 'xls' | 'xlsx', examiner: Examiner = here) =>
  readSheet(examiner, name, bytes, allowed)

/** The one message that a file is refused with. */
async function reason(name: string, bytes: Buffer, allowed: 'xls' | 'xlsx' = 'xls'): Promise<string> {
  const outcome = await read(name, bytes, allowed).catch((error: unknown) => error)
  if (!(outcome instanceof UserErrors)) throw new Error(`letto: ${JSON.stringify(outcome).slice(0, 200)}`)
  expect(outcome.errors).toHaveLength(1)
  return outcome.errors[0]?.message ?? ''
}

const righeClienti = async (bytes: Buffer) => {
  const table = readTable('x.xls', await read('x.xls', bytes, 'xls'), clientiSheet.columns)
  return table.righe.map(({ riga, celle }) => ({ riga, ...cellValues(celle, clientiSheet.columns).valori }))
}

describe('real files', () => {
  test('customers of an .xls, numbers as the text they stand for', async () => {
    const righe = await righeClienti(sampleSheet('clienti.xls'))
    expect(righe).toHaveLength(3)
    expect(righe[0]).toMatchObject({ riga: 2, codice: 'C90001', nome: 'Edilizia Carrà S.r.l.', cap: '47121' })
    expect(righe[2]).toMatchObject({ cap: '80134', telefono: '815551234', telefax: '' })
  })

  test('timings of an .xlsx', async () => {
    const table = readTable('t.xlsx', await read('t.xlsx', sampleSheet('tempi.xlsx'), 'xlsx'), tempiSheet.columns)
    expect(table.righe.map(({ celle }) => cellValues(celle, tempiSheet.columns).valori.tempoRepartoBanchi)).toEqual([
      95, 140, 170, 310, 260,
    ])
  })

  test('days from cells that are dates, whatever the zone, and Italian numbers', async () => {
    const { righe } = readTable(
      'o.xls',
      await read('o.xls', sampleSheet('ordini-tabella.xls'), 'xls'),
      ordiniSheet.columns,
    )
    const values = righe.map(({ celle }) => cellValues(celle, ordiniSheet.columns).valori)
    expect(values[0]).toMatchObject({ data: '2026-11-02', dataConsegna: '2027-01-15', listino: 812.5 })
    expect(values[1]).toMatchObject({ listino: 1234.5 })
    expect(values[3]).toMatchObject({ dataConsegna: '2027-01-22' })
  })
})

describe('headers', () => {
  test('any order, case, accents and spaces; a merged title above; empty rows', async () => {
    const bytes = makeSheet(
      [
        ['Elenco clienti 2026', null, null],
        [],
        ['  CITTA ', 'nome', 'Codice *', 'Settore'],
        ['Forlì', 'Uno', 'C1', 'edile'],
        [null, '  ', null, 'solo qui'],
        [],
        ['Cantù', 'Due', 'C2'],
      ],
      'xls',
      (sheet) => {
        sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 2 } }]
      },
    )
    const table = readTable('x.xls', await read('x.xls', bytes, 'xls'), clientiSheet.columns)
    expect(table.header).toBe(3)
    expect(table.ignote).toEqual(['Settore'])
    expect(table.righe.map(({ riga, celle, extra }) => [riga, celle.nome, { ...extra }])).toEqual([
      [4, 'Uno', { Settore: 'edile' }],
      [7, 'Due', {}],
    ])
  })

  test.each([
    [
      'none',
      [
        ['a', 'b'],
        [1, 2],
      ],
      'x.xls: manca la riga di intestazione con le colonne «Codice», «Nome».',
    ],
    ['no cell at all', [[]], 'x.xls: manca la riga di intestazione con le colonne «Codice», «Nome».'],
    ['one missing', [['Codice', 'Città']], 'x.xls: manca la colonna «Nome».'],
    ['two merged into one', [['Codice', null, 'Città']], 'x.xls: manca la colonna «Nome».'],
    ['one twice', [['Codice', 'Nome', 'NOME']], 'x.xls: la colonna «NOME» compare due volte.'],
  ])('%s', async (_example, righe, expected) => {
    const loaded = await read('x.xls', makeSheet(righe), 'xls')
    expect(() => readTable('x.xls', loaded, clientiSheet.columns)).toThrow(expected)
  })

  test('error cells, formulas and numbers under a format of zeros', async () => {
    const error = { t: 'e', v: 42, w: '#N/A' } as const
    const cap = { t: 'n', v: 184, z: '00000' } as const
    const formula = { t: 's', v: 'Calcolato', f: 'A1&B1' } as const
    for (const tipo of ['xls', 'xlsx'] as const) {
      const bytes = makeSheet(
        [
          ['Codice', 'Nome', 'CAP', 'Email'],
          ['C1', formula, cap, error],
        ],
        tipo,
      )
      const { righe } = readTable('x', await read(`x.${tipo}`, bytes, tipo), clientiSheet.columns)
      const { valori, errori } = cellValues(righe[0]?.celle ?? {}, clientiSheet.columns)
      expect(valori).toMatchObject({ nome: 'Calcolato', cap: '00184' })
      expect(errori).toEqual([{ colonna: 'email', messaggio: 'la cella contiene l’errore #N/D' }])
    }
  })
})

describe('files that are refused, one clear message each', () => {
  const compound = (name: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(name, 'utf16le')])

  test.each([
    ['empty', 'a.xls', Buffer.alloc(0), 'xls', 'a.xls: Il file inviato è vuoto.'],
    ['30 MB', 'a.xls', Buffer.alloc(30 * 1024 * 1024), 'xls', 'a.xls: Il file supera 25 MB.'],
    ['a text', 'a.xls', Buffer.from('codice;nome'), 'xls', 'a.xls: Il file non è un foglio di calcolo .xls.'],
    ['a page', 'a.xls', Buffer.from('<table><tr><td>1'), 'xls', 'a.xls: Il file non è un foglio di calcolo .xls.'],
    [
      'another extension',
      'a.csv',
      sampleSheet('clienti.xls'),
      'xls',
      'a.csv: Tipo di file non ammesso: è richiesto un file .xls.',
    ],
    [
      'an .xlsx renamed',
      'a.xls',
      sampleSheet('tempi.xlsx'),
      'xls',
      'a.xls: Il file ha estensione .xls ma è un .xlsx: salvarlo come .xls e riprovare.',
    ],
    [
      'an .xls renamed',
      'a.xlsx',
      sampleSheet('clienti.xls'),
      'xlsx',
      'a.xlsx: Il file ha estensione .xlsx ma è un .xls: salvarlo come .xlsx e riprovare.',
    ],
    [
      'an .xlsx with a password',
      'a.xlsx',
      compound('EncryptedPackage'),
      'xlsx',
      'a.xlsx: Il file è protetto da password: salvarlo senza password e riprovare.',
    ],
    ['a damaged .xls', 'a.xls', compound('Workbook\0'), 'xls', 'a.xls: Il file è danneggiato e non può essere letto.'],
    [
      'a cut .xlsx',
      'a.xlsx',
      sampleSheet('tempi.xlsx').subarray(0, 900),
      'xlsx',
      'a.xlsx: Il file è danneggiato e non può essere letto.',
    ],
  ] as const)('%s', async (_example, name, bytes, allowed, expected) => {
    expect(await reason(name, bytes, allowed)).toBe(expected)
  })

  test('an .xls with a password', async () => {
    const bytes = Buffer.from(sampleSheet('clienti.xls'))
    // BOF of the workbook's globals, then FILEPASS (0x2f) in the place of the record that follows.
    const bof = bytes.indexOf(Buffer.from('0908100000060500', 'hex'))
    bytes.writeUInt16LE(0x2f, bof + 20)
    expect(await reason('a.xls', bytes)).toBe(
      'a.xls: Il file è protetto da password: salvarlo senza password e riprovare.',
    )
  })

  test('20,000 rows are taken, one more is not; 200,000 empty ones are nothing', async () => {
    const righe = (count: number) => [['Codice', 'Nome'], ...Array.from({ length: count }, (_, n) => [`C${n}`, 'x'])]
    const full = await read('a.xlsx', makeSheet(righe(20_000), 'xlsx'), 'xlsx')
    expect(full.righe).toHaveLength(20_001)
    expect(await reason('a.xlsx', makeSheet(righe(20_001), 'xlsx'), 'xlsx')).toBe(
      'a.xlsx: Il foglio ha più di 20.000 righe: dividerlo in più file.',
    )
    const empty = makeSheet(
      [
        ['Codice', 'Nome'],
        ['C1', 'x'],
      ],
      'xlsx',
      (sheet) => {
        sheet['!ref'] = 'A1:B200000'
      },
    )
    expect((await read('a.xlsx', empty, 'xlsx')).righe).toHaveLength(2)
  })
})

/** How many; `node bench/mutatedFiles.ts` sends thousands to a running product. */
const DAMAGED = casesOf(240)

test('damaged files are read or refused, and never hang', async () => {
  const examiner = createExaminer({ log: silentLog() })
  onTestFinished(() => examiner.close())
  const originali = ['clienti.xls', 'ordini-tabella.xls', 'tempi.xlsx', 'ordine-scheda.xls'] as const
  const random = randomNumbers(7)
  const outcomes = new Set<string>()
  for (let n = 0; n < DAMAGED; n++) {
    const name = originali[n % originali.length] ?? 'clienti.xls'
    const bytes = await mutate(name, sampleSheet(name), random)
    const outcome = await read(name, bytes, name.endsWith('x') ? 'xlsx' : 'xls', examiner).catch(
      (error: unknown) => error,
    )
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(UserErrors)
    outcomes.add(outcome instanceof UserErrors ? 'refused' : 'read')
  }
  // Neither so little damaged that all are read, nor so much that all are refused at the door.
  expect([...outcomes].sort()).toEqual(['read', 'refused'])
})
