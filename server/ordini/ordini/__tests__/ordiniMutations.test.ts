import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeAgente, makeCliente, makeTipoSerramento, nextNumber } from '../../../test/factories.ts'
import { mutateAs, queryAs } from '../../../test/ordini/ask.ts'
import {
  makeCodiceSerramento,
  makeFullOrdine,
  makeStatoOrdine,
  makeVoceCheckList,
} from '../../../test/ordini/factories.ts'

let app: TestApp
let superuser: Client
let agente: Client
let cliente: { id: number }
let riga: { tipoSerramentoId: number; codiceSerramentoId: number; numero: number }

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  agente = await app.as('agente')
  cliente = await makeCliente(app.db)
  const tipo = await makeTipoSerramento(app.db)
  const codice = await makeCodiceSerramento(app.db)
  riga = { tipoSerramentoId: tipo.id, codiceSerramentoId: codice.id, numero: 2 }
})
afterAll(() => app.close())

const nuovo = (diverso: object = {}) => ({
  numeroCommessa: `26/${nextNumber()}x`,
  data: '2026-03-01',
  cliente: cliente.id,
  tipoCliente: 'PRIVA',
  righe: [{ ...riga, listino: 1000, scontoArticolo: 10, scontoCorrettivo: 5 }],
  ...diverso,
})
const LETTO = 'ordine { pk versione numeroCommessa listino netto sconto numeroSerramenti righe { pk posizione netto } }'
interface Letto {
  ordine: {
    pk: number
    versione: number
    netto: number
    righe: { pk: number; posizione: number; netto: number }[]
  } | null
}
const storia = (oggettoPk: number) =>
  app.db.auditLog.findMany({ where: { oggetto: 'Ordine', oggettoPk }, orderBy: { id: 'asc' } })
const salvato = (id: number) =>
  app.db.ordine.findUniqueOrThrow({ where: { id }, include: { righe: { orderBy: { posizione: 'asc' } } } })

describe('createOrdine', () => {
  test('computes nets and sums, whatever was sent for them', async () => {
    const extra = { tipoSerramentoId: riga.tipoSerramentoId, rivendita: true, codiceRivendita: 'ZANZ', numero: 3 }
    const righe = [
      { ...riga, listino: 1000, scontoArticolo: 10, scontoCorrettivo: 5, netto: 1 },
      { ...extra, listino: 100, netto: 80 },
    ]
    const { ordine, errors } = await mutateAs<Letto>(superuser, 'createOrdine', nuovo({ righe }), LETTO)
    expect(errors).toEqual([])
    expect(ordine).toMatchObject({ listino: 1100, netto: 935, sconto: 15, numeroSerramenti: 2 })
    expect(ordine?.righe.map(({ netto }) => netto)).toEqual([855, 80])
    expect(await storia(ordine?.pk ?? 0)).toMatchObject([{ azione: 'crea' }])
    const evento = await app.db.eventLog.findFirst({ where: { topic: 'ordine' }, orderBy: { id: 'desc' } })
    expect(evento?.payload).toEqual({ pk: ordine?.pk })
  })

  test('refused by rule, each on its field, and nothing is written', async () => {
    const prima = await app.db.ordine.count()
    const { numeroCommessa } = (await app.db.ordine.findFirst()) ?? {}
    const prova = async (diverso: object) =>
      (await mutateAs(superuser, 'createOrdine', nuovo(diverso))).errors.map(({ field }) => field)
    expect(await prova({ cliente: 999_999 })).toEqual(['cliente'])
    expect(await prova({ numeroCommessa })).toEqual(['numeroCommessa'])
    expect(await prova({ stato: 999_999, agente: 999_999 })).toEqual(['stato', 'agente'])
    expect(await prova({ righe: [{ ...riga, numero: 0 }] })).toEqual(['righe[0].numero'])
    expect(await prova({ righe: [riga, { ...riga, scontoArticolo: 101, listino: -1 }] })).toEqual([
      'righe[1].listino',
      'righe[1].scontoArticolo',
    ])
    expect(await prova({ righe: [{ ...riga, tipoSerramentoId: 999_999, codiceSerramentoId: 999_999 }] })).toEqual([
      'righe[0].tipoSerramentoId',
      'righe[0].codiceSerramentoId',
    ])
    expect(await prova({ note: 'x'.repeat(10_000), progetto: 'a\u0000b' })).toEqual(['progetto', 'note'])
    expect(await app.db.ordine.count()).toBe(prima)
  })

  test('refused by permission', async () => {
    for (const nome of ['agente', 'staff', 'operatore.capo', 'app'] as const) {
      const chi = await app.as(nome)
      await expect(mutateAs(chi, 'createOrdine', nuovo()), nome).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      })
    }
  })

  test('two at once under one number: one is made, the other told', async () => {
    const input = nuovo()
    const esiti = await Promise.all([1, 2, 3].map(() => mutateAs<Letto>(superuser, 'createOrdine', input, LETTO)))
    expect(esiti.filter(({ ordine }) => ordine !== null)).toHaveLength(1)
    const rifiutati = esiti.filter(({ errors }) => errors.length > 0).map(({ errors }) => errors[0]?.field)
    expect(rifiutati).toEqual(['numeroCommessa', 'numeroCommessa'])
  })
})

describe('updateOrdine', () => {
  let pk: number
  let versione: number
  let righe: { id: number; tipoSerramentoId: number; codiceSerramentoId: number; numero: number; listino: number }[]
  beforeEach(async () => {
    const due = [
      { ...riga, listino: 100 },
      { ...riga, listino: 200 },
    ]
    const { ordine } = await mutateAs<Letto>(superuser, 'createOrdine', nuovo({ righe: due, note: 'uno' }), LETTO)
    if (!ordine) throw new Error('ordine di prova')
    pk = ordine.pk
    versione = ordine.versione
    righe = ordine.righe.map(({ pk: id }, indice) => ({ ...riga, id, listino: (indice + 1) * 100 }))
  })
  const aggiorna = (diverso: object, chi = superuser) =>
    mutateAs<Letto>(chi, 'updateOrdine', { pk, versione, ...diverso }, LETTO)

  test('what is not sent stays; who changed what is in the history, line by line', async () => {
    const stato = await makeStatoOrdine(app.db, 'Pronto')
    await aggiorna({ stato: stato.id, dataConsegna: '2026-05-01' })
    const { ordine } = await mutateAs<Letto>(
      superuser,
      'updateOrdine',
      {
        pk,
        righe: [
          { ...righe[1], scontoArticolo: 50 },
          { ...riga, listino: 10 },
        ],
      },
      LETTO,
    )
    expect(ordine).toMatchObject({ listino: 210, netto: 110, sconto: 47.62, versione: 3 })
    expect(ordine?.righe[0]?.pk).toBe(righe[1]?.id)
    expect(await salvato(pk)).toMatchObject({ note: 'uno', statoId: stato.id })
    expect((await storia(pk)).slice(1)).toMatchObject([
      { azione: 'modifica', campo: 'dataConsegna', prima: null, dopo: '2026-05-01' },
      { azione: 'modifica', campo: 'stato', prima: null, dopo: 'Pronto' },
      { campo: 'righe[1].netto', prima: '200', dopo: '100' },
      { campo: 'righe[1].scontoArticolo', prima: null, dopo: '50' },
      { azione: 'aggiungeRiga', campo: 'righe[2]', dopo: expect.stringContaining('× 2') },
      { azione: 'togliRiga', campo: 'righe[1]', prima: expect.stringContaining('× 2') },
    ])
  })

  test('lines change places; the same form twice changes nothing', async () => {
    const girate = [...righe].reverse()
    expect((await aggiorna({ righe: girate })).ordine?.righe.map((voce) => voce.pk)).toEqual(girate.map(({ id }) => id))
    const prima = await salvato(pk)
    await mutateAs(superuser, 'updateOrdine', { pk, righe: girate })
    expect(await salvato(pk)).toEqual(prima)
  })

  test('lines of another order are none of its own', async () => {
    const altro = await makeFullOrdine(app.db)
    const { errors } = await aggiorna({ righe: [{ ...riga, id: altro.riga.id }] })
    expect(errors.map(({ field }) => field)).toEqual(['righe[0].id'])
    expect(await app.db.rigaOrdine.findUnique({ where: { id: altro.riga.id } })).toMatchObject({ ordineId: altro.id })
  })

  test('a stale save is refused by field: both values are there, nothing is lost', async () => {
    await aggiorna({ note: 'due', righe: [{ ...righe[0], scontoArticolo: 10 }, righe[1]] })
    const prima = await salvato(pk)
    const tardi = aggiorna({ note: 'tre', progetto: 'mio', righe: [righe[0], righe[1], { ...riga, listino: 5 }] })
    await expect(tardi).rejects.toMatchObject({
      extensions: {
        code: 'CONFLICT',
        versione: 2,
        autore: expect.any(String),
        campi: {
          note: 'due',
          progetto: '',
          [`righe.${righe[0]?.id}.scontoArticolo`]: 10,
          [`righe.${righe[0]?.id}.netto`]: 90,
        },
      },
    })
    expect(await salvato(pk)).toEqual(prima)
    expect((await mutateAs<Letto>(superuser, 'updateOrdine', { pk, versione: 2, note: 'tre' }, LETTO)).errors).toEqual(
      [],
    )
  })

  test('a line that somebody added meanwhile is not removed without a word, one removed does not come back', async () => {
    const { ordine } = await aggiorna({ righe: [...righe, { ...riga, listino: 1 }] })
    const aggiunta = ordine?.righe[2]?.pk
    await expect(aggiorna({ righe })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', campi: { [`righe.${aggiunta}`]: expect.stringContaining('× 2') } },
    })
    await mutateAs(superuser, 'updateOrdine', { pk, righe: [righe[0]] })
    await expect(aggiorna({ righe })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', campi: { [`righe.${righe[1]?.id}`]: null } },
    })
  })

  test('two saves at the same moment: one is done, the other refused', async () => {
    const esiti = await Promise.allSettled(['a', 'b'].map((note) => aggiorna({ note })))
    expect(esiti.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await salvato(pk)).toMatchObject({ versione: 2 })
  })

  test("'non schedulabile' unchecks 'auto schedulazione'", async () => {
    await aggiorna({ autoSchedulazione: true })
    expect(await salvato(pk)).toMatchObject({ autoSchedulazione: true })
    await mutateAs(superuser, 'updateOrdine', { pk, nonSchedulabile: true })
    expect(await salvato(pk)).toMatchObject({ autoSchedulazione: false, nonSchedulabile: true })
  })

  test('refused by permission, also to the agent whose order it is', async () => {
    const { id } = await app.db.agente.findUniqueOrThrow({ where: { userId: agente.user?.id ?? 0 } })
    await app.db.ordine.update({ where: { id: pk }, data: { agenteId: id } })
    await expect(aggiorna({ note: 'x' }, agente)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  })

  test('deleted elsewhere while it was edited: missing, and nothing comes back', async () => {
    expect((await mutateAs<{ pk: number }>(superuser, 'deleteOrdine', { pk }, 'pk')).pk).toBe(pk)
    await expect(aggiorna({ note: 'x' })).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
    expect(await app.db.rigaOrdine.count({ where: { ordineId: pk } })).toBe(0)
    await expect(mutateAs(superuser, 'deleteOrdine', { pk })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
    expect((await storia(pk)).at(-1)).toMatchObject({ azione: 'elimina' })
  })
})

describe('state and checklist', () => {
  test('the state: required, of orders, in the history; an operator with the flag may', async () => {
    const { id } = await makeFullOrdine(app.db)
    const stato = await makeStatoOrdine(app.db)
    const altro = await app.db.valoreStato.create({ data: { contesto: 'MATERIALI', nome: 'x' } })
    const imposta = (valore: unknown, chi = superuser) => mutateAs(chi, 'setStatoOrdine', { ordine: id, stato: valore })
    expect((await imposta(null)).errors).toMatchObject([{ field: 'stato', message: 'Campo obbligatorio' }])
    expect((await imposta(altro.id)).errors).toMatchObject([{ field: 'stato' }])
    expect((await imposta(stato.id, await app.as('operatore.capo'))).errors).toEqual([])
    expect(await salvato(id)).toMatchObject({ statoId: stato.id })
    expect(await storia(id)).toMatchObject([{ azione: 'setStato', campo: 'stato', dopo: stato.nome }])
    await expect(imposta(stato.id, agente)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  })

  test('the checklist: what is named changes, the rest stays', async () => {
    const { id } = await makeFullOrdine(app.db)
    const [a, b] = [await makeVoceCheckList(app.db), await makeVoceCheckList(app.db)]
    const segna = (voci: object[], chi = superuser) => mutateAs(chi, 'setCheckListOrdine', { ordine: id, voci })
    await segna([
      { id: a.id, done: true },
      { id: b.id, done: true },
    ])
    await segna([{ id: a.id, done: false }])
    const documento = `{ ordine(pk: ${id}) { checkList { pk done utente } } }`
    const { checkList } = await queryAs<{ checkList: { pk: number; done: boolean; utente: string }[] }>(
      superuser,
      documento,
    )
    expect(checkList.filter(({ done }) => done)).toEqual([
      { pk: b.id, done: true, utente: expect.stringContaining('Utente') },
    ])
    expect(await storia(id)).toHaveLength(3)
    expect((await segna([{ id: 999_999, done: true }])).errors).toMatchObject([{ field: 'voci[0].id' }])
    await expect(segna([], agente)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  })
})

test('who follows orders hears only of those that they may see', async () => {
  await app.services.events.start()
  const proprio = await app.db.agente.findUniqueOrThrow({ where: { userId: agente.user?.id ?? 0 } })
  const mio = await makeFullOrdine(app.db, { agenteId: proprio.id })
  const altrui = await makeFullOrdine(app.db, { agenteId: (await makeAgente(app.db)).id })
  const eventi = await agente.subscribe<{ ordineAggiornato: { pk: number; nodo: { note: string; agentePk: null } } }>(
    'subscription { ordineAggiornato { pk nodo { note agentePk } } }',
  )
  const primo = eventi.next()
  for (const { id } of [altrui, mio]) await mutateAs(superuser, 'updateOrdine', { pk: id, note: 'nuova' })
  expect((await primo).value?.data?.ordineAggiornato).toEqual({ pk: mio.id, nodo: { note: 'nuova', agentePk: null } })
  const secondo = eventi.next()
  await mutateAs(superuser, 'deleteOrdine', { pk: mio.id })
  expect((await secondo).value?.data?.ordineAggiornato).toEqual({ pk: mio.id, nodo: null })
  await eventi.return(undefined)
})
