import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { lavorazioneNamed, makeOrdineInOfficina } from '#server-test/officinaScene.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('all of a figure tells who worked for whom, as its parts do; of no work, nobody', async () => {
  const who = await app.as(await makeUser(app.db, { firstName: 'Omar', lastName: 'Bianchi', operatore: {} }))
  const { ordine } = await makeOrdineInOfficina(app.db)
  const lavorazione = await lavorazioneNamed(app.db, 'taglio')
  const hours = { data: '2026-11-02', oraInizio: '08:00', oraFine: '09:30' }
  const { attivita } = await mutateAs<{ attivita: { pk: number } }>(
    who,
    'createAttivita',
    { lavorazionePk: lavorazione, ordinePk: ordine.id },
    'attivita { pk }',
  )
  await app.db.attivita.update({
    where: { id: attivita.pk },
    data: {
      data: new Date(`${hours.data}T00:00:00Z`),
      oraInizio: new Date('1970-01-01T08:00:00Z'),
      oraFine: new Date('1970-01-01T09:30:00Z'),
      tempo: 90,
    },
  })
  const FIELDS = 'tempo sessioni giornate numeroOrdini nomiOperatori nomiLavorazioni ordini { numeroCommessa }'
  const ask = async (dal: string, al: string) =>
    queryAs<{ totali: object; gruppi: object[] }>(
      await app.as('super'),
      `{ performance(filtro: { periodo: { dal: "${dal}", al: "${al}" } }) {
        totali { chiave nome dal al ${FIELDS} } gruppi(per: GIORNO) { ${FIELDS} } } }`,
    )
  const work = {
    tempo: 90,
    sessioni: 1,
    giornate: 1,
    numeroOrdini: 1,
    nomiOperatori: ['Omar Bianchi'],
    nomiLavorazioni: ['taglio'],
    ordini: [{ numeroCommessa: ordine.numeroCommessa }],
  }
  const whole = { chiave: '', nome: '', dal: '2026-11-01', al: '2026-11-30' }
  expect(await ask('2026-11-01', '2026-11-30')).toEqual({ totali: { ...whole, ...work }, gruppi: [work] })
  const none = {
    tempo: 0,
    sessioni: 0,
    giornate: 0,
    numeroOrdini: 0,
    nomiOperatori: [],
    nomiLavorazioni: [],
    ordini: [],
  }
  expect(await ask('2026-10-01', '2026-10-31')).toEqual({
    totali: { ...whole, dal: '2026-10-01', al: '2026-10-31', ...none },
    gruppi: [],
  })
})
