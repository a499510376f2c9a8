import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEMPISTICA_IN_USE } from '#produzione/tempistiche/deleteTempistica.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { lavorazioneNamed, makeOrdineInOfficina } from '#server-test/officinaScene.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'

let app: TestApp
let capo: Client

beforeAll(async () => {
  app = await createTestApp()
  capo = await app.as('super')
})
afterAll(() => app.close())

test('what is worked stays: order, line, pieces, operator, timing', async () => {
  const user = await makeUser(app.db, { operatore: {} })
  const omar = await app.as(user)
  const { ordine, riga } = await makeOrdineInOfficina(app.db, 3)
  const lavorazione = await lavorazioneNamed(app.db, 'assemblaggio anta')
  const pezzi = [{ rigaPk: riga.id, posizioni: [4] }]
  expect(
    (await mutateAs(omar, 'createAttivita', { lavorazionePk: lavorazione, ordinePk: ordine.id, pezzi })).errors,
  ).toEqual([])

  expect((await mutateAs(capo, 'deleteOrdine', { pk: ordine.id })).errors).toMatchObject([
    { message: 'L’ordine è già in lavorazione (1 attività registrata): non può essere eliminato.' },
  ])
  const { tipoSerramentoId, codiceSerramentoId, listino, scontoArticolo } = riga
  const comeE = {
    pk: riga.id,
    tipoSerramentoPk: tipoSerramentoId,
    codiceSerramentoPk: codiceSerramentoId,
    listino: listino?.toNumber(),
    scontoArticolo: scontoArticolo?.toNumber(),
    ante: 2,
  }
  const righe = (...fresh: object[]) => mutateAs(capo, 'updateOrdine', { pk: ordine.id, righe: fresh })
  expect((await righe({ ...comeE, numero: 1 })).errors).toMatchObject([
    { field: 'righe[0].numero', message: 'La riga ha pezzi già lavorati. Il pezzo 4 non ci sarebbe più.' },
  ])
  expect((await righe({ ...comeE, numero: 3, ante: 1 })).errors).toMatchObject([{ field: 'righe[0].numero' }])
  expect((await righe({ ...comeE, pk: null, numero: 3 })).errors).toMatchObject([
    { field: 'righe', message: 'La riga 1 ha pezzi già lavorati.' },
  ])
  expect((await righe({ ...comeE, numero: 2 })).errors).toEqual([])

  const operatore = await app.db.operatore.findUniqueOrThrow({ where: { userId: user.id } })
  expect((await mutateAs(capo, 'deleteOperatore', { pk: operatore.id })).errors).toMatchObject([
    { message: 'L’operatore ha 1 registrazione in officina: non si può eliminare, ma si può disattivare l’utente.' },
  ])
  expect((await mutateAs(capo, 'deleteUser', { pk: user.id })).errors).toMatchObject([{ code: 'STORICO' }])

  const tempistica = await app.db.tempistica.findFirstOrThrow({ where: { tipoSerramentoId } })
  expect((await mutateAs(capo, 'deleteTempistica', { pk: tempistica.id })).errors).toMatchObject([
    { message: TEMPISTICA_IN_USE },
  ])
})
