import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine } from '../../../test/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '../../../test/personaleFactories.ts'
import { SENZA_RITARDI, SOLLECITATO_OGGI, SOLLECITO_SENZA_INDIRIZZO } from '../rules.ts'

let app: TestApp
let utente: Client
const giorno = (fra: number) => new Date(Date.now() - (Date.now() % 86_400_000) + fra * 86_400_000)
const SEND = `mutation ($input: SendSollecitiInput!) {
  sendSolleciti(input: $input) { esiti { fornitore fatto motivo } errors { field message } } }`
interface Risposta {
  esiti: { fornitore: number; fatto: boolean; motivo: string | null }[] | null
  errors: { field: string; message: string }[]
}
async function send(fornitori: number[], forza?: boolean, chi = utente) {
  const { data, errors } = await chi.graphql<{ sendSolleciti: Risposta }>(SEND, { input: { fornitori, forza } })
  if (errors?.length || !data) throw new Error(errors?.[0]?.message ?? 'no answer')
  return data.sendSolleciti
}
const mails = () => app.db.mail.findMany({ where: { contesto: 'Sollecito' }, orderBy: { id: 'asc' } })

/** A supplier with a late order that it knows of, one that it does not, and one that is still to come. */
async function late(email = 'vetri@azienda.example') {
  const fornitore = await makeFornitore(app.db, { tipologia: 'vetro', email })
  const ordine = await makeOrdine(app.db)
  const dati = { ordineId: ordine.id, fornitoreId: fornitore.id, tipologia: 'vetro' }
  const inRitardo = await makeOrdineFornitore(app.db, { ...dati, dataConsegna: giorno(-2), emailSentAt: giorno(-9) })
  await makeOrdineFornitore(app.db, { ...dati, dataConsegna: giorno(-2), emailSentAt: null })
  await makeOrdineFornitore(app.db, { ...dati, dataConsegna: giorno(3), emailSentAt: giorno(-9) })
  return { fornitore, ordine, inRitardo }
}

beforeAll(async () => {
  app = await createTestApp()
  utente = await app.as('super')
})
afterAll(() => app.close())

test('one mail with what is late and was ordered; again on the same day only when it is wanted', async () => {
  const { fornitore, ordine, inRitardo } = await late()
  const { data } = await utente.graphql<{
    solleciti: { fornitore: number; corpo: string; ordini: { pk: number }[] }[]
  }>('{ solleciti { fornitore corpo ordini { pk } } }')
  const proposto = data?.solleciti.find((uno) => uno.fornitore === fornitore.id)
  expect(proposto?.ordini).toEqual([{ pk: inRitardo.id }])
  // Two at once: one mail.
  const esiti = (await Promise.all([send([fornitore.id]), send([fornitore.id])])).flatMap((uno) => uno.esiti ?? [])
  expect(esiti.map(({ motivo }) => motivo).sort()).toEqual([SOLLECITATO_OGGI, null].sort())
  const [mail, ...altre] = await mails()
  expect(altre).toEqual([])
  expect(mail).toMatchObject({ aIndirizzo: 'vetri@azienda.example', contestoPk: fornitore.id })
  expect(mail?.corpo).toContain(ordine.numeroCommessa)
  const storia = await app.db.auditLog.findMany({ where: { azione: 'sollecitaFornitura' } })
  expect(storia.map(({ oggetto, oggettoPk }) => [oggetto, oggettoPk]).sort()).toEqual([
    ['Ordine', ordine.id],
    ['OrdineFornitore', inRitardo.id],
  ])
  expect((await send([fornitore.id], true)).esiti).toMatchObject([{ fatto: true }])
  expect(await mails()).toHaveLength(2)
})

test('a mail that was given up was none', async () => {
  const { fornitore } = await late()
  await send([fornitore.id])
  await app.db.mail.updateMany({ where: { contestoPk: fornitore.id }, data: { stato: 'ANNULLATA' } })
  expect((await send([fornitore.id])).esiti).toMatchObject([{ fatto: true, motivo: null }])
})

test('each has its own outcome; nobody, an unknown one and who may not are refused', async () => {
  const senza = await late('')
  const puntuale = await makeFornitore(app.db, { tipologia: 'vetro', email: 'p@azienda.example' })
  const prima = (await mails()).length
  const { esiti } = await send([senza.fornitore.id, puntuale.id])
  expect(new Map(esiti?.map(({ fornitore, motivo }) => [fornitore, motivo]))).toEqual(
    new Map([
      [senza.fornitore.id, SOLLECITO_SENZA_INDIRIZZO],
      [puntuale.id, SENZA_RITARDI],
    ]),
  )
  expect((await send([])).errors).toMatchObject([{ field: 'fornitori' }])
  const buono = await late()
  expect((await send([buono.fornitore.id, 999_999])).errors).toMatchObject([{ field: 'fornitori' }])
  expect(await mails()).toHaveLength(prima)
  await expect(send([buono.fornitore.id], false, await app.as('staff'))).rejects.toThrow()
})

test('how long a supplier really took comes from the days of its orders, for who may change it', async () => {
  const { fornitore, inRitardo } = await late()
  const { fornitore: altro } = await late()
  const passo = (stato: string, fa: number) => ({ ordineFornitoreId: inRitardo.id, stato, changedAt: giorno(-fa) })
  const arrived = await app.db.valoreStato.create({ data: { contesto: 'ORDINE_FORNITORE', nome: 'ARRIVATO' } })
  await app.db.ordineFornitore.update({
    where: { id: inRitardo.id },
    data: { statoId: arrived.id, dataOrdine: giorno(-30), dataArrivo: giorno(-18) },
  })
  // Arrived, taken back, sent again: clicks move no day.
  await app.db.storicoStatoOrdineFornitore.createMany({
    data: [
      passo('DA_FARE', 40),
      passo('INVIATO', 30),
      passo('ARRIVATO', 18),
      passo('INVIATO', 10),
      passo('ARRIVATO', 2),
    ],
  })
  const ask = async (pk: number, chi = utente) => {
    const query = `{ fornitore(pk: ${pk}) { tempiReali { n mediana percentile80 } } }`
    return (await chi.graphql<{ fornitore: { tempiReali: unknown } | null }>(query)).data?.fornitore?.tempiReali
  }
  expect(await ask(fornitore.id)).toEqual({ n: 1, mediana: 12, percentile80: 12 })
  expect(await ask(altro.id)).toBe(null)
  expect(await ask(fornitore.id, await app.as('operatore.capo'))).toBe(null)
})
