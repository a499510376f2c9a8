import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { lavorazioneNamed, makeOrdineInOfficina } from '#server-test/officinaScene.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'

let app: TestApp
let superuser: Client
let order: number
const today = dayOfInstant(new Date())

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  const { ordine, riga } = await makeOrdineInOfficina(app.db, 3)
  order = ordine.id
  const user = await makeUser(app.db, { firstName: 'Omar', lastName: 'Bianchi', operatore: {} })
  const { id: operatoreId } = await app.db.operatore.findUniqueOrThrow({ where: { userId: user.id } })
  const lavorazioneId = await lavorazioneNamed(app.db, 'taglio')
  const piece = { ordineId: order, lavorazioneId, rigaOrdineId: riga.id, posizione: 1, minuti: 20 }
  const hours = { oraInizio: new Date('1970-01-01T08:00:00Z'), oraFine: new Date('1970-01-01T08:50:00Z'), tempo: 50 }
  const session = { ordineId: order, lavorazioneId, operatoreId, data: dateOfDay(today), ...hours }
  await app.db.attivita.create({ data: { ...session, pezzi: { create: [piece] } } })
  // The other two are closed by the office.
  const path = `/api/planner/ordini/${order}/completa-singola-lavorazione/?lavorazione=${lavorazioneId}`
  expect((await superuser.fetch(path, { method: 'POST' })).status).toBe(200)
})
afterAll(() => app.close())

const ask = async (path: string) => (await superuser.fetch(`/api/planner/${path}`)).json()

test('events have the two documented kinds: work by itself is told by who did it', async () => {
  const { results } = await ask(`avanzamento-ordini/${order}/eventi/`)
  const told = results.map(({ tipo_evento, operatore }: Record<string, string>) => [tipo_evento, operatore])
  expect(told.sort()).toEqual([
    ['attivita_operatore', 'Attivita automatica'],
    ['attivita_operatore', 'Omar Bianchi'],
  ])
})

test('the filter by kind finds all work', async () => {
  const pieces = async (kind: string) => {
    const query = `from_date=${today}&to_date=${today}&ordine=${order}&tipo_evento=${kind}`
    const { results } = await ask(`avanzamento-ordini/?${query}`)
    return results.map(({ numero_pezzi }: { numero_pezzi: number }) => numero_pezzi)
  }
  expect(await pieces('')).toEqual([3])
  expect(await pieces('attivita_operatore')).toEqual([3])
  expect(await pieces('arrivo_materiale')).toEqual([])
})
