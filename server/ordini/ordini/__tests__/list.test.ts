import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dateOfDay } from '../../../shared/dates/days.ts'
import { orderingName } from '../../../shared/fields/orderings.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeAgente, makeCliente, makeMail, makeOrdine } from '../../../test/factories.ts'
import { queryAs } from '../../../test/ordini/ask.ts'
import {
  makeFullOrdine,
  makeSchedulazione,
  makeStatoOrdine,
  makeVoceCheckList,
} from '../../../test/ordini/factories.ts'
import { statementsOf } from '../../../test/statements.ts'

// Agents see own orders, area heads those of sub-agents, app accounts their customers'.
let app: TestApp
let superuser: Client
const chi = {} as Record<'agente' | 'capoarea' | 'operatore' | 'operatore.capo' | 'app' | 'staff' | 'fornitore', Client>
let pk: Record<'mio' | 'delSub' | 'diApp' | 'vuoto', number>

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  for (const nome of ['agente', 'capoarea', 'operatore', 'operatore.capo', 'app', 'staff', 'fornitore'] as const) {
    chi[nome] = await app.as(nome)
  }
  const { db } = app
  const perUser = (client: Client) => ({ where: { userId: client.user?.id ?? 0 } })
  const agente = await db.agente.findUniqueOrThrow(perUser(chi.agente))
  const capo = await db.agente.findUniqueOrThrow(perUser(chi.capoarea))
  const sub = await db.agente.findFirstOrThrow({ where: { capoAreaId: capo.id } })
  const account = await db.appAccount.findUniqueOrThrow(perUser(chi.app))
  const suo = await makeCliente(db, { nome: 'Rossi Perù', app: [account.id] })
  const stato = await makeStatoOrdine(db, 'Confermato')
  const mail = await makeMail(db)
  const mio = await makeFullOrdine(db, {
    numeroCommessa: '26/0100',
    agenteId: agente.id,
    progetto: 'Villa 50%_bella',
    riferimento: 'Scala Ž',
    statoId: stato.id,
    codiceSistema: 'PVC',
    areaConsegna: 'EST',
    statoInvioMail: 'IN_ATTESA_INVIO',
    mailId: mail.id,
    data: dateOfDay('2026-01-10'),
  })
  const delSub = await makeOrdine(db, { numeroCommessa: '26/0200', agenteId: sub.id, senzaMisure: true, netto: 10 })
  const diApp = await makeOrdine(db, { numeroCommessa: '26/0300', clienteId: suo.id, netto: 500 })
  const vuoto = await makeOrdine(db, { numeroCommessa: '26/0400', nonSchedulabile: true, tipoCliente: 'RIVEN' })
  pk = { mio: mio.id, delSub: delSub.id, diApp: diApp.id, vuoto: vuoto.id }
  const voce = await makeVoceCheckList(db, 'Acconto')
  await db.checkListOrdine.create({ data: { ordineId: mio.id, voceId: voce.id } })
  await makeSchedulazione(db, delSub.id, 'macchine', '2026-05-01', '2026-05-09')
})
afterAll(() => app.close())

const elenco = async (client: Client, filtro: object = {}, ordinamento: string[] = ['id']) => {
  const documento = `query ($filtro: FiltroOrdini, $ordinamento: [OrdinamentoOrdini!]) {
    ordini(perPagina: 100, filtro: $filtro, ordinamento: $ordinamento) { totalCount nodes { pk } }
  }`
  const { nodes } = await queryAs<{ nodes: { pk: number }[] }>(client, documento, {
    filtro,
    ordinamento: ordinamento.map(orderingName),
  })
  return nodes.map((ordine) => Object.entries(pk).find(([, numero]) => numero === ordine.pk)?.[0])
}

describe('rows', () => {
  test.each([
    ['agente', ['mio']],
    ['capoarea', ['delSub']],
    ['operatore', []],
    ['operatore.capo', ['mio', 'delSub', 'diApp', 'vuoto']],
    ['app', ['diApp']],
    ['staff', []],
  ] as const)('%s sees %j, in list, detail, node and lines alike', async (nome, attesi) => {
    // Who sees no order at all is told so, instead of an empty list.
    if (attesi.length > 0) expect(await elenco(chi[nome])).toEqual(attesi)
    else await expect(elenco(chi[nome])).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    for (const [quale, numero] of Object.entries(pk)) {
      const id = Buffer.from(`Ordine:${numero}`).toString('base64')
      const visto = await chi[nome].graphql(`{ ordine(pk: ${numero}) { pk } node(id: "${id}") { id } }`)
      const c = (attesi as readonly string[]).includes(quale)
      expect(visto.data?.ordine !== null, quale).toBe(c)
      expect(visto.data?.node !== null, quale).toBe(c)
    }
    const righe = await queryAs<{ totalCount: number }>(chi[nome], '{ righeOrdini { totalCount } }')
    expect(righe.totalCount).toBe((attesi as readonly string[]).includes('mio') ? 2 : 0)
  })
  test('a supplier is refused: it has its portal', async () => {
    await expect(elenco(chi.fornitore)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    const id = Buffer.from(`Ordine:${pk.mio}`).toString('base64')
    for (const asked of [`ordine(pk: ${pk.mio}) { pk }`, `node(id: "${id}") { id }`, 'righeOrdini { totalCount }']) {
      const { data, errors } = await chi.fornitore.graphql(`{ ${asked} }`)
      expect(errors?.[0]?.extensions.code, asked).toBe('FORBIDDEN')
      expect(Object.values(data ?? {}).every((value) => value === null)).toBe(true)
    }
  })
  test('who sees an order sees no other through the search', async () => {
    const trovati = await queryAs<{ titolo: string }[]>(chi.agente, '{ cerca(testo: "26") { titolo } }')
    expect(trovati).toHaveLength(1)
    expect(await queryAs(chi.app, '{ cerca(testo: "26") { titolo } }')).toEqual([{ titolo: '26/0300 · Rossi Perù' }])
    expect(await queryAs(chi.operatore, '{ cerca(testo: "26") { titolo } }')).toEqual([])
  })
})

describe('what is withheld', () => {
  const campi = `listino netto sconto agentePk agente { codice } statoInvioMail testoEmail etichettaMail motivoMail
    puoProgrammareMail allegati { pk } righe { listino netto scontoArticolo scontoCorrettivo }`
  const letto = (client: Client) => queryAs<Record<string, unknown>>(client, `{ ordine(pk: ${pk.mio}) { ${campi} } }`)
  const nulli = (valore: unknown, nome = ''): string[] => {
    if (Array.isArray(valore)) return [...new Set(valore.flatMap((voce) => nulli(voce, nome)))]
    if (valore === null) return [nome]
    return typeof valore === 'object' ? Object.entries(valore).flatMap(([n, v]) => nulli(v, n)) : []
  }

  test('prices from operators, agent from agents, mail from all but superusers', async () => {
    expect(await letto(superuser)).toMatchObject({ netto: 140, etichettaMail: 'In attesa invio', motivoMail: null })
    const agente = nulli(await letto(chi.agente))
    expect(agente).toEqual(expect.arrayContaining(['agente', 'agentePk', 'statoInvioMail', 'testoEmail']))
    expect(agente).not.toContain('netto')
    const operatore = nulli(await letto(chi['operatore.capo']))
    expect(operatore).toEqual(expect.arrayContaining(['listino', 'netto', 'sconto', 'scontoArticolo', 'agente']))
  })

  test('the order by a withheld field does not exist, and a filter on it does nothing', async () => {
    for (const nome of ['netto', '-listino', 'sconto', 'agente', 'statoInvioMail', '-dataInvioMail']) {
      await expect(elenco(chi['operatore.capo'], {}, [nome]), nome).rejects.toThrow(/Ordinamento sconosciuto/)
    }
    await expect(elenco(chi.agente, {}, ['agente'])).rejects.toThrow(/Ordinamento sconosciuto/)
    expect(await elenco(chi.agente, {}, ['-netto'])).toEqual(['mio'])
    const tutti = ['mio', 'delSub', 'diApp', 'vuoto']
    const altro = await makeAgente(app.db)
    for (const filtro of [{ agente: altro.id }, { senzaAgente: true }, { statoInvioMail: 'inviata' }]) {
      expect(await elenco(chi['operatore.capo'], filtro)).toEqual(tutti)
      expect(await elenco(superuser, filtro)).not.toEqual(tutti)
    }
  })

  test('the history tells neither prices nor agent nor mail', async () => {
    const oggetto = { oggetto: 'Ordine', oggettoPk: pk.mio, azione: 'modifica', prima: 'a', dopo: 'b' }
    const campi = ['note', 'agente', 'sconto', 'righe[1].netto', 'righe[1].numero', 'statoInvioMail']
    await app.db.auditLog.createMany({ data: campi.map((campo) => ({ ...oggetto, campo })) })
    const storia = async (client: Client) =>
      (await queryAs<{ campo: string }[]>(client, `{ storicoOrdine(pk: ${pk.mio}) { campo } }`)).map(
        (voce) => voce.campo,
      )
    expect((await storia(superuser)).length).toBe(6)
    expect(await storia(chi.agente)).toEqual(['Riga 1 · Numero', 'Riga 1 · Netto', 'sconto', 'Note'])
    expect(await storia(chi['operatore.capo'])).toEqual(['Riga 1 · Numero', 'Note'])
    await expect(storia(chi.capoarea)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
    await expect(storia(chi.app)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  })
})

describe('filters and orders', () => {
  const casi: [filtro: () => object, attesi: string[]][] = [
    [() => ({ search: '0100' }), ['mio']],
    [() => ({ search: 'peru 26/0300' }), ['diApp']],
    [() => ({ search: 'scala z' }), ['mio']],
    [() => ({ progetto: '50%_' }), ['mio']],
    [() => ({ progetto: '%' }), ['mio']],
    [() => ({ riferimento: 'scala' }), ['mio']],
    [() => ({ numeroCommessa: '/02' }), ['delSub']],
    [() => ({ nomeCliente: 'rossi' }), ['diApp']],
    [() => ({ id: [pk.vuoto, pk.mio], ordini: [pk.vuoto, pk.mio, pk.delSub] }), ['mio', 'vuoto']],
    [() => ({ dataA: '2026-01-10' }), ['mio']],
    [() => ({ dataDa: '2026-01-11' }), ['delSub', 'diApp', 'vuoto']],
    [() => ({ dataConsegnaDa: '2026-04-01', dataConsegnaA: '2026-04-01' }), ['mio']],
    [() => ({ senzaStato: true }), ['delSub', 'diApp', 'vuoto']],
    [() => ({ tipoCliente: 'RIVEN' }), ['vuoto']],
    [() => ({ codiceSistema: 'PVC' }), ['mio']],
    [() => ({ areaConsegna: 'EST' }), ['mio']],
    [() => ({ senzaMisure: true }), ['delSub']],
    [() => ({ senzaAgente: true }), ['diApp', 'vuoto']],
    [() => ({ statoInvioMail: 'in_attesa_invio' }), ['mio']],
    [() => ({ scheduled: 'schedulabili' }), ['mio', 'delSub', 'diApp']],
    [() => ({ scheduled: 'schedulati' }), ['mio', 'delSub']],
    [() => ({ scheduled: 'non_schedulati' }), ['diApp']],
    [() => ({ scheduled: 'non_schedulabili' }), ['vuoto']],
    [() => ({ fasi: [{ nomeFase: 'macchine', inizioDa: '2026-05-01', fineA: '2026-05-09' }] }), ['delSub']],
    [() => ({ fasi: [{ nomeFase: 'banchi', inizioDa: '2026-05-01' }] }), []],
    [() => ({ fasi: [{ inizioA: '2026-03-31' }] }), ['mio']],
  ]
  test.each(casi)('%o', async (filtro, attesi) => expect(await elenco(superuser, filtro())).toEqual(attesi))
  test('checklist item done or not', async () => {
    const { id } = await app.db.voceCheckList.findFirstOrThrow()
    expect(await elenco(superuser, { checkFatte: [id] })).toEqual(['mio'])
    expect(await elenco(superuser, { checkNonFatte: [id] })).toEqual(['delSub', 'diApp', 'vuoto'])
  })
  test('every order answers', async () => {
    const nomi = ['numeroCommessa', 'dataConsegna', 'stato', 'nomeCliente', 'areaConsegna', 'inizioSchedulazione']
    for (const nome of [...nomi, 'agente', 'netto', 'statoInvioMail', 'numeroSerramenti']) {
      expect((await elenco(superuser, {}, [`-${nome}`])).length, nome).toBe(4)
    }
    expect(await elenco(superuser, {}, ['-netto'])).toEqual(['diApp', 'mio', 'delSub', 'vuoto'])
  })
})

test('a page of orders with everything costs the same statements whatever its length', async () => {
  const documento = (quante: number) => `{ ordini(perPagina: ${quante}) { totalCount nodes {
    numeroCommessa netto stato { nome } cliente { nome } agente { user { firstName } } etichettaSchedulazione
    schedulazione { fasi { nomeFase inizio } } checkList { nome done } numeroRighe
    righe { numero tipoSerramento { nome } codiceSerramento { codice } numeroImmagini immagini { immagine } }
    allegati { originalName allegato }
  } } }`
  const una = await statementsOf(() => superuser.graphql(documento(1)))
  const tutte = await statementsOf(() => superuser.graphql(documento(100)))
  // A page that is the last needs no count.
  expect(tutte.length).toBe(una.length - 1)
  expect(tutte.length).toBeLessThanOrEqual(22)
})

describe('what the list is filtered with', () => {
  const dominio = (client: Client) =>
    queryAs<{ agenti: { pk: number }[] | null; fasi: string[] }>(client, '{ dominioOrdini { fasi agenti { pk } } }')

  test('agents: all of them, those of an area head, none for users who may not see them', async () => {
    const { db } = app
    const capo = await db.agente.findUniqueOrThrow({ where: { userId: chi.capoarea.user?.id ?? 0 } })
    const suoi = await db.agente.findMany({ where: { OR: [{ id: capo.id }, { capoAreaId: capo.id }] } })
    const numeri = async (client: Client) => (await dominio(client)).agenti?.map((agente) => agente.pk).sort() ?? null
    expect(await numeri(superuser)).toHaveLength(await db.agente.count())
    expect(await numeri(chi.capoarea)).toEqual(suoi.map(({ id }) => id).sort())
    expect(await numeri(chi.agente)).toBeNull()
    expect(await numeri(chi['operatore.capo'])).toBeNull()
  })

  test('phases, in their order', async () => {
    const fasi = await app.db.fase.findMany({ orderBy: { posizione: 'asc' } })
    expect((await dominio(superuser)).fasi).toEqual(fasi.map(({ nome }) => nome))
  })
})
