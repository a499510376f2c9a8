import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callImport } from '../../../../platform/imports/__tests__/scene.ts'
import { makeSheet } from '../../../../platform/imports/reading/__tests__/sheets.ts'
import { type Client, createTestApp, type TestApp } from '../../../../test/client.ts'
import { makeFamiglia, makeTipoSerramento } from '../../../../test/factories.ts'

let app: TestApp
let staff: Client
let famigliaId: number
let tipoSerramentoId: number

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
  famigliaId = (await makeFamiglia(app.db, { nome: 'Duo 80' })).id
  tipoSerramentoId = (await makeTipoSerramento(app.db, { nome: 'Oblò' })).id
})
beforeEach(async () => {
  await app.db.vincolo.deleteMany()
  const where = { famigliaId, tipoSerramentoId }
  await app.db.vincolo.create({
    data: { ...where, altezzaMin: 400, altezzaMax: 1200, larghezzaMin: 300, larghezzaMax: 900 },
  })
})
afterAll(() => app.close())

const HEADER = ['Famiglia', 'Tipo serramento', 'Altezza min', 'Altezza max', 'Larghezza min', 'Larghezza max']
const sheet = (...righe: (string | number)[][]): [string, Buffer] => [
  'vincoli.xlsx',
  makeSheet([HEADER, ...righe], 'xlsx'),
]
const altezze = async () =>
  (await app.db.vincolo.findMany({ orderBy: { altezzaMin: 'asc' } })).map(({ altezzaMin, altezzaMax }) => [
    altezzaMin,
    altezzaMax,
  ])

test('beside those that there are: names as people write them, the equal one is left', async () => {
  const file = sheet(['duo 80', 'Oblo', 1201, 2000, 300, 800], ['Duo 80', 'Oblò', 400, 1200, 300, 900])
  const preview = await callImport(staff, 'importVincoli', [file], { anteprima: true })
  expect(preview.esito).toMatchObject({ inseriti: 1, invariati: 1, tolti: 0, rilievi: [] })
  expect(preview.esito?.righe.map(({ azione }) => azione)).toEqual(['NUOVO', 'UGUALE'])
  expect(await altezze()).toEqual([[400, 1200]])
  expect((await callImport(staff, 'importVincoli', [file])).esito).toMatchObject({ inseriti: 1, invariati: 1 })
  expect(await altezze()).toEqual([
    [400, 1200],
    [1201, 2000],
  ])
  const history = await app.db.auditLog.findMany({ where: { oggetto: 'Vincolo', userId: staff.user?.id ?? 0 } })
  expect(history).toMatchObject([{ azione: 'crea', dopo: 'altezza 1.201–2.000 mm, larghezza 300–800 mm' }])
})

test('in their place, where that is asked for; those of others stay', async () => {
  const other = await makeFamiglia(app.db)
  await app.db.vincolo.create({
    data: { famigliaId: other.id, tipoSerramentoId, altezzaMin: 1, altezzaMax: 2, larghezzaMin: 1, larghezzaMax: 2 },
  })
  const file = sheet(['Duo 80', 'Oblò', 500, 1500, 300, 800])
  const preview = await callImport(staff, 'importVincoli', [file], { anteprima: true, sostituisci: true })
  expect(preview.esito).toMatchObject({
    inseriti: 1,
    tolti: 1,
    avvisi: ['Duo 80 × Oblò: 1 vincolo che c’è si toglie'],
  })
  await callImport(staff, 'importVincoli', [file], { sostituisci: true })
  expect(await altezze()).toEqual([
    [1, 2],
    [500, 1500],
  ])
})

test('every bad cell is named by row and column, nothing is written', async () => {
  const file = sheet(
    ['Duo 80', 'Oblò', 1100, 1300, 300, 800],
    ['Trio', 'Porta', 2000, 2100, 300, 800],
    ['', 'Oblò', 2000, 'alta', 300, 0],
    ['Duo 80', 'Oblò', 3000, 2900, 800.5, 800],
    ['Duo 80', 'Oblò', 5000, 6000, 1, 2],
    ['Duo 80', 'Oblò', 6000, 7000, 1, 2],
  )
  const { esito } = await callImport(staff, 'importVincoli', [file], { anteprima: true })
  expect(esito?.rilievi.map(({ testo }) => testo)).toEqual([
    'riga 2, colonna Altezza min: le altezze 1.100–1.300 mm si sovrappongono al vincolo che c’è già, 400–1.200 mm: correggere, o sostituire i vincoli',
    'riga 3, colonna Famiglia: famiglia «Trio» sconosciuta',
    'riga 3, colonna Tipo serramento: tipo serramento «Porta» sconosciuto',
    'riga 4, colonna Altezza max: È richiesto un numero valido',
    'riga 4, colonna Famiglia: Campo obbligatorio',
    'riga 4, colonna Larghezza max: Assicurati che il valore sia maggiore o uguale a 1.',
    'riga 5, colonna Larghezza min: È richiesto un numero intero',
    "riga 5, colonna Altezza max: L'altezza massima deve essere maggiore dell'altezza minima",
    'riga 7, colonna Altezza min: le altezze 6.000–7.000 mm si sovrappongono a quelle della riga 6',
  ])
  const { messaggi } = await callImport(staff, 'importVincoli', [file])
  expect(messaggi).toHaveLength(9)
  expect(await altezze()).toEqual([[400, 1200]])
})

test('whoever writes constraints keeps files for them and has the template, for nothing else', async () => {
  const [name, bytes] = sheet(['Duo 80', 'Oblò', 1201, 2000, 300, 800])
  const load = (path: string) => {
    const body = new FormData()
    body.append('importazione', 'vincoli')
    body.append('files', new File([new Uint8Array(bytes)], name))
    return staff.fetch(path, { method: 'POST', body })
  }
  expect((await load('/api/planner/import-vincoli-files/')).status).toBe(200)
  expect((await load('/api/planner/import-files/')).status).toBe(403)
  expect((await staff.fetch('/api/planner/import-tempi')).status).toBe(403)
  const modello = await staff.fetch('/api/planner/import-vincoli/')
  expect(modello.headers.get('content-disposition')).toContain('modello-vincoli.xlsx')
  const empty = await callImport(staff, 'importVincoli', [['m.xlsx', Buffer.from(await modello.arrayBuffer())]])
  expect(empty.messaggi).toEqual(['m.xlsx: il foglio non ha righe sotto l’intestazione.'])
  await expect(callImport(await app.as('agente'), 'importVincoli', [[name, bytes]])).rejects.toThrow('autorizzazione')
})
