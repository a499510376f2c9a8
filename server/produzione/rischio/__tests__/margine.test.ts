import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '#amministrazione/impostazioni/rules.ts'
import { marginiCron } from '#ordini/ordini/alignMargini.ts'
import { bandOfOrdine } from '#ordini/ordini/rules.ts'
import { ask } from '#platform/db/question.ts'
import { silentLog } from '#platform/log.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { lastDay, margineOf } from '#shared/dates/margine.ts'
import { dayOfInstant, startOfDay } from '#shared/dates/zone.ts'
import { makeFornitori } from '../../schedulazione/__tests__/scene.ts'
import { loadFasi } from '../../schedulazione/data/fasi.ts'
import { awaitedQuestion } from '../../schedulazione/data/forniture.ts'
import { savedQuestion } from '../../schedulazione/data/ordine.ts'
import { type Day, dayToColumn, readDay, realInstant, startOf } from '../../schedulazione/engine/time.ts'
import { ritardoMateriali } from '../../schedulazione/engine/waits.ts'
import { savedRequest } from '../../schedulazione/request.ts'
import { loadWorld } from '../../schedulazione/world.ts'

let app: TestApp
let fornitori: Map<string, number>
let stati: (number | null)[]
let closed: number
const today = readDay(dayOfInstant(new Date())) as Day

beforeAll(async () => {
  app = await createTestApp()
  fornitori = new Map((await makeFornitori(app.db)).map(({ tipologia, id }) => [tipologia, id]))
  const named = async (context: 'ORDINE' | 'ORDINE_FORNITORE', name: string) =>
    (
      (await app.db.valoreStato.findFirst({ where: { contesto: context, nome: name } })) ??
      (await app.db.valoreStato.create({ data: { contesto: context, nome: name } }))
    ).id
  stati = [null, await named('ORDINE_FORNITORE', 'INVIATO'), await named('ORDINE_FORNITORE', 'ARRIVATO')]
  closed = await named('ORDINE', 'Consegnato')
})
afterAll(() => app.close())

const day = fc.integer({ min: -25, max: 25 })
const fornitura = fc.record({
  tipologia: fc.constantFrom('legno', 'vetro', 'telai', 'verniciatura'),
  promessa: fc.option(day),
  arrivo: fc.option(day, { freq: 4 }),
  stato: fc.nat({ max: 2 }),
})
const ordine = fc.record({
  consegna: fc.option(day, { freq: 8 }),
  chiuso: fc.boolean(),
  // Phase by phase: when it begins, in minutes of its day, and how long it takes.
  fasi: fc.array(
    fc.record({
      nome: fc.constantFrom('legno', 'vetro', 'telai', 'macchine', 'verniciatura', 'banchi'),
      inizio: day,
      minuti: fc.integer({ min: 0, max: 1439 }),
      durata: fc.integer({ min: 1, max: 5 * 1440 }),
    }),
    { maxLength: 6 },
  ),
  forniture: fc.array(fornitura, { maxLength: 4 }),
})
type Done = typeof ordine extends fc.Arbitrary<infer One> ? One : never

const dataOf = (which: number | null) => (which === null ? null : dayToColumn(today + which))
const fornituraData = ({ tipologia, promessa, arrivo, stato }: Done['forniture'][number]) => ({
  tipologia,
  fornitoreId: fornitori.get(tipologia) as number,
  dataConsegna: dataOf(promessa),
  dataArrivo: dataOf(arrivo),
  statoId: stati[stato] ?? null,
})

async function write({ consegna, chiuso: finished, fasi, forniture }: Done): Promise<number> {
  const { db } = app
  const { id } = await makeOrdine(db, { dataConsegna: dataOf(consegna), statoId: finished ? closed : null })
  const date = [...new Map(fasi.map((fase) => [fase.nome, fase])).values()].map(({ nome, inizio, minuti, durata }) => {
    // A phase that waits at a midnight ends at one.
    const days = !['macchine', 'banchi'].includes(nome)
    const from = startOf(today + inizio) + (days ? 0 : minuti)
    const a = days ? from + Math.ceil(durata / 1440) * 1440 : from + durata
    return { nomeFase: nome, inizio: realInstant(from), fine: realInstant(a), durata: 1 }
  })
  const before = forniture.slice(0, 2)
  const after = forniture.slice(2)
  for (const one of before) await db.ordineFornitore.create({ data: { ordineId: id, ...fornituraData(one) } })
  if (date.length > 0) {
    const inizio = new Date(Math.min(...date.map((one) => one.inizio.getTime())))
    const fine = new Date(Math.max(...date.map((one) => one.fine.getTime())))
    await db.schedulazioneOrdine.create({ data: { ordineId: id, inizio, fine, fasi: { create: date } } })
  }
  for (const one of after) await db.ordineFornitore.create({ data: { ordineId: id, ...fornituraData(one) } })
  return id
}

/** What the rules say of an order, as it would be on a day. */
async function told(id: number, at: Day) {
  const [saved] = await ask(app.db, savedQuestion([id], false))
  if (!saved?.salvata) return { ritardo: 0, margine: null }
  const mondo = await loadWorld(app.db, null)
  const { fasi } = savedRequest(saved, { ...mondo, configurate: await loadFasi(app.db) })
  // The list leaves out what finished orders wait for; their margin says nothing any more.
  const waits = (await ask(app.db, awaitedQuestion([id], at))).get(id) ?? []
  const ritardo = ritardoMateriali(fasi, waits, at)
  const last = lastDay(fasi.map(({ tenuta }) => tenuta ?? { inizio: null, fine: null }))
  return { ritardo, margine: margineOf(last === null ? null : last + ritardo, saved.dataConsegna) }
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
      async (ordini, after) => {
        await db.ordine.deleteMany()
        const pks: number[] = []
        for (const one of ordini) pks.push(await write(one))
        const open = pks.filter((_pk, n) => ordini[n]?.chiuso === false)
        for (const pk of open) expect(await storedOf(pk)).toEqual(await told(pk, today))

        const righe = await db.ordine.findMany({ include: { stato: true } })
        const from = startOfDay(dayOfInstant(new Date()))
        for (const [filter, band] of [
          ['IN_RITARDO', 'tardi'],
          ['POCO_MARGINE', 'rischio'],
        ] as const) {
          const { data } = await (await app.as('super')).graphql<{ ordini: { nodes: { pk: number }[] } }>(
            `{ ordini(perPagina: 100, filtro: { margine: ${filter} }) { nodes { pk } } }`,
          )
          const own = righe.filter(
            (riga) => bandOfOrdine({ ...riga, chiuso: riga.stato?.chiuso ?? false }, from) === band,
          )
          expect(data?.ordini.nodes.map(({ pk }) => pk).sort()).toEqual(own.map(({ id }) => id).sort())
        }

        // The bars of the timeline say it of the same orders.
        const span = { da: dataOf(-40), a: dataOf(60) }
        const { data: line } = await (await app.as('super')).graphql<{ barre: [number, ...unknown[]][] }>(
          'query ($da: Date!, $a: Date!) { barre: fasiInArco(periodo: { dal: $da, al: $a }) }',
          { da: span.da?.toISOString().slice(0, 10), a: span.a?.toISOString().slice(0, 10) },
        )
        for (const [pk, ...barra] of line?.barre ?? []) {
          const riga = righe.find(({ id }) => id === pk)
          const band = riga && bandOfOrdine({ ...riga, chiuso: riga.stato?.chiuso ?? false }, from)
          expect(barra[5]).toBe(band ? riga.margine : null)
        }

        // Supplier orders move, arrive, go; days pass.
        const forniture = await db.ordineFornitore.findMany({ orderBy: { id: 'asc' } })
        for (const [n, { id }] of forniture.entries()) {
          if (n % 3 === 0) await db.ordineFornitore.delete({ where: { id } })
          if (n % 3 === 1) await db.ordineFornitore.update({ where: { id }, data: { dataConsegna: dataOf(after) } })
          if (n % 3 === 2) await db.ordineFornitore.update({ where: { id }, data: { statoId: stati[2] ?? null } })
        }
        for (const pk of open) expect(await storedOf(pk)).toEqual(await told(pk, today))
        await db.$queryRaw`SELECT aggiorna_margini(${dayToColumn(today + after)}::date)`
        for (const pk of open) expect(await storedOf(pk)).toEqual(await told(pk, today + after))
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
  await db.$queryRaw`SELECT aggiorna_margini(${dayToColumn(today + 3)}::date)`
  expect(await storedOf(pk)).toEqual({ ritardo: 5, margine: 2 })
  await marginiCron.run({ db, log: silentLog(), signal: new AbortController().signal })
  expect(await storedOf(pk)).toEqual({ ritardo: 2, margine: 5 })
  await db.ordineFornitore.updateMany({ data: { dataArrivo: dateOfDay(dayOfInstant(new Date())) } })
  expect(await storedOf(pk)).toEqual({ ritardo: 0, margine: 7 })
})

test('closed states are those of the setting, whose default the database says too', async () => {
  const { db } = app
  const shut = async () =>
    (await db.valoreStato.findMany({ where: { chiuso: true }, select: { nome: true } })).map(({ nome }) => nome)
  const [riga] = await db.$queryRaw<[{ names: string[] }]>`SELECT stati_ordine_chiusi() AS names`
  expect(riga.names).toEqual(settings.stati_ordine_chiusi.predefinito)
  expect(await shut()).toEqual(['Consegnato'])
  await db.valoreStato.create({ data: { contesto: 'ORDINE', nome: 'Fatturato' } })
  const value = ['Fatturato', 'Archiviato']
  await db.impostazione.create({ data: { chiave: 'stati_ordine_chiusi', valore: value } })
  expect(await shut()).toEqual(['Fatturato'])
  await db.valoreStato.create({ data: { contesto: 'ORDINE', nome: 'Archiviato' } })
  expect((await shut()).sort()).toEqual(['Archiviato', 'Fatturato'])
  await db.impostazione.delete({ where: { chiave: 'stati_ordine_chiusi' } })
  expect(await shut()).toEqual(['Consegnato'])
})

test('no function of the database recurses by a query', async () => {
  // PostgreSQL makes room for as many rows as it guesses, millions over tables too small to be analyzed: half a second a
  // call.
  const recursive = await app.db.$queryRaw<{ proname: string }[]>`
    SELECT proname FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND prosrc ~* 'with\\s+recursive'`
  expect(recursive).toEqual([])
  const phases = await app.db.$queryRaw<[{ waiting: string[] }]>`SELECT fasi_in_attesa('legno') AS waiting`
  expect(phases[0].waiting.sort()).toEqual(['banchi', 'macchine', 'verniciatura'])
})
