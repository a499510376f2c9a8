import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeUserOfKind } from '../../../test/factories.ts'
import { statementsOf } from '../../../test/statements.ts'
import { callWrite, scheduleAndSave } from '../../schedulazione/__tests__/client.ts'
import { libroRows, makeFornitori, makeSchedulabile } from '../../schedulazione/__tests__/scene.ts'
import { readCelleRotte } from '../../schedulazione/impatto.ts'

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

interface Letta {
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

const CAMPI = `situazione passi errori prima { ritardo inRitardo } dopo { ritardo inRitardo } riparazione
  ordini { pk motivo guadagno ritardoDopo fineDopo senzaPiano }`

async function leggi(pk: number): Promise<Letta> {
  const { data } = await planner.graphql<{ propostaPiano: Letta }>(
    `query ($pk: Int!) { propostaPiano(pk: $pk) { ${CAMPI} } }`,
    { pk },
  )
  if (!data?.propostaPiano) throw new Error('no proposal')
  return data.propostaPiano
}

/** Asks, and waits for what comes. */
async function proponi(input: object, chi = planner) {
  const { esito, rifiuto } = await callWrite<{ proposta: { pk: number } }>(
    chi,
    'proponiPiano',
    { passi: 300, ...input },
    'proposta { pk }',
  )
  const pk = esito?.proposta?.pk ?? 0
  return { pk, errori: esito?.errors ?? [], rifiuto }
}

async function pronta(input: object): Promise<Letta & { pk: number }> {
  const { pk, errori } = await proponi(input)
  expect(errori).toEqual([])
  await expect.poll(async () => (await leggi(pk)).situazione, { timeout: 30_000 }).not.toBe('IN_RICERCA')
  return { pk, ...(await leggi(pk)) }
}

const accetta = (pk: number, ordini: number[] | null = null, chi = planner) =>
  callWrite<{ riparazione: number; ordini: number }>(chi, 'accettaProposta', { pk, ordini }, 'riparazione ordini')

const fra = (giorni: number) => new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 + giorni * 86_400_000)

/** A large order due first and three small ones due soon after: by date the small ones wait for it. */
async function officina() {
  const grande = await makeSchedulabile(app.db, { macchine: 3000, banchi: 60, dataConsegna: fra(6) })
  const piccoli = []
  for (let n = 0; n < 3; n++) {
    piccoli.push(await makeSchedulabile(app.db, { macchine: 120, banchi: 60, dataConsegna: fra(8 + n) }))
  }
  return { grande: grande.id, piccoli: piccoli.map(({ id }) => id), tutti: [grande.id, ...piccoli.map(({ id }) => id)] }
}

test('propone, accetta, annulla, accetta di nuovo; prima del sì non cambia nulla', async () => {
  const { grande, tutti } = await officina()
  const proposta = await pronta({ ambito: 'non_schedulati' })
  expect(proposta.situazione).toBe('PRONTA')
  expect(proposta.ordini.map(({ pk }) => pk).sort()).toEqual([...tutti].sort())
  expect(proposta.dopo?.ritardo).toBeLessThan(proposta.prima?.ritardo ?? 0)
  expect(proposta.ordini.filter(({ motivo }) => motivo.startsWith('Va prima di '))).not.toEqual([])
  expect(proposta.ordini.find(({ pk }) => pk === grande)?.motivo).toMatch(/^Lascia il posto a /)
  expect(await libroRows(app.db)).toEqual([])

  let accettata: Awaited<ReturnType<typeof accetta>> = { esito: null, rifiuto: null }
  const frasi = await statementsOf(async () => {
    accettata = await accetta(proposta.pk)
  })
  // As many statements for four orders as for one.
  const scritture = (tabella: string) => frasi.filter((sql) => new RegExp(`^\\s*INSERT INTO \\S*${tabella}`).test(sql))
  for (const tabella of ['schedulazioni_ordine', 'schedulazioni_fase', 'prenotazioni']) {
    expect(scritture(tabella)).toHaveLength(1)
  }
  expect(accettata.esito).toMatchObject({ ordini: 4, errors: [] })
  const dopo = await libroRows(app.db)
  expect(dopo.length).toBeGreaterThan(7)
  expect(await readCelleRotte(app.db)).toEqual([])
  const fini = await app.db.schedulazioneOrdine.findMany({ select: { ordineId: true, fine: true } })
  expect(fini).toHaveLength(4)
  expect((await accetta(proposta.pk)).esito?.errors).toHaveLength(1)

  const riparazione = accettata.esito?.riparazione ?? 0
  const annullata = await callWrite(planner, 'annullaRiparazione', { riparazione }, 'pk')
  expect(annullata.esito?.errors).toEqual([])
  expect(await libroRows(app.db)).toEqual([])
  expect((await leggi(proposta.pk)).situazione).toBe('PRONTA')
  expect((await accetta(proposta.pk)).esito).toMatchObject({ ordini: 4 })
  expect(await libroRows(app.db)).toEqual(dopo)
})

test('solo alcuni; il resto si cerca di nuovo attorno a loro', async () => {
  const { grande, piccoli } = await officina()
  const proposta = await pronta({ ambito: 'non_schedulati' })
  const fatta = await accetta(proposta.pk, piccoli.slice(0, 2))
  expect(fatta.esito).toMatchObject({ ordini: 2, errors: [] })
  const tenute = await libroRows(app.db)
  const resto = await pronta({ ambito: 'non_schedulati' })
  expect(resto.ordini.map(({ pk }) => pk).sort()).toEqual([grande, piccoli[2] ?? 0].sort())
  expect((await accetta(resto.pk)).esito).toMatchObject({ ordini: 2 })
  expect(await libroRows(app.db)).toEqual(expect.arrayContaining(tenute))
  // What one takes of the other cannot be had without the other.
  await app.db.schedulazioneOrdine.deleteMany()
  for (const pk of [grande, ...piccoli]) await scheduleAndSave(planner, pk)
  const scambio = await pronta({ ambito: 'tutti' })
  const meglio = scambio.ordini.find(({ guadagno }) => (guadagno ?? 0) > 0)
  const rifiutata = await accetta(scambio.pk, [meglio?.pk ?? 0])
  expect(rifiutata.rifiuto?.code).toBe('CONFLICT')
  expect(rifiutata.rifiuto?.message).toMatch(/^Gli ordini scelti non trovano il loro posto/)
  // Held back, an order is not even searched.
  await app.db.schedulazioneOrdine.deleteMany()
  const senza = await pronta({ ambito: 'non_schedulati', trattenuti: [grande] })
  expect(senza.ordini.map(({ pk }) => pk)).not.toContain(grande)
  // By time, as planners ask.
  expect((await pronta({ ambito: 'non_schedulati', passi: undefined, secondi: 1 })).passi).toBeGreaterThan(100)
})

test('un’assenza rompe celle: la proposta le ripara e tiene fermo ciò che è fermo', async () => {
  const { tutti } = await officina()
  for (const pk of tutti) await scheduleAndSave(planner, pk)
  const legno = async () =>
    app.db.schedulazioneFase.findMany({
      where: { nomeFase: { in: ['legno', 'vetro'] } },
      orderBy: { id: 'asc' },
      select: { ordineId: true, nomeFase: true, inizio: true, fine: true },
    })
  const fermi = await legno()
  const giorno = (await libroRows(app.db)).find((riga) => riga.startsWith('macchine'))?.split(' ')[1] ?? ''
  await app.db.oreLavorative.create({
    data: { giorno: new Date(`${giorno}T00:00:00Z`), oreLavorativeMacchine: 1, oreLavorativeBanchi: 10 },
  })
  expect(await readCelleRotte(app.db)).not.toEqual([])
  const proposta = await pronta({ ambito: 'celle_rotte' })
  expect(proposta.situazione).toBe('PRONTA')
  expect((await accetta(proposta.pk)).esito?.errors).toEqual([])
  expect(await readCelleRotte(app.db)).toEqual([])
  expect(await legno()).toEqual(fermi)
})

test('due pianificatori insieme: chi arriva secondo legge che cosa è cambiato, e nulla di suo si scrive', async () => {
  const { piccoli, tutti } = await officina()
  const collega = await app.as(await makeUserOfKind(app.db, 'super'))
  const mia = await pronta({ ambito: 'non_schedulati' })
  const { pk: sua } = await proponi({ ambito: 'non_schedulati', seme: 2 }, collega)
  await expect.poll(async () => (await leggi(sua)).situazione, { timeout: 30_000 }).toBe('PRONTA')
  const insieme = await Promise.all([accetta(mia.pk), accetta(sua, null, collega)])
  expect(insieme.filter(({ esito }) => esito?.ordini === tutti.length)).toHaveLength(1)
  const secondo = insieme.find(({ rifiuto }) => rifiuto !== null)?.rifiuto
  expect(secondo).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('è cambiato') })
  expect(secondo?.conflitti).toHaveLength(tutti.length)
  expect(secondo?.conflitti).toEqual(
    expect.arrayContaining(
      tutti.map((ordine) => expect.objectContaining({ ordine, motivo: 'È stato ripianificato da qualcun altro.' })),
    ),
  )
  // The plan is one planner's, whole; the other's proposal stays open.
  expect(await app.db.schedulazioneOrdine.count()).toBe(tutti.length)
  const situazioni = [(await leggi(mia.pk)).situazione, (await leggi(sua)).situazione]
  expect(situazioni.sort()).toEqual(['ACCETTATA', 'PRONTA'])
  // The same proposal by both: the second is told that it is decided.
  await app.db.schedulazioneOrdine.deleteMany()
  const terza = await pronta({ ambito: 'non_schedulati' })
  const stessa = await Promise.all([accetta(terza.pk), accetta(terza.pk, null, collega)])
  expect(stessa.flatMap(({ esito }) => esito?.errors ?? [])).toMatchObject([
    { message: 'La proposta è già stata accettata o scartata.' },
  ])
  expect(await app.db.schedulazioneOrdine.count()).toBe(tutti.length)
  // Somebody takes an order's room by hand, or the order is gone.
  await app.db.schedulazioneOrdine.deleteMany()
  const quarta = await pronta({ ambito: 'non_schedulati' })
  await app.db.rigaOrdine.deleteMany({ where: { ordineId: piccoli[0] } })
  await app.db.ordine.delete({ where: { id: piccoli[0] } })
  const prima = await libroRows(app.db)
  expect((await accetta(quarta.pk)).rifiuto?.conflitti).toMatchObject([
    { motivo: expect.stringContaining('eliminato') },
  ])
  expect(await libroRows(app.db)).toEqual(prima)
})

test('uno scenario risponde, resta, e non si accetta', async () => {
  await officina()
  const oggi = await pronta({ ambito: 'tutti', nome: 'Come oggi' })
  const persone = await pronta({
    ambito: 'tutti',
    nome: 'Due persone in più',
    ipotesi: [{ tipo: 'persone', reparto: 'macchine', quanto: 2 }],
  })
  const fermo = await pronta({
    ambito: 'tutti',
    nome: 'Macchina ferma',
    ipotesi: [
      {
        tipo: 'fermo',
        reparto: 'macchine',
        dal: fra(0).toISOString().slice(0, 10),
        al: fra(20).toISOString().slice(0, 10),
      },
    ],
  })
  const urgente = await pronta({
    ambito: 'tutti',
    nome: 'Urgente',
    ipotesi: [{ tipo: 'urgente', macchine: 600, banchi: 600, al: fra(9).toISOString().slice(0, 10) }],
  })
  // A department without staff counts as one person: two more are two.
  expect(persone.dopo?.ritardo).toBeLessThanOrEqual(oggi.dopo?.ritardo ?? 0)
  expect(fermo.dopo?.ritardo).toBeGreaterThan(oggi.dopo?.ritardo ?? 0)
  expect(urgente.ordini).toHaveLength(5)
  expect((await accetta(oggi.pk)).esito?.errors[0]?.message).toContain('scenario')
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
  const cambia = (input: object) =>
    callWrite<{ proposta: { pk: number } }>(planner, 'updateScenario', { passi: 300, ...input }, 'proposta { pk }')
  const ipotesi = [{ tipo: 'persone', reparto: 'macchine', quanto: 2 }]
  const nomeNuovo = { pk: persone.pk, nome: 'Due alle macchine', ambito: 'tutti', ipotesi }
  expect((await cambia(nomeNuovo)).esito?.errors).toEqual([])
  expect((await leggi(persone.pk)).situazione).toBe('PRONTA')
  expect((await cambia({ ...nomeNuovo, nome: 'urgente' })).esito?.errors).toMatchObject([{ field: 'nome' }])
  const unaFerma = { ...ipotesi[0], tipo: 'fermo', quanto: 1, dal: '2027-01-01', al: '2026-12-01' }
  expect((await cambia({ ...nomeNuovo, ipotesi: [unaFerma] })).esito?.errors).toMatchObject([
    { field: 'ipotesi[0].al' },
  ])
  expect((await cambia({ ...nomeNuovo, ipotesi: [] })).esito?.errors).toEqual([])
  await expect.poll(async () => (await leggi(persone.pk)).situazione, { timeout: 30_000 }).toBe('PRONTA')
  expect((await leggi(persone.pk)).dopo).toEqual((await leggi(oggi.pk)).dopo)
  expect((await cambia({ ...nomeNuovo, pk: 999_999 })).rifiuto?.code).toBe('NOT_FOUND')
  const nascosta = await app.db.propostaPiano.create({ data: { parametri: {} } })
  expect((await cambia({ ...nomeNuovo, pk: nascosta.id })).esito?.errors[0]?.message).toContain('non uno scenario')
  // Today's plan is the same beside each of them, whatever they assume.
  expect([fermo.prima, urgente.prima]).toEqual([oggi.prima, oggi.prima])
  await app.db.propostaPiano.createMany({
    data: Array.from({ length: 6 }, (_, n) => ({ nome: `S${n}`, parametri: {} })),
  })
  expect((await proponi({ ambito: 'tutti', nome: 'Undicesimo' })).errori[0]?.message).toContain('Non più di 10')
  expect(await libroRows(app.db)).toEqual([])
})

test('il collo di bottiglia: chi frena, chi aspetta, e il rimedio meno caro', async () => {
  interface Colli {
    oggi: { ritardo: number; inRitardo: number }
    migliore: { ritardo: number }
    settimane: { reparto: string; capacita: number; inAttesa: number }[]
    freni: { causa: string; ordini: number; esempi: { pk: number }[] }[]
    rimedi: { ipotesi: { tipo: string; reparto: string }; minuti: number; costo: number | null; guadagno: number }[]
  }
  const chiedi = async (chi: Client) => {
    const { data, errors } = await chi.graphql<{
      colliDiBottiglia: Colli
    }>(`{ colliDiBottiglia { oggi { ritardo inRitardo }
      migliore { ritardo } settimane { reparto capacita inAttesa } freni { causa ordini esempi { pk } }
      rimedi { ipotesi { tipo reparto } minuti costo ritardo inRitardo guadagno } } }`)
    return data?.colliDiBottiglia ?? errors?.[0]?.extensions
  }
  const { piccoli } = await officina()
  await app.db.impostazione.create({ data: { chiave: 'costo_orario_macchine', valore: 30 } })
  expect(await chiedi(await app.as('agente'))).toMatchObject({ code: 'FORBIDDEN' })
  const [colli, insieme] = (await Promise.all([chiedi(planner), chiedi(planner)])) as [Colli, Colli]
  expect(insieme).toEqual(colli)
  expect(colli.oggi.inRitardo).toBeGreaterThan(0)
  expect(colli.migliore.ritardo).toBeLessThanOrEqual(colli.oggi.ritardo)
  // The large order fills the machines: the small ones wait for their turn there.
  expect(colli.freni[0]).toMatchObject({ causa: 'macchine' })
  expect(colli.freni.flatMap(({ esempi }) => esempi.map(({ pk }) => pk))).toEqual(
    expect.arrayContaining(piccoli.slice(0, 1)),
  )
  expect(colli.settimane.some(({ reparto, inAttesa }) => reparto === 'macchine' && inAttesa > 0)).toBe(true)
  const prezzi = colli.rimedi.map(({ minuti, guadagno }) => minuti / guadagno)
  expect(prezzi.length).toBeGreaterThan(0)
  expect(colli.rimedi.every(({ guadagno, ipotesi }) => guadagno >= 1 && ipotesi.reparto === 'macchine')).toBe(true)
  expect(colli.rimedi[0]?.costo).toBeGreaterThan(0)
  expect(await libroRows(app.db)).toEqual([])
})

test('un ordine eliminato mentre si cerca: la proposta c’è, e l’accettazione lo nomina', async () => {
  const { grande, piccoli } = await officina()
  const { pk } = await proponi({ ambito: 'non_schedulati', passi: null, secondi: 3 })
  const progresso = async () =>
    (await app.db.propostaPiano.findUniqueOrThrow({ where: { id: pk }, include: { job: true } })).job
  await expect.poll(async () => (await progresso())?.stato, { timeout: 30_000 }).toBe('IN_CORSO')
  await app.db.$transaction([
    app.db.rigaOrdine.deleteMany({ where: { ordineId: grande } }),
    app.db.ordine.delete({ where: { id: grande } }),
  ])
  await expect.poll(async () => (await leggi(pk)).situazione, { timeout: 30_000 }).toBe('PRONTA')
  const rifiutata = await accetta(pk)
  // A search that had not read it yet does not know it: then nothing of it is offered.
  const conLui = (await leggi(pk)).ordini.some((uno) => uno.pk === grande)
  if (conLui) expect(rifiutata.rifiuto?.conflitti).toMatchObject([{ ordine: grande }])
  else expect(rifiutata.esito?.errors).toEqual([])
  if (conLui) expect((await accetta(pk, piccoli)).esito).toMatchObject({ ordini: piccoli.length, errors: [] })
  expect(await app.db.schedulazioneOrdine.count()).toBe(piccoli.length)
})

test('due scenari insieme non superano il limite', async () => {
  await officina()
  await app.db.propostaPiano.createMany({
    data: Array.from({ length: 9 }, (_, n) => ({ nome: `S${n}`, parametri: {} })),
  })
  const due = await Promise.all([1, 2].map((n) => proponi({ ambito: 'tutti', nome: `Decimo ${n}` })))
  expect(due.filter(({ errori }) => errori.length === 0)).toHaveLength(1)
  expect(await app.db.propostaPiano.count({ where: { nome: { not: '' } } })).toBe(10)
  const decimo = due.find(({ errori }) => errori.length === 0)?.pk ?? 0
  await expect.poll(async () => (await leggi(decimo)).situazione, { timeout: 60_000 }).toBe('PRONTA')
})

test('annullata o scartata, una ricerca non cambia nulla', async () => {
  await officina()
  const { pk } = await proponi({ ambito: 'non_schedulati', passi: null, secondi: 60 })
  expect((await callWrite(planner, 'accettaProposta', { pk }, 'ordini')).esito?.errors[0]?.message).toContain(
    'non è ancora',
  )
  expect((await callWrite(planner, 'scartaProposta', { pk }, 'pk')).esito?.errors).toEqual([])
  expect((await callWrite(planner, 'scartaProposta', { pk }, 'pk')).esito?.errors).toEqual([])
  expect((await leggi(pk)).situazione).toBe('SCARTATA')
  expect(await libroRows(app.db)).toEqual([])
  // The thread ends at once: the next search does not wait for its minute.
  expect((await pronta({ ambito: 'non_schedulati' })).situazione).toBe('PRONTA')
})

test('ciò che non si può chiedere è detto accanto alla sua causa', async () => {
  const messaggi = async (input: object) =>
    (await proponi(input)).errori.map(({ field, message }) => `${field}: ${message}`)
  expect(await messaggi({ ambito: 'non_schedulati' })).toEqual(['null: Non c’è nessun ordine da pianificare.'])
  const { tutti } = await officina()
  expect(await messaggi({ ambito: 'celle_rotte' })).toEqual(['null: Non c’è nessun ordine da pianificare.'])
  expect(await messaggi({ ambito: 'selezione', ordini: [] })).toEqual(['ordini: Scegli almeno un ordine.'])
  expect(await messaggi({ ambito: 'non_schedulati', congelatoFino: '2020-01-01' })).toEqual([
    'congelatoFino: Il giorno fino a cui il piano resta fermo è nel passato.',
  ])
  expect(await messaggi({ ambito: 'non_schedulati', congelatoFino: '2099-01-01' })).toEqual([
    'congelatoFino: Il giorno fino a cui il piano resta fermo è a più di due anni da oggi.',
  ])
  expect(await messaggi({ ambito: 'non_schedulati', trattenuti: tutti })).toHaveLength(1)
  expect(await messaggi({ ambito: 'non_schedulati', pesi: [{ ordine: tutti[0], peso: -1 }] })).toHaveLength(1)
  expect(await messaggi({ ambito: 'non_schedulati', pesi: [{ ordine: tutti[0], peso: 1e10 }] })).toHaveLength(1)
  expect(await messaggi({ ambito: 'non_schedulati', priorita: ['ritardo', 'ritardo'] })).toHaveLength(1)
  expect(await messaggi({ ambito: 'non_schedulati', secondi: 600 })).toHaveLength(1)
  expect(await messaggi({ ambito: 'periodo', dal: '2026-12-02', al: '2026-12-01' })).toHaveLength(1)
  expect(await messaggi({ ambito: 'niente' })).toHaveLength(1)
  expect(await messaggi({ ambito: 'tutti', nome: 'X', ipotesi: [{ tipo: 'persone', quanto: 1 }] })).toHaveLength(1)
  expect((await proponi({ ambito: 'non_schedulati' }, await app.as('agente'))).rifiuto?.code).toBe('FORBIDDEN')
  expect((await callWrite(planner, 'accettaProposta', { pk: 999_999 }, 'ordini')).rifiuto?.code).toBe('NOT_FOUND')
  // Weights of nothing and of a thousand millions are weights.
  const pesata = await pronta({
    ambito: 'non_schedulati',
    pesi: tutti.map((ordine, n) => ({ ordine, peso: n === 0 ? 1e9 : 0 })),
  })
  expect(pesata.ordini.find(({ pk }) => pk === tutti[0])?.guadagno).toBe(0)
  // Everything has begun: nothing may move.
  for (const pk of tutti) await scheduleAndSave(planner, pk)
  await app.db.schedulazioneFase.updateMany({ data: { inizio: new Date('2026-01-05T07:00:00Z') } })
  expect(await messaggi({ ambito: 'selezione', ordini: tutti })).toEqual([
    'null: Gli ordini scelti sono già iniziati o bloccati: non c’è nulla da spostare.',
  ])
})
