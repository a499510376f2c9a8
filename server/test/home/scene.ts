// Rows of every kind that the home counts, as random as a working week: for tests.
import fc from 'fast-check'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant, startOfDay } from '#shared/dates/zone.ts'
import type { TestApp } from '../client.ts'
import { makeJob, makeMail, makeOrdine, makePreventivo, makeStoredFile } from '../factories.ts'
import { makeConferma } from '../ordini/factories.ts'

const dayAfter = (days: number) => dayOfInstant(new Date(Date.now() + days * 86_400_000))
/** Days from today: often enough within the week that the home looks at. */
const near = fc.integer({ min: -3, max: 13 })
const past = fc.constantFrom(0, 0, -1, -20, -45)

const ordine = fc.record({
  consegna: fc.option(near, { freq: 12 }),
  stato: fc.constantFrom('none', 'open', 'closed'),
  nonSchedulabile: fc.constantFrom(false, false, false, true),
  agente: fc.constantFrom('agente', 'capoarea', null),
  fasi: fc.array(
    fc.record({
      nome: fc.constantFrom('legno', 'vetro', 'macchine', 'banchi'),
      inizio: fc.integer({ min: -6, max: 6 }),
      giorni: fc.nat({ max: 9 }),
    }),
    { maxLength: 4 },
  ),
  forniture: fc.array(
    fc.record({
      tipologia: fc.constantFrom('legno', 'vetro'),
      promessa: fc.constantFrom(null, -9, -1, 0, 1, 5, 20),
      arrivo: fc.constantFrom(null, null, null, -3, 3),
      arrivato: fc.constantFrom(false, false, true),
    }),
    { maxLength: 3 },
  ),
  mosso: fc.boolean(),
  preventivo: fc.boolean(),
  conferma: fc.option(fc.record({ firmata: fc.boolean(), inviata: fc.boolean() })),
})

/** What a day of the home is made of. */
export const homeDay = fc.record({
  ordini: fc.array(ordine, { minLength: 25, maxLength: 35 }),
  preventivi: fc.array(
    fc.record({ creato: past, eliminato: fc.boolean(), agente: fc.constantFrom('agente', 'capoarea', null) }),
    { minLength: 8, maxLength: 12 },
  ),
  offerte: fc.array(
    fc.record({
      stato: fc.constantFrom('BOZZA', 'INVIATA', 'INVIATA', 'RIFIUTATA'),
      /** There is a draft after what was sent. */
      changed: fc.boolean(),
      scade: fc.constantFrom(null, -2, 0, 3, 6, 7, 20),
      agente: fc.constantFrom('agente', 'capoarea', null),
    }),
    { minLength: 20, maxLength: 24 },
  ),
  mails: fc.array(fc.constantFrom('DA_INVIARE', 'INVIATA', 'FALLITA'), { minLength: 5, maxLength: 9 }),
  segnalazioni: fc.array(past, { minLength: 5, maxLength: 9 }),
  attivita: fc.array(
    fc.record({ giorno: past, chi: fc.constantFrom('operatore', 'operatore.capo'), aperta: fc.boolean() }),
    { minLength: 8, maxLength: 12 },
  ),
  jobs: fc.array(fc.constantFrom('COMPLETATO', 'FALLITO', 'IN_CODA'), { minLength: 3, maxLength: 8 }),
})
type HomeDay = typeof homeDay extends fc.Arbitrary<infer One> ? One : never

/** What the rows of every day lean on: states, suppliers, people. */
export async function homeBasis({ db, as }: TestApp) {
  const stateOf = async (context: 'ORDINE' | 'ORDINE_FORNITORE', name: string) =>
    (
      (await db.valoreStato.findFirst({ where: { contesto: context, nome: name } })) ??
      (await db.valoreStato.create({ data: { contesto: context, nome: name } }))
    ).id
  const userOf = async (kind: 'super' | 'agente' | 'capoarea' | 'operatore' | 'operatore.capo') => {
    const { user } = await as(kind)
    if (!user) throw new Error(`no user for ${kind}`)
    return user.id
  }
  const agenteOf = async (kind: 'agente' | 'capoarea') =>
    (await db.agente.findUniqueOrThrow({ where: { userId: await userOf(kind) } })).id
  const operatoreOf = async (kind: 'operatore' | 'operatore.capo') =>
    (await db.operatore.findUniqueOrThrow({ where: { userId: await userOf(kind) } })).id
  const fornitori = await db.fornitore.createManyAndReturn({
    data: ['legno', 'vetro'].map((tipologia) => ({ nome: `Di ${tipologia}`, tipologia, tempo: 5, isDefault: true })),
  })
  return {
    open: await stateOf('ORDINE', 'In lavorazione'),
    closed: await stateOf('ORDINE', 'Consegnato'),
    arrivato: await stateOf('ORDINE_FORNITORE', 'ARRIVATO'),
    superuser: await userOf('super'),
    agenti: { agente: await agenteOf('agente'), capoarea: await agenteOf('capoarea') },
    operatori: { operatore: await operatoreOf('operatore'), 'operatore.capo': await operatoreOf('operatore.capo') },
    fornitori: new Map(fornitori.map(({ tipologia, id }) => [tipologia, id])),
    lavorazione: (await db.lavorazione.findFirstOrThrow()).id,
    famigliaId: (await makePreventivo(db, { eliminato: true })).famigliaId,
  }
}
type Basis = Awaited<ReturnType<typeof homeBasis>>

const columnOf = (days: number | null) => (days === null ? null : dateOfDay(dayAfter(days)))

async function writeFasi({ db }: TestApp, ordineId: number, written: HomeDay['ordini'][number]['fasi']) {
  const fasi = [...new Map(written.map((fase) => [fase.nome, fase])).values()].map(({ nome, inizio, giorni }) => ({
    nomeFase: nome,
    inizio: startOfDay(dayAfter(inizio)),
    fine: startOfDay(dayAfter(inizio + giorni)),
    durata: 60,
  }))
  if (fasi.length === 0) return
  const inizio = new Date(Math.min(...fasi.map((fase) => fase.inizio.getTime())))
  const fine = new Date(Math.max(...fasi.map((fase) => fase.fine.getTime())))
  const { fasi: saved } = await db.schedulazioneOrdine.create({
    data: { ordineId, inizio, fine, fasi: { create: fasi } },
    include: { fasi: true },
  })
  // More than two people do in a day.
  await db.prenotazione.createMany({
    data: saved.flatMap(({ id, nomeFase, fine: day }) =>
      nomeFase === 'macchine' || nomeFase === 'banchi'
        ? [
            {
              faseId: id,
              ordineId,
              giorno: day,
              minuti: 2000,
              reparto: nomeFase === 'macchine' ? 'macchine' : 'banchi',
            } as const,
          ]
        : [],
    ),
  })
}

async function writeOrdine(app: TestApp, basis: Basis, one: HomeDay['ordini'][number]) {
  const { db } = app
  const quote = one.preventivo ? await makePreventivo(db, { famigliaId: basis.famigliaId }) : null
  const { id } = await makeOrdine(db, {
    dataConsegna: columnOf(one.consegna),
    statoId: one.stato === 'none' ? null : basis[one.stato],
    nonSchedulabile: one.nonSchedulabile,
    agenteId: one.agente && basis.agenti[one.agente],
    preventivoId: quote?.id ?? null,
  })
  await writeFasi(app, id, one.fasi)
  for (const { tipologia, promessa, arrivo, arrivato } of one.forniture) {
    await db.ordineFornitore.create({
      data: {
        ordineId: id,
        tipologia,
        fornitoreId: basis.fornitori.get(tipologia) as number,
        dataConsegna: columnOf(promessa),
        dataArrivo: columnOf(arrivo),
        statoId: arrivato ? basis.arrivato : null,
      },
    })
  }
  if (one.mosso) {
    const moved = { azione: 'setStato', campo: 'stato', prima: 'Uno', dopo: 'Altro', userId: basis.superuser }
    await db.auditLog.create({ data: { oggetto: 'Ordine', oggettoPk: id, ...moved } })
  }
  if (one.conferma) {
    const signed = one.conferma.firmata ? (await makeStoredFile(db)).id : null
    const dataInvio = one.conferma.inviata ? new Date() : null
    await makeConferma(db, { ordineId: id, preventivoFirmatoId: signed, dataInvio })
  }
}

/** Writes one day's rows, besides those that are there. */
export async function writeHomeDay(app: TestApp, basis: Basis, day: HomeDay): Promise<void> {
  const { db } = app
  for (const one of day.ordini) await writeOrdine(app, basis, one)
  for (const { stato, scade, agente, changed } of day.offerte) {
    const quote = await makePreventivo(db, {
      famigliaId: basis.famigliaId,
      agenteId: agente && basis.agenti[agente],
      eliminato: true,
    })
    const validaFino = scade === null ? null : dateOfDay(dayAfter(scade))
    const numeroBozza = stato === 'BOZZA' ? 1 : changed ? 2 : null
    const { nomeCognome: nomeCliente } = quote
    await db.offerta.create({ data: { preventivoId: quote.id, nomeCliente, stato, validaFino, numeroBozza } })
  }
  for (const { creato, eliminato, agente } of day.preventivi) {
    const agenteId = agente && basis.agenti[agente]
    const dataCreazione = new Date(Date.now() + creato * 86_400_000)
    await makePreventivo(db, { famigliaId: basis.famigliaId, dataCreazione, eliminato, agenteId })
  }
  for (const stato of day.mails) await makeMail(db, { stato })
  for (const days of day.segnalazioni) {
    await db.segnalazione.create({
      data: { il: new Date(Date.now() + days * 86_400_000), origine: 'server', messaggio: 'Prova' },
    })
  }
  for (const { giorno, chi, aperta } of day.attivita) {
    await db.attivita.create({
      data: {
        operatoreId: basis.operatori[chi],
        data: dateOfDay(dayAfter(giorno)),
        lavorazioneId: basis.lavorazione,
        oraInizio: new Date('1970-01-01T08:00:00Z'),
        ...(aperta ? {} : { oraFine: new Date('1970-01-01T09:00:00Z'), tempo: 60 }),
      },
    })
  }
  for (const stato of day.jobs) await makeJob(db, { tipo: 'importazione', stato, userId: basis.superuser })
}
