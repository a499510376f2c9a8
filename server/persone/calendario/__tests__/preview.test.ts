import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../../ordini/ordini/rules.ts'
import { dateOfDay } from '../../../shared/dates/days.ts'
import { dayOfInstant } from '../../../shared/dates/zone.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine } from '../../../test/factories.ts'
import { mutateAs, queryAs } from '../../../test/ordini/ask.ts'
import { makeAssenza, makePersona } from '../../../test/personaleFactories.ts'
import { weekdayOf } from '../rules.ts'

let app: TestApp
let superuser: Client
let persona: number
let ordine: { id: number; numeroCommessa: string }
/** A Monday some weeks from now: 10 hours, two people at the benches. */
const oggi = dayOfInstant(new Date())
const lunedi = addDays(oggi, 36 - weekdayOf(oggi))

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  persona = (await makePersona(app.db)).id
  await makePersona(app.db)
  ordine = await makeOrdine(app.db)
  const date = { inizio: dateOfDay(lunedi), fine: dateOfDay(addDays(lunedi, 1)) }
  await app.db.schedulazioneOrdine.create({ data: { ordineId: ordine.id, ...date } })
  const fase = await app.db.schedulazioneFase.create({
    data: { ordineId: ordine.id, nomeFase: 'banchi', durata: 900, ...date },
  })
  const prenotazione = { faseId: fase.id, ordineId: ordine.id, reparto: 'BANCHI' as const, minuti: 900 }
  await app.db.prenotazione.create({ data: { ...prenotazione, giorno: dateOfDay(lunedi) } })
})
afterAll(() => app.close())

interface Rotta {
  giorno: string
  reparto: string
  libero: number
  ordini: { numeroCommessa: string }[]
}
/** The dry run of a write: what it would break. */
const prova = (operazione: string, input: object, chi = superuser) =>
  queryAs<Rotta[]>(
    chi,
    `query ($operazione: String!, $input: JSON!) {
      impattoCalendario(operazione: $operazione, input: $input) { giorno reparto libero ordini { numeroCommessa } }
    }`,
    { operazione, input },
  )
const rotta = (libero: number) => [
  { giorno: lunedi, reparto: 'banchi', libero, ordini: [{ numeroCommessa: ordine.numeroCommessa }] },
]
const conta = async () => ({
  assenze: await app.db.assenza.count(),
  festivita: await app.db.festivita.count(),
  ore: await app.db.oreLavorative.count(),
  persone: await app.db.persona.findMany({ orderBy: { id: 'asc' } }),
  storia: await app.db.auditLog.count(),
  eventi: await app.db.eventLog.count(),
})
const giorno = { giornoDa: lunedi, giornoA: lunedi }
const ORE = { oreLavorativeMacchine: 5, oreLavorativeBanchi: 5 }

test.each<[string, () => object, () => Rotta[]]>([
  ['createAssenza', () => ({ persona, ...giorno }), () => rotta(-300)],
  ['createAssenza', () => ({ persona, ...giorno, oraDa: '08:00', oraA: '13:00' }), () => []],
  ['createAssenza', () => ({ persona, giornoDa: lunedi, giornoA: addDays(lunedi, 4) }), () => rotta(-300)],
  ['createFestivita', () => giorno, () => rotta(-900)],
  ['createOreLavorative', () => ({ giorno: lunedi, ...ORE }), () => rotta(-300)],
  ['setOreLavorative', () => ({ dateStart: lunedi, dateEnd: lunedi, ...ORE }), () => rotta(-300)],
  ['updatePersona', () => ({ pk: persona, dataFine: addDays(lunedi, -1) }), () => rotta(-300)],
  ['updatePersona', () => ({ pk: persona, reparto: 'ufficio' }), () => rotta(-300)],
  ['deletePersona', () => ({ pk: persona }), () => rotta(-300)],
  ['createPersona', () => ({ nome: 'x', reparto: 'banchi', dataInizio: oggi }), () => []],
])('%s tells what it would break and changes nothing (%#)', async (nome, input, attese) => {
  const prima = await conta()
  expect(await prova(nome, input())).toEqual(attese())
  expect(await conta()).toEqual(prima)
})

test('the dry run is refused by the same rules', async () => {
  await expect(prova('createAssenza', { persona, giornoDa: lunedi })).rejects.toThrow('Campo obbligatorio')
  await expect(prova('updateAssenza', { pk: 999_999 })).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  await expect(prova('deleteOrdine', { pk: ordine.id })).rejects.toThrow('Operazione sconosciuta.')
  await expect(prova('createFestivita', giorno, await app.as('staff'))).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })
})

test('what is broken already is told only if it gets worse; what gives time back breaks nothing', async () => {
  const assenza = await makeAssenza(app.db, lunedi, lunedi, { personaId: persona })
  expect(await prova('createOreLavorative', { giorno: lunedi, ...ORE })).toEqual(rotta(-600))
  expect(await prova('updateAssenza', { pk: assenza.id, title: 'Ferie' })).toEqual([])
  expect(await prova('deleteAssenza', { pk: assenza.id })).toEqual([])
  expect((await mutateAs(superuser, 'createFestivita', giorno)).errors).toEqual([])
  expect(await prova('deleteAssenza', { pk: assenza.id })).toEqual([])
  expect(await queryAs(superuser, '{ celleRotte { giorno libero } }')).toEqual([{ giorno: lunedi, libero: -900 }])
})
