import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeOrdineFornitore, makeRigaFornitore } from '#server-test/personaleFactories.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'

let app: TestApp
let superuser: Client
const stati = new Map<string, number>()

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  for (const [ordine, name] of ['DA_FARE', 'INVIATO', 'ARRIVATO'].entries()) {
    const data = { contesto: 'ORDINE_FORNITORE' as const, nome: name, ordine }
    stati.set(name, (await app.db.valoreStato.create({ data })).id)
  }
})
afterAll(() => app.close())

const TODAY = dayOfInstant(new Date())
interface Outcome {
  errors: { code: string; field: string | null; message: string }[]
  pk: number | null
  completo: boolean | null
  ordineFornitore: {
    statoNome: string
    dataArrivo: string | null
    dataConsegna: string | null
    versione: number
    mancanti: string[]
    arrivato: boolean
    righe: { arrivata: number; manca: number }[]
  } | null
}
const FIELDS =
  'ordineFornitore { statoNome dataArrivo dataConsegna versione mancanti arrivato righe { arrivata manca } }'
const arrive = (input: object, who = superuser) =>
  mutateAs<Outcome>(who, 'createArrivoFornitore', { giorno: TODAY, ...input }, `pk completo ${FIELDS}`)
const undo = (pk: number | null, who = superuser) => mutateAs<Outcome>(who, 'undoArrivoFornitore', { pk }, FIELDS)

/** A supplier order of two rows: 10 and 2.5. */
async function scene(tipologia = 'vetro') {
  const { id, ordineId, fornitoreId } = await makeOrdineFornitore(app.db, {
    tipologia,
    statoId: stati.get('INVIATO') ?? null,
    dataConsegna: dateOfDay('2026-01-10'),
  })
  const data = { ordineId, fornitoreId, tipologia, ordineFornitoreId: id }
  const one = await makeRigaFornitore(app.db, { ...data, codice: 'V1', um: 'pz' })
  const other = await makeRigaFornitore(app.db, { ...data, codice: 'V2', quantita: 2.5 })
  return { pk: id, ordineId, one: one.id, other: other.id }
}
const kept = async (pk: number) => [
  await app.db.ordineFornitore.findUnique({ where: { id: pk } }),
  await app.db.rigaOrdineFornitore.findMany({ where: { ordineFornitoreId: pk }, orderBy: { id: 'asc' } }),
  await app.db.arrivoFornitore.count(),
  await app.db.auditLog.count(),
  await app.db.eventLog.count(),
]
async function refused(pk: number, input: object, expected: object) {
  const before = await kept(pk)
  expect((await arrive({ ordineFornitorePk: pk, ...input })).errors).toMatchObject([expected])
  expect(await kept(pk)).toEqual(before)
}

describe('goods that arrive by row', () => {
  test('in part: the rest stays open, expected on another day; then all of it is ARRIVATO', async () => {
    const { pk, ordineId, one, other } = await scene()
    const part = await arrive({
      ordineFornitorePk: pk,
      numeroDocumento: 'DDT 1',
      dataConsegna: '2026-12-24',
      righe: [{ rigaPk: one, quantita: 3 }],
    })
    expect(part).toMatchObject({ errors: [], completo: false })
    expect(part.ordineFornitore).toMatchObject({
      statoNome: 'INVIATO',
      dataArrivo: null,
      dataConsegna: '2026-12-24',
      arrivato: false,
      mancanti: ['V1: 7 di 10 pz', 'V2: 2,5 di 2,5'],
      righe: [
        { arrivata: 3, manca: 7 },
        { arrivata: 0, manca: 2.5 },
      ],
    })
    const history = await app.db.auditLog.findMany({
      where: { oggetto: 'Ordine', oggettoPk: ordineId },
      orderBy: { id: 'asc' },
    })
    expect(history).toMatchObject([
      { azione: 'arrivoFornitura', dopo: expect.stringMatching(/^n\. \d+: vetro V1 × 3 pz; .*, documento DDT 1$/) },
      { azione: 'modificaFornitura', campo: 'fornitura vetro.dataConsegna' },
    ])
    const rest = await arrive({
      ordineFornitorePk: pk,
      numeroDocumento: 'DDT 2',
      righe: [
        { rigaPk: one, quantita: 7 },
        { rigaPk: other, quantita: 2.5 },
      ],
    })
    expect(rest).toMatchObject({ errors: [], completo: true })
    expect(rest.ordineFornitore).toMatchObject({
      statoNome: 'ARRIVATO',
      dataArrivo: TODAY,
      mancanti: [],
      arrivato: true,
    })
    expect(await app.db.ordineFornitore.findUnique({ where: { id: pk } })).toMatchObject({
      numeroDocumento: 'DDT 1, DDT 2',
    })
    expect((await arrive({ ordineFornitorePk: pk, righe: [{ rigaPk: one, quantita: 1 }] })).errors).toMatchObject([
      { code: 'CONFLICT', message: 'L’ordine a fornitore è già arrivato per intero.' },
    ])
  })

  test('what cannot be is told beside its row, and nothing changes', async () => {
    const { pk, one } = await scene()
    const stranger = await scene()
    await refused(pk, { righe: [] }, { field: 'righe', message: 'Scrivi quanto è arrivato di almeno una riga.' })
    await refused(pk, { righe: [{ rigaPk: one, quantita: -1 }] }, { field: 'righe[0].quantita' })
    await refused(pk, { righe: [{ rigaPk: one, quantita: 0 }] }, { field: 'righe' })
    await refused(
      pk,
      { righe: [{ rigaPk: one, quantita: 10.001 }] },
      {
        field: 'righe[0].quantita',
        message: 'vetro V1 × 10 pz: ne mancano 10 pz, non ne possono arrivare 10,001.',
      },
    )
    await refused(pk, { righe: [{ rigaPk: stranger.one, quantita: 1 }] }, { field: 'righe[0].rigaPk' })
    const twice = { rigaPk: one, quantita: 1 }
    await refused(pk, { righe: [twice, twice] }, { field: 'righe', message: 'Una riga è scritta due volte.' })
    const tomorrow = { giorno: '2199-01-01', righe: [twice] }
    await refused(pk, tomorrow, { field: 'giorno', message: 'La data non può essere nel futuro.' })
    await refused(pk, { versione: 99, righe: [twice] }, { code: 'CONFLICT', field: null })
  })

  test('the last of wood asks what ARRIVATO asks; a part does not', async () => {
    const { pk, one, other } = await scene('legno')
    const first = await arrive({ ordineFornitorePk: pk, righe: [{ rigaPk: one, quantita: 10 }] })
    expect(first).toMatchObject({ errors: [], completo: false })
    const righe = [{ rigaPk: other, quantita: 2.5 }]
    const lacking = await arrive({ ordineFornitorePk: pk, righe })
    expect(lacking.errors.map(({ field }) => field)).toEqual(['domanda1Legno', 'domanda2Legno'])
    const answers = { domanda1Legno: true, domanda2Legno: 'FSC' }
    expect((await arrive({ ordineFornitorePk: pk, righe, ...answers })).errors).toMatchObject([
      { field: 'numeroDocumento' },
    ])
    const done = await arrive({ ordineFornitorePk: pk, righe, ...answers, numeroDocumento: 'F 7' })
    expect(done.ordineFornitore?.statoNome).toBe('ARRIVATO')
  })

  test('a mistaken one is taken back, with the state that came of it', async () => {
    const { pk, one, other } = await scene()
    const first = await arrive({ ordineFornitorePk: pk, righe: [{ rigaPk: one, quantita: 10 }] })
    const last = await arrive({ ordineFornitorePk: pk, righe: [{ rigaPk: other, quantita: 2.5 }] })
    expect(last.ordineFornitore?.statoNome).toBe('ARRIVATO')
    // The first one: of what the second left nothing is whole any more.
    expect((await undo(first.pk)).ordineFornitore).toMatchObject({
      statoNome: 'INVIATO',
      dataArrivo: null,
      mancanti: ['V1: 10 di 10 pz'],
    })
    await expect(undo(first.pk)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
    expect((await undo(last.pk)).ordineFornitore).toMatchObject({ mancanti: [], arrivato: false })
    expect(await app.db.rigaOrdineFornitore.count({ where: { ordineFornitoreId: pk, arrivata: { gt: 0 } } })).toBe(0)
  })

  test('what somebody called ARRIVATO is short of nothing, and stays so when an arrival is taken back', async () => {
    const { pk, one } = await scene()
    const part = await arrive({ ordineFornitorePk: pk, righe: [{ rigaPk: one, quantita: 1 }] })
    const said = { pk, stato: 'ARRIVATO', dataArrivo: TODAY }
    const arrived = await mutateAs<Outcome>(superuser, 'setStatoOrdineFornitore', said, FIELDS)
    expect(arrived.ordineFornitore).toMatchObject({ mancanti: [], righe: [{ manca: 0 }, { manca: 0 }] })
    expect((await undo(part.pk)).ordineFornitore?.statoNome).toBe('ARRIVATO')
  })

  test('two at once: as much as is short comes in, and no more', async () => {
    const { pk, one } = await scene()
    const buyers = await Promise.all(
      [1, 2, 3, 4].map(async () => app.as(await makeUser(app.db, { isSuperuser: true }))),
    )
    const answers = await Promise.all(
      buyers.map((who) => arrive({ ordineFornitorePk: pk, righe: [{ rigaPk: one, quantita: 4 }] }, who)),
    )
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(2)
    expect(answers.flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual(
      Array.from({ length: 2 }, () => 'vetro V1 × 10 pz: ne mancano 2 pz, non ne possono arrivare 4.'),
    )
    // The same delivery written by two who read the same: the second is told.
    const { ordineFornitore } = await arrive({ ordineFornitorePk: pk, righe: [{ rigaPk: one, quantita: 1 }] })
    const { versione } = ordineFornitore ?? {}
    const same = { ordineFornitorePk: pk, versione, righe: [{ rigaPk: one, quantita: 0.5 }] }
    const both = await Promise.all([arrive(same), arrive(same, buyers[0])])
    expect(both.flatMap(({ errors }) => errors)).toMatchObject([{ code: 'CONFLICT' }])
  })

  test('who may not write states is refused', async () => {
    const { pk, one } = await scene()
    const nobody = await app.as(await makeUser(app.db))
    const input = { ordineFornitorePk: pk, righe: [{ rigaPk: one, quantita: 1 }] }
    await expect(arrive(input, nobody)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  })
})

describe('a row of which something has arrived', () => {
  test.each([
    ['resetRigheOrdineFornitore', (one: number) => ({ pks: [one] })],
    ['deleteRigheOrdineFornitore', (one: number) => ({ pks: [one] })],
    ['splitRigaOrdineFornitore', (one: number) => ({ pk: one, quantita: [4, 6] })],
    ['updateRigaOrdineFornitore', (one: number) => ({ pk: one, quantita: 2 })],
  ])('%s is refused', async (name, input) => {
    const { pk, one } = await scene()
    await arrive({ ordineFornitorePk: pk, righe: [{ rigaPk: one, quantita: 3 }] })
    const before = await kept(pk)
    const { errors } = await mutateAs<Outcome>(superuser, name, input(one), '')
    expect(errors[0]?.message).toMatch(/sono già arrivati 3/)
    expect(await kept(pk)).toEqual(before)
  })

  test('its supplier order stays, and so does its order; a copy of it has not arrived', async () => {
    const { pk, ordineId, one } = await scene()
    await app.db.ordineFornitore.update({ where: { id: pk }, data: { statoId: stati.get('DA_FARE') ?? null } })
    await arrive({ ordineFornitorePk: pk, righe: [{ rigaPk: one, quantita: 3 }] })
    expect((await mutateAs<Outcome>(superuser, 'deleteOrdineFornitore', { pk }, '')).errors).toMatchObject([
      { message: 'Ne è già arrivata una parte: prima vanno annullati gli arrivi.' },
    ])
    expect((await mutateAs<Outcome>(superuser, 'deleteOrdine', { pk: ordineId }, '')).errors).toHaveLength(1)
    await mutateAs(superuser, 'duplicateRigaOrdineFornitore', { pk: one }, '')
    const [copy] = await app.db.rigaOrdineFornitore.findMany({ where: { ordineId }, orderBy: { id: 'desc' }, take: 1 })
    expect(copy?.arrivata.toNumber()).toBe(0)
  })
})
