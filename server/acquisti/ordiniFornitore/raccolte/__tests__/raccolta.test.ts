import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelMail } from '#amministrazione/posta/cancelMail.ts'
import { retryMail } from '#amministrazione/posta/retryMail.ts'
import { finishedBody } from '#platform/mail/finish.ts'
import { pdfWords } from '#platform/pdf/__tests__/readPdf.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine, makeUser } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeFornitore, makeRigaFornitore } from '#server-test/personaleFactories.ts'
import { dateOfDay } from '#shared/dates/days.ts'

// Two orders, one supplier that gathers: one mail, one print, one answer.
let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  for (const [ordine, name] of ['DA_FARE', 'INVIATO', 'CONFERMATO', 'ARRIVATO'].entries()) {
    await app.db.valoreStato.create({ data: { contesto: 'ORDINE_FORNITORE', nome: name, ordine } })
  }
})
afterAll(() => app.close())

const makeSupplier = (different = {}) =>
  makeFornitore(app.db, {
    tipologia: 'vetro',
    nome: 'Vetreria Sile',
    email: 'v@sile.example',
    raccoglie: true,
    ...different,
  })

/** A row that waits, of a new order that is delivered on a day. */
async function waiting(fornitoreId: number, delivered: string | null = '2027-03-31', codice = 'V1') {
  const { id: ordineId, numeroCommessa } = await makeOrdine(app.db, {
    dataConsegna: delivered ? dateOfDay(delivered) : null,
  })
  const riga = await makeRigaFornitore(app.db, { ordineId, fornitoreId, codice, um: 'pz', quantita: 2 })
  return { riga: riga.id, ordineId, numeroCommessa }
}

interface Generated {
  errors: { field: string | null; message: string }[]
  ordiniFornitore: number[] | null
  raccolte: number[] | null
  modifica: number | null
}
const generate = (rigaPks: number[], who = superuser) =>
  mutateAs<Generated>(who, 'generateOrdiniFornitore', { rigaPks }, 'ordiniFornitore raccolte modifica')

/** Two orders of the same week, gathered. */
async function gathered(different = {}) {
  const fornitore = await makeSupplier(different)
  const rows = [
    await waiting(fornitore.id, '2027-03-31', 'PRIMA'),
    await waiting(fornitore.id, '2027-04-01', 'SECONDA'),
  ]
  const { raccolte, ordiniFornitore, modifica, errors } = await generate(rows.map(({ riga }) => riga))
  expect(errors).toEqual([])
  const [raccolta] = raccolte ?? []
  const [one = 0, other = 0] = ordiniFornitore ?? []
  return { fornitore, rows, raccolta: raccolta ?? 0, raccolte, one, other, modifica }
}
const sendIt = (pk: number, input = {}, who = superuser) =>
  mutateAs<{ errors: { message: string }[] }>(who, 'sendMailRaccoltaFornitore', { pk, ...input }, 'raccolta { pk }')
const members = (raccoltaId: number) =>
  app.db.ordineFornitore.findMany({ where: { raccoltaId }, orderBy: { id: 'asc' }, include: { stato: true } })
const posta = async (operation: { execute: typeof cancelMail.execute }, pk: number) =>
  operation.execute({ pk }, await superuser.contesto())
const removeIt = (pk: number) =>
  mutateAs<{ errors: { message: string }[] }>(
    superuser,
    'removeOrdineRaccolta',
    { pk },
    'ordineFornitore { raccoltaPk }',
  )

describe('generated', () => {
  test('a supplier that gathers: one raccolta a week, each order keeps a supplier order of its own', async () => {
    const { raccolta, raccolte, rows, fornitore } = await gathered()
    expect(raccolte).toEqual([raccolta])
    expect(await members(raccolta)).toMatchObject(rows.map(({ ordineId }) => ({ ordineId, fornitoreId: fornitore.id })))
    // Two weeks before the delivery: 17 and 18 March.
    expect(await app.db.raccoltaFornitore.findUnique({ where: { id: raccolta } })).toMatchObject({
      settimana: dateOfDay('2027-03-15'),
      tipologia: 'vetro',
    })
    const later = await waiting(fornitore.id, '2027-04-30')
    const joining = await waiting(fornitore.id, '2027-03-29')
    const next = await generate([later.riga, joining.riga])
    expect(next.raccolte).toHaveLength(2)
    expect(next.raccolte).toContain(raccolta)
    expect(await members(raccolta)).toHaveLength(3)
  })

  test('without the setting, of another material or after it was sent, none joins', async () => {
    const alone = await makeSupplier({ raccoglie: false })
    const { raccolte } = await generate([(await waiting(alone.id)).riga])
    expect(raccolte).toEqual([])
    const { raccolta, fornitore } = await gathered()
    expect((await sendIt(raccolta)).errors).toEqual([])
    const again = await generate([(await waiting(fornitore.id)).riga])
    expect(again.raccolte).not.toContain(raccolta)
    expect(await members(raccolta)).toHaveLength(2)
  })

  test('at once by many: one raccolta has all of them', async () => {
    const fornitore = await makeSupplier()
    const rows = await Promise.all(Array.from({ length: 8 }, () => waiting(fornitore.id)))
    const buyers = await Promise.all(rows.map(async () => app.as(await makeUser(app.db, { isSuperuser: true }))))
    const answers = await Promise.all(rows.map(({ riga }, n) => generate([riga], buyers[n])))
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    expect(new Set(answers.flatMap(({ raccolte }) => raccolte)).size).toBe(1)
    expect(await members(answers[0]?.raccolte?.[0] ?? 0)).toHaveLength(8)
  })

  test('taken back: its orders go, and with the last the raccolta', async () => {
    const { raccolta, modifica } = await gathered()
    const { errors } = await mutateAs<Generated>(superuser, 'undoModificaRighe', { pk: modifica }, '')
    expect(errors).toEqual([])
    expect(await app.db.raccoltaFornitore.count({ where: { id: raccolta } })).toBe(0)
  })
})

describe('sent', () => {
  test('one mail with one print of both; both are INVIATO, expected on the same day', async () => {
    const { raccolta, rows, one, other } = await gathered()
    expect((await sendIt(raccolta, { dataConsegna: '2027-03-10' })).errors).toEqual([])
    const mails = await app.db.mail.findMany({
      where: { contesto: 'RaccoltaFornitore', contestoPk: raccolta },
      include: { allegati: true },
    })
    expect(mails).toHaveLength(1)
    expect(mails[0]?.allegati).toHaveLength(1)
    for (const { numeroCommessa } of rows) expect(mails[0]?.oggetto).toContain(numeroCommessa)
    expect(await members(raccolta)).toMatchObject(
      [one, other].map((id) => ({
        id,
        mailId: mails[0]?.id,
        stato: { nome: 'INVIATO' },
        dataConsegna: dateOfDay('2027-03-10'),
      })),
    )
    const { emailPdf } = await queryAs<{ emailPdf: string }>(superuser, `{ ordineFornitore(pk: ${one}) { emailPdf } }`)
    const print = await pdfWords(new Uint8Array(await (await superuser.fetch(emailPdf)).arrayBuffer()))
    for (const said of [
      `raccolta n. ${raccolta}`,
      ...rows.map((row) => row.numeroCommessa),
      'PRIMA',
      'SECONDA',
      '4 pz',
    ])
      expect(print.join()).toContain(said)
    expect((await sendIt(raccolta)).errors).toMatchObject([{ message: 'La mail è già stata inviata.' }])
  })

  test('twice at the same moment it leaves once', async () => {
    const { raccolta } = await gathered()
    const answers = await Promise.all([sendIt(raccolta), sendIt(raccolta)])
    expect(answers.flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual([
      'La mail è già stata inviata.',
    ])
    expect(await app.db.mail.count({ where: { contesto: 'RaccoltaFornitore', contestoPk: raccolta } })).toBe(1)
  })

  test('refused and nothing changed: a member that the supplier knows of, one without rows, no address', async () => {
    const { raccolta, one, other } = await gathered()
    await mutateAs(superuser, 'setStatoOrdineFornitore', { pk: one, stato: 'CONFERMATO' }, '')
    const before = [await members(raccolta), await app.db.mail.count(), await app.db.storedFile.count()]
    expect((await sendIt(raccolta)).errors).toMatchObject([
      { message: `L’ordine fornitore n. ${one} è già CONFERMATO: toglilo dalla raccolta, poi invia la mail.` },
    ])
    expect([await members(raccolta), await app.db.mail.count(), await app.db.storedFile.count()]).toEqual(before)
    expect((await removeIt(one)).errors).toEqual([])
    await app.db.rigaOrdineFornitore.updateMany({
      where: { ordineFornitoreId: other },
      data: { ordineFornitoreId: null },
    })
    expect((await sendIt(raccolta)).errors).toMatchObject([{ message: expect.stringContaining('non ha righe') }])
    const mute = await gathered({ email: '' })
    expect((await sendIt(mute.raccolta)).errors).toMatchObject([
      { message: 'Il fornitore non ha un indirizzo e-mail.' },
    ])
  })

  test('a member alone does not leave, nor change its supplier', async () => {
    const { raccolta, one } = await gathered()
    const alone = await mutateAs<Generated>(superuser, 'sendMailOrdineFornitore', { pk: one }, '')
    expect(alone.errors).toMatchObject([
      { message: `L’ordine fornitore parte con la raccolta n. ${raccolta}: la mail è della raccolta.` },
    ])
    const { id: fornitorePk } = await makeSupplier()
    const moved = await mutateAs<Generated>(superuser, 'updateOrdineFornitore', { pk: one, fornitorePk }, '')
    expect(moved.errors).toMatchObject([
      { field: 'fornitorePk', message: expect.stringContaining('va tolto dalla raccolta') },
    ])
    expect((await members(raccolta))[0]?.fornitoreId).not.toBe(fornitorePk)
  })

  test('is for who writes supplier orders', async () => {
    const { raccolta, one } = await gathered()
    const agente = await app.as('agente')
    const send = `mutation { sendMailRaccoltaFornitore(input: { pk: ${raccolta} }) { errors { message } } }`
    const remove = `mutation { removeOrdineRaccolta(input: { pk: ${one} }) { errors { message } } }`
    for (const document of [send, remove]) {
      expect((await agente.graphql(document)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    }
    expect((await agente.fetch(`/esporta/raccolta_fornitore.pdf?raccolta=${raccolta}`)).status).toBe(403)
    expect(await members(raccolta)).toMatchObject([{ emailSentAt: null }, { emailSentAt: null }])
  })

  test('its mail takes one link of the portal along, which counts among those of mails', async () => {
    const { raccolta, fornitore } = await gathered()
    await app.conLink(fornitore.id)
    await sendIt(raccolta)
    const mail = await app.db.mail.findFirstOrThrow({ where: { contesto: 'RaccoltaFornitore', contestoPk: raccolta } })
    const body = await finishedBody(app.db, mail, 'https://finestre.example')
    expect(body.match(/\/fornitore\/#\/\?t=frn_/g)).toHaveLength(1)
    expect(body).toContain('Gli ordini sono anche nel portale')
  })
})

describe('taken apart', () => {
  test('a member that is deleted, or taken out, leaves the others; sent it stays', async () => {
    const { raccolta, one, other, fornitore } = await gathered()
    const third = await generate([(await waiting(fornitore.id)).riga])
    expect((await removeIt(third.ordiniFornitore?.[0] ?? 0)).errors).toEqual([])
    expect((await removeIt(third.ordiniFornitore?.[0] ?? 0)).errors).toMatchObject([
      { message: 'L’ordine fornitore non è in una raccolta.' },
    ])
    await mutateAs(superuser, 'deleteOrdineFornitore', { pk: one }, '')
    expect(await members(raccolta)).toMatchObject([{ id: other }])
    await sendIt(raccolta)
    expect((await removeIt(other)).errors).toMatchObject([{ message: expect.stringContaining('già partita') }])
  })

  test('the last order that goes takes the raccolta along', async () => {
    const { raccolta, rows } = await gathered()
    for (const { ordineId } of rows) await app.db.ordine.delete({ where: { id: ordineId } })
    expect(await app.db.raccoltaFornitore.count({ where: { id: raccolta } })).toBe(0)
  })

  test('given up in the outbox all are as before; taken up again only while it has the same orders', async () => {
    const { raccolta, fornitore } = await gathered()
    await sendIt(raccolta)
    const mail = await app.db.mail.findFirstOrThrow({ where: { contesto: 'RaccoltaFornitore', contestoPk: raccolta } })
    await posta(cancelMail, mail.id)
    const unsent = { emailSentAt: null, mailId: null, dataConsegna: null, statoId: expect.anything() }
    expect(await members(raccolta)).toMatchObject([unsent, unsent])
    await posta(retryMail, mail.id)
    expect(await members(raccolta)).toMatchObject([{ mailId: mail.id }, { mailId: mail.id }])
    await posta(cancelMail, mail.id)
    await generate([(await waiting(fornitore.id)).riga])
    await expect(posta(retryMail, mail.id)).rejects.toThrow('è cambiata da quando')
  })
})

test('the supplier answers once for all of it, and nothing changes when one may not', async () => {
  const { raccolta, one, other, fornitore } = await gathered()
  await sendIt(raccolta)
  const supplier = await app.as(await makeUser(app.db, { fornitore: { id: fornitore.id } }))
  const { data } = await supplier.graphql<{ fornitoreOrdine: { raccolta: string; altreCommesse: string[] } }>(
    `{ fornitoreOrdine(pk: ${one}) { raccolta altreCommesse } }`,
  )
  expect(data?.fornitoreOrdine).toMatchObject({ raccolta: String(raccolta), altreCommesse: [expect.any(String)] })
  const answer = (input: object) => mutateAs<Generated>(supplier, 'updateFornitoreOrdine', input, 'ordine { pk }')
  const all = { pk: one, tuttaLaRaccolta: true }
  expect(
    (await answer({ ...all, stato: 'CONFERMATO', dataConsegna: '2027-03-12', valorePercentuale: 40 })).errors,
  ).toEqual([])
  const said = { stato: { nome: 'CONFERMATO' }, dataConsegna: dateOfDay('2027-03-12') }
  const now = await members(raccolta)
  expect(now).toMatchObject([said, said])
  expect(now.map(({ valorePercentuale }) => valorePercentuale?.toNumber())).toEqual([40, undefined])
  // ARRIVATO wants its day: neither changes.
  expect((await answer({ ...all, stato: 'ARRIVATO' })).errors).toHaveLength(1)
  expect(await members(raccolta)).toEqual(now)
  // Said of one alone the others stay.
  expect((await answer({ pk: other, stato: 'ARRIVATO', dataArrivo: '2026-03-01' })).errors).toEqual([])
  expect((await answer({ ...all, dataConsegna: '2027-03-20' })).errors).toEqual([])
  expect(await members(raccolta)).toMatchObject([
    { dataConsegna: dateOfDay('2027-03-20') },
    { dataConsegna: dateOfDay('2027-03-12'), stato: { nome: 'ARRIVATO' } },
  ])
})
