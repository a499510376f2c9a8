import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { attachmentsOf } from '#amministrazione/posta/__tests__/attachments.ts'
import { openSmtp, type TestSmtp } from '#amministrazione/posta/__tests__/smtp.ts'
import { cancelMail } from '#amministrazione/posta/cancelMail.ts'
import { retryMail } from '#amministrazione/posta/retryMail.ts'
import { addDays } from '#ordini/ordini/rules.ts'
import { Refusal } from '#platform/errors.ts'
import { createMailWorker } from '#platform/mail/worker.ts'
import { pdfWords } from '#platform/pdf/__tests__/readPdf.ts'
import { seedAzienda } from '#prisma/seed/azienda/azienda.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine, makeStoredFile } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeFornitore, makeOrdineFornitore, makeRigaFornitore } from '#server-test/personaleFactories.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { formatDate } from '#shared/formats/formats.ts'

// From the card of a supplier order to the supplier's mailbox, through a mail server.
let app: TestApp
let superuser: Client
let smtp: TestSmtp

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  for (const [ordine, name] of ['DA_FARE', 'INVIATO', 'CONFERMATO'].entries()) {
    await app.db.valoreStato.create({ data: { contesto: 'ORDINE_FORNITORE', nome: name, ordine } })
  }
  smtp = await openSmtp()
})
afterAll(async () => {
  await smtp.close()
  await app.close()
})
beforeEach(async () => {
  smtp.ricevuti.length = 0
})

/** A supplier order of glass with one row, that may be sent. */
async function fornitura({ email = 'ordini@vetreria.example', righe = 1, ...different }: Record<string, unknown> = {}) {
  const { id: fornitoreId } = await makeFornitore(app.db, {
    tipologia: 'vetro',
    nome: 'Vetreria Sole',
    email: String(email),
  })
  const { id: ordineId, numeroCommessa } = await makeOrdine(app.db)
  const done = await makeOrdineFornitore(app.db, { tipologia: 'vetro', ordineId, fornitoreId, ...different })
  for (let n = 0; n < Number(righe); n++) {
    await makeRigaFornitore(app.db, { ordineId, fornitoreId, ordineFornitoreId: done.id, codice: 'VETRO-7', um: 'pz' })
  }
  return { pk: done.id, ordineId, fornitoreId, numeroCommessa }
}

const sendIt = (input: { pk: number } & Record<string, unknown>) =>
  mutateAs<{ ordineFornitore: { statoNome: string } | null }>(
    superuser,
    'sendMailOrdineFornitore',
    input,
    'ordineFornitore { pk statoNome }',
  )
const stato = (pk: number) =>
  app.db.ordineFornitore.findUniqueOrThrow({
    where: { id: pk },
    include: { stato: true, mail: { include: { allegati: true } } },
  })
const storico = async (pk: number) =>
  (await app.db.storicoStatoOrdineFornitore.findMany({ where: { ordineFornitoreId: pk }, orderBy: { id: 'asc' } })).map(
    (riga) => riga.stato,
  )
const posta = async (operation: { execute: typeof cancelMail.execute }, pk: number) =>
  operation.execute({ pk }, await superuser.contesto())

async function sendOut(count: number) {
  const { db, events, log, storage } = app.services
  const sender = async () => ({ address: 'acquisti@azienda.example', name: 'Azienda' })
  const worker = createMailWorker({ db, events, log, storage, smtpUrl: smtp.url, sender, pausaMs: 100 })
  worker.start()
  await expect.poll(() => smtp.ricevuti.length, { timeout: 120_000 }).toBe(count)
  await expect.poll(() => db.mail.count({ where: { stato: 'IN_INVIO' } })).toBe(0)
  await worker.stop()
}

describe('sendMailOrdineFornitore', () => {
  test('reaches the supplier with its print and the ticked attachments; the order is INVIATO, ordered today', async () => {
    const { pk, numeroCommessa } = await fornitura()
    const bytes = Buffer.from('%PDF-1.4 disegno')
    const key = await app.services.storage.put(bytes)
    const { id: fileId } = await makeStoredFile(app.db, {
      chiave: key,
      nome: 'x.pdf',
      mime: 'application/pdf',
      dimensione: bytes.length,
    })
    const [chosen] = await Promise.all(
      ['Disegno n. 1.pdf', 'lasciato.pdf'].map((originalName) =>
        app.db.allegatoOrdineFornitore.create({ data: { ordineFornitoreId: pk, fileId, originalName } }),
      ),
    )
    const testoEmail = '<p>Urgente, <b>grazie</b></p><script>x</script>'
    const { errors, ordineFornitore } = await sendIt({ pk, testoEmail, allegatoPks: [chosen?.id] })
    expect(errors).toEqual([])
    expect(ordineFornitore).toMatchObject({ statoNome: 'INVIATO' })
    const after = await stato(pk)
    expect(after).toMatchObject({ testoEmail: '<p>Urgente, <b>grazie</b></p>', stato: { nome: 'INVIATO' } })
    expect(after.dataOrdine).not.toBeNull()
    expect(await storico(pk)).toEqual(['INVIATO'])

    await sendOut(1)
    const [{ a, testo } = { a: '', testo: '' }] = smtp.ricevuti
    expect(a).toBe('<ordini@vetreria.example>')
    expect(testo.replace(/=\n/g, '')).toContain('Urgente, <b>grazie</b>')
    const allegati = attachmentsOf(testo)
    expect(allegati.map(({ nome }) => nome)).toEqual([`ordine-fornitore-${pk}.pdf`, 'Disegno n. 1.pdf'])
    expect(allegati[1]?.bytes.equals(bytes)).toBe(true)
    const print = (await pdfWords(allegati[0]?.bytes ?? Buffer.of())).join()
    for (const expected of [`Ordine a fornitore n. ${pk}`, numeroCommessa, 'VETRO-7', '10 pz'])
      expect(print).toContain(expected)

    // The copy that the order keeps is what was sent, byte by byte, whatever happens to the rows.
    const { emailPdf } = await queryAs<{ emailPdf: string }>(superuser, `{ ordineFornitore(pk: ${pk}) { emailPdf } }`)
    const copy = Buffer.from(await (await superuser.fetch(emailPdf)).arrayBuffer())
    expect(copy.equals(allegati[0]?.bytes ?? Buffer.of())).toBe(true)
  })

  test('it is expected after the lead time of its supplier, from the day on which it leaves, and the print says so', async () => {
    const { pk, fornitoreId } = await fornitura()
    await app.db.fornitore.update({ where: { id: fornitoreId }, data: { tempo: 12 } })
    const expected = addDays(dayOfInstant(new Date()), 12)
    const offered = await superuser.graphql<{ bozza: unknown }>(
      `{ bozza: bozzaMailOrdineFornitore(pk: ${pk}) { dataConsegna } }`,
    )
    expect(offered.data?.bozza).toEqual({ dataConsegna: expected })
    await sendIt({ pk })
    const sent = await stato(pk)
    expect(sent.dataConsegna).toEqual(dateOfDay(expected))
    const { emailPdf } = await queryAs<{ emailPdf: string }>(superuser, `{ ordineFornitore(pk: ${pk}) { emailPdf } }`)
    const words = await pdfWords(new Uint8Array(await (await superuser.fetch(emailPdf)).arrayBuffer()))
    expect(words.join()).toContain(formatDate(expected))
    const told = await app.db.auditLog.findFirst({
      where: { oggetto: 'OrdineFornitore', oggettoPk: pk, campo: 'dataConsegna' },
    })
    expect(told).toMatchObject({ prima: null, dopo: expected })
  })

  test('the preview is the print that leaves, with the day that the mail would say', async () => {
    const { pk } = await fornitura({ dataOrdine: dateOfDay(dayOfInstant(new Date())) })
    const day = '2027-02-28'
    const preview = await superuser.fetch(`/api/planner/ordini-fornitore/${pk}/pdf/?data_consegna=${day}`)
    const shown = await pdfWords(new Uint8Array(await preview.arrayBuffer()))
    expect(shown.join()).toContain(formatDate(day))
    expect((await stato(pk)).dataConsegna).toBeNull()
    await sendIt({ pk, dataConsegna: day })
    const { emailPdf } = await queryAs<{ emailPdf: string }>(superuser, `{ ordineFornitore(pk: ${pk}) { emailPdf } }`)
    expect(await pdfWords(new Uint8Array(await (await superuser.fetch(emailPdf)).arrayBuffer()))).toEqual(shown)
  })

  test('a day that is written wins, one that it had stays; then it is late like any other', async () => {
    const written = await fornitura()
    await sendIt({ pk: written.pk, dataConsegna: '2026-01-09' })
    const had = await fornitura({ dataConsegna: dateOfDay('2026-01-08') })
    await sendIt({ pk: had.pk })
    expect((await stato(written.pk)).dataConsegna).toEqual(dateOfDay('2026-01-09'))
    expect((await stato(had.pk)).dataConsegna).toEqual(dateOfDay('2026-01-08'))
    const late = await superuser.graphql<{ ordiniFornitore: { nodes: { pk: number }[] } }>(
      `{ ordiniFornitore(filtro: { inRitardo: true, pks: [${written.pk}, ${had.pk}] }) { nodes { pk } } }`,
    )
    expect(late.data?.ordiniFornitore.nodes).toHaveLength(2)
    const asked = await superuser.graphql<{ solleciti: { fornitore: { pk: number } }[] }>(
      `{ solleciti { fornitore { pk } } }`,
    )
    expect(asked.data?.solleciti.map(({ fornitore }) => fornitore.pk)).toEqual(
      expect.arrayContaining([written.fornitoreId, had.fornitoreId]),
    )
  })

  test('what is filled and has no column is named before it leaves', async () => {
    const { pk, ordineId, fornitoreId } = await fornitura()
    const row = { ordineId, fornitoreId, ordineFornitoreId: pk, misureVetro: '800x1200' }
    await makeRigaFornitore(app.db, row)
    const ask = async () =>
      (await superuser.graphql<{ bozza: unknown }>(`{ bozza: bozzaMailOrdineFornitore(pk: ${pk}) { nonStampati } }`))
        .data?.bozza
    expect(await ask()).toEqual({ nonStampati: [] })
    await app.db.materiale.update({ where: { nome: 'vetro' }, data: { colonneList: ['codice', 'quantita', 'um'] } })
    try {
      expect(await ask()).toEqual({ nonStampati: ['Misure vetro'] })
    } finally {
      await app.db.materiale.update({ where: { nome: 'vetro' }, data: { colonneList: [] } })
    }
  })

  test('once: two at the same moment make one mail, a second is told so', async () => {
    const { pk } = await fornitura()
    const outcomes = await Promise.all([sendIt({ pk }), sendIt({ pk })])
    const messages = outcomes.flatMap(({ errors }) => errors.map(({ message }) => message))
    expect(messages).toEqual(['La mail è già stata inviata.'])
    expect(await app.db.mail.count({ where: { contesto: 'OrdineFornitore', contestoPk: pk } })).toBe(1)
    expect((await sendIt({ pk })).errors).toMatchObject([{ field: null, message: 'La mail è già stata inviata.' }])
  })

  test('offers subject and text, with the signature below', async () => {
    const { pk, numeroCommessa } = await fornitura()
    const { data } = await superuser.graphql<{ bozza: Record<string, string> }>(
      `{ bozza: bozzaMailOrdineFornitore(pk: ${pk}) { aIndirizzo oggetto corpo firma } }`,
    )
    const oggetto = `Ordine ${numeroCommessa} – vetro n. ${pk}`
    expect(data?.bozza).toMatchObject({ aIndirizzo: 'ordini@vetreria.example', oggetto })
    expect(data?.bozza.corpo).toContain('in allegato il nostro ordine')
    await seedAzienda(app.db)
    await sendIt({ pk })
    const { mail } = await stato(pk)
    expect(mail?.oggetto).toBe(oggetto)
    expect(mail?.corpo).toContain('in allegato il nostro ordine')
    expect(mail?.corpo).toContain('Serramenti Valdombra S.r.l.')
  })

  test.each([
    ['without an address', { email: '' }, 'Il fornitore non ha un indirizzo e-mail.'],
    ['without rows', { righe: 0 }, 'L’ordine fornitore non ha righe.'],
    ['sent by the old program', { emailSentAt: new Date() }, 'La mail è già stata inviata.'],
  ])('%s it is refused, and nothing is written', async (_name, different, message) => {
    const { pk } = await fornitura(different)
    const before = [await stato(pk), await app.db.mail.count(), await app.db.storedFile.count()]
    expect((await sendIt({ pk })).errors).toMatchObject([{ field: null, message }])
    expect([await stato(pk), await app.db.mail.count(), await app.db.storedFile.count()]).toEqual(before)
    const fields = await queryAs(superuser, `{ ordineFornitore(pk: ${pk}) { puoInviareMail motivoMail } }`)
    expect(fields).toEqual({ puoInviareMail: false, motivoMail: message })
  })

  test('in another state, or with an attachment of another, it is refused', async () => {
    const confirmed = await app.db.valoreStato.findFirstOrThrow({
      where: { contesto: 'ORDINE_FORNITORE', nome: 'CONFERMATO' },
    })
    const { pk } = await fornitura({ statoId: confirmed.id })
    expect((await sendIt({ pk })).errors).toMatchObject([
      { message: 'Lo stato è CONFERMATO: la mail non si può più inviare.' },
    ])
    const other = await fornitura()
    expect((await sendIt({ pk: other.pk, allegatoPks: [999_999] })).errors).toMatchObject([{ field: 'allegatoPks' }])
    expect((await stato(other.pk)).emailSentAt).toBeNull()
  })

  test('over 20 MB it is refused', async () => {
    const { pk } = await fornitura()
    const { id: fileId } = await makeStoredFile(app.db, { dimensione: 21 * 1024 * 1024 })
    const { id } = await app.db.allegatoOrdineFornitore.create({
      data: { ordineFornitoreId: pk, fileId, originalName: 'a.pdf' },
    })
    expect((await sendIt({ pk, allegatoPks: [id] })).errors).toMatchObject([
      { field: 'allegatoPks', message: 'Gli allegati superano 20 MB.' },
    ])
    expect((await stato(pk)).emailSentAt).toBeNull()
  })

  test('without Chromium nothing is stored', async () => {
    const { pk } = await fornitura()
    const before = [await app.db.mail.count(), await app.db.storedFile.count()]
    const printing = vi.spyOn(app.services.pdf, 'render').mockRejectedValue(new Refusal('UNAVAILABLE'))
    const answer = await sendIt({ pk }).then(
      () => 'sent',
      (error: unknown) => String(error),
    )
    printing.mockRestore()
    expect(answer).not.toBe('sent')
    expect([await app.db.mail.count(), await app.db.storedFile.count()]).toEqual(before)
    expect(await stato(pk)).toMatchObject({ emailSentAt: null, mail: null, emailPdfId: null })
    expect(await storico(pk)).toEqual([])
  })

  test('the old API: 200 with the order, 400 with the reason beside none of the fields', async () => {
    const { pk } = await fornitura()
    const ask = () =>
      superuser.fetch(`/api/planner/ordini-fornitore/${pk}/send-mail/`, {
        method: 'POST',
        body: JSON.stringify({ testo_email: '<p>Ciao</p>' }),
        headers: { 'Content-Type': 'application/json' },
      })
    const done = await ask()
    expect(done.status).toBe(200)
    const body = (await done.json()) as Record<string, unknown>
    expect(body).toMatchObject({ id: pk, stato: 'INVIATO', testo_email: '<p>Ciao</p>', allegati_data: [] })
    expect(body.email_pdf).toMatch(/^http.*\/files\/[0-9a-f]{64}\/ordine-fornitore-\d+\.pdf$/)
    const again = await ask()
    expect([again.status, await again.json()]).toEqual([400, { non_field_errors: ['La mail è già stata inviata.'] }])
  })
})

describe('given up in the outbox', () => {
  test('it was never sent: state, day and print as before; it may be sent anew, and the old one no longer', async () => {
    const { pk } = await fornitura()
    await sendIt({ pk })
    const { mailId } = await stato(pk)
    await posta(cancelMail, mailId ?? 0)
    expect(await stato(pk)).toMatchObject({
      emailSentAt: null,
      emailPdfId: null,
      mailId: null,
      statoId: null,
      dataOrdine: null,
      dataConsegna: null,
    })
    expect(await storico(pk)).toEqual(['INVIATO', ''])
    expect((await sendIt({ pk })).errors).toEqual([])
    await expect(posta(retryMail, mailId ?? 0)).rejects.toThrow('già stato inviato con un’altra mail')
    expect(await app.db.mail.findUniqueOrThrow({ where: { id: mailId ?? 0 } })).toMatchObject({ stato: 'ANNULLATA' })
  })

  test('what somebody has changed since stays', async () => {
    const confirmed = await app.db.valoreStato.findFirstOrThrow({
      where: { contesto: 'ORDINE_FORNITORE', nome: 'CONFERMATO' },
    })
    const { pk } = await fornitura({ dataOrdine: new Date('2026-01-02') })
    await sendIt({ pk })
    await mutateAs(superuser, 'updateOrdineFornitore', { pk, dataConsegna: '2026-12-30' }, 'ordineFornitore { pk }')
    await mutateAs(superuser, 'setStatoOrdineFornitore', { pk, stato: 'CONFERMATO' }, 'ordineFornitore { pk }')
    const { mailId } = await stato(pk)
    await posta(cancelMail, mailId ?? 0)
    const after = await stato(pk)
    expect(after).toMatchObject({ emailSentAt: null, statoId: confirmed.id })
    expect(after.dataOrdine?.toISOString()).toContain('2026-01-02')
    expect(after.dataConsegna).toEqual(dateOfDay('2026-12-30'))
  })

  test('taken up again it is sent again; of a supplier order that is gone it is not', async () => {
    const { pk } = await fornitura()
    await sendIt({ pk })
    const { mailId, emailPdfId } = await stato(pk)
    await posta(cancelMail, mailId ?? 0)
    await posta(retryMail, mailId ?? 0)
    expect(await stato(pk)).toMatchObject({ mailId, emailPdfId, stato: { nome: 'INVIATO' } })
    expect((await stato(pk)).emailSentAt).not.toBeNull()
    await posta(cancelMail, mailId ?? 0)
    await mutateAs(superuser, 'deleteOrdineFornitore', { pk }, '')
    await expect(posta(retryMail, mailId ?? 0)).rejects.toThrow('è stato eliminato')
  })
})

test('changed while it is printed, it is printed again', async () => {
  const { pk, ordineId, fornitoreId } = await fornitura()
  const { pdf } = app.services
  const render = pdf.render
  let prints = 0
  pdf.render = async (documento) => {
    const bytes = await render(documento)
    if (++prints === 1)
      await makeRigaFornitore(app.db, { ordineId, fornitoreId, ordineFornitoreId: pk, codice: 'NUOVA-9' })
    return bytes
  }
  try {
    expect((await sendIt({ pk })).errors).toEqual([])
  } finally {
    pdf.render = render
  }
  expect(prints).toBe(2)
  const { emailPdf } = await queryAs<{ emailPdf: string }>(superuser, `{ ordineFornitore(pk: ${pk}) { emailPdf } }`)
  const copy = new Uint8Array(await (await superuser.fetch(emailPdf)).arrayBuffer())
  expect((await pdfWords(copy)).join()).toContain('NUOVA-9')
})
