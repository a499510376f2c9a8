import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { lavorazioneNamed } from '#server-test/officinaScene.ts'
import { dateOfDay, hourOfTime, timeOfHour } from '#shared/dates/days.ts'
import { proposeFine } from '../proposeFine.ts'
import { endOfWork, fineProposta } from '../rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test.each([
  ['08:10', '08:00', 10, '18:00'],
  ['19:30', '08:00', 10, '19:30'],
  ['08:10', '08:00', 0, '08:10'],
  [null, '08:00', 7.5, '15:30'],
  ['08:10', '20:00', 10, '23:59'],
])('begun at %s, open from %s for %s hours: %s', (inizio, apertura, hours, wait) => {
  expect(fineProposta(inizio, endOfWork(apertura, hours))).toBe(wait)
})

test('the night proposes an end by the hours of the day, once, and writes nobody’s hours', async () => {
  const { id: operatoreId } = await app.db.operatore.findFirstOrThrow({
    where: { userId: (await makeUser(app.db, { operatore: {} })).id },
  })
  const lavorazioneId = await lavorazioneNamed(app.db, 'taglio')
  const oraInizio = timeOfHour('08:10')
  const open = (day: string, other = {}) =>
    app.db.attivita.create({ data: { operatoreId, lavorazioneId, data: dateOfDay(day), oraInizio, ...other } })
  // A Monday without hours of its own, a Tuesday with seven at the machines, one that has ended, and today.
  const monday = await open('2026-11-02')
  const tuesday = await open('2026-11-03')
  const finished = await open('2026-11-04', { oraFine: timeOfHour('09:00'), tempo: 50 })
  const today = await open('2026-11-05')
  await app.db.oreLavorative.create({
    data: { giorno: dateOfDay('2026-11-03'), oreLavorativeMacchine: 7, oreLavorativeBanchi: 9 },
  })
  const now = new Date('2026-11-05T02:30:00Z')
  expect(await proposeFine(app.db, now)).toBe(2)
  expect(await proposeFine(app.db, now)).toBe(0)
  const read = async ({ id }: { id: number }) => {
    const { fineProposta: proposta, oraFine } = await app.db.attivita.findUniqueOrThrow({ where: { id } })
    return [proposta && hourOfTime(proposta), oraFine && hourOfTime(oraFine)]
  }
  expect(await read(monday)).toEqual(['18:00', null])
  expect(await read(tuesday)).toEqual(['15:00', null])
  expect(await read(finished)).toEqual([null, '09:00'])
  expect(await read(today)).toEqual([null, null])
})
