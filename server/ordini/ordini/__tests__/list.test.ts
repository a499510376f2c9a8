import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeCliente, makeMail, makeOrdine } from '#server-test/factories.ts'
import { queryAs } from '#server-test/ordini/ask.ts'
import { makeFullOrdine, makeSchedulazione, makeStatoOrdine, makeVoceCheckList } from '#server-test/ordini/factories.ts'
import { statementsOf } from '#server-test/statements.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { orderingName } from '#shared/fields/orderings.ts'

// Agents see own orders, area heads those of sub-agents, app accounts their customers'.
let app: TestApp
let superuser: Client
const who = {} as Record<'agente' | 'capoarea' | 'operatore' | 'operatore.capo' | 'app' | 'staff' | 'fornitore', Client>
let pk: Record<'mio' | 'delSub' | 'diApp' | 'vuoto', number>

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  for (const name of ['agente', 'capoarea', 'operatore', 'operatore.capo', 'app', 'staff', 'fornitore'] as const) {
    who[name] = await app.as(name)
  }
  const { db } = app
  const byUser = (client: Client) => ({ where: { userId: client.user?.id ?? 0 } })
  const agente = await db.agente.findUniqueOrThrow(byUser(who.agente))
  const capo = await db.agente.findUniqueOrThrow(byUser(who.capoarea))
  const sub = await db.agente.findFirstOrThrow({ where: { capoAreaId: capo.id } })
  const account = await db.appAccount.findUniqueOrThrow(byUser(who.app))
  const its = await makeCliente(db, { nome: 'Rossi Perù', app: [account.id] })
  const stato = await makeStatoOrdine(db, 'Confermato')
  const mail = await makeMail(db)
  const own = await makeFullOrdine(db, {
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
  const ofSub = await makeOrdine(db, { numeroCommessa: '26/0200', agenteId: sub.id, senzaMisure: true, netto: 10 })
  const ofApp = await makeOrdine(db, { numeroCommessa: '26/0300', clienteId: its.id, netto: 500 })
  const empty = await makeOrdine(db, { numeroCommessa: '26/0400', nonSchedulabile: true, tipoCliente: 'RIVEN' })
  pk = { mio: own.id, delSub: ofSub.id, diApp: ofApp.id, vuoto: empty.id }
  const item = await makeVoceCheckList(db, 'Acconto')
  await db.checkListOrdine.create({ data: { ordineId: own.id, voceId: item.id } })
  await makeSchedulazione(db, ofSub.id, 'macchine', '2026-05-01', '2026-05-09')
})
afterAll(() => app.close())

const elenco = async (client: Client, filter: object = {}, sorting: string[] = ['id']) => {
  const documento = `query ($filtro: FiltroOrdini, $ordinamento: [OrdinamentoOrdini!]) {
    ordini(perPagina: 100, filtro: $filtro, ordinamento: $ordinamento) { totalCount nodes { pk } }
  }`
  const { nodes } = await queryAs<{ nodes: { pk: number }[] }>(client, documento, {
    filtro: filter,
    ordinamento: sorting.map(orderingName),
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
  ] as const)('%s sees %j, in list, detail, node and lines alike', async (name, expected) => {
    // Who sees no order at all is told so, instead of an empty list.
    if (expected.length > 0) expect(await elenco(who[name])).toEqual(expected)
    else await expect(elenco(who[name])).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    for (const [which, numero] of Object.entries(pk)) {
      const id = Buffer.from(`Ordine:${numero}`).toString('base64')
      const seen = await who[name].graphql(`{ ordine(pk: ${numero}) { pk } node(id: "${id}") { id } }`)
      const c = (expected as readonly string[]).includes(which)
      expect(seen.data?.ordine !== null, which).toBe(c)
      expect(seen.data?.node !== null, which).toBe(c)
    }
    const righe = await queryAs<{ totalCount: number }>(who[name], '{ righeOrdini { totalCount } }')
    expect(righe.totalCount).toBe((expected as readonly string[]).includes('mio') ? 2 : 0)
  })
  test('a supplier is refused: it has its portal', async () => {
    await expect(elenco(who.fornitore)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    const id = Buffer.from(`Ordine:${pk.mio}`).toString('base64')
    // By its id, as what is not there.
    expect((await who.fornitore.graphql(`{ node(id: "${id}") { id } }`)).data).toEqual({ node: null })
    for (const asked of [`ordine(pk: ${pk.mio}) { pk }`, 'righeOrdini { totalCount }']) {
      const { data, errors } = await who.fornitore.graphql(`{ ${asked} }`)
      expect(errors?.[0]?.extensions.code, asked).toBe('FORBIDDEN')
      expect(Object.values(data ?? {}).every((value) => value === null)).toBe(true)
    }
  })
  test('who sees an order sees no other through the search', async () => {
    const found = await queryAs<{ titolo: string }[]>(who.agente, '{ cerca(testo: "26/0") { titolo } }')
    expect(found).toHaveLength(1)
    expect(await queryAs(who.app, '{ cerca(testo: "26/0") { titolo } }')).toEqual([{ titolo: '26/0300 · Rossi Perù' }])
    expect(await queryAs(who.operatore, '{ cerca(testo: "26/0") { titolo } }')).toEqual([])
  })
})

describe('what is withheld', () => {
  const fields = `listino netto sconto agentePk agente { codice } statoInvioMail testoEmail etichettaMail motivoMail
    puoProgrammareMail allegati { pk } righe { listino netto scontoArticolo scontoCorrettivo }`
  const read = (client: Client) => queryAs<Record<string, unknown>>(client, `{ ordine(pk: ${pk.mio}) { ${fields} } }`)
  const nulls = (value: unknown, name = ''): string[] => {
    if (Array.isArray(value)) return [...new Set(value.flatMap((item) => nulls(item, name)))]
    if (value === null) return [name]
    return typeof value === 'object' ? Object.entries(value).flatMap(([n, v]) => nulls(v, n)) : []
  }

  test('prices from operators, agent from agents, mail from all but superusers', async () => {
    expect(await read(superuser)).toMatchObject({ netto: 140, etichettaMail: 'In attesa invio', motivoMail: null })
    const agente = nulls(await read(who.agente))
    expect(agente).toEqual(expect.arrayContaining(['agente', 'agentePk', 'statoInvioMail', 'testoEmail']))
    expect(agente).not.toContain('netto')
    const operatore = nulls(await read(who['operatore.capo']))
    expect(operatore).toEqual(expect.arrayContaining(['listino', 'netto', 'sconto', 'scontoArticolo', 'agente']))
  })

  test('the order by a withheld field does not exist, and a filter on it does nothing', async () => {
    for (const name of ['netto', '-listino', 'sconto', 'agente', 'statoInvioMail', '-dataInvioMail']) {
      await expect(elenco(who['operatore.capo'], {}, [name]), name).rejects.toThrow(/Ordinamento sconosciuto/)
    }
    await expect(elenco(who.agente, {}, ['agente'])).rejects.toThrow(/Ordinamento sconosciuto/)
    expect(await elenco(who.agente, {}, ['-netto'])).toEqual(['mio'])
    const all = ['mio', 'delSub', 'diApp', 'vuoto']
    const other = await makeAgente(app.db)
    for (const filter of [{ agentePk: other.id }, { senzaAgente: true }, { statoInvioMail: 'INVIATA' }]) {
      expect(await elenco(who['operatore.capo'], filter)).toEqual(all)
      expect(await elenco(superuser, filter)).not.toEqual(all)
    }
  })

  test('the history tells neither prices nor agent nor mail', async () => {
    const oggetto = { oggetto: 'Ordine', oggettoPk: pk.mio, azione: 'modifica', prima: 'a', dopo: 'b' }
    const fields = ['note', 'agente', 'sconto', 'righe[1].netto', 'righe[1].numero', 'statoInvioMail']
    await app.db.auditLog.createMany({ data: fields.map((field) => ({ ...oggetto, campo: field })) })
    const history = async (client: Client) =>
      (await queryAs<{ campo: string }[]>(client, `{ storicoOrdine(pk: ${pk.mio}) { campo } }`)).map(
        (item) => item.campo,
      )
    expect((await history(superuser)).length).toBe(6)
    expect(await history(who.agente)).toEqual(['Riga 1 · Numero', 'Riga 1 · Netto', 'Sconto sul totale', 'Note'])
    expect(await history(who['operatore.capo'])).toEqual(['Riga 1 · Numero', 'Note'])
    await expect(history(who.capoarea)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
    await expect(history(who.app)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  })
})

describe('filters and orders', () => {
  const examples: [filtro: () => object, attesi: string[]][] = [
    [() => ({ search: '0100' }), ['mio']],
    [() => ({ search: 'peru 26/0300' }), ['diApp']],
    [() => ({ search: 'scala z' }), ['mio']],
    [() => ({ progetto: '50%_' }), ['mio']],
    [() => ({ progetto: '%' }), ['mio']],
    [() => ({ riferimento: 'scala' }), ['mio']],
    [() => ({ numeroCommessa: '/02' }), ['delSub']],
    [() => ({ nomeCliente: 'rossi' }), ['diApp']],
    [() => ({ pks: [pk.vuoto, pk.mio] }), ['mio', 'vuoto']],
    [() => ({ data: { al: '2026-01-10' } }), ['mio']],
    [() => ({ data: { dal: '2026-01-11' } }), ['delSub', 'diApp', 'vuoto']],
    [() => ({ dataConsegna: { dal: '2026-04-01', al: '2026-04-01' } }), ['mio']],
    [() => ({ senzaStato: true }), ['delSub', 'diApp', 'vuoto']],
    [() => ({ tipoCliente: 'RIVEN' }), ['vuoto']],
    [() => ({ codiceSistema: 'PVC' }), ['mio']],
    [() => ({ areaConsegna: 'EST' }), ['mio']],
    [() => ({ senzaMisure: true }), ['delSub']],
    [() => ({ senzaAgente: true }), ['diApp', 'vuoto']],
    [() => ({ statoInvioMail: 'IN_ATTESA_INVIO' }), ['mio']],
    [() => ({ scheduled: 'SCHEDULABILI' }), ['mio', 'delSub', 'diApp']],
    [() => ({ scheduled: 'SCHEDULATI' }), ['mio', 'delSub']],
    [() => ({ scheduled: 'NON_SCHEDULATI' }), ['diApp']],
    [() => ({ scheduled: 'NON_SCHEDULABILI' }), ['vuoto']],
    [
      () => ({ fasi: [{ nomeFase: 'macchine', inizio: { dal: '2026-05-01' }, fine: { al: '2026-05-09' } }] }),
      ['delSub'],
    ],
    [() => ({ fasi: [{ nomeFase: 'banchi', inizio: { dal: '2026-05-01' } }] }), []],
    [() => ({ fasi: [{ inizio: { al: '2026-03-31' } }] }), ['mio']],
  ]
  test.each(examples)('%o', async (filter, expected) => expect(await elenco(superuser, filter())).toEqual(expected))
  test('checklist item done or not', async () => {
    const { id } = await app.db.voceCheckList.findFirstOrThrow()
    expect(await elenco(superuser, { checkFattaPks: [id] })).toEqual(['mio'])
    expect(await elenco(superuser, { checkNonFattaPks: [id] })).toEqual(['delSub', 'diApp', 'vuoto'])
  })
  test('every order answers', async () => {
    const names = ['numeroCommessa', 'dataConsegna', 'stato', 'nomeCliente', 'areaConsegna', 'inizioSchedulazione']
    for (const name of [...names, 'agente', 'netto', 'statoInvioMail', 'numeroSerramenti']) {
      expect((await elenco(superuser, {}, [`-${name}`])).length, name).toBe(4)
    }
    expect(await elenco(superuser, {}, ['-netto'])).toEqual(['diApp', 'mio', 'delSub', 'vuoto'])
  })
})

test('a page of orders with everything costs the same statements whatever its length', async () => {
  const documento = (count: number) => `{ ordini(perPagina: ${count}) { totalCount nodes {
    numeroCommessa netto stato { nome } cliente { nome } agente { user { firstName } } etichettaSchedulazione
    schedulazione { fasi { nomeFase inizio } } checkList { nome done } numeroRighe
    righe { numero tipoSerramento { nome } codiceSerramento { codice } numeroImmagini immagini { immagine } }
    allegati { originalName allegato }
  } } }`
  const one = await statementsOf(() => superuser.graphql(documento(1)))
  const all = await statementsOf(() => superuser.graphql(documento(100)))
  // A page that is the last needs no count.
  expect(all.length).toBe(one.length - 1)
  expect(all.length).toBeLessThanOrEqual(22)
})

describe('what the list is filtered with', () => {
  const domain = (client: Client) =>
    queryAs<{ agenti: { pk: number }[] | null; fasi: string[] }>(client, '{ dominioOrdini { fasi agenti { pk } } }')

  test('agents: all of them, those of an area head, none for users who may not see them', async () => {
    const { db } = app
    const capo = await db.agente.findUniqueOrThrow({ where: { userId: who.capoarea.user?.id ?? 0 } })
    const own = await db.agente.findMany({ where: { OR: [{ id: capo.id }, { capoAreaId: capo.id }] } })
    const numeri = async (client: Client) => (await domain(client)).agenti?.map((agente) => agente.pk).sort() ?? null
    expect(await numeri(superuser)).toHaveLength(await db.agente.count())
    expect(await numeri(who.capoarea)).toEqual(own.map(({ id }) => id).sort())
    expect(await numeri(who.agente)).toBeNull()
    expect(await numeri(who['operatore.capo'])).toBeNull()
  })

  test('phases, in their order', async () => {
    const fasi = await app.db.fase.findMany({ orderBy: { posizione: 'asc' } })
    expect((await domain(superuser)).fasi).toEqual(fasi.map(({ nome }) => nome))
  })
})
