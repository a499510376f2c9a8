import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelMail } from '#amministrazione/posta/cancelMail.ts'
import { retryMail } from '#amministrazione/posta/retryMail.ts'
import { fingerprint } from '#platform/identity/secrets.ts'
import { finishedBody, MailOutdated } from '#platform/mail/finish.ts'
import type { Mail } from '#prisma/generated/client.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCliente, makeOrdine } from '#server-test/factories.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeConferma } from '#server-test/ordini/factories.ts'

let app: TestApp
let superuser: Client
let visitor: Client

async function pdf(): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage()
  return Buffer.from(await document.save())
}

beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: 'http://serramenti.example' } })
  superuser = await app.as('super')
  visitor = app.visitor
  // What a sheet looks like is proved elsewhere; here it is one page.
  const sheet = await pdf()
  app.services.pdf.render = async () => sheet
})
afterAll(() => app.close())

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')
const firma = `data:image/png;base64,${PNG}`

/** A confirmation with a real PDF, linked to an order with its day, and the secret of its link. */
async function withLink() {
  const key = await app.services.storage.put(await pdf())
  const file = await app.db.storedFile.upsert({
    where: { chiave: key },
    create: { chiave: key, nome: 'p.pdf', mime: 'application/pdf', dimensione: 1 },
    update: {},
  })
  const ordine = await makeOrdine(app.db, { dataConsegna: new Date('2026-12-01T00:00:00Z') })
  const { id: pk } = await makeConferma(app.db, { preventivoDaFirmareId: file.id, ordineId: ordine.id })
  return { pk, ordine: ordine.id, chiave: key, token: await newLink(pk) }
}

async function newLink(pk: number) {
  const { percorso } = await mutateAs<{ percorso: string }>(
    superuser,
    'sendLinkConferma',
    { pk, invia: false },
    'percorso',
  )
  return percorso.slice('/conferma#'.length)
}
const PAGE = 'pagina { nomeCliente firmato firmatoDa confermata messaggi { note } }'
const open = (token: string) => mutateAs<{ pagina: object }>(visitor, 'openPaginaConferma', { token }, PAGE)
const signWith = (input: object) => mutateAs<{ pagina: object }>(visitor, 'signConfermaCliente', input, PAGE)
const read = (pk: number) =>
  app.db.confermaOrdine.findUniqueOrThrow({ where: { id: pk }, include: { eventi: { orderBy: { id: 'asc' } } } })

describe('the link of a customer', () => {
  test('opens the page, whose reading, downloading, writing and signing stand in the trail', async () => {
    const { pk, token, chiave } = await withLink()
    expect((await open(token)).pagina).toMatchObject({ nomeCliente: 'Rossi Mario', firmato: false })
    const body = new URLSearchParams({ token })
    const downloaded = await visitor.fetch('/conferma/file', { method: 'POST', body })
    expect([downloaded.status, downloaded.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    await mutateAs(visitor, 'writeConfermaCliente', { token, note: 'Quando arriva?' }, PAGE)
    const signed = await signWith({ token, nome: 'Mario Rossi', firma, accetto: 'si' })
    expect(signed.pagina).toMatchObject({
      firmato: true,
      firmatoDa: 'Mario Rossi',
      messaggi: [{ note: 'Quando arriva?' }],
    })

    const { eventi, preventivoFirmatoId } = await read(pk)
    expect(eventi.map(({ tipo }) => tipo)).toEqual(['LINK_CREATO', 'APERTA', 'SCARICATA', 'SCRITTO', 'FIRMATA'])
    const file = await app.db.storedFile.findUniqueOrThrow({ where: { id: Number(preventivoFirmatoId) } })
    const loaded = await PDFDocument.load(await app.services.storage.read(file.chiave))
    // The quote, then the sheet with the signature.
    expect(loaded.getPageCount()).toBe(2)
    expect(file.chiave).not.toBe(chiave)
    // Only the hash of the secret is stored.
    expect(await app.db.linkSegreto.count({ where: { hash: fingerprint(token) } })).toBe(1)
  })

  test('is signed once, also by two at once; without acceptance, drawing or name it is not', async () => {
    const { pk, token } = await withLink()
    const { errors } = await signWith({ token, nome: '', firma: 'data:text/html;base64,AA', accetto: '' })
    expect([...new Set(errors.map(({ field }) => field))].sort()).toEqual(['accetto', 'firma', 'nome'])
    const good = { token, nome: 'Mario Rossi', firma, accetto: 'si' }
    const outcomes = await Promise.all([signWith(good), signWith(good)])
    expect(outcomes.map(({ errors: [error] }) => error?.message ?? 'ok').sort()).toEqual([
      'Il preventivo è già stato firmato.',
      'ok',
    ])
    expect((await read(pk)).eventi.filter(({ tipo }) => tipo === 'FIRMATA')).toHaveLength(1)
  })

  test('the signed quote is sent back as a file; what is none is refused and stores nothing', async () => {
    const { pk, token } = await withLink()
    const sendIt = (body: BodyInit, name: string, secret = token) =>
      visitor.fetch('/conferma/firmato', {
        method: 'POST',
        body,
        headers: { 'X-Link-Cliente': secret, 'X-Nome-File': encodeURIComponent(name) },
      })
    const before = await app.db.storedFile.count()
    for (const [body, name] of [
      ['testo', 'firmato.pdf'],
      ['MZ', 'firmato.exe'],
      ['', 'firmato.pdf'],
    ] as const) {
      expect((await sendIt(body, name)).status, name).toBe(400)
    }
    expect((await sendIt(new Uint8Array(await pdf()), 'a.pdf', 'x'.repeat(43))).status).toBe(404)
    expect(await app.db.storedFile.count()).toBe(before)
    expect((await sendIt(new Uint8Array(await pdf()), '../../fir‮mato.pdf')).status).toBe(204)
    const { preventivoFirmatoNome } = await read(pk)
    expect(preventivoFirmatoNome).not.toMatch(/[/‮]/)
  })

  test('opens nothing once revoked, expired, unknown, or of another kind: all alike', async () => {
    const [revoked, expired, changed] = [await withLink(), await withLink(), await withLink()]
    await mutateAs(superuser, 'revokeLinkConferma', { pk: revoked.pk })
    await app.db.linkSegreto.updateMany({ where: { confermaId: expired.pk }, data: { scadeIl: new Date(0) } })
    // With another quote to be signed, the link to the old one opens no more.
    const next = { nome: 'nuovo.png', base64: PNG }
    await mutateAs(superuser, 'updateConfermaOrdine', { pk: changed.pk, preventivoDaFirmare: next })
    const { percorso } = await mutateAs<{ percorso: string }>(
      superuser,
      'sendLinkStatoOrdine',
      { ordinePk: changed.ordine, invia: false },
      'percorso',
    )
    const ordine = percorso.slice('/stato-ordine#'.length)
    for (const token of [revoked.token, expired.token, changed.token, ordine, 'x'.repeat(43), '', '" OR 1']) {
      await expect(open(token), token).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
      const body = new URLSearchParams({ token })
      expect((await visitor.fetch('/conferma/file', { method: 'POST', body })).status).toBe(404)
    }
  })

  test('the status page tells number, week and phases, and nothing else', async () => {
    const cliente = await makeCliente(app.db, { email: 'c@example.it' })
    const ordine = await makeOrdine(app.db, {
      clienteId: cliente.id,
      numeroCommessa: 'S-1',
      riferimento: 'Villa <Rosa>',
      netto: 3456.78,
      dataConsegna: new Date('2026-11-25T00:00:00Z'),
    })
    await mutateAs(superuser, 'sendLinkStatoOrdine', { ordinePk: ordine.id })
    const mail = await app.db.mail.findFirstOrThrow({ where: { contesto: 'LinkCliente', aIndirizzo: 'c@example.it' } })
    const token = secretOf(await finishedBody(app.db, mail, 'http://serramenti.example'), 'stato-ordine')
    expect(mail.corpo).toContain(`Buongiorno ${cliente.nome},`)
    expect(mail.corpo).toContain('l’ordine S-1 (rif. Villa &lt;Rosa&gt;), importo netto 3.456,78 €:')
    const loaded = () =>
      mutateAs(visitor, 'openStatoOrdine', { token }, 'stato { numeroCommessa settimana fasi { nome passo } }')
    expect(await loaded()).toMatchObject({
      stato: { numeroCommessa: 'S-1', settimana: 'dal 23-11-2026 al 29-11-2026', fasi: [] },
    })
    await mutateAs(superuser, 'revokeLinkStatoOrdine', { ordinePk: ordine.id })
    await expect(loaded()).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  })
})

const secretOf = (text: string, page: 'conferma' | 'stato-ordine') =>
  new RegExp(`http://serramenti\\.example/${page}#([\\w-]{43})"`).exec(text)?.[1] ?? ''

/** Tables in which a text stands: what a dump, or a backup, would hold of it. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await app.db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`
  const found: string[] = []
  for (const { name } of tables) {
    const sql = `SELECT count(*)::int AS rows FROM "${name}" t WHERE position($1 IN t::text) > 0`
    const [count] = await app.db.$queryRawUnsafe<{ rows: number }[]>(sql, text)
    if (count && count.rows > 0) found.push(name)
  }
  return found
}

describe('the mail that takes a link along', () => {
  async function mailed() {
    const { id: pk } = await makeConferma(app.db)
    const made = await mutateAs<{ percorso: string | null }>(superuser, 'sendLinkConferma', { pk }, 'percorso')
    const where = { contesto: 'LinkCliente' }
    const mail = await app.db.mail.findFirstOrThrow({ where, orderBy: { id: 'desc' } })
    return { pk, mail, percorso: made.percorso }
  }
  const leave = ({ mail }: { mail: Mail }, publicUrl?: string) => finishedBody(app.db, mail, publicUrl)

  test('has its secret from the moment it leaves; the database and its copies never have it', async () => {
    const sent = await mailed()
    expect(sent.percorso).toBeNull()
    expect(sent.mail.corpo).not.toMatch(/#[\w-]{43}/)
    const token = secretOf(await leave(sent, 'http://serramenti.example'), 'conferma')
    expect(token).toHaveLength(43)
    expect((await open(token)).pagina).toMatchObject({ firmato: false })
    expect(await tablesWith(token)).toEqual([])
    expect(await tablesWith(fingerprint(token))).toEqual(['link_segreti'])
    // Tried again, it has another one, and the first opens nothing any more.
    const second = secretOf(await leave(sent, 'http://serramenti.example'), 'conferma')
    expect((await open(second)).pagina).toMatchObject({ firmato: false })
    await expect(open(token)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  })

  test('goes where the product was asked when no public address is set', async () => {
    expect(secretOf(await leave(await mailed()), 'conferma')).toHaveLength(43)
  })

  test('is not sent for a link that was revoked, nor changed, nor read by a token', async () => {
    const sent = await mailed()
    const { errors } = await mutateAs(superuser, 'updateMail', {
      pk: sent.mail.id,
      aIndirizzo: 'altro@example.it',
      aNome: '',
      oggetto: 'x',
      corpo: sent.mail.corpo,
    })
    expect(errors).toMatchObject([{ code: 'CONFLICT' }])
    expect(await app.db.mail.findUniqueOrThrow({ where: { id: sent.mail.id } })).toEqual(sent.mail)
    await mutateAs(superuser, 'revokeLinkConferma', { pk: sent.pk })
    await expect(leave(sent)).rejects.toThrow(MailOutdated)
  })

  test('no token makes one, whatever it may write', async () => {
    if (!superuser.user) throw new Error('no user')
    const token = await app.conToken(superuser.user, { scrittura: true })
    const { pk, ordine } = await withLink()
    const before = await app.db.linkSegreto.count()
    for (const [name, input] of [
      ['sendLinkConferma', { pk, invia: false }],
      ['sendLinkConferma', { pk }],
      ['sendLinkStatoOrdine', { ordinePk: ordine, invia: false }],
      ['createLinkFornitore', { fornitorePk: 1, nome: 'x' }],
    ] as const) {
      await expect(mutateAs(token, name, input), name).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    }
    expect(await app.db.linkSegreto.count()).toBe(before)
  })
})

test('no token uses a link, whoever gave it the secret: a program is no customer', async () => {
  if (!superuser.user) throw new Error('no user')
  const program = await app.conToken(superuser.user, { scrittura: true })
  const { pk, token } = await withLink()
  const events = await app.db.eventoConferma.count({ where: { confermaId: pk } })
  for (const [name, input] of [
    ['openPaginaConferma', {}],
    ['signConfermaCliente', { nome: 'Mario Rossi', firma: 'data:image/png;base64,AA==', accetto: 'si' }],
    ['writeConfermaCliente', { note: 'x' }],
  ] as const) {
    await expect(mutateAs(program, name, { token, ...input }), name).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
  }
  const sent = await program.fetch('/conferma/firmato', {
    method: 'POST',
    headers: { 'X-Link-Cliente': token, 'X-Nome-File': 'firmato.pdf' },
    body: new Uint8Array(await pdf()),
  })
  expect(sent.status).toBe(403)
  expect(await app.db.eventoConferma.count({ where: { confermaId: pk } })).toBe(events)
  expect((await open(token)).pagina).toMatchObject({ firmato: false })
})

describe('the mail of a confirmation', () => {
  test('the link to sign names the customer, the order and its amount, as far as they are known', async () => {
    const { pk, ordine } = await withLink()
    const sent = async (conferma: number) => {
      await mutateAs(superuser, 'sendLinkConferma', { pk: conferma })
      const link = await app.db.linkSegreto.findFirstOrThrow({
        where: { confermaId: conferma },
        orderBy: { id: 'desc' },
      })
      return (await app.db.mail.findFirstOrThrow({ where: { contesto: 'LinkCliente', contestoPk: link.id } })).corpo
    }
    const { numeroCommessa } = await app.db.ordine.update({ where: { id: ordine }, data: { netto: 1500 } })
    expect(await sent(pk)).toContain(`il preventivo dell’ordine ${numeroCommessa}, importo netto 1.500,00 €, è pronto`)
    expect(await sent(pk)).toContain('Buongiorno Rossi Mario,')
    const alone = await app.db.confermaOrdine.update({
      where: { id: pk },
      data: { ordineId: null, numeroCommessa: '' },
    })
    expect(await sent(alone.id)).toContain('il preventivo è pronto da leggere')
  })

  test('given up, the confirmation waits again; taken up again, it is sent; never twice', async () => {
    const { pk, token, ordine } = await withLink()
    await signWith({ token, nome: 'Mario Rossi', firma, accetto: 'si' })
    const sendIt = () => mutateAs(superuser, 'sendConfermaOrdine', { pk })
    expect((await sendIt()).errors).toEqual([])
    const { mailId } = await read(pk)
    const { numeroCommessa } = await app.db.ordine.findUniqueOrThrow({ where: { id: ordine } })
    const { corpo } = await app.db.mail.findUniqueOrThrow({ where: { id: Number(mailId) } })
    expect(corpo).toContain('Buongiorno Rossi Mario,')
    expect(corpo).toContain(`confermiamo l’ordine ${numeroCommessa}.`)
    const ctx = await superuser.contesto()
    await cancelMail.execute({ pk: Number(mailId) }, ctx)
    expect(await read(pk)).toMatchObject({ dataInvio: null, mailId: null })
    await retryMail.execute({ pk: Number(mailId) }, ctx)
    expect(await read(pk)).toMatchObject({ dataInvio: expect.any(Date), mailId })
    expect((await sendIt()).errors[0]?.message).toBe('La conferma non è in attesa di invio.')
  })
})

describe('confirmation and order find each other by number', () => {
  test('when the order is created or renumbered, whatever the case; unlinked when it goes', async () => {
    const { id: pk } = await makeConferma(app.db, { numeroCommessa: ' ab-9 ' })
    const clientePk = (await makeCliente(app.db)).id
    const data = { numeroCommessa: 'AB-9', data: '2026-01-01', clientePk, tipoCliente: 'PRIVA', nonSchedulabile: true }
    await mutateAs(superuser, 'createOrdine', data)
    const ordine = await app.db.ordine.findUniqueOrThrow({ where: { numeroCommessa: 'AB-9' } })
    expect(await read(pk)).toMatchObject({ ordineId: ordine.id, numeroCommessa: 'AB-9' })
    const { errors } = await mutateAs(superuser, 'updateConfermaOrdine', { pk, numeroCommessa: 'altro' })
    expect(errors).toMatchObject([{ field: 'numeroCommessa' }])
    await mutateAs(superuser, 'updateOrdine', { pk: ordine.id, numeroCommessa: 'AB-10' })
    expect(await read(pk)).toMatchObject({ ordineId: ordine.id, numeroCommessa: 'AB-10' })
    await mutateAs(superuser, 'deleteOrdine', { pk: ordine.id })
    expect(await read(pk)).toMatchObject({ ordineId: null, numeroCommessa: 'AB-10' })
  })
})
