import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { marginiCron } from '../../../ordini/ordini/alignMargini.ts'
import { bandOfOrdine } from '../../../ordini/ordini/rules.ts'
import { silentLog } from '../../../platform/log.ts'
import { settings } from '../../../platform/settings/rules.ts'
import { dateOfDay } from '../../../shared/dates/days.ts'
import { dayOfInstant, startOfDay } from '../../../shared/dates/zone.ts'
import { createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine } from '../../../test/factories.ts'
import { makeFornitori } from '../../schedulazione/__tests__/scene.ts'
import { loadFasi } from '../../schedulazione/data/fasi.ts'
import { loadAttese } from '../../schedulazione/data/forniture.ts'
import { loadSalvati } from '../../schedulazione/data/ordine.ts'
import { ritardoMateriali } from '../../schedulazione/engine/attese.ts'
import { margineOf, ultimoGiorno } from '../../schedulazione/engine/margine.ts'
import { dayToColumn, type Giorno, readGiorno, realInstant, startOf } from '../../schedulazione/engine/time.ts'
import { savedRichiesta } from '../../schedulazione/request.ts'
import { loadWorld } from '../../schedulazione/world.ts'

let app: TestApp
let fornitori: Map<string, number>
let stati: (number | null)[]
let chiuso: number
const oggi = readGiorno(dayOfInstant(new Date())) as Giorno

beforeAll(async () => {
  app = await createTestApp()
  fornitori = new Map((await makeFornitori(app.db)).map(({ tipologia, id }) => [tipologia, id]))
  const named = async (contesto: 'ORDINE' | 'ORDINE_FORNITORE', nome: string) =>
    (
      (await app.db.valoreStato.findFirst({ where: { contesto, nome } })) ??
      (await app.db.valoreStato.create({ data: { contesto, nome } }))
    ).id
  stati = [null, await named('ORDINE_FORNITORE', 'INVIATO'), await named('ORDINE_FORNITORE', 'ARRIVATO')]
  chiuso = await named('ORDINE', 'Consegnato')
})
afterAll(() => app.close())

const giorno = fc.integer({ min: -25, max: 25 })
const fornitura = fc.record({
  tipologia: fc.constantFrom('legno', 'vetro', 'telai', 'verniciatura'),
  promessa: fc.option(giorno),
  arrivo: fc.option(giorno, { freq: 4 }),
  stato: fc.nat({ max: 2 }),
})
const ordine = fc.record({
  consegna: fc.option(giorno, { freq: 8 }),
  chiuso: fc.boolean(),
  // Phase by phase: when it begins, in minutes of its day, and how long it takes.
  fasi: fc.array(
    fc.record({
      nome: fc.constantFrom('legno', 'vetro', 'telai', 'macchine', 'verniciatura', 'banchi'),
      inizio: giorno,
      minuti: fc.integer({ min: 0, max: 1439 }),
      durata: fc.integer({ min: 1, max: 5 * 1440 }),
    }),
    { maxLength: 6 },
  ),
  forniture: fc.array(fornitura, { maxLength: 4 }),
})
type Fatto = typeof ordine extends fc.Arbitrary<infer Uno> ? Uno : never

const dataOf = (quale: number | null) => (quale === null ? null : dayToColumn(oggi + quale))
const fornituraData = ({ tipologia, promessa, arrivo, stato }: Fatto['forniture'][number]) => ({
  tipologia,
  fornitoreId: fornitori.get(tipologia) as number,
  dataConsegna: dataOf(promessa),
  dataArrivo: dataOf(arrivo),
  statoId: stati[stato] ?? null,
})

async function write({ consegna, chiuso: finito, fasi, forniture }: Fatto): Promise<number> {
  const { db } = app
  const { id } = await makeOrdine(db, { dataConsegna: dataOf(consegna), statoId: finito ? chiuso : null })
  const date = [...new Map(fasi.map((fase) => [fase.nome, fase])).values()].map(({ nome, inizio, minuti, durata }) => {
    // A phase that waits at a midnight ends at one.
    const giorni = !['macchine', 'banchi'].includes(nome)
    const da = startOf(oggi + inizio) + (giorni ? 0 : minuti)
    const a = giorni ? da + Math.ceil(durata / 1440) * 1440 : da + durata
    return { nomeFase: nome, inizio: realInstant(da), fine: realInstant(a), durata: 1 }
  })
  const prima = forniture.slice(0, 2)
  const dopo = forniture.slice(2)
  for (const una of prima) await db.ordineFornitore.create({ data: { ordineId: id, ...fornituraData(una) } })
  if (date.length > 0) {
    const inizio = new Date(Math.min(...date.map((una) => una.inizio.getTime())))
    const fine = new Date(Math.max(...date.map((una) => una.fine.getTime())))
    await db.schedulazioneOrdine.create({ data: { ordineId: id, inizio, fine, fasi: { create: date } } })
  }
  for (const una of dopo) await db.ordineFornitore.create({ data: { ordineId: id, ...fornituraData(una) } })
  return id
}

/** What the rules say of an order, as it would be on a day. */
async function told(id: number, quando: Giorno) {
  const [salvato] = await loadSalvati(app.db, [id], false)
  if (!salvato?.salvata) return { ritardo: 0, margine: null }
  const mondo = await loadWorld(app.db, null)
  const { fasi } = savedRichiesta(salvato, { ...mondo, configurate: await loadFasi(app.db) })
  // The list leaves out what finished orders wait for; their margin says nothing any more.
  const attese = (await loadAttese(app.db, [id], quando)).get(id) ?? []
  const ritardo = ritardoMateriali(fasi, attese, quando)
  const ultimo = ultimoGiorno(fasi.map(({ tenuta }) => tenuta ?? { inizio: null, fine: null }))
  return { ritardo, margine: margineOf(ultimo === null ? null : ultimo + ritardo, salvato.dataConsegna) }
}

const storedOf = async (id: number) => {
  const { ritardoMateriali: ritardo, margine } = await app.db.ordine.findUniqueOrThrow({ where: { id } })
  return { ritardo, margine }
}

test('the database counts margins as the rules do, whatever is written and on whatever day; the list filters by them', async () => {
  const { db } = app
  await fc.assert(
    fc.asyncProperty(
      fc.array(ordine, { minLength: 4, maxLength: 8 }),
      fc.integer({ min: 1, max: 20 }),
      async (ordini, dopo) => {
        await db.ordine.deleteMany()
        const pks: number[] = []
        for (const uno of ordini) pks.push(await write(uno))
        const aperti = pks.filter((_pk, n) => ordini[n]?.chiuso === false)
        for (const pk of aperti) expect(await storedOf(pk)).toEqual(await told(pk, oggi))

        const righe = await db.ordine.findMany({ include: { stato: true } })
        const da = startOfDay(dayOfInstant(new Date()))
        for (const [filtro, banda] of [
          ['in_ritardo', 'tardi'],
          ['poco_margine', 'rischio'],
        ] as const) {
          const { data } = await (await app.as('super')).graphql<{ ordini: { nodes: { pk: number }[] } }>(
            `{ ordini(perPagina: 100, filtro: { margine: ${filtro} }) { nodes { pk } } }`,
          )
          const suoi = righe.filter(
            (riga) => bandOfOrdine({ ...riga, chiuso: riga.stato?.chiuso ?? false }, da) === banda,
          )
          expect(data?.ordini.nodes.map(({ pk }) => pk).sort()).toEqual(suoi.map(({ id }) => id).sort())
        }

        // The bars of the timeline say it of the same orders.
        const arco = { da: dataOf(-40), a: dataOf(60) }
        const { data: linea } = await (await app.as('super')).graphql<{ barre: [number, ...unknown[]][] }>(
          'query ($da: Date!, $a: Date!) { barre: fasiInArco(fromDate: $da, toDate: $a) }',
          { da: arco.da?.toISOString().slice(0, 10), a: arco.a?.toISOString().slice(0, 10) },
        )
        for (const [pk, ...barra] of linea?.barre ?? []) {
          const riga = righe.find(({ id }) => id === pk)
          const banda = riga && bandOfOrdine({ ...riga, chiuso: riga.stato?.chiuso ?? false }, da)
          expect(barra.at(-1)).toBe(banda ? riga.margine : null)
        }

        // Supplier orders move, arrive, go; days pass.
        const forniture = await db.ordineFornitore.findMany({ orderBy: { id: 'asc' } })
        for (const [n, { id }] of forniture.entries()) {
          if (n % 3 === 0) await db.ordineFornitore.delete({ where: { id } })
          if (n % 3 === 1) await db.ordineFornitore.update({ where: { id }, data: { dataConsegna: dataOf(dopo) } })
          if (n % 3 === 2) await db.ordineFornitore.update({ where: { id }, data: { statoId: stati[2] ?? null } })
        }
        for (const pk of aperti) expect(await storedOf(pk)).toEqual(await told(pk, oggi))
        await db.$queryRaw`SELECT aggiorna_margini(${dayToColumn(oggi + dopo)}::date)`
        for (const pk of aperti) expect(await storedOf(pk)).toEqual(await told(pk, oggi + dopo))
      },
    ),
    { numRuns: 6 },
  )
})

test('a margin is a day less each day that a material is missing, without anybody writing', async () => {
  const { db } = app
  await db.ordine.deleteMany()
  const pk = await write({
    consegna: 10,
    chiuso: false,
    fasi: [
      { nome: 'legno', inizio: -4, minuti: 0, durata: 1440 },
      { nome: 'macchine', inizio: -2, minuti: 480, durata: 60 },
      { nome: 'banchi', inizio: 3, minuti: 480, durata: 60 },
    ],
    forniture: [{ tipologia: 'legno', promessa: -3, arrivo: null, stato: 1 }],
  })
  expect(await storedOf(pk)).toEqual({ ritardo: 2, margine: 5 })
  await db.$queryRaw`SELECT aggiorna_margini(${dayToColumn(oggi + 3)}::date)`
  expect(await storedOf(pk)).toEqual({ ritardo: 5, margine: 2 })
  await marginiCron.run({ db, log: silentLog(), signal: new AbortController().signal })
  expect(await storedOf(pk)).toEqual({ ritardo: 2, margine: 5 })
  await db.ordineFornitore.updateMany({ data: { dataArrivo: dateOfDay(dayOfInstant(new Date())) } })
  expect(await storedOf(pk)).toEqual({ ritardo: 0, margine: 7 })
})

test('closed states are those of the setting, whose default the database says too', async () => {
  const { db } = app
  const chiusi = async () =>
    (await db.valoreStato.findMany({ where: { chiuso: true }, select: { nome: true } })).map(({ nome }) => nome)
  const [riga] = await db.$queryRaw<[{ nomi: string[] }]>`SELECT stati_ordine_chiusi() AS nomi`
  expect(riga.nomi).toEqual(settings.stati_ordine_chiusi.predefinito)
  expect(await chiusi()).toEqual(['Consegnato'])
  await db.valoreStato.create({ data: { contesto: 'ORDINE', nome: 'Fatturato' } })
  const valore = ['Fatturato', 'Archiviato']
  await db.impostazione.create({ data: { chiave: 'stati_ordine_chiusi', valore } })
  expect(await chiusi()).toEqual(['Fatturato'])
  await db.valoreStato.create({ data: { contesto: 'ORDINE', nome: 'Archiviato' } })
  expect((await chiusi()).sort()).toEqual(['Archiviato', 'Fatturato'])
  await db.impostazione.delete({ where: { chiave: 'stati_ordine_chiusi' } })
  expect(await chiusi()).toEqual(['Consegnato'])
})
