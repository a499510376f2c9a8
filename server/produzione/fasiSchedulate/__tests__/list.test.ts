import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Prisma } from '#prisma/generated/client.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeCodiceSerramento, makeRigaOrdine } from '#server-test/ordini/factories.ts'
import { orderingName } from '#shared/fields/orderings.ts'
import { makeFornitori } from '../../schedulazione/__tests__/scene.ts'

let app: TestApp
let superuser: Client
let capo: Client
let pk: Record<'uno' | 'due' | 'tre', number>
let stati: Record<'inCorso' | 'finito' | 'ordinato' | 'arrivato', number>

/** A line with every way of telling the pieces. */
const ODD_ONES: Prisma.InputJsonObject[] = [
  { n_vetri: 4, PEZZI_ANTE: ' 6 ' },
  { N_VETRI: 'molti', n_vetri: 5, pezzi_inglesine: 3.5 },
  { n_vetri: 999_999, pezzi_arco: true },
  { Pezzi_Arco: '0', pezzi_ante: null },
]

async function createFasi(ordineId: number, fasi: { nomeFase: string; da: string; a: string; fornitoreId?: number }[]) {
  const instant = (text: string) => new Date(text)
  const righe = fasi.map(({ nomeFase, da, a, fornitoreId }) => ({
    nomeFase,
    inizio: instant(da),
    fine: instant(a),
    fornitoreId: fornitoreId ?? null,
    durata: 90,
  }))
  const inizio = righe[0]?.inizio ?? new Date()
  await app.db.schedulazioneOrdine.create({ data: { ordineId, inizio, fine: inizio, fasi: { create: righe } } })
}

const value = (context: 'FASI' | 'ORDINE_FORNITORE' | 'MATERIALI', name: string, nomeFase = '') =>
  app.db.valoreStato.create({ data: { contesto: context, nome: name, nomeFase }, select: { id: true } })

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  capo = await app.as('operatore.capo')
  const { db } = app
  const fornitori = await makeFornitori(db)
  const legno = fornitori.find(({ tipologia }) => tipologia === 'legno')?.id ?? 0
  const one = await makeOrdine(db, { numeroCommessa: 'F/1', numeroSerramenti: 4, netto: 1000.1, riferimento: 'Scala' })
  const due = await makeOrdine(db, { numeroCommessa: 'F/2', numeroSerramenti: 2, netto: 500.2, senzaMisure: true })
  const three = await makeOrdine(db, { numeroCommessa: 'F/3', netto: 7 })
  pk = { uno: one.id, due: due.id, tre: three.id }
  const ad = await makeCodiceSerramento(db, { forma: 'Arco' })
  for (const [index, extraFields] of ODD_ONES.entries()) {
    const other = index % 2 ? { codiceSerramentoId: ad.id } : { forma: ' arco' }
    await makeRigaOrdine(db, one.id, { numero: index + 1, ante: 2, extraFields, ...other })
  }
  await makeRigaOrdine(db, due.id, { numero: 3, ante: null, extraFields: ['n_vetri'] })
  await makeRigaOrdine(db, due.id, { numero: 50, ante: 50, rivendita: true, extraFields: { pezzi_ante: 5 } })
  await createFasi(one.id, [
    { nomeFase: 'legno', da: '2027-03-01T00:00:00+01:00', a: '2027-03-05T00:00:00+01:00', fornitoreId: legno },
    { nomeFase: 'banchi', da: '2027-03-08T08:00:00+01:00', a: '2027-03-09T12:00:00+01:00' },
  ])
  await createFasi(due.id, [{ nomeFase: 'banchi', da: '2027-03-10T08:00:00+01:00', a: '2027-03-10T23:30:00+01:00' }])
  await createFasi(three.id, [{ nomeFase: 'banchi', da: '2027-03-20T08:00:00+01:00', a: '2027-03-21T08:00:00+01:00' }])
  stati = {
    inCorso: (await value('FASI', 'IN CORSO', 'banchi')).id,
    finito: (await value('FASI', 'FINITO', 'banchi')).id,
    ordinato: (await value('ORDINE_FORNITORE', 'ORDINATO')).id,
    arrivato: (await value('MATERIALI', 'ARRIVATO')).id,
  }
  await db.statoFase.create({ data: { ordineId: one.id, nomeFase: 'banchi', statoId: stati.inCorso } })
  await db.ordineFornitore.create({
    data: { ordineId: one.id, tipologia: 'legno', fornitoreId: legno, statoId: stati.ordinato },
  })
  await db.statoMateriale.create({ data: { ordineId: due.id, materiale: 'vetro', statoId: stati.arrivato } })
})
afterAll(() => app.close())

const QUESTION = `query ($filtro: FiltroFasiSchedulate, $ordinamento: [OrdinamentoFasiSchedulate!]) {
  fasiSchedulate(perPagina: 100, filtro: $filtro, ordinamento: $ordinamento) {
    totalCount
    nodes { nomeFase schedulazione { ordine { numeroCommessa } } }
  }
}`

interface Node {
  nomeFase: string
  schedulazione: { ordine: { numeroCommessa: string } }
}

async function elenco(filter: object, client = superuser, sorting = ['id']) {
  const { nodes, totalCount } = await queryAs<{ nodes: Node[]; totalCount: number }>(client, QUESTION, {
    filtro: filter,
    ordinamento: sorting.map(orderingName),
  })
  expect(totalCount).toBe(nodes.length)
  return nodes.map(({ nomeFase, schedulazione }) => `${nomeFase} ${schedulazione.ordine.numeroCommessa}`)
}

const BANCHI_12 = ['banchi F/1', 'banchi F/2']

describe('the filters', () => {
  test.each<[string, () => object, string[]]>([
    ['nothing', () => ({}), ['legno F/1', 'banchi F/1', 'banchi F/2', 'banchi F/3']],
    ['a phase', () => ({ nomeFase: 'legno' }), ['legno F/1']],
    ['an unknown phase', () => ({ nomeFase: 'ignota' }), []],
    ['words', () => ({ search: 'scala', nomeFase: 'banchi' }), ['banchi F/1']],
    ['measures', () => ({ senzaMisure: true }), ['banchi F/2']],
    [
      'a period that overlaps',
      () => ({ nomeFase: 'banchi', periodo: { dal: '2027-03-09', al: '2027-03-10' } }),
      BANCHI_12,
    ],
    ['to the last minute of a day', () => ({ periodo: { dal: '2027-03-10', al: '2027-03-10' } }), ['banchi F/2']],
    ['a state of the phase', () => ({ nomeFase: 'banchi', statoPks: [stati.inCorso, stati.finito] }), ['banchi F/1']],
    ['a state that none has', () => ({ nomeFase: 'banchi', statoPks: [stati.finito] }), []],
    ['a state of its supplier orders', () => ({ nomeFase: 'legno', statoPks: [stati.ordinato] }), ['legno F/1']],
    ['that state is not of another phase', () => ({ nomeFase: 'banchi', statoPks: [stati.ordinato] }), []],
    ['no state', () => ({ nomeFase: 'banchi', empty: true }), ['banchi F/2', 'banchi F/3']],
    [
      'no state wins',
      () => ({ nomeFase: 'banchi', empty: true, statoPks: [stati.inCorso] }),
      ['banchi F/2', 'banchi F/3'],
    ],
    ['no state of supplier orders', () => ({ nomeFase: 'legno', empty: true }), []],
    ['materials', () => ({ nomeFase: 'banchi', materiali: ['legno', 'vetro'] }), BANCHI_12],
    ['states of materials', () => ({ nomeFase: 'banchi', statoMaterialePks: [stati.arrivato] }), ['banchi F/2']],
    ['of a material', () => ({ materiali: ['legno'], statoMaterialePks: [stati.arrivato] }), []],
  ])('%s', async (_example, filter, waits) => {
    expect(await elenco(filter())).toEqual(waits)
  })

  test.each([
    ['numeroCommessa', ['banchi F/1', 'banchi F/2', 'banchi F/3']],
    ['-inizio', ['banchi F/3', 'banchi F/2', 'banchi F/1']],
    ['netto', ['banchi F/3', 'banchi F/2', 'banchi F/1']],
    ['-dataConsegna', ['banchi F/3', 'banchi F/2', 'banchi F/1']],
  ])('by %s', async (ordine, waits) => {
    expect(await elenco({ nomeFase: 'banchi' }, superuser, [ordine])).toEqual(waits)
  })
})

const RIGHE = `query ($filtro: FiltroFasiSchedulate) { fasiSchedulate(perPagina: 100, filtro: $filtro) { nodes {
  numeroSerramenti numeroAnte numeroVetri numeroPezziAnte numeroPezziInglesine numeroPezziArco durata
  tipiSerramenti statiOrdiniFornitori { materiale stati } fornitore { nome } stato { nome } schedulazione { ordine { netto } } } } }`
const TOTALS = `query ($filtro: FiltroFasiSchedulate) { totaliFasiSchedulate(filtro: $filtro) {
  fasi numeroSerramenti ante vetri pezziAnte pezziInglesine pezziArco durata netto capacitaLibera } }`

type Fase = Record<string, number> & { stato: unknown; schedulazione: { ordine: { netto: number | null } } }

test('the totals are the columns, added up', async () => {
  const filter = { nomeFase: 'banchi' }
  const { nodes } = await queryAs<{ nodes: Fase[] }>(superuser, RIGHE, { filtro: filter })
  const sum = (field: string) => nodes.reduce((all, fase) => all + (fase[field] ?? 0), 0)
  const totals = await queryAs<Record<string, number>>(superuser, TOTALS, { filtro: filter })
  expect(totals).toEqual({
    fasi: 3,
    numeroSerramenti: sum('numeroSerramenti'),
    ante: sum('numeroAnte'),
    vetri: sum('numeroVetri'),
    pezziAnte: sum('numeroPezziAnte'),
    pezziInglesine: sum('numeroPezziInglesine'),
    pezziArco: sum('numeroPezziArco'),
    durata: 270,
    netto: 1507.3,
    capacitaLibera: null,
  })
  // 1×4, 2×5, 3×999999, the leaves of the last and of the type of one that says none; the extra line of F/2 is not made here.
  expect(totals.vetri).toBe(4 + 10 + 2_999_997 + 8 + 3)
  expect(totals).toMatchObject({ ante: 23, pezziAnte: 6, pezziInglesine: 0, pezziArco: 1 + 2 + 3 + 0 })
})

test('a row has its states and its supplier', async () => {
  const { nodes } = await queryAs<{ nodes: Fase[] }>(superuser, RIGHE, { filtro: { search: 'F/1' } })
  const [legno, banchi] = nodes
  expect(legno).toMatchObject({
    fornitore: { nome: 'Fornitore legno' },
    stato: null,
    statiOrdiniFornitori: [{ materiale: 'legno', stati: 'ORDINATO' }],
  })
  expect(banchi).toMatchObject({ fornitore: null, stato: { nome: 'IN CORSO' } })
})

test('what the department has free in the period', async () => {
  const ask = (filter: object) => queryAs<{ capacitaLibera: number | null }>(superuser, TOTALS, { filtro: filter })
  const period = { periodo: { dal: '2027-03-08', al: '2027-03-12' } }
  const slots = await queryAs<{ reparto: string; libero: number }[]>(
    superuser,
    '{ schedulerSlots(periodo: { dal: "2027-03-08", al: "2027-03-12" }) { reparto libero } }',
  )
  const free = slots.filter(({ reparto }) => reparto === 'banchi').reduce((all, cella) => all + cella.libero, 0)
  expect(await ask({ nomeFase: 'banchi', ...period })).toMatchObject({ capacitaLibera: free })
  expect(await ask({ nomeFase: 'legno', ...period })).toMatchObject({ capacitaLibera: null })
  expect(await ask({ nomeFase: 'banchi', periodo: { dal: '2027-03-08', al: '2029-03-12' } })).toMatchObject({
    capacitaLibera: null,
  })
})

describe('who', () => {
  test('an operator of the supplier phases sees them all, without prices', async () => {
    expect(await elenco({ nomeFase: 'banchi' }, capo)).toHaveLength(3)
    const { nodes } = await queryAs<{ nodes: Fase[] }>(capo, RIGHE)
    expect(nodes.map(({ schedulazione }) => schedulazione.ordine.netto)).toEqual([null, null, null, null])
    expect(await queryAs(capo, TOTALS)).toMatchObject({ fasi: 4, netto: null })
    await expect(elenco({}, capo, ['netto'])).rejects.toMatchObject({ message: expect.any(String) })
  })

  test.each(['agente', 'staff', 'app', 'fornitore'] as const)('%s is refused', async (name) => {
    const client = await app.as(name)
    await expect(queryAs(client, QUESTION)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    await expect(queryAs(client, TOTALS)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  })

  test('a state that is set is in the list', async () => {
    const input = { ordinePk: pk.tre, nomeFase: 'banchi', statoPk: stati.finito }
    expect((await mutateAs(superuser, 'setStatoFase', input)).errors).toEqual([])
    expect(await elenco({ nomeFase: 'banchi', statoPks: [stati.finito] })).toEqual(['banchi F/3'])
  })
})
