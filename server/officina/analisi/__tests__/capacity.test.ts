import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutesByReparto } from '#produzione/analisi/capacity.ts'
import type { LavorazioneInAnalisi } from '#produzione/analisi/times.ts'
import { beginOfWeek } from '#produzione/analisi/weekly.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdineInOfficina } from '#server-test/officinaScene.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeSchedulazione } from '#server-test/ordini/factories.ts'
import { makeAssenza, makePersona } from '#server-test/personaleFactories.ts'
import { dateOfDay } from '#shared/dates/days.ts'

let app: TestApp
let office: Client
beforeAll(async () => {
  app = await createTestApp()
  office = await app.as('super')
})
afterAll(() => app.close())

test.each([
  ['2026-03-09', '2026-03-09'],
  ['2026-03-15', '2026-03-09'],
  ['2026-01-01', '2025-12-29'],
])('the week of %s begins on %s', (day, monday) => expect(beginOfWeek(day)).toBe(monday))

test('an operation of two workstations counts once, one without a department not at all', () => {
  const one = (pk: number | null, reparto: 'macchine' | 'banchi' | null, tempoTeorico: number, used = 0) =>
    ({ pk, lavorazione: `${pk}`, reparto, tempoTeorico, tempoTeoricoUsato: used }) as LavorazioneInAnalisi
  const cella = (postazione: string, ...lavorazioni: LavorazioneInAnalisi[]) =>
    ({ postazione, tempoTeorico: 0, tempoTeoricoUsato: 0, tempoRimanente: 0, lavorazioni }) as const
  const righe = [1, 2].map((ordine) => ({
    ordine,
    celle: [
      cella('Banco 1', one(1, 'banchi', 30.25, 10), one(2, 'banchi', 5, 8)),
      cella('Banco 2', one(1, 'banchi', 30.25, 10), one(null, null, 0)),
      cella('Linea', one(3, 'macchine', 100)),
    ],
  }))
  expect(minutesByReparto(righe, ['macchine', 'banchi'])).toEqual([
    { reparto: 'macchine', minuti: 200, minutiRimanenti: 200 },
    { reparto: 'banchi', minuti: 70.5, minutiRimanenti: 40.5 },
  ])
  expect(minutesByReparto([], ['macchine', 'banchi'])).toEqual([
    { reparto: 'macchine', minuti: 0, minutiRimanenti: 0 },
    { reparto: 'banchi', minuti: 0, minutiRimanenti: 0 },
  ])
})

const FIELDS = 'pk versione settimana ordini { ordine { pk } } reparti { reparto minuti capacita schedulati }'
interface Analisi {
  pk: number
  versione: number
  settimana: string | null
  ordini: { ordine: { pk: number } }[]
  reparti: { reparto: string; minuti: number; capacita: number | null; schedulati: number | null }[]
}
const save = (name: 'createAnalisiPostazione' | 'updateAnalisiPostazione', input: object) =>
  mutateAs<{ analisiPostazione: Analisi | null }>(office, name, input, `analisiPostazione { ${FIELDS} }`)

test('a week fills an analysis, and its capacity is that of its people; by hand it has none until told', async () => {
  const [first, other] = [await makeOrdineInOfficina(app.db, 2), await makeOrdineInOfficina(app.db, 3)]
  await makeSchedulazione(app.db, first.ordine.id, 'banchi', '2026-03-12')
  await makeSchedulazione(app.db, other.ordine.id, 'banchi', '2026-03-17')
  const book = async (ordineId: number, day: string, minutes: number) => {
    const fase = await app.db.schedulazioneFase.findFirstOrThrow({ where: { ordineId } })
    const data = { faseId: fase.id, ordineId, reparto: 'banchi', giorno: dateOfDay(day), minuti: minutes } as const
    await app.db.prenotazione.create({ data })
  }
  await book(first.ordine.id, '2026-03-12', 90)
  await book(other.ordine.id, '2026-03-17', 40)
  const persona = await makePersona(app.db, { reparto: 'banchi', dataInizio: dateOfDay('2020-01-01') })
  await makeAssenza(app.db, '2026-03-10', '2026-03-11', { personaId: persona.id })

  const created = await save('createAnalisiPostazione', { nome: 'Di marzo', ordinePks: [], settimana: '2026-03-14' })
  const analisi = created.analisiPostazione
  expect(analisi).toMatchObject({ settimana: '2026-03-09', ordini: [{ ordine: { pk: first.ordine.id } }] })
  // Two windows: 100 minutes each at the machines, 50 at the benches; three days of ten hours and a Saturday of four.
  expect(analisi?.reparti).toEqual([
    expect.objectContaining({ reparto: 'macchine', minuti: 200, schedulati: 0 }),
    { reparto: 'banchi', minuti: 100, capacita: (3 * 10 + 4) * 60, schedulati: 90 },
  ])

  const { pk = 0, versione = 0 } = analisi ?? {}
  const input = { pk, nome: 'Di marzo', ordinePks: [first.ordine.id, other.ordine.id] }
  const tenuta = await save('updateAnalisiPostazione', { ...input, versione })
  expect(tenuta.analisiPostazione).toMatchObject({ settimana: '2026-03-09' })
  const moved = await save('updateAnalisiPostazione', { ...input, versione: versione + 1, settimana: '2026-03-18' })
  expect(moved.analisiPostazione).toMatchObject({
    settimana: '2026-03-16',
    reparti: [{}, { minuti: 250, capacita: (5 * 10 + 4) * 60, schedulati: 40 }],
  })
  const removed = await save('updateAnalisiPostazione', { ...input, versione: versione + 2, settimana: null })
  expect(removed.analisiPostazione).toMatchObject({
    settimana: null,
    reparti: [{ capacita: null }, { schedulati: null }],
  })

  const read = async () => queryAs<Analisi>(office, `{ analisiPostazione(pk: ${pk}) { ${FIELDS} } }`)
  expect(await read()).toMatchObject({ settimana: null, versione: versione + 3 })
  const put = (body: object) =>
    office.fetch(`/api/planner/analisi-postazione/${pk}/`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ nome: 'Di marzo', ordini: [first.ordine.id], ...body }),
    })
  expect(await (await put({ settimana: '2026-03-12' })).json()).toMatchObject({ settimana: '2026-03-09' })
  expect((await put({ settimana: '12 marzo' })).status).toBe(400)
  expect(await (await put({})).json()).toMatchObject({ settimana: '2026-03-09' })
})
