import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { conformingControlli, lavorazioneNamed, makeOrdineInOfficina } from '#server-test/officinaScene.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { readRitardi } from '../../resto/late.ts'
import { closedAt } from '../closedAt.ts'
import { readOfficinaAdesso } from '../read.ts'
import { sessionNow } from '../rules.ts'

let app: TestApp
let omar: Client
let office: Client
let telaio: number

beforeAll(async () => {
  app = await createTestApp()
  omar = await app.as(await makeUser(app.db, { firstName: 'Omar', lastName: 'Bianchi', operatore: {} }))
  office = await app.as(await makeUser(app.db, { isSuperuser: true, info: { canViewAttivitaOperatori: true } }))
  // Open all day, so that nobody's hours are over whenever this runs, also across midnight.
  await app.db.oreLavorative.createMany({
    data: [0, 86_400_000].map((after) => ({
      giorno: dateOfDay(dayOfInstant(new Date(Date.now() + after))),
      oreLavorativeMacchine: 24,
      oreLavorativeBanchi: 24,
    })),
  })
  telaio = await lavorazioneNamed(app.db, 'assemblaggio telaio')
  await app.db.valoreStato.deleteMany({ where: { contesto: 'FASI' } })
  await app.db.valoreStato.createMany({
    data: ['macchine', 'banchi'].flatMap((nomeFase) =>
      ['Da fare', 'In corso', 'Finito'].map((name, ordine) => ({
        contesto: 'FASI' as const,
        nomeFase,
        nome: name,
        ordine,
      })),
    ),
  })
})
afterAll(() => app.close())

const CREATED = 'attivita { pk }'
const create = async (input: object) => {
  const { attivita, errors } = await mutateAs<{ attivita: { pk: number } | null }>(
    omar,
    'createAttivita',
    input,
    CREATED,
  )
  if (!attivita) throw new Error(JSON.stringify(errors))
  return attivita.pk
}
const change = (input: object) => mutateAs(omar, 'updateAttivita', input, CREATED)

interface Board {
  inCorso: {
    attivita: { pk: number; operatoreNome: string }
    teorico: number
    passo: string
    pezziEseguiti: number
  }[]
  fermi: { operatoreNome: string }[]
  ferme: { ordine: { numeroCommessa: string }; lavorazione: { nome: string }; pezziEseguiti: number }[]
  controlli: {
    ordine: { numeroCommessa: string }
    controllo: { descrizione: string; lavorazione: { nome: string } }
    effettuato: null
  }[]
}
const board = () =>
  queryAs<Board>(
    office,
    `{ officinaAdesso {
        inCorso { attivita { pk operatoreNome } teorico passo pezziEseguiti }
        fermi { operatoreNome }
        ferme { ordine { numeroCommessa } lavorazione { nome } pezziEseguiti }
        controlli { ordine { numeroCommessa } controllo { descrizione lavorazione { nome } } effettuato { pk } }
      } }`,
  )

test('the board follows a session: working, stopped, its operation left, its controls due', async () => {
  const { ordine, riga } = await makeOrdineInOfficina(app.db)
  const pk = await create({ lavorazionePk: telaio, ordinePk: ordine.id })
  // 2 windows × 50 minutes × 20 %.
  expect((await board()).inCorso).toEqual([
    { attivita: { pk, operatoreNome: 'Omar Bianchi' }, teorico: 20, passo: 'nei tempi', pezziEseguiti: 0 },
  ])
  expect((await board()).fermi).toEqual([])
  await change({ pk, oraInizio: '00:00', oraFine: '00:00', pezzi: [{ rigaPk: riga.id, posizioni: [1] }] })
  const { numeroCommessa } = ordine
  expect(await board()).toMatchObject({
    inCorso: [],
    fermi: [{ operatoreNome: 'Omar Bianchi' }],
    ferme: [{ ordine: { numeroCommessa }, lavorazione: { nome: 'assemblaggio telaio' }, pezziEseguiti: 1 }],
    controlli: [],
  })
  const last = await create({ lavorazionePk: telaio, ordinePk: ordine.id })
  const controlli = await conformingControlli(app.db, telaio)
  expect(
    await change({ pk: last, ferma: true, pezzi: [{ rigaPk: riga.id, posizioni: [2] }], controlli }),
  ).toMatchObject({
    errors: [],
  })
  expect(await board()).toMatchObject({ ferme: [], controlli: [] })
  const { id } = await app.db.controlloEffettuato.findFirstOrThrow({ where: { ordineId: ordine.id } })
  await app.db.controlloEffettuato.delete({ where: { id } })
  expect((await board()).controlli).toEqual([
    {
      ordine: { numeroCommessa },
      controllo: { descrizione: expect.any(String), lavorazione: { nome: 'assemblaggio telaio' } },
      effettuato: null,
    },
  ])
})

const today = { giorno: '2026-11-24', minute: 22 * 60 + 53 }
test.each([
  ['begun in hours that go on', today.giorno, '08:10', '23:00', { wasLeftOpen: false, minuti: 883 }],
  ['hours that end this minute', today.giorno, '08:10', '22:53', { wasLeftOpen: false, minuti: 883 }],
  ['hours that are over', today.giorno, '08:10', '18:00', { wasLeftOpen: true, minuti: 590 }],
  ['begun after hours', today.giorno, '22:00', '18:00', { wasLeftOpen: false, minuti: 53 }],
  ['begun on a day without hours', today.giorno, '22:00', null, { wasLeftOpen: false, minuti: 53 }],
  ['nobody knows since when', today.giorno, null, '18:00', { wasLeftOpen: true, minuti: null }],
  ['of yesterday', '2026-11-23', '17:00', '18:00', { wasLeftOpen: true, minuti: 60 }],
  ['of yesterday, begun after hours', '2026-11-23', '19:00', '18:00', { wasLeftOpen: true, minuti: null }],
  ['of a Sunday before', '2026-11-22', '10:00', null, { wasLeftOpen: true, minuti: null }],
])('a session at 22:53, %s', (_title, day, inizio, chiusura, expected) => {
  expect(sessionNow({ giorno: day, inizio, chiusura }, today)).toEqual(expected)
})

test('past the hours of its department a session was left open, its minutes end with them', async () => {
  const { ordine } = await makeOrdineInOfficina(app.db)
  const { id: operatoreId } = await app.db.operatore.findFirstOrThrow()
  const taglio = await lavorazioneNamed(app.db, 'taglio')
  await app.db.oreLavorative.create({
    data: { giorno: dateOfDay('2026-06-10'), oreLavorativeMacchine: 7, oreLavorativeBanchi: 11 },
  })
  const open = (lavorazioneId: number) =>
    app.db.attivita.create({
      data: {
        operatoreId,
        lavorazioneId,
        ordineId: ordine.id,
        data: dateOfDay('2026-06-10'),
        oraInizio: new Date('1970-01-01T08:10:00Z'),
      },
    })
  const atMachines = await open(taglio)
  const atBench = await open(telaio)
  // 17:30 in Rome: the machines closed at 15:00, the benches close at 19:00.
  const afternoon = await readOfficinaAdesso(app.db, new Date('2026-06-10T15:30:00Z'))
  expect(afternoon.inCorso).toMatchObject([{ pk: atBench.id, minuti: 560, chiusura: '19:00' }])
  expect(afternoon.lasciateAperte).toMatchObject([{ pk: atMachines.id, minuti: 410, chiusura: '15:00' }])
  const night = await readOfficinaAdesso(app.db, new Date('2026-06-10T20:53:00Z'))
  expect(night.inCorso).toEqual([])
  expect(night.lasciateAperte).toHaveLength(2)
  // Its operator is told the same.
  const toldAt = async (id: number, now: string) =>
    closedAt(
      app.db,
      await app.db.attivita.findUniqueOrThrow({ where: { id }, include: { lavorazione: true } }),
      new Date(now),
    )
  expect(await toldAt(atMachines.id, '2026-06-10T12:59:00Z')).toBeNull()
  expect(await toldAt(atMachines.id, '2026-06-10T15:30:00Z')).toBe('15:00')
  expect(await toldAt(atBench.id, '2026-06-10T15:30:00Z')).toBeNull()
  expect(await toldAt(atBench.id, '2026-06-11T06:00:00Z')).toBe('19:00')
  await app.db.attivita.update({ where: { id: atMachines.id }, data: { oraFine: new Date('1970-01-01T14:00:00Z') } })
  expect(await toldAt(atMachines.id, '2026-06-10T15:30:00Z')).toBeNull()
  await app.db.attivita.deleteMany({ where: { id: { in: [atMachines.id, atBench.id] } } })
})

test('a problem reaches the board and the history of its order, and is solved once', async () => {
  const { ordine } = await makeOrdineInOfficina(app.db)
  const report = (input: object) => mutateAs<{ pk: number | null }>(omar, 'reportProblemaOfficina', input, 'pk')
  expect((await report({ testo: '  ' })).errors).toMatchObject([{ field: 'testo' }])
  expect((await report({ testo: 'x', ordinePk: 2_000_000_000 })).errors).toMatchObject([{ field: 'ordinePk' }])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
  expect((await report({ testo: 'x', foto: { nome: 'a.svg', base64: svg } })).errors).toMatchObject([{ field: 'foto' }])
  expect(await app.db.problemaOfficina.count()).toBe(0)
  const { pk } = await report({ testo: 'Manca la ferramenta', ordinePk: ordine.id, lavorazionePk: telaio })
  const open = () =>
    queryAs<{ pk: number; testo: string; operatoreNome: string; lavorazione: string }[]>(
      office,
      '{ problemiOfficina { pk testo operatoreNome lavorazione } }',
    )
  expect(await open()).toEqual([
    { pk, testo: 'Manca la ferramenta', operatoreNome: 'Omar Bianchi', lavorazione: 'assemblaggio telaio' },
  ])
  const logs = await app.db.auditLog.findMany({ where: { oggetto: 'Ordine', oggettoPk: ordine.id } })
  expect(logs).toMatchObject([{ azione: 'segnalaProblema', dopo: 'assemblaggio telaio: Manca la ferramenta' }])
  const solve = () => mutateAs(office, 'resolveProblemaOfficina', { pk }, 'pk')
  expect((await solve()).errors).toEqual([])
  expect((await solve()).errors).toMatchObject([{ code: 'CONFLICT' }])
  expect(await open()).toEqual([])
})

test('work moves the state of its phase where the setting says so, never back', async () => {
  const { ordine, riga } = await makeOrdineInOfficina(app.db)
  const taglio = await lavorazioneNamed(app.db, 'taglio')
  const stato = async () =>
    (await app.db.statoFase.findFirst({ where: { ordineId: ordine.id }, include: { stato: true } }))?.stato.nome
  const pk = await create({ lavorazionePk: taglio, ordinePk: ordine.id })
  expect(await stato()).toBeUndefined()
  await app.db.impostazione.create({ data: { chiave: 'stato_fase_da_officina', valore: 'si' } })
  await change({ pk, pezzi: [{ rigaPk: riga.id, posizioni: [1] }] })
  expect(await stato()).toBe('In corso')
  expect(await app.db.auditLog.count({ where: { azione: 'statoFaseOfficina', oggettoPk: ordine.id } })).toBe(1)
  const resto = () =>
    queryAs<{ nomeFase: string; minuti: number; minutiRimasti: number; finita: boolean }[]>(
      office,
      `{ restoFasi(ordinePk: ${ordine.id}) { nomeFase minuti minutiRimasti finita } }`,
    )
  // One frame of two at 40 % of 200 minutes.
  expect((await resto())[0]).toEqual({ nomeFase: 'macchine', minuti: 200, minutiRimasti: 160, finita: false })
  await mutateAs(office, 'completeAttivitaOrdine', { ordinePk: ordine.id }, 'automatiche')
  expect(await resto()).toMatchObject([
    { nomeFase: 'macchine', minutiRimasti: 0, finita: true },
    { nomeFase: 'banchi', minutiRimasti: 0, finita: true },
  ])
  expect(await app.db.statoFase.count({ where: { ordineId: ordine.id, stato: { nome: 'Finito' } } })).toBe(2)
  await app.db.impostazione.deleteMany({ where: { chiave: 'stato_fase_da_officina' } })
})

test('a phase that is worked and behind its bookings is late, with what it hits', async () => {
  const { ordine, riga } = await makeOrdineInOfficina(app.db)
  const now = new Date()
  const day = (piu: number) => dayOfInstant(new Date(now.getTime() + piu * 86_400_000))
  await app.db.ordine.update({ where: { id: ordine.id }, data: { dataConsegna: dateOfDay(day(0)) } })
  const fase = (nomeFase: string, from: number, a: number, minutes: number) => ({
    nomeFase,
    inizio: new Date(now.getTime() + from * 86_400_000),
    fine: new Date(now.getTime() + a * 86_400_000),
    durata: minutes,
  })
  await app.db.schedulazioneOrdine.create({
    data: {
      ordineId: ordine.id,
      inizio: new Date(now.getTime() - 3 * 86_400_000),
      fine: new Date(now.getTime() + 86_400_000),
      fasi: { create: [fase('macchine', -3, -1, 200), fase('banchi', 0.5, 1, 100)] },
    },
  })
  // Nobody has begun it.
  expect(await readRitardi(app.db, now, ordine.id)).toEqual([])
  const taglio = await lavorazioneNamed(app.db, 'taglio')
  const pk = await create({ lavorazionePk: taglio, ordinePk: ordine.id })
  await change({ pk, ferma: true, pezzi: [{ rigaPk: riga.id, posizioni: [1] }] })
  const [late] = await readRitardi(app.db, now, ordine.id)
  expect(late).toMatchObject({ nomeFase: 'macchine', minutiRimasti: 160, minutiRitardo: 160 })
  expect(late?.colpisce.at(-1)).toMatch(/^approntamento del /)
  // Whoever says that it is finished is believed.
  const finished = await app.db.valoreStato.findFirstOrThrow({ where: { nomeFase: 'macchine', nome: 'Finito' } })
  await app.db.statoFase.create({ data: { ordineId: ordine.id, nomeFase: 'macchine', statoId: finished.id } })
  expect(await readRitardi(app.db, now, ordine.id)).toEqual([])
})
