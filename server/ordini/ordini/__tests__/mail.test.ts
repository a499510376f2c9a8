import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelMail } from '#amministrazione/posta/cancelMail.ts'
import { retryMail } from '#amministrazione/posta/retryMail.ts'
import { claimMail, markSent } from '#platform/mail/claim.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCliente } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeFullOrdine } from '#server-test/ordini/factories.ts'
import { nextTime } from '#shared/dates/zone.ts'

// The approntamento mail of an order: empty → in attesa → inviata.
let app: TestApp
let superuser: Client
let pk: number

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
beforeEach(async () => {
  await app.db.mail.deleteMany()
  const { id } = await makeCliente(app.db, { nome: 'Rossi', email: 'rossi@example.com' })
  pk = (await makeFullOrdine(app.db, { clienteId: id })).id
})
afterAll(() => app.close())

const schedule = (different: object = {}) =>
  mutateAs(superuser, 'setMailOrdine', {
    ordinePk: pk,
    statoInvioMail: 'IN_ATTESA_INVIO',
    testoEmail: '<p>Buongiorno<script>alert(1)</script></p>',
    ...different,
  })
const saved = () => app.db.ordine.findUniqueOrThrow({ where: { id: pk }, include: { mail: true } })
const reasons = async (promessa: ReturnType<typeof schedule>) => (await promessa).errors.map(({ message }) => message)
const sent = async () => {
  await app.db.mail.updateMany({ data: { inviaDal: new Date(0) } })
  const mail = await claimMail(app.db, 30)
  if (!mail) throw new Error('nessuna mail')
  await markSent(app.db, mail)
}

describe('planned', () => {
  test('one mail in the outbox, with the text, cleaned, and the days; it leaves when the office opens', async () => {
    expect((await schedule()).errors).toEqual([])
    const { statoInvioMail, mail, dataInvioMail, testoEmail } = await saved()
    expect(statoInvioMail).toBe('IN_ATTESA_INVIO')
    expect(testoEmail).toBe('<p>Buongiorno</p>')
    expect(mail).toMatchObject({
      stato: 'DA_INVIARE',
      aIndirizzo: 'rossi@example.com',
      contesto: 'Ordine',
      contestoPk: pk,
    })
    expect(mail?.corpo).toContain('dal 01-04-2026 al 08-04-2026')
    expect(mail?.corpo).not.toContain('script')
    expect(mail?.inviaDal).toEqual(dataInvioMail)
    expect(mail?.inviaDal.getTime()).toBeGreaterThan(Date.now())
    const read = await queryAs(superuser, `{ ordine(pk: ${pk}) { etichettaMail dataInvioMail invioMailPrevisto } }`)
    expect(read).toMatchObject({ etichettaMail: 'In attesa invio', dataInvioMail: null })
  })

  test('changed while it waits: still one mail, at the time asked', async () => {
    await schedule()
    await schedule({ testoEmail: '<p>Altro</p>', inviaDal: '2030-01-01T09:00:00Z' })
    expect(await app.db.mail.count()).toBe(1)
    expect((await saved()).mail).toMatchObject({ inviaDal: new Date('2030-01-01T09:00:00Z') })
    expect((await saved()).mail?.corpo).toContain('Altro')
  })

  test('twice at the same moment: one mail', async () => {
    await Promise.all([schedule(), schedule()])
    expect(await app.db.mail.count()).toBe(1)
  })

  test('another approntamento: the mail names its days; none: it is given up', async () => {
    await schedule()
    await mutateAs(superuser, 'updateOrdine', { pk, dataConsegna: '2026-12-28' })
    expect((await saved()).mail?.corpo).toContain('dal 28-12-2026 al 04-01-2027')
    await mutateAs(superuser, 'updateOrdine', { pk, dataConsegna: null })
    expect(await saved()).toMatchObject({ statoInvioMail: null, mailId: null })
    expect(await app.db.mail.findMany()).toMatchObject([{ stato: 'ANNULLATA' }])
  })

  test('reset: given up, and may be planned again', async () => {
    await schedule()
    expect((await schedule({ statoInvioMail: null })).errors).toEqual([])
    expect(await saved()).toMatchObject({ statoInvioMail: null, dataInvioMail: null, mailId: null })
    await schedule()
    expect((await app.db.mail.findMany({ orderBy: { id: 'asc' } })).map(({ stato }) => stato)).toEqual([
      'ANNULLATA',
      'DA_INVIARE',
    ])
  })

  test('an order that is deleted takes its mail with it', async () => {
    await schedule()
    await mutateAs(superuser, 'deleteOrdine', { pk })
    expect(await app.db.mail.findMany()).toMatchObject([{ stato: 'ANNULLATA' }])
  })
})

describe('refused, and nothing enters the outbox', () => {
  test('without schedule, approntamento, text or address', async () => {
    expect(await reasons(schedule({ testoEmail: '<p> </p>' }))).toEqual(['Campo obbligatorio'])
    expect(await reasons(schedule({ statoInvioMail: 'INVIATA' }))).toHaveLength(1)
    await app.db.ordine.update({ where: { id: pk }, data: { dataConsegna: null } })
    expect(await reasons(schedule())).toEqual(['L’ordine non ha la data di approntamento.'])
    await app.db.schedulazioneOrdine.deleteMany({ where: { ordineId: pk } })
    expect(await reasons(schedule())).toEqual(['L’ordine non è schedulato.'])
    pk = (await makeFullOrdine(app.db)).id
    expect(await reasons(schedule())).toEqual(['Il cliente non ha un indirizzo e-mail valido.'])
    expect(await app.db.mail.count()).toBe(0)
  })
  test('by permission', async () => {
    const who = await app.as('agente')
    const input = { ordinePk: pk, statoInvioMail: null }
    await expect(mutateAs(who, 'setMailOrdine', input)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  })
})

describe('the outbox', () => {
  test('sent: inviata with its instant, read-only from then on', async () => {
    await schedule()
    await sent()
    const { statoInvioMail, dataInvioMail, mail } = await saved()
    expect(statoInvioMail).toBe('INVIATA')
    expect(dataInvioMail).toEqual(mail?.inviataIl)
    for (const stato of [null, 'IN_ATTESA_INVIO']) {
      expect(await reasons(schedule({ statoInvioMail: stato }))).toEqual(['La mail è già stata inviata.'])
    }
    const items = await queryAs<object[]>(superuser, `{ storicoOrdine(pk: ${pk}) { utente campo dopo } }`)
    expect(items[0]).toEqual({ utente: 'Posta in uscita', campo: 'Stato mail', dopo: 'INVIATA' })
  })

  test('while it is leaving it is neither changed nor reset', async () => {
    await schedule()
    await app.db.mail.updateMany({ data: { stato: 'IN_INVIO' } })
    for (const stato of [null, 'IN_ATTESA_INVIO']) {
      expect(await reasons(schedule({ statoInvioMail: stato }))).toEqual(['La mail è in corso di invio.'])
    }
  })

  test('given up by hand: not planned any more; taken up again: planned', async () => {
    await schedule()
    const { mailId } = await saved()
    await cancelMail.execute({ pk: mailId }, await superuser.contesto())
    expect(await saved()).toMatchObject({ statoInvioMail: null, mailId: null })
    await retryMail.execute({ pk: mailId }, await superuser.contesto())
    expect(await saved()).toMatchObject({ statoInvioMail: 'IN_ATTESA_INVIO', mailId })
    await sent()
    expect(await saved()).toMatchObject({ statoInvioMail: 'INVIATA' })
  })
})

test('patchOrdine: state and text of the mail, or the approntamento, in one transaction', async () => {
  const patch = (data: object) => mutateAs(superuser, 'patchOrdine', { pk, ...data })
  expect(
    (await patch({ statoInvioMail: 'IN_ATTESA_INVIO', testoEmail: 'Ciao', dataConsegna: '2026-06-01' })).errors,
  ).toEqual([])
  expect((await saved()).mail?.corpo).toContain('dal 01-06-2026')
  await patch({ statoInvioMail: null })
  expect(await saved()).toMatchObject({ statoInvioMail: null, testoEmail: 'Ciao' })
  const { errors } = await patch({ note: 'x', statoInvioMail: 'BOH' })
  expect(errors).toMatchObject([{ field: 'statoInvioMail' }])
  expect(await saved()).toMatchObject({ note: '' })
})

test('the next opening is today while it is early, tomorrow afterwards, whatever the clocks do', () => {
  const alle = (after: string) => nextTime('08:00', new Date(after)).toISOString()
  expect(alle('2026-01-10T05:00:00Z')).toBe('2026-01-10T07:00:00.000Z')
  expect(alle('2026-01-10T07:00:00Z')).toBe('2026-01-11T07:00:00.000Z')
  expect(alle('2026-03-28T12:00:00Z')).toBe('2026-03-29T06:00:00.000Z')
})
