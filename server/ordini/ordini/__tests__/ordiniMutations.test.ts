import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeCliente, makeTipoSerramento, nextNumber } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import {
  makeCodiceSerramento,
  makeFullOrdine,
  makeStatoOrdine,
  makeVoceCheckList,
} from '#server-test/ordini/factories.ts'

let app: TestApp
let superuser: Client
let agente: Client
let cliente: { id: number }
let riga: { tipoSerramentoPk: number; codiceSerramentoPk: number; numero: number }

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  agente = await app.as('agente')
  cliente = await makeCliente(app.db)
  const tipo = await makeTipoSerramento(app.db)
  const codice = await makeCodiceSerramento(app.db)
  riga = { tipoSerramentoPk: tipo.id, codiceSerramentoPk: codice.id, numero: 2 }
})
afterAll(() => app.close())

const next = (different: object = {}) => ({
  numeroCommessa: `26/${nextNumber()}x`,
  data: '2026-03-01',
  clientePk: cliente.id,
  tipoCliente: 'PRIVA',
  righe: [{ ...riga, listino: 1000, scontoArticolo: 10, scontoCorrettivo: 5 }],
  ...different,
})
const READ = 'ordine { pk versione numeroCommessa listino netto sconto numeroSerramenti righe { pk posizione netto } }'
interface Read {
  ordine: {
    pk: number
    versione: number
    netto: number
    righe: { pk: number; posizione: number; netto: number }[]
  } | null
}
const history = (oggettoPk: number) =>
  app.db.auditLog.findMany({ where: { oggetto: 'Ordine', oggettoPk }, orderBy: { id: 'asc' } })
const saved = (id: number) =>
  app.db.ordine.findUniqueOrThrow({ where: { id }, include: { righe: { orderBy: { posizione: 'asc' } } } })

describe('createOrdine', () => {
  test('computes nets and sums, whatever was sent for them', async () => {
    const extra = { tipoSerramentoPk: riga.tipoSerramentoPk, rivendita: true, codiceRivendita: 'ZANZ', numero: 3 }
    const righe = [
      { ...riga, listino: 1000, scontoArticolo: 10, scontoCorrettivo: 5, netto: 1 },
      { ...extra, listino: 100, netto: 80 },
    ]
    const { ordine, errors } = await mutateAs<Read>(superuser, 'createOrdine', next({ righe }), READ)
    expect(errors).toEqual([])
    expect(ordine).toMatchObject({ listino: 1100, netto: 935, sconto: 15, numeroSerramenti: 2 })
    expect(ordine?.righe.map(({ netto }) => netto)).toEqual([855, 80])
    expect(await history(ordine?.pk ?? 0)).toMatchObject([{ azione: 'crea' }])
    const event = await app.db.eventLog.findFirst({ where: { topic: 'ordine' }, orderBy: { id: 'desc' } })
    expect(event?.payload).toEqual({ pk: ordine?.pk })
  })

  test('refused by rule, each on its field, and nothing is written', async () => {
    const before = await app.db.ordine.count()
    const { numeroCommessa } = (await app.db.ordine.findFirst()) ?? {}
    const trial = async (different: object) =>
      (await mutateAs(superuser, 'createOrdine', next(different))).errors.map(({ field }) => field)
    expect(await trial({ clientePk: 999_999 })).toEqual(['clientePk'])
    expect(await trial({ numeroCommessa })).toEqual(['numeroCommessa'])
    expect(await trial({ statoPk: 999_999, agentePk: 999_999 })).toEqual(['statoPk', 'agentePk'])
    expect(await trial({ righe: [{ ...riga, numero: 0 }] })).toEqual(['righe[0].numero'])
    expect(await trial({ righe: [riga, { ...riga, scontoArticolo: 101, listino: -1 }] })).toEqual([
      'righe[1].listino',
      'righe[1].scontoArticolo',
    ])
    expect(await trial({ righe: [{ ...riga, tipoSerramentoPk: 999_999, codiceSerramentoPk: 999_999 }] })).toEqual([
      'righe[0].tipoSerramentoPk',
      'righe[0].codiceSerramentoPk',
    ])
    expect(await trial({ note: 'x'.repeat(10_000), progetto: 'a\u0000b' })).toEqual(['progetto', 'note'])
    expect(await app.db.ordine.count()).toBe(before)
  })

  test('refused by permission', async () => {
    for (const name of ['agente', 'staff', 'operatore.capo', 'app'] as const) {
      const who = await app.as(name)
      await expect(mutateAs(who, 'createOrdine', next()), name).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      })
    }
  })

  test('two at once under one number: one is made, the other told', async () => {
    const input = next()
    const outcomes = await Promise.all([1, 2, 3].map(() => mutateAs<Read>(superuser, 'createOrdine', input, READ)))
    expect(outcomes.filter(({ ordine }) => ordine !== null)).toHaveLength(1)
    const refused = outcomes.filter(({ errors }) => errors.length > 0).map(({ errors }) => errors[0]?.field)
    expect(refused).toEqual(['numeroCommessa', 'numeroCommessa'])
  })
})

describe('updateOrdine', () => {
  let pk: number
  let versione: number
  let righe: { pk: number; tipoSerramentoPk: number; codiceSerramentoPk: number; numero: number; listino: number }[]
  beforeEach(async () => {
    const due = [
      { ...riga, listino: 100 },
      { ...riga, listino: 200 },
    ]
    const { ordine } = await mutateAs<Read>(superuser, 'createOrdine', next({ righe: due, note: 'uno' }), READ)
    if (!ordine) throw new Error('ordine di prova')
    pk = ordine.pk
    versione = ordine.versione
    righe = ordine.righe.map(({ pk }, index) => ({ ...riga, pk, listino: (index + 1) * 100 }))
  })
  const update = (different: object, who = superuser) =>
    mutateAs<Read>(who, 'updateOrdine', { pk, versione, ...different }, READ)

  test('what is not sent stays; who changed what is in the history, line by line', async () => {
    const stato = await makeStatoOrdine(app.db, 'Pronto')
    await update({ statoPk: stato.id, dataConsegna: '2026-05-01' })
    const { ordine } = await mutateAs<Read>(
      superuser,
      'updateOrdine',
      {
        pk,
        righe: [
          { ...righe[1], scontoArticolo: 50 },
          { ...riga, listino: 10 },
        ],
      },
      READ,
    )
    expect(ordine).toMatchObject({ listino: 210, netto: 110, sconto: 47.62, versione: 3 })
    expect(ordine?.righe[0]?.pk).toBe(righe[1]?.pk)
    expect(await saved(pk)).toMatchObject({ note: 'uno', statoId: stato.id })
    expect((await history(pk)).slice(1)).toMatchObject([
      { azione: 'modifica', campo: 'dataConsegna', prima: null, dopo: '2026-05-01' },
      { azione: 'modifica', campo: 'stato', prima: null, dopo: 'Pronto' },
      { campo: 'righe[1].netto', prima: '200', dopo: '100' },
      { campo: 'righe[1].scontoArticolo', prima: null, dopo: '50' },
      { azione: 'aggiungeRiga', campo: 'righe[2]', dopo: expect.stringContaining('× 2') },
      { azione: 'togliRiga', campo: 'righe[1]', prima: expect.stringContaining('× 2') },
    ])
  })

  test('lines change places; the same form twice changes nothing', async () => {
    const reversed = [...righe].reverse()
    expect((await update({ righe: reversed })).ordine?.righe.map((item) => item.pk)).toEqual(
      reversed.map(({ pk }) => pk),
    )
    const before = await saved(pk)
    await mutateAs(superuser, 'updateOrdine', { pk, righe: reversed })
    expect(await saved(pk)).toEqual(before)
  })

  test('lines of another order are none of its own', async () => {
    const other = await makeFullOrdine(app.db)
    const { errors } = await update({ righe: [{ ...riga, pk: other.riga.id }] })
    expect(errors.map(({ field }) => field)).toEqual(['righe[0].pk'])
    expect(await app.db.rigaOrdine.findUnique({ where: { id: other.riga.id } })).toMatchObject({ ordineId: other.id })
  })

  test('a stale save is refused by field: both values are there, nothing is lost', async () => {
    await update({ note: 'due', righe: [{ ...righe[0], scontoArticolo: 10 }, righe[1]] })
    const before = await saved(pk)
    const late = update({ note: 'tre', progetto: 'mio', righe: [righe[0], righe[1], { ...riga, listino: 5 }] })
    await expect(late).rejects.toMatchObject({
      extensions: {
        code: 'CONFLICT',
        versione: 2,
        autore: expect.any(String),
        campi: {
          note: 'due',
          progetto: '',
          [`righe.${righe[0]?.pk}.scontoArticolo`]: 10,
          [`righe.${righe[0]?.pk}.netto`]: 90,
        },
      },
    })
    expect(await saved(pk)).toEqual(before)
    expect((await mutateAs<Read>(superuser, 'updateOrdine', { pk, versione: 2, note: 'tre' }, READ)).errors).toEqual([])
  })

  test('a line that somebody added meanwhile is not removed without a word, one removed does not come back', async () => {
    const { ordine } = await update({ righe: [...righe, { ...riga, listino: 1 }] })
    const added = ordine?.righe[2]?.pk
    await expect(update({ righe })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', campi: { [`righe.${added}`]: expect.stringContaining('× 2') } },
    })
    await mutateAs(superuser, 'updateOrdine', { pk, righe: [righe[0]] })
    await expect(update({ righe })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', campi: { [`righe.${righe[1]?.pk}`]: null } },
    })
  })

  test('two saves at the same moment: one is done, the other refused', async () => {
    const outcomes = await Promise.allSettled(['a', 'b'].map((note) => update({ note })))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await saved(pk)).toMatchObject({ versione: 2 })
  })

  test("'non schedulabile' unchecks 'auto schedulazione'", async () => {
    await update({ autoSchedulazione: true })
    expect(await saved(pk)).toMatchObject({ autoSchedulazione: true })
    await mutateAs(superuser, 'updateOrdine', { pk, nonSchedulabile: true })
    expect(await saved(pk)).toMatchObject({ autoSchedulazione: false, nonSchedulabile: true })
  })

  test('refused by permission, also to the agent whose order it is', async () => {
    const { id } = await app.db.agente.findUniqueOrThrow({ where: { userId: agente.user?.id ?? 0 } })
    await app.db.ordine.update({ where: { id: pk }, data: { agenteId: id } })
    await expect(update({ note: 'x' }, agente)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  })

  test('deleted elsewhere while it was edited: missing, and nothing comes back', async () => {
    expect((await mutateAs<{ pk: number }>(superuser, 'deleteOrdine', { pk }, 'pk')).pk).toBe(pk)
    await expect(update({ note: 'x' })).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
    expect(await app.db.rigaOrdine.count({ where: { ordineId: pk } })).toBe(0)
    await expect(mutateAs(superuser, 'deleteOrdine', { pk })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
    expect((await history(pk)).at(-1)).toMatchObject({ azione: 'elimina' })
  })
})

describe('state and checklist', () => {
  test('the state: required, of orders, in the history; an operator with the flag may', async () => {
    const { id } = await makeFullOrdine(app.db)
    const stato = await makeStatoOrdine(app.db)
    const other = await app.db.valoreStato.create({ data: { contesto: 'MATERIALI', nome: 'x' } })
    const set = (value: unknown, who = superuser) => mutateAs(who, 'setStatoOrdine', { pk: id, statoPk: value })
    expect((await set(null)).errors).toMatchObject([{ field: 'statoPk', message: 'Campo obbligatorio' }])
    expect((await set(other.id)).errors).toMatchObject([{ field: 'statoPk' }])
    expect((await set(stato.id, await app.as('operatore.capo'))).errors).toEqual([])
    expect(await saved(id)).toMatchObject({ statoId: stato.id })
    expect(await history(id)).toMatchObject([{ azione: 'setStato', campo: 'stato', dopo: stato.nome }])
    await expect(set(stato.id, agente)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  })

  test('the checklist: what is named changes, the rest stays', async () => {
    const { id } = await makeFullOrdine(app.db)
    const [a, b] = [await makeVoceCheckList(app.db), await makeVoceCheckList(app.db)]
    const mark = (items: object[], who = superuser) =>
      mutateAs(who, 'setCheckListOrdine', { ordinePk: id, voci: items })
    await mark([
      { pk: a.id, done: true },
      { pk: b.id, done: true },
    ])
    await mark([{ pk: a.id, done: false }])
    const documento = `{ ordine(pk: ${id}) { checkList { pk done utente } } }`
    const { checkList } = await queryAs<{ checkList: { pk: number; done: boolean; utente: string }[] }>(
      superuser,
      documento,
    )
    expect(checkList.filter(({ done }) => done)).toEqual([
      { pk: b.id, done: true, utente: expect.stringContaining('Utente') },
    ])
    expect(await history(id)).toHaveLength(3)
    expect((await mark([{ pk: 999_999, done: true }])).errors).toMatchObject([{ field: 'voci[0].pk' }])
    await expect(mark([], agente)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  })
})

test('who follows orders hears only of those that they may see', async () => {
  await app.services.events.start()
  const proprio = await app.db.agente.findUniqueOrThrow({ where: { userId: agente.user?.id ?? 0 } })
  const own = await makeFullOrdine(app.db, { agenteId: proprio.id })
  const foreign = await makeFullOrdine(app.db, { agenteId: (await makeAgente(app.db)).id })
  const events = await agente.subscribe<{ changed: { pk: number; nodo: { note: string; agentePk: null } } }>(
    'subscription { changed(topics: [ORDINE]) { pk nodo { ... on Ordine { note agentePk } } } }',
  )
  const first = events.next()
  for (const { id } of [foreign, own]) await mutateAs(superuser, 'updateOrdine', { pk: id, note: 'nuova' })
  expect((await first).value?.data?.changed).toEqual({ pk: own.id, nodo: { note: 'nuova', agentePk: null } })
  const second = events.next()
  await mutateAs(superuser, 'deleteOrdine', { pk: own.id })
  expect((await second).value?.data?.changed).toEqual({ pk: own.id, nodo: null })
  await events.return(undefined)
})
