import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { lavorazioneNamed, makeOrdineInOfficina } from '#server-test/officinaScene.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a bench is given its orders in turn: the first operation with pieces left, all of them when none has', async () => {
  const who = await app.as(await makeUser(app.db, { operatore: {} }))
  const taglio = await lavorazioneNamed(app.db, 'taglio')
  const { ordine, riga } = await makeOrdineInOfficina(app.db)
  const today = dayOfInstant(new Date())
  const analisi = await app.db.analisiPostazione.create({ data: { nome: 'Banchi', data: dateOfDay(today) } })
  const bench = { analisiId: analisi.id, postazione: 'Banco 9', campi: ['taglio'] }
  const { id: postazioneId } = await app.db.postazioneAnalisi.create({ data: bench })
  const place = { analisiId: analisi.id, ordineId: ordine.id, postazioneId, posizione: 1, minuti: 90 }
  await app.db.ordineAnalisi.create({ data: place })
  const ask = (postazione: string) =>
    queryAs<object[] | null>(
      who,
      `{ previstoAlBanco(postazione: "${postazione}") {
        pianificatoIl minuti ordine { numeroCommessa } lavorazione { nome } pezziTotali pezziEseguiti } }`,
    )
  const planned = { pianificatoIl: today, minuti: 90, ordine: { numeroCommessa: ordine.numeroCommessa } }
  expect(await ask('Banco 9')).toEqual([
    { ...planned, lavorazione: { nome: 'taglio' }, pezziTotali: 2, pezziEseguiti: 0 },
  ])
  const done = { lavorazionePk: taglio, ordinePk: ordine.id, pezzi: [{ rigaPk: riga.id, posizioni: [1, 2] }] }
  expect((await mutateAs(who, 'createAttivita', done)).errors).toEqual([])
  expect(await ask('Banco 9')).toEqual([{ ...planned, lavorazione: null, pezziTotali: 2, pezziEseguiti: 2 }])
  expect(await ask('Banco 10')).toBeNull()
})
