import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateOfDay } from '../../../shared/dates/days.ts'
import { dayOfInstant } from '../../../shared/dates/zone.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeUser } from '../../../test/factories.ts'
import { controlliConformi, lavorazioneChiamata, makeOrdineInOfficina } from '../../../test/officina/scene.ts'
import { mutateAs, queryAs } from '../../../test/ordini/ask.ts'
import { readRitardi } from '../../resto/late.ts'
import { readOfficinaAdesso } from '../read.ts'
import { sessionNow } from '../rules.ts'

let app: TestApp
let omar: Client
let ufficio: Client
let telaio: number

beforeAll(async () => {
  app = await createTestApp()
  omar = await app.as(await makeUser(app.db, { firstName: 'Omar', lastName: 'Bianchi', operatore: {} }))
  ufficio = await app.as(await makeUser(app.db, { isSuperuser: true, info: { canViewAttivitaOperatori: true } }))
  // Open all day, so that nobody's hours are over whenever this runs, also across midnight.
  await app.db.oreLavorative.createMany({
    data: [0, 86_400_000].map((after) => ({
      giorno: dateOfDay(dayOfInstant(new Date(Date.now() + after))),
      oreLavorativeMacchine: 24,
      oreLavorativeBanchi: 24,
    })),
  })
  telaio = await lavorazioneChiamata(app.db, 'assemblaggio telaio')
  await app.db.valoreStato.deleteMany({ where: { contesto: 'FASI' } })
  await app.db.valoreStato.createMany({
    data: ['macchine', 'banchi'].flatMap((nomeFase) =>
      ['Da fare', 'In corso', 'Finito'].map((nome, ordine) => ({ contesto: 'FASI' as const, nomeFase, nome, ordine })),
    ),
  })
})
afterAll(() => app.close())

const CREATA = 'attivita { pk }'
const crea = async (input: object) => {
  const { attivita, errors } = await mutateAs<{ attivita: { pk: number } | null }>(
    omar,
    'createAttivita',
    input,
    CREATA,
  )
  if (!attivita) throw new Error(JSON.stringify(errors))
  return attivita.pk
}
const cambia = (input: object) => mutateAs(omar, 'updateAttivita', input, CREATA)

interface Board {
  inCorso: { pk: number; operatore: string; teorico: number; passo: string; pezziEseguiti: number }[]
  fermi: { operatore: string }[]
  ferme: { numeroCommessa: string; lavorazione: string; pezziEseguiti: number }[]
  controlli: { numeroCommessa: string; lavorazione: string; controlli: string[] }[]
}
const board = () =>
  queryAs<Board>(
    ufficio,
    `{ officinaAdesso {
        inCorso { pk operatore teorico passo pezziEseguiti }
        fermi { operatore }
        ferme { numeroCommessa lavorazione pezziEseguiti }
        controlli { numeroCommessa lavorazione controlli }
      } }`,
  )

test('the board follows a session: working, stopped, its operation left, its controls due', async () => {
  const { ordine, riga } = await makeOrdineInOfficina(app.db)
  const pk = await crea({ lavorazione: telaio, ordine: ordine.id })
  // 2 windows × 50 minutes × 20 %.
  expect((await board()).inCorso).toEqual([
    expect.objectContaining({ pk, operatore: 'Omar Bianchi', teorico: 20, passo: 'nei tempi', pezziEseguiti: 0 }),
  ])
  expect((await board()).fermi).toEqual([])
  await cambia({ pk, oraInizio: '00:00', oraFine: '00:00', pezzi: [{ riga: riga.id, posizioni: [1] }] })
  const { numeroCommessa } = ordine
  expect(await board()).toMatchObject({
    inCorso: [],
    fermi: [{ operatore: 'Omar Bianchi' }],
    ferme: [{ numeroCommessa, lavorazione: 'assemblaggio telaio', pezziEseguiti: 1 }],
    controlli: [],
  })
  const ultima = await crea({ lavorazione: telaio, ordine: ordine.id })
  const controlli = await controlliConformi(app.db, telaio)
  expect(
    await cambia({ pk: ultima, ferma: true, pezzi: [{ riga: riga.id, posizioni: [2] }], controlli }),
  ).toMatchObject({ errors: [] })
  expect(await board()).toMatchObject({ ferme: [], controlli: [] })
  const { id } = await app.db.controlloEffettuato.findFirstOrThrow({ where: { ordineId: ordine.id } })
  await app.db.controlloEffettuato.delete({ where: { id } })
  expect((await board()).controlli).toEqual([
    { numeroCommessa, lavorazione: 'assemblaggio telaio', controlli: [expect.any(String)] },
  ])
})

const today = { giorno: '2026-11-24', minuto: 22 * 60 + 53 }
test.each([
  ['begun in hours that go on', today.giorno, '08:10', '23:00', { lasciataAperta: false, minuti: 883 }],
  ['hours that end this minute', today.giorno, '08:10', '22:53', { lasciataAperta: false, minuti: 883 }],
  ['hours that are over', today.giorno, '08:10', '18:00', { lasciataAperta: true, minuti: 590 }],
  ['begun after hours', today.giorno, '22:00', '18:00', { lasciataAperta: false, minuti: 53 }],
  ['begun on a day without hours', today.giorno, '22:00', null, { lasciataAperta: false, minuti: 53 }],
  ['nobody knows since when', today.giorno, null, '18:00', { lasciataAperta: true, minuti: null }],
  ['of yesterday', '2026-11-23', '17:00', '18:00', { lasciataAperta: true, minuti: 60 }],
  ['of yesterday, begun after hours', '2026-11-23', '19:00', '18:00', { lasciataAperta: true, minuti: null }],
  ['of a Sunday before', '2026-11-22', '10:00', null, { lasciataAperta: true, minuti: null }],
])('a session at 22:53, %s', (_title, giorno, inizio, chiusura, expected) => {
  expect(sessionNow({ giorno, inizio, chiusura }, today)).toEqual(expected)
})

test('past the hours of its department a session was left open, its minutes end with them', async () => {
  const { ordine } = await makeOrdineInOfficina(app.db)
  const { id: operatoreId } = await app.db.operatore.findFirstOrThrow()
  const taglio = await lavorazioneChiamata(app.db, 'taglio')
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
  await app.db.attivita.deleteMany({ where: { id: { in: [atMachines.id, atBench.id] } } })
})

test('a problem reaches the board and the history of its order, and is solved once', async () => {
  const { ordine } = await makeOrdineInOfficina(app.db)
  const segnala = (input: object) => mutateAs<{ pk: number | null }>(omar, 'segnalaProblemaOfficina', input, 'pk')
  expect((await segnala({ testo: '  ' })).errors).toMatchObject([{ field: 'testo' }])
  expect((await segnala({ testo: 'x', ordine: 2_000_000_000 })).errors).toMatchObject([{ field: 'ordine' }])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
  expect((await segnala({ testo: 'x', foto: { nome: 'a.svg', base64: svg } })).errors).toMatchObject([
    { field: 'foto' },
  ])
  expect(await app.db.problemaOfficina.count()).toBe(0)
  const { pk } = await segnala({ testo: 'Manca la ferramenta', ordine: ordine.id, lavorazione: telaio })
  const open = () =>
    queryAs<{ pk: number; testo: string; operatoreNome: string; lavorazione: string }[]>(
      ufficio,
      '{ problemiOfficina { pk testo operatoreNome lavorazione } }',
    )
  expect(await open()).toEqual([
    { pk, testo: 'Manca la ferramenta', operatoreNome: 'Omar Bianchi', lavorazione: 'assemblaggio telaio' },
  ])
  const logs = await app.db.auditLog.findMany({ where: { oggetto: 'Ordine', oggettoPk: ordine.id } })
  expect(logs).toMatchObject([{ azione: 'segnalaProblema', dopo: 'assemblaggio telaio: Manca la ferramenta' }])
  const risolvi = () => mutateAs(ufficio, 'risolviProblemaOfficina', { pk }, 'pk')
  expect((await risolvi()).errors).toEqual([])
  expect((await risolvi()).errors).toMatchObject([{ code: 'CONFLICT' }])
  expect(await open()).toEqual([])
})

test('work moves the state of its phase where the setting says so, never back', async () => {
  const { ordine, riga } = await makeOrdineInOfficina(app.db)
  const taglio = await lavorazioneChiamata(app.db, 'taglio')
  const stato = async () =>
    (await app.db.statoFase.findFirst({ where: { ordineId: ordine.id }, include: { stato: true } }))?.stato.nome
  const pk = await crea({ lavorazione: taglio, ordine: ordine.id })
  expect(await stato()).toBeUndefined()
  await app.db.impostazione.create({ data: { chiave: 'stato_fase_da_officina', valore: 'si' } })
  await cambia({ pk, pezzi: [{ riga: riga.id, posizioni: [1] }] })
  expect(await stato()).toBe('In corso')
  expect(await app.db.auditLog.count({ where: { azione: 'statoFaseOfficina', oggettoPk: ordine.id } })).toBe(1)
  const resto = () =>
    queryAs<{ nomeFase: string; minuti: number; minutiRimasti: number; finita: boolean }[]>(
      ufficio,
      `{ restoFasi(ordine: ${ordine.id}) { nomeFase minuti minutiRimasti finita } }`,
    )
  // One frame of two at 40 % of 200 minutes.
  expect((await resto())[0]).toEqual({ nomeFase: 'macchine', minuti: 200, minutiRimasti: 160, finita: false })
  await mutateAs(ufficio, 'completaAttivitaOrdine', { ordine: ordine.id }, 'automatiche')
  expect(await resto()).toMatchObject([
    { nomeFase: 'macchine', minutiRimasti: 0, finita: true },
    { nomeFase: 'banchi', minutiRimasti: 0, finita: true },
  ])
  expect(await app.db.statoFase.count({ where: { ordineId: ordine.id, stato: { nome: 'Finito' } } })).toBe(2)
  await app.db.impostazione.deleteMany({ where: { chiave: 'stato_fase_da_officina' } })
})

test('a phase that is worked and behind its bookings is late, with what it hits', async () => {
  const { ordine, riga } = await makeOrdineInOfficina(app.db)
  const adesso = new Date()
  const giorno = (piu: number) => dayOfInstant(new Date(adesso.getTime() + piu * 86_400_000))
  await app.db.ordine.update({ where: { id: ordine.id }, data: { dataConsegna: dateOfDay(giorno(0)) } })
  const fase = (nomeFase: string, da: number, a: number, minuti: number) => ({
    nomeFase,
    inizio: new Date(adesso.getTime() + da * 86_400_000),
    fine: new Date(adesso.getTime() + a * 86_400_000),
    durata: minuti,
  })
  await app.db.schedulazioneOrdine.create({
    data: {
      ordineId: ordine.id,
      inizio: new Date(adesso.getTime() - 3 * 86_400_000),
      fine: new Date(adesso.getTime() + 86_400_000),
      fasi: { create: [fase('macchine', -3, -1, 200), fase('banchi', 0.5, 1, 100)] },
    },
  })
  // Nobody has begun it.
  expect(await readRitardi(app.db, adesso, ordine.id)).toEqual([])
  const taglio = await lavorazioneChiamata(app.db, 'taglio')
  const pk = await crea({ lavorazione: taglio, ordine: ordine.id })
  await cambia({ pk, ferma: true, pezzi: [{ riga: riga.id, posizioni: [1] }] })
  const [late] = await readRitardi(app.db, adesso, ordine.id)
  expect(late).toMatchObject({ nomeFase: 'macchine', minutiRimasti: 160, minutiRitardo: 160 })
  expect(late?.colpisce.at(-1)).toMatch(/^approntamento del /)
  // Whoever says that it is finished is believed.
  const finito = await app.db.valoreStato.findFirstOrThrow({ where: { nomeFase: 'macchine', nome: 'Finito' } })
  await app.db.statoFase.create({ data: { ordineId: ordine.id, nomeFase: 'macchine', statoId: finito.id } })
  expect(await readRitardi(app.db, adesso, ordine.id)).toEqual([])
})
