import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#ordini/ordini/rules.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeAssenza, makePersona } from '#server-test/personaleFactories.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { weekdayOf } from '../rules.ts'

let app: TestApp
let superuser: Client
let persona: number
let ordine: { id: number; numeroCommessa: string }
/** A Monday some weeks from now: 10 hours, two people at the benches. */
const today = dayOfInstant(new Date())
const monday = addDays(today, 36 - weekdayOf(today))

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  persona = (await makePersona(app.db)).id
  await makePersona(app.db)
  ordine = await makeOrdine(app.db)
  const date = { inizio: dateOfDay(monday), fine: dateOfDay(addDays(monday, 1)) }
  await app.db.schedulazioneOrdine.create({ data: { ordineId: ordine.id, ...date } })
  const fase = await app.db.schedulazioneFase.create({
    data: { ordineId: ordine.id, nomeFase: 'banchi', durata: 900, ...date },
  })
  const prenotazione = { faseId: fase.id, ordineId: ordine.id, reparto: 'banchi' as const, minuti: 900 }
  await app.db.prenotazione.create({ data: { ...prenotazione, giorno: dateOfDay(monday) } })
})
afterAll(() => app.close())

interface Route {
  giorno: string
  reparto: string
  libero: number
  ordini: { numeroCommessa: string }[]
}
/** The dry run of a write: what it would break. */
const trial = (operation: string, input: object, who = superuser) =>
  queryAs<Route[]>(
    who,
    `query ($operazione: String!, $input: JSON!) {
      impattoCalendario(operazione: $operazione, input: $input) { giorno reparto libero ordini { numeroCommessa } }
    }`,
    { operazione: operation, input },
  )
const route = (free: number) => [
  { giorno: monday, reparto: 'banchi', libero: free, ordini: [{ numeroCommessa: ordine.numeroCommessa }] },
]
const count = async () => ({
  assenze: await app.db.assenza.count(),
  festivita: await app.db.festivita.count(),
  ore: await app.db.oreLavorative.count(),
  persone: await app.db.persona.findMany({ orderBy: { id: 'asc' } }),
  storia: await app.db.auditLog.count(),
  eventi: await app.db.eventLog.count(),
})
const day = { giornoDa: monday, giornoA: monday }
const HOURS = { oreLavorativeMacchine: 5, oreLavorativeBanchi: 5 }

test.each<[string, () => object, () => Route[]]>([
  ['createAssenza', () => ({ personaPk: persona, ...day }), () => route(-300)],
  ['createAssenza', () => ({ personaPk: persona, ...day, oraDa: '08:00', oraA: '13:00' }), () => []],
  ['createAssenza', () => ({ personaPk: persona, giornoDa: monday, giornoA: addDays(monday, 4) }), () => route(-300)],
  ['createFestivita', () => day, () => route(-900)],
  ['createOreLavorative', () => ({ giorno: monday, ...HOURS }), () => route(-300)],
  ['setOreLavorative', () => ({ periodo: { dal: monday, al: monday }, ...HOURS }), () => route(-300)],
  ['updatePersona', () => ({ pk: persona, dataFine: addDays(monday, -1) }), () => route(-300)],
  ['updatePersona', () => ({ pk: persona, reparto: 'ufficio' }), () => route(-300)],
  ['deletePersona', () => ({ pk: persona }), () => route(-300)],
  ['createPersona', () => ({ nome: 'x', reparto: 'banchi', dataInizio: today }), () => []],
])('%s tells what it would break and changes nothing (%#)', async (name, input, waits) => {
  const before = await count()
  expect(await trial(name, input())).toEqual(waits())
  expect(await count()).toEqual(before)
})

test('the dry run is refused by the same rules', async () => {
  await expect(trial('createAssenza', { personaPk: persona, giornoDa: monday })).rejects.toThrow('Campo obbligatorio')
  await expect(trial('updateAssenza', { pk: 999_999 })).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  await expect(trial('deleteOrdine', { pk: ordine.id })).rejects.toThrow('Operazione sconosciuta.')
  await expect(trial('createFestivita', day, await app.as('staff'))).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })
})

test('what is broken already is told only if it gets worse; what gives time back breaks nothing', async () => {
  const assenza = await makeAssenza(app.db, monday, monday, { personaId: persona })
  expect(await trial('createOreLavorative', { giorno: monday, ...HOURS })).toEqual(route(-600))
  expect(await trial('updateAssenza', { pk: assenza.id, title: 'Ferie' })).toEqual([])
  expect(await trial('deleteAssenza', { pk: assenza.id })).toEqual([])
  expect((await mutateAs(superuser, 'createFestivita', day)).errors).toEqual([])
  expect(await trial('deleteAssenza', { pk: assenza.id })).toEqual([])
  expect(await queryAs(superuser, '{ celleRotte { giorno libero } }')).toEqual([{ giorno: monday, libero: -900 }])
})
