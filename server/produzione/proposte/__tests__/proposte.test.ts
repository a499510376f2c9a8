import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUserOfKind } from '#server-test/factories.ts'
import { statementsOf } from '#server-test/statements.ts'
import { callWrite, scheduleAndSave } from '../../schedulazione/__tests__/client.ts'
import { libroRows, makeFornitori, makeSchedulabile } from '../../schedulazione/__tests__/scene.ts'
import { readCelleRotte } from '../../schedulazione/impact.ts'

let app: TestApp
let planner: Client

beforeAll(async () => {
  app = await createTestApp()
  planner = await app.as('super')
  await makeFornitori(app.db)
  await app.services.jobs.start()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.schedulazioneOrdine.deleteMany()
  await app.db.oreLavorative.deleteMany()
  await app.db.propostaPiano.deleteMany()
  await app.db.ordine.updateMany({ data: { nonSchedulabile: true } })
})

interface Read {
  situazione: string
  passi: number | null
  errori: string[]
  prima: { ritardo: number; inRitardo: number } | null
  dopo: { ritardo: number; inRitardo: number } | null
  riparazione: number | null
  ordini: {
    pk: number
    motivo: string
    guadagno: number | null
    ritardoDopo: number
    fineDopo: string
    senzaPiano: string
  }[]
}

const FIELDS = `situazione passi errori prima { ritardo inRitardo } dopo { ritardo inRitardo } riparazione
  ordini { pk motivo guadagno ritardoDopo fineDopo senzaPiano }`

async function read(pk: number): Promise<Read> {
  const { data } = await planner.graphql<{ propostaPiano: Read }>(
    `query ($pk: Int!) { propostaPiano(pk: $pk) { ${FIELDS} } }`,
    { pk },
  )
  if (!data?.propostaPiano) throw new Error('no proposal')
  return data.propostaPiano
}

/** Asks, and waits for what comes. */
async function propose(input: object, who = planner) {
  const { esito, refusal } = await callWrite<{ proposta: { pk: number } }>(
    who,
    'proposePiano',
    { passi: 300, ...input },
    'proposta { pk }',
  )
  const pk = esito?.proposta?.pk ?? 0
  return { pk, errori: esito?.errors ?? [], refusal }
}

async function ready(input: object): Promise<Read & { pk: number }> {
  const { pk, errori } = await propose(input)
  expect(errori).toEqual([])
  await expect.poll(async () => (await read(pk)).situazione, { timeout: 120_000 }).not.toBe('IN_RICERCA')
  return { pk, ...(await read(pk)) }
}

const accept = (pk: number, ordini: number[] | null = null, who = planner) =>
  callWrite<{ riparazione: number; ordini: number }>(
    who,
    'acceptProposta',
    { pk, ordinePks: ordini },
    'riparazione ordini',
  )

const between = (days: number) => new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 + days * 86_400_000)

/** A large order due first and three small ones due soon after: by date the small ones wait for it. */
async function officina() {
  const grande = await makeSchedulabile(app.db, { macchine: 3000, banchi: 60, dataConsegna: between(6) })
  const small = []
  for (let n = 0; n < 3; n++) {
    small.push(await makeSchedulabile(app.db, { macchine: 120, banchi: 60, dataConsegna: between(8 + n) }))
  }
  return { grande: grande.id, piccoli: small.map(({ id }) => id), tutti: [grande.id, ...small.map(({ id }) => id)] }
}

test('proposes, accepts, undoes, accepts again; before the yes nothing changes', async () => {
  const { grande, tutti } = await officina()
  const proposta = await ready({ ambito: 'NON_SCHEDULATI' })
  expect(proposta.situazione).toBe('PRONTA')
  expect(proposta.ordini.map(({ pk }) => pk).sort()).toEqual([...tutti].sort())
  expect(proposta.dopo?.ritardo).toBeLessThan(proposta.prima?.ritardo ?? 0)
  expect(proposta.ordini.filter(({ motivo }) => motivo.startsWith('Va prima di '))).not.toEqual([])
  expect(proposta.ordini.find(({ pk }) => pk === grande)?.motivo).toMatch(/^Lascia il posto a /)
  expect(await libroRows(app.db)).toEqual([])

  let accepted: Awaited<ReturnType<typeof accept>> = { esito: null, refusal: null }
  const sentences = await statementsOf(async () => {
    accepted = await accept(proposta.pk)
  })
  // As many statements for four orders as for one.
  const writings = (table: string) => sentences.filter((sql) => new RegExp(`^\\s*INSERT INTO \\S*${table}`).test(sql))
  for (const table of ['schedulazioni_ordine', 'schedulazioni_fase', 'prenotazioni'])
    expect(writings(table)).toHaveLength(1)
  expect(accepted.esito).toMatchObject({ ordini: 4, errors: [] })
  const after = await libroRows(app.db)
  expect(after.length).toBeGreaterThan(7)
  expect(await readCelleRotte(app.db)).toEqual([])
  const fini = await app.db.schedulazioneOrdine.findMany({ select: { ordineId: true, fine: true } })
  expect(fini).toHaveLength(4)
  expect((await accept(proposta.pk)).esito?.errors).toHaveLength(1)

  const riparazione = accepted.esito?.riparazione ?? 0
  const annullata = await callWrite(planner, 'undoRiparazione', { pk: riparazione }, 'pk')
  expect(annullata.esito?.errors).toEqual([])
  expect(await libroRows(app.db)).toEqual([])
  expect((await read(proposta.pk)).situazione).toBe('PRONTA')
  expect((await accept(proposta.pk)).esito).toMatchObject({ ordini: 4 })
  expect(await libroRows(app.db)).toEqual(after)
})

test('only some; the rest is searched again around them', async () => {
  const { grande, piccoli } = await officina()
  const proposta = await ready({ ambito: 'NON_SCHEDULATI' })
  const done = await accept(proposta.pk, piccoli.slice(0, 2))
  expect(done.esito).toMatchObject({ ordini: 2, errors: [] })
  const kept = await libroRows(app.db)
  const resto = await ready({ ambito: 'NON_SCHEDULATI' })
  expect(resto.ordini.map(({ pk }) => pk).sort()).toEqual([grande, piccoli[2] ?? 0].sort())
  expect((await accept(resto.pk)).esito).toMatchObject({ ordini: 2 })
  expect(await libroRows(app.db)).toEqual(expect.arrayContaining(kept))
  // What one takes of the other cannot be had without the other.
  await app.db.schedulazioneOrdine.deleteMany()
  for (const pk of [grande, ...piccoli]) await scheduleAndSave(planner, pk)
  const swap = await ready({ ambito: 'TUTTI' })
  const better = swap.ordini.find(({ guadagno }) => (guadagno ?? 0) > 0)
  const refused = await accept(swap.pk, [better?.pk ?? 0])
  expect(refused.refusal?.code).toBe('CONFLICT')
  expect(refused.refusal?.message).toMatch(/^Gli ordini scelti non trovano il loro posto/)
  // Held back, an order is not even searched.
  await app.db.schedulazioneOrdine.deleteMany()
  const senza = await ready({ ambito: 'NON_SCHEDULATI', trattenutoPks: [grande] })
  expect(senza.ordini.map(({ pk }) => pk)).not.toContain(grande)
  // By time, as planners ask.
  expect((await ready({ ambito: 'NON_SCHEDULATI', passi: undefined, secondi: 1 })).passi).toBeGreaterThan(0)
})

test('an absence breaks cells: the proposal repairs them and keeps what is fixed', async () => {
  const { tutti } = await officina()
  for (const pk of tutti) await scheduleAndSave(planner, pk)
  const legno = async () =>
    app.db.schedulazioneFase.findMany({
      where: { nomeFase: { in: ['legno', 'vetro'] } },
      orderBy: { id: 'asc' },
      select: { ordineId: true, nomeFase: true, inizio: true, fine: true },
    })
  const fermi = await legno()
  const day = (await libroRows(app.db)).find((riga) => riga.startsWith('macchine'))?.split(' ')[1] ?? ''
  await app.db.oreLavorative.create({
    data: { giorno: new Date(`${day}T00:00:00Z`), oreLavorativeMacchine: 1, oreLavorativeBanchi: 10 },
  })
  expect(await readCelleRotte(app.db)).not.toEqual([])
  const proposta = await ready({ ambito: 'CELLE_ROTTE' })
  expect(proposta.situazione).toBe('PRONTA')
  expect((await accept(proposta.pk)).esito?.errors).toEqual([])
  expect(await readCelleRotte(app.db)).toEqual([])
  expect(await legno()).toEqual(fermi)
})

test('two planners at once: the second reads what has changed, and nothing of theirs is written', async () => {
  const { piccoli, tutti } = await officina()
  const connect = await app.as(await makeUserOfKind(app.db, 'super'))
  const mine = await ready({ ambito: 'NON_SCHEDULATI' })
  const { pk: own } = await propose({ ambito: 'NON_SCHEDULATI', seme: 2 }, connect)
  await expect.poll(async () => (await read(own)).situazione, { timeout: 120_000 }).toBe('PRONTA')
  const set = await Promise.all([accept(mine.pk), accept(own, null, connect)])
  expect(set.filter(({ esito }) => esito?.ordini === tutti.length)).toHaveLength(1)
  const second = set.find(({ refusal }) => refusal !== null)?.refusal
  expect(second).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('è cambiato') })
  expect(second?.conflitti).toHaveLength(tutti.length)
  expect(second?.conflitti).toEqual(
    expect.arrayContaining(
      tutti.map((ordine) => expect.objectContaining({ ordine, motivo: 'È stato ripianificato da qualcun altro.' })),
    ),
  )
  // The plan is one planner's, whole; the other's proposal stays open.
  expect(await app.db.schedulazioneOrdine.count()).toBe(tutti.length)
  const situazioni = [(await read(mine.pk)).situazione, (await read(own)).situazione]
  expect(situazioni.sort()).toEqual(['ACCETTATA', 'PRONTA'])
  // The same proposal by both: the second is told that it is decided.
  await app.db.schedulazioneOrdine.deleteMany()
  const third = await ready({ ambito: 'NON_SCHEDULATI' })
  const same = await Promise.all([accept(third.pk), accept(third.pk, null, connect)])
  expect(same.flatMap(({ esito }) => esito?.errors ?? [])).toMatchObject([
    { message: 'La proposta è già stata accettata o scartata.' },
  ])
  expect(await app.db.schedulazioneOrdine.count()).toBe(tutti.length)
  // Somebody takes an order's room by hand, or the order is gone.
  await app.db.schedulazioneOrdine.deleteMany()
  const fourth = await ready({ ambito: 'NON_SCHEDULATI' })
  await app.db.rigaOrdine.deleteMany({ where: { ordineId: piccoli[0] } })
  await app.db.ordine.delete({ where: { id: piccoli[0] } })
  const before = await libroRows(app.db)
  expect((await accept(fourth.pk)).refusal?.conflitti).toMatchObject([{ motivo: expect.stringContaining('eliminato') }])
  expect(await libroRows(app.db)).toEqual(before)
})

test('a scenario answers, stays, and is not accepted', async () => {
  await officina()
  const today = await ready({ ambito: 'TUTTI', nome: 'Come oggi' })
  const persone = await ready({
    ambito: 'TUTTI',
    nome: 'Due persone in più',
    ipotesi: [{ tipo: 'PERSONE', reparto: 'macchine', quanto: 2 }],
  })
  const standing = await ready({
    ambito: 'TUTTI',
    nome: 'Macchina ferma',
    ipotesi: [
      {
        tipo: 'FERMO',
        reparto: 'macchine',
        periodo: { dal: between(0).toISOString().slice(0, 10), al: between(20).toISOString().slice(0, 10) },
      },
    ],
  })
  const urgente = await ready({
    ambito: 'TUTTI',
    nome: 'Urgente',
    ipotesi: [{ tipo: 'URGENTE', macchine: 600, banchi: 600, periodo: { al: between(9).toISOString().slice(0, 10) } }],
  })
  // A department without staff counts as one person: two more are two.
  expect(persone.dopo?.ritardo).toBeLessThanOrEqual(today.dopo?.ritardo ?? 0)
  expect(standing.dopo?.ritardo).toBeGreaterThan(today.dopo?.ritardo ?? 0)
  expect(urgente.ordini).toHaveLength(5)
  expect((await accept(today.pk)).esito?.errors[0]?.message).toContain('scenario')
  const { data } = await planner.graphql<{ propostePiano: { nome: string }[] }>(
    '{ propostePiano(scenari: true) { nome } }',
  )
  expect(data?.propostePiano.map(({ nome }) => nome)).toEqual([
    'Come oggi',
    'Due persone in più',
    'Macchina ferma',
    'Urgente',
  ])
  // Asked again with an end to the people, and by another name; the name alone keeps the answer.
  const change = (input: object) =>
    callWrite<{ proposta: { pk: number } }>(planner, 'updateScenario', { passi: 300, ...input }, 'proposta { pk }')
  const ipotesi = [{ tipo: 'PERSONE', reparto: 'macchine', quanto: 2 }]
  const newName = { pk: persone.pk, nome: 'Due alle macchine', ambito: 'TUTTI', ipotesi }
  expect((await change(newName)).esito?.errors).toEqual([])
  expect((await read(persone.pk)).situazione).toBe('PRONTA')
  expect((await change({ ...newName, nome: 'urgente' })).esito?.errors).toMatchObject([{ field: 'nome' }])
  const oneStanding = { ...ipotesi[0], tipo: 'FERMO', quanto: 1, periodo: { dal: '2027-01-01', al: '2026-12-01' } }
  expect((await change({ ...newName, ipotesi: [oneStanding] })).esito?.errors).toMatchObject([
    { field: 'ipotesi[0].periodo.al' },
  ])
  expect((await change({ ...newName, ipotesi: [] })).esito?.errors).toEqual([])
  await expect.poll(async () => (await read(persone.pk)).situazione, { timeout: 120_000 }).toBe('PRONTA')
  expect((await read(persone.pk)).dopo).toEqual((await read(today.pk)).dopo)
  expect((await change({ ...newName, pk: 999_999 })).refusal?.code).toBe('NOT_FOUND')
  const hidden = await app.db.propostaPiano.create({ data: { parametri: {} } })
  expect((await change({ ...newName, pk: hidden.id })).esito?.errors[0]?.message).toContain('non uno scenario')
  // Today's plan is the same beside each of them, whatever they assume.
  expect([standing.prima, urgente.prima]).toEqual([today.prima, today.prima])
  await app.db.propostaPiano.createMany({
    data: Array.from({ length: 6 }, (_, n) => ({ nome: `S${n}`, parametri: {} })),
  })
  expect((await propose({ ambito: 'TUTTI', nome: 'Undicesimo' })).errori[0]?.message).toContain('Non più di 10')
  expect(await libroRows(app.db)).toEqual([])
})

test('the bottleneck: who holds back, who waits, and the cheapest remedy', async () => {
  interface Colli {
    ritardo: number
    ritardoMigliore: number
    settimane: { reparto: string; capacita: number; pksInAttesa: number[] }[]
    freni: { causa: string; ordini: number; esempi: { ordine: { pk: number } | null }[] }[]
    rimedi: { ipotesi: { tipo: string; reparto: string }; minuti: number; costo: number | null; guadagno: number }[]
  }
  const ask = async (who: Client) => {
    const { data, errors } = await who.graphql<{
      colliDiBottiglia: Colli
    }>(`{ colliDiBottiglia { ritardo
      ritardoMigliore settimane { reparto capacita pksInAttesa } freni { causa ordini esempi { ordine { pk } } }
      rimedi { ipotesi { tipo reparto } minuti costo ritardo inRitardo guadagno } } }`)
    return data?.colliDiBottiglia ?? errors?.[0]?.extensions
  }
  const { piccoli } = await officina()
  await app.db.impostazione.create({ data: { chiave: 'costo_orario_macchine', valore: 30 } })
  expect(await ask(await app.as('agente'))).toMatchObject({ code: 'FORBIDDEN' })
  const [colli, set] = (await Promise.all([ask(planner), ask(planner)])) as [Colli, Colli]
  expect(set).toEqual(colli)
  expect(colli.ritardo).toBeGreaterThan(0)
  expect(colli.ritardoMigliore).toBeLessThanOrEqual(colli.ritardo)
  // The large order fills the machines: the small ones wait for their turn there.
  expect(colli.freni[0]).toMatchObject({ causa: 'macchine' })
  expect(colli.freni.flatMap(({ esempi }) => esempi.map(({ ordine }) => ordine?.pk))).toEqual(
    expect.arrayContaining(piccoli.slice(0, 1)),
  )
  expect(colli.settimane.some(({ reparto, pksInAttesa }) => reparto === 'macchine' && pksInAttesa.length > 0)).toBe(
    true,
  )
  const prezzi = colli.rimedi.map(({ minuti, guadagno }) => minuti / guadagno)
  expect(prezzi.length).toBeGreaterThan(0)
  expect(colli.rimedi.every(({ guadagno, ipotesi }) => guadagno >= 1 && ipotesi.reparto === 'macchine')).toBe(true)
  expect(colli.rimedi[0]?.costo).toBeGreaterThan(0)
  expect(await libroRows(app.db)).toEqual([])
})

test('an order deleted during the search: the proposal is there, and its acceptance names it', async () => {
  const { grande, piccoli } = await officina()
  const { pk } = await propose({ ambito: 'NON_SCHEDULATI', passi: null, secondi: 3 })
  const progress = async () =>
    (await app.db.propostaPiano.findUniqueOrThrow({ where: { id: pk }, include: { job: true } })).job
  await expect.poll(async () => (await progress())?.stato, { timeout: 120_000 }).toBe('IN_CORSO')
  await app.db.$transaction([
    app.db.rigaOrdine.deleteMany({ where: { ordineId: grande } }),
    app.db.ordine.delete({ where: { id: grande } }),
  ])
  await expect.poll(async () => (await read(pk)).situazione, { timeout: 120_000 }).toBe('PRONTA')
  const refused = await accept(pk)
  // A search that had not read it yet does not know it: then nothing of it is offered.
  const withHim = (await read(pk)).ordini.some((one) => one.pk === grande)
  if (withHim) expect(refused.refusal?.conflitti).toMatchObject([{ ordine: grande }])
  else expect(refused.esito?.errors).toEqual([])
  if (withHim) expect((await accept(pk, piccoli)).esito).toMatchObject({ ordini: piccoli.length, errors: [] })
  expect(await app.db.schedulazioneOrdine.count()).toBe(piccoli.length)
})

test('two scenarios at once do not exceed the limit', async () => {
  await officina()
  await app.db.propostaPiano.createMany({
    data: Array.from({ length: 9 }, (_, n) => ({ nome: `S${n}`, parametri: {} })),
  })
  const due = await Promise.all([1, 2].map((n) => propose({ ambito: 'TUTTI', nome: `Decimo ${n}` })))
  expect(due.filter(({ errori }) => errori.length === 0)).toHaveLength(1)
  expect(await app.db.propostaPiano.count({ where: { nome: { not: '' } } })).toBe(10)
  const tenth = due.find(({ errori }) => errori.length === 0)?.pk ?? 0
  await expect.poll(async () => (await read(tenth)).situazione, { timeout: 120_000 }).toBe('PRONTA')
})

test('cancelled or discarded, a search changes nothing', async () => {
  await officina()
  const { pk } = await propose({ ambito: 'NON_SCHEDULATI', passi: null, secondi: 60 })
  expect((await callWrite(planner, 'acceptProposta', { pk }, 'ordini')).esito?.errors[0]?.message).toContain(
    'non è ancora',
  )
  expect((await callWrite(planner, 'discardProposta', { pk }, 'pk')).esito?.errors).toEqual([])
  expect((await callWrite(planner, 'discardProposta', { pk }, 'pk')).esito?.errors).toEqual([])
  expect((await read(pk)).situazione).toBe('SCARTATA')
  expect(await libroRows(app.db)).toEqual([])
  // The thread ends at once: the next search does not wait for its minute.
  expect((await ready({ ambito: 'NON_SCHEDULATI' })).situazione).toBe('PRONTA')
})

test('what may not be asked is told beside its cause', async () => {
  const messages = async (input: object) =>
    (await propose(input)).errori.map(({ field, message }) => `${field}: ${message}`)
  expect(await messages({ ambito: 'NON_SCHEDULATI' })).toEqual(['null: Non c’è nessun ordine da pianificare.'])
  const { tutti } = await officina()
  expect(await messages({ ambito: 'CELLE_ROTTE' })).toEqual(['null: Non c’è nessun ordine da pianificare.'])
  expect(await messages({ ambito: 'SELEZIONE', ordinePks: [] })).toEqual(['ordinePks: Scegli almeno un ordine.'])
  expect(await messages({ ambito: 'NON_SCHEDULATI', congelatoFino: '2020-01-01' })).toEqual([
    'congelatoFino: Il giorno fino a cui il piano resta fermo è nel passato.',
  ])
  expect(await messages({ ambito: 'NON_SCHEDULATI', congelatoFino: '2099-01-01' })).toEqual([
    'congelatoFino: Il giorno fino a cui il piano resta fermo è a più di due anni da oggi.',
  ])
  expect(await messages({ ambito: 'NON_SCHEDULATI', trattenutoPks: tutti })).toHaveLength(1)
  expect(await messages({ ambito: 'NON_SCHEDULATI', pesi: [{ ordinePk: tutti[0], peso: -1 }] })).toHaveLength(1)
  expect(await messages({ ambito: 'NON_SCHEDULATI', pesi: [{ ordinePk: tutti[0], peso: 1e10 }] })).toHaveLength(1)
  expect(await messages({ ambito: 'NON_SCHEDULATI', priorita: ['RITARDO', 'RITARDO'] })).toHaveLength(1)
  expect(await messages({ ambito: 'NON_SCHEDULATI', secondi: 600 })).toHaveLength(1)
  expect(await messages({ ambito: 'PERIODO', periodo: { dal: '2026-12-02', al: '2026-12-01' } })).toHaveLength(1)
  expect(await messages({ ambito: 'NIENTE' })).toHaveLength(1)
  expect(await messages({ ambito: 'TUTTI', nome: 'X', ipotesi: [{ tipo: 'PERSONE', quanto: 1 }] })).toHaveLength(1)
  expect((await propose({ ambito: 'NON_SCHEDULATI' }, await app.as('agente'))).refusal?.code).toBe('FORBIDDEN')
  expect((await callWrite(planner, 'acceptProposta', { pk: 999_999 }, 'ordini')).refusal?.code).toBe('NOT_FOUND')
  // Weights of nothing and of a thousand millions are weights.
  const weighted = await ready({
    ambito: 'NON_SCHEDULATI',
    pesi: tutti.map((ordinePk, n) => ({ ordinePk, peso: n === 0 ? 1e9 : 0 })),
  })
  expect(weighted.ordini.find(({ pk }) => pk === tutti[0])?.guadagno).toBe(0)
  // Everything has begun: nothing may move.
  for (const pk of tutti) await scheduleAndSave(planner, pk)
  await app.db.schedulazioneFase.updateMany({ data: { inizio: new Date('2026-01-05T07:00:00Z') } })
  expect(await messages({ ambito: 'SELEZIONE', ordinePks: tutti })).toEqual([
    'null: Gli ordini scelti sono già iniziati o bloccati: non c’è nulla da spostare.',
  ])
})
