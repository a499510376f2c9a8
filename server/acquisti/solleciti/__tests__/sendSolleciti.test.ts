import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '#server-test/personaleFactories.ts'
import { SOLLECITATO_TODAY, SOLLECITO_WITHOUT_INDIRIZZO, WITHOUT_RITARDI } from '../rules.ts'

let app: TestApp
let utente: Client
const day = (between: number) => new Date(Date.now() - (Date.now() % 86_400_000) + between * 86_400_000)
const SEND = `mutation ($input: SendSollecitiInput!) {
  sendSolleciti(input: $input) { esiti { fornitore { pk } fatto motivo } errors { field message } } }`
interface Answer {
  esiti: { fornitore: { pk: number }; fatto: boolean; motivo: string | null }[] | null
  errors: { field: string; message: string }[]
}
async function send(fornitori: number[], forza?: boolean, who = utente) {
  const { data, errors } = await who.graphql<{ sendSolleciti: Answer }>(SEND, {
    input: { fornitorePks: fornitori, forza },
  })
  if (errors?.length || !data) throw new Error(errors?.[0]?.message ?? 'no answer')
  return data.sendSolleciti
}
const mails = () => app.db.mail.findMany({ where: { contesto: 'Sollecito' }, orderBy: { id: 'asc' } })

/** A supplier with a late order that it knows of, one that it does not, and one that is still to come. */
async function late(email = 'vetri@azienda.example') {
  const fornitore = await makeFornitore(app.db, { tipologia: 'vetro', email })
  const ordine = await makeOrdine(app.db)
  const data = { ordineId: ordine.id, fornitoreId: fornitore.id, tipologia: 'vetro' }
  const inRitardo = await makeOrdineFornitore(app.db, { ...data, dataConsegna: day(-2), emailSentAt: day(-9) })
  await makeOrdineFornitore(app.db, { ...data, dataConsegna: day(-2), emailSentAt: null })
  await makeOrdineFornitore(app.db, { ...data, dataConsegna: day(3), emailSentAt: day(-9) })
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
    solleciti: { fornitore: { pk: number }; corpo: string; ordini: { pk: number }[] }[]
  }>('{ solleciti { fornitore { pk } corpo ordini { pk } } }')
  const proposed = data?.solleciti.find((one) => one.fornitore.pk === fornitore.id)
  expect(proposed?.ordini).toEqual([{ pk: inRitardo.id }])
  // Two at once: one mail.
  const outcomes = (await Promise.all([send([fornitore.id]), send([fornitore.id])])).flatMap((one) => one.esiti ?? [])
  expect(outcomes.map(({ motivo }) => motivo).sort()).toEqual([SOLLECITATO_TODAY, null].sort())
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ aIndirizzo: 'vetri@azienda.example', contestoPk: fornitore.id })
  expect(mail?.corpo).toContain(ordine.numeroCommessa)
  const history = await app.db.auditLog.findMany({ where: { azione: 'sollecitaFornitura' } })
  expect(history.map(({ oggetto, oggettoPk }) => [oggetto, oggettoPk]).sort()).toEqual([
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
  const punctual = await makeFornitore(app.db, { tipologia: 'vetro', email: 'p@azienda.example' })
  const before = (await mails()).length
  const { esiti } = await send([senza.fornitore.id, punctual.id])
  expect(new Map(esiti?.map(({ fornitore, motivo }) => [fornitore.pk, motivo]))).toEqual(
    new Map([
      [senza.fornitore.id, SOLLECITO_WITHOUT_INDIRIZZO],
      [punctual.id, WITHOUT_RITARDI],
    ]),
  )
  expect((await send([])).errors).toMatchObject([{ field: 'fornitorePks' }])
  const good = await late()
  expect((await send([good.fornitore.id, 999_999])).errors).toMatchObject([{ field: 'fornitorePks' }])
  expect(await mails()).toHaveLength(before)
  await expect(send([good.fornitore.id], false, await app.as('staff'))).rejects.toThrow()
})

test('how long a supplier really took comes from the days of its orders, for who may change it', async () => {
  const { fornitore, inRitardo } = await late()
  const { fornitore: other } = await late()
  const step = (stato: string, produce: number) => ({
    ordineFornitoreId: inRitardo.id,
    stato,
    changedAt: day(-produce),
  })
  const arrived = await app.db.valoreStato.create({ data: { contesto: 'ORDINE_FORNITORE', nome: 'ARRIVATO' } })
  await app.db.ordineFornitore.update({
    where: { id: inRitardo.id },
    data: { statoId: arrived.id, dataOrdine: day(-30), dataArrivo: day(-18) },
  })
  // Arrived, taken back, sent again: clicks move no day.
  await app.db.storicoStatoOrdineFornitore.createMany({
    data: [step('DA_FARE', 40), step('INVIATO', 30), step('ARRIVATO', 18), step('INVIATO', 10), step('ARRIVATO', 2)],
  })
  const ask = async (pk: number, who = utente) => {
    const query = `{ fornitore(pk: ${pk}) { tempiReali { casi mediana ottoSuDieci } } }`
    return (await who.graphql<{ fornitore: { tempiReali: unknown } | null }>(query)).data?.fornitore?.tempiReali
  }
  expect(await ask(fornitore.id)).toEqual({ casi: 1, mediana: 12, ottoSuDieci: 12 })
  expect(await ask(other.id)).toBe(null)
  expect(await ask(fornitore.id, await app.as('operatore.capo'))).toBe(null)
})
