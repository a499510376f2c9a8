import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/db/prisma.ts'
import { importCsv, openImportDatabase } from './scene.ts'

// Files say the key or the name of a department, a store and a delivery area of the firm's own.

let database: Awaited<ReturnType<typeof openImportDatabase>>
let db: Db

beforeAll(async () => {
  database = await openImportDatabase()
  db = database.db
  await db.reparto.create({ data: { chiave: 'posa_in_opera', nome: 'Posa in opera', ordine: 9 } })
  await db.magazzino.create({ data: { chiave: 'CAPANNONE_NUOVO', nome: 'Capannone nuovo', ordine: 9 } })
  await db.areaConsegna.create({ data: { chiave: 'ALTA_MONTAGNA', nome: 'Alta montagna', ordine: 9 } })
  await db.fornitore.create({ data: { nome: 'Piave', tipologia: 'legno', tempo: 10 } })
})
afterAll(() => database?.close())

const errorsOf = async (files: Record<string, string>) => {
  const { files: reports, isWritten } = await importCsv(db, files)
  return { isWritten, errori: reports.flatMap(({ errori }) => errori) }
}
const taken = { isWritten: true, errori: [] }

test('departments of staff', async () => {
  const file = (reparto: string, name = reparto) => ({
    'personale.csv': `nome;reparto;data_inizio\nAda ${name};${reparto};01/02/2020\n`,
  })
  for (const [n, written] of ['posa_in_opera', 'Posa in opera', 'POSA IN OPERA', 'Banchi'].entries())
    expect([written, await errorsOf(file(written, `${n}`))]).toEqual([written, taken])
  expect(await db.persona.count({ where: { reparto: 'posa_in_opera' } })).toBe(3)
  const { isWritten, errori } = await errorsOf(file('Cantina'))
  expect(isWritten).toBe(false)
  expect(errori).toEqual([expect.stringMatching(/^personale\.csv, riga 2, colonna reparto: /)])
})

test('areas of orders, stores of supplier orders', async () => {
  const files = (area: string, store: string, n: number) => ({
    'clienti.csv': 'codice;nome;tipo_cliente\nC1;Rossi;PRIVA\n',
    'ordini.csv': `numero_commessa;data;codice_cliente;area_consegna\n26/${n};01/02/2026;C1;${area}\n`,
    'ordini-fornitore.csv': `numero_commessa;tipologia;fornitore;magazzino\n26/${n};legno;Piave;${store}\n`,
  })
  expect(await errorsOf(files('ALTA_MONTAGNA', 'CAPANNONE_NUOVO', 1))).toEqual(taken)
  expect(await errorsOf(files('alta MONTAGNA', 'Capannone nuovo', 2))).toEqual(taken)
  expect(await errorsOf(files('EST', 'QR', 3))).toEqual(taken)
  const ordini = await db.ordine.findMany({ orderBy: { numeroCommessa: 'asc' }, include: { ordiniFornitore: true } })
  expect(ordini.map(({ areaConsegna, ordiniFornitore }) => [areaConsegna, ordiniFornitore[0]?.magazzino])).toEqual([
    ['ALTA_MONTAGNA', 'CAPANNONE_NUOVO'],
    ['ALTA_MONTAGNA', 'CAPANNONE_NUOVO'],
    ['EST', 'QR'],
  ])
  const refused = (message: string) => ({ isWritten: false, errori: [message] })
  expect(await errorsOf(files('Mare', 'QR', 4))).toEqual(
    refused('ordini.csv, riga 2, colonna area_consegna: "Mare" non è una scelta valida.'),
  )
  expect(await errorsOf(files('EST', 'Cantina', 4))).toEqual(
    refused('ordini-fornitore.csv, riga 2, colonna magazzino: "Cantina" non è una scelta valida.'),
  )
})
