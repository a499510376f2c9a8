import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeCodiceSerramento } from '#server-test/ordini/factories.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { FIRMA, lineInput, type OfferteScene, openOfferteScene } from './offerteScene.ts'

let scene: OfferteScene
beforeAll(async () => {
  scene = await openOfferteScene()
})
afterAll(() => scene.app.close())

const PAGE =
  'pagina { nome stato motivoChiusa decisaDa alternative { pk nome netto totale accettata righe { nome numero netto figura { disegno } } } messaggi { note mio } }'
interface Page {
  pagina: {
    nome: string
    stato: string
    motivoChiusa: string | null
    alternative: { pk: number; nome: string; netto: number; righe: object[] }[]
    messaggi: { note: string; mio: boolean }[]
  }
}
const ask = (name: string, input: object) => mutateAs<Page>(scene.app.visitor, name, input, PAGE)
const open = (token: string) => ask('openPaginaOfferta', { token })
const sign = (token: string, alternativaPk: number, different: object = {}) =>
  ask('signOffertaCliente', { token, alternativaPk, nome: 'Anna Bianchi', firma: FIRMA, accetto: 'si', ...different })
const ordiniOf = (preventivoId: number) =>
  scene.app.db.ordine.findMany({
    where: { preventivoId },
    include: { righe: { orderBy: { posizione: 'asc' } }, conferme: { include: { eventi: true } } },
  })

/** An offer with two alternatives, a free line, a service and a discount of the whole, sent. */
async function makeRich() {
  const offerta = await scene.makeOfferta(scene.superuser, { messaInPosa: true })
  const pk = scene.alternativaOf(offerta)
  const riga = offerta.versioni[0]?.alternative[0]?.righe[0] ?? null
  await scene.write('updateAlternativaOfferta', {
    pk,
    nome: 'Legno',
    sconto: 3.33,
    righe: [
      lineInput(scene, riga, { scontoArticolo: 7.77 }),
      lineInput(scene, null, { numero: 3 }),
      { rivendita: true, descrizione: 'Davanzale', numero: 1, listino: 150.55, scontoArticolo: 2 },
    ],
  })
  await scene.write('addAlternativaOfferta', {
    versioneOffertaPk: offerta.versioni[0]?.pk,
    nome: 'Legno-alluminio',
    copiaPk: pk,
  })
  return scene.makeSent(scene.superuser, Promise.resolve(offerta))
}

describe('the page of the link', () => {
  test('tells the offer; opening, reading, asking and accepting stand in the trail, the question goes to the agent', async () => {
    const sent = await makeRich()
    const { pagina } = await open(sent.token)
    expect(pagina).toMatchObject({ nome: `n. ${sent.pk}`, stato: 'INVIATA', motivoChiusa: null })
    expect(pagina.alternative.map(({ nome }) => nome)).toEqual(['Legno', 'Legno-alluminio'])
    const body = new URLSearchParams({ token: sent.token })
    const read = await scene.app.visitor.fetch('/offerta/file', { method: 'POST', body })
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const asked = await ask('writeOffertaCliente', { token: sent.token, note: 'E il vetro?' })
    expect(asked.pagina.messaggi).toEqual([{ note: 'E il vetro?', mio: true }])
    const agente = await scene.app.db.agente.findUniqueOrThrow({
      where: { id: scene.agenteId },
      include: { user: true },
    })
    const notice = await scene.app.db.mail.findFirstOrThrow({ where: { contesto: 'DomandaOfferta' } })
    expect(notice).toMatchObject({ aIndirizzo: agente.user.email, contestoPk: sent.pk })
    expect(notice.corpo).toContain('E il vetro?')
    const second = pagina.alternative[1]?.pk ?? 0
    const accepted = await sign(sent.token, second)
    expect(accepted.pagina).toMatchObject({ stato: 'ACCETTATA', decisaDa: 'Anna Bianchi' })
    const eventi = await scene.app.db.eventoOfferta.findMany({
      where: { versioneOffertaId: sent.versionePk },
      orderBy: { id: 'asc' },
    })
    expect(eventi.map(({ tipo }) => tipo)).toEqual(['LINK_INVIATO', 'APERTA', 'SCARICATA', 'SCRITTO', 'ACCETTATA'])
  })

  test('what is missing, unknown or of another version is told beside it, and nothing is stored', async () => {
    const [sent, other] = [await scene.makeSent(), await scene.makeSent()]
    const { errors } = await sign(sent.token, scene.alternativaOf(sent), { nome: '', firma: 'x', accetto: '' })
    expect([...new Set(errors.map(({ field }) => field))].sort()).toEqual(['accetto', 'firma', 'nome'])
    const foreign = await sign(sent.token, scene.alternativaOf(other))
    expect(foreign.errors).toMatchObject([{ field: 'alternativaPk' }])
    expect(await ordiniOf(sent.preventivoPk)).toEqual([])
  })

  test('is refused with a reason by the customer, once', async () => {
    const sent = await scene.makeSent()
    const refused = await ask('refuseOffertaCliente', { token: sent.token, causa: 'TEMPI', motivo: 'Serve prima' })
    expect(refused.pagina).toMatchObject({ stato: 'RIFIUTATA', motivoChiusa: 'L’offerta è già stata rifiutata.' })
    expect((await sign(sent.token, scene.alternativaOf(sent))).errors).toMatchObject([
      { message: 'L’offerta è già stata rifiutata.' },
    ])
    const versione = await scene.app.db.versioneOfferta.findUniqueOrThrow({ where: { id: sent.versionePk } })
    expect(versione).toMatchObject({
      causaRifiuto: 'TEMPI',
      motivoRifiuto: 'Serve prima',
      decisaDa: expect.any(String),
    })
  })

  test('expired and replaced are told in words; withdrawn, revoked, unknown and of another kind open nothing', async () => {
    const [expired, replaced, withdrawn, revoked] = [
      await scene.makeSent(),
      await scene.makeSent(),
      await scene.makeSent(),
      await scene.makeSent(),
    ]
    const yesterday = new Date(Date.now() - 2 * 86_400_000)
    await scene.app.db.versioneOfferta.update({ where: { id: expired.versionePk }, data: { validaFino: yesterday } })
    expect((await open(expired.token)).pagina).toMatchObject({ stato: 'SCADUTA' })
    expect((await sign(expired.token, scene.alternativaOf(expired))).errors).toMatchObject([
      { message: 'L’offerta è scaduta: chiedine una nuova.' },
    ])
    const next = await scene.write('addVersioneOfferta', { offertaPk: replaced.pk })
    await scene.write('updateOfferta', { pk: replaced.pk, emailCliente: 'nuovo@example.it' })
    await scene.write('sendOfferta', { pk: next.offerta.versioni[0]?.pk })
    // Where its successor is, and nothing that opens it: the old link may have gone to somebody else.
    const today = formatDate(dayOfInstant(new Date()))
    const message = `L’offerta è stata sostituita dalla n. ${replaced.pk}/2, inviata il ${today} a n•••@example.it: il suo link è in quella mail.`
    expect((await open(replaced.token)).pagina).toMatchObject({ stato: 'SOSTITUITA', motivoChiusa: message })
    expect((await sign(replaced.token, scene.alternativaOf(replaced))).errors).toMatchObject([{ message }])
    await scene.write('revokeOfferta', { pk: next.offerta.versioni[0]?.pk })
    expect((await open(replaced.token)).pagina).toMatchObject({
      motivoChiusa: 'L’offerta è stata sostituita da una più recente.',
    })
    await scene.write('revokeOfferta', { pk: withdrawn.versionePk })
    await scene.write('revokeLinkOfferta', { pk: revoked.versionePk })
    for (const token of [withdrawn.token, revoked.token, 'x'.repeat(43), '']) {
      await expect(open(token), token).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
      await expect(sign(token, 1), token).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
      const body = new URLSearchParams({ token })
      expect((await scene.app.visitor.fetch('/offerta/file', { method: 'POST', body })).status).toBe(404)
    }
    // A link to an offer opens no confirmation, and signs none.
    await expect(
      mutateAs(scene.app.visitor, 'openPaginaConferma', { token: expired.token }, 'pagina { firmato }'),
    ).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
    for (const sent of [expired, replaced, withdrawn, revoked]) expect(await ordiniOf(sent.preventivoPk)).toEqual([])
  })
})

describe('an offer that is accepted', () => {
  test('becomes an order with its prices to the cent, a signed confirmation, and the quote follows', async () => {
    const sent = await makeRich()
    const { pagina } = await open(sent.token)
    const chosen = pagina.alternative[0]
    await sign(sent.token, chosen?.pk ?? 0)
    const [ordine, ...others] = await ordiniOf(sent.preventivoPk)
    expect(others).toEqual([])
    expect(ordine?.netto.toNumber()).toBe(chosen?.netto)
    expect(ordine?.righe.map(({ rivendita, numero, codiceRivendita }) => [rivendita, numero, codiceRivendita])).toEqual(
      [
        [false, 2, ''],
        [false, 3, ''],
        [true, 1, 'EXTRA'],
        [true, 1, 'POSA'],
      ],
    )
    expect(ordine?.righe[0]).toMatchObject({ famigliaId: scene.famiglia.id, altezza: 1200, larghezza: 1000 })
    // Nobody has said which type is that of extra lines.
    expect(ordine?.righe.map(({ tipoSerramentoId }) => tipoSerramentoId)).toEqual(Array(4).fill(scene.tipo.id))
    expect(ordine?.righe[0]?.scontoArticolo?.toNumber()).toBe(7.77)
    expect(ordine?.righe[0]?.scontoCorrettivo?.toNumber()).toBe(3.33)
    expect(ordine).toMatchObject({ agenteId: scene.agenteId, messaInPosa: true, numeroSerramenti: 5 })
    const [conferma] = ordine?.conferme ?? []
    expect(conferma?.eventi.map(({ tipo, chi }) => [tipo, chi])).toEqual([['FIRMATA', 'Anna Bianchi']])
    const signed = await scene.app.db.storedFile.findUniqueOrThrow({
      where: { id: conferma?.preventivoFirmatoId ?? 0 },
    })
    const loaded = await PDFDocument.load(await scene.app.services.storage.read(signed.chiave))
    expect(loaded.getPageCount()).toBe(2)
    const preventivo = await scene.app.db.preventivo.findUniqueOrThrow({
      where: { id: sent.preventivoPk },
      include: { stato: true },
    })
    expect(preventivo.stato?.stato).toBe('Ordinato')
  })

  test('extra lines take the type that the catalogue keeps for them, whatever it is called', async () => {
    const extra = await scene.app.db.tipoSerramento.create({ data: { nome: 'Voci a parte', extra: true } })
    // Called so, and sold as a window.
    await scene.app.db.tipoSerramento.create({ data: { nome: 'EXTRA' } })
    const sent = await makeRich()
    await sign(sent.token, (await open(sent.token)).pagina.alternative[0]?.pk ?? 0)
    const [ordine] = await ordiniOf(sent.preventivoPk)
    expect(ordine?.righe.map(({ tipoSerramentoId }) => tipoSerramentoId)).toEqual([
      scene.tipo.id,
      scene.tipo.id,
      extra.id,
      extra.id,
    ])
    await scene.app.db.tipoSerramento.update({ where: { id: extra.id }, data: { extra: false } })
  })

  test('by two at once makes one order, whoever they are', async () => {
    const sent = await scene.makeSent()
    const pk = scene.alternativaOf(sent)
    const outcomes = await Promise.all([
      sign(sent.token, pk),
      sign(sent.token, pk),
      scene.write('acceptOfferta', { pk: sent.versionePk, alternativaPk: pk }),
      ask('refuseOffertaCliente', { token: sent.token, causa: 'ALTRO' }),
    ])
    const ordini = await ordiniOf(sent.preventivoPk)
    const versione = await scene.app.db.versioneOfferta.findUniqueOrThrow({ where: { id: sent.versionePk } })
    expect(ordini).toHaveLength(versione.stato === 'ACCETTATA' ? 1 : 0)
    expect(outcomes.filter(({ errors }) => errors.length === 0).length).toBeGreaterThanOrEqual(1)
    const done = await scene.app.db.eventoOfferta.count({
      where: { versioneOffertaId: sent.versionePk, tipo: { in: ['ACCETTATA', 'RIFIUTATA'] } },
    })
    expect(done).toBe(1)
  })

  test('two alternatives at the same moment: one is taken, by one order of its net', async () => {
    const sent = await makeRich()
    const pks = (await open(sent.token)).pagina.alternative.map(({ pk }) => pk)
    const outcomes = await Promise.all([...pks, ...pks].map((pk) => sign(sent.token, pk)))
    expect(outcomes.some(({ errors }) => errors.length === 0)).toBe(true)
    const taken = await scene.app.db.alternativaOfferta.findMany({
      where: { versioneOffertaId: sent.versionePk, accettata: true },
    })
    const ordini = await ordiniOf(sent.preventivoPk)
    expect(ordini).toHaveLength(1)
    expect(taken.map(({ netto }) => netto)).toEqual(ordini.map(({ netto }) => netto))
    // Whoever asked for the other one is told what was taken, not that theirs was.
    for (const { errors, pagina } of outcomes) {
      const told = pagina?.alternative.filter((one) => 'accettata' in one && one.accettata) ?? []
      if (errors.length === 0) expect(told.map(({ pk }) => pk)).toEqual(taken.map(({ id }) => id))
    }
  })

  test('asked again by a colleague answers the same order; another offer of the quote is refused', async () => {
    const sent = await scene.makeSent()
    const input = { pk: sent.versionePk, alternativaPk: scene.alternativaOf(sent) }
    const accept = (of: object) =>
      mutateAs<{ nuovo: boolean; ordine: { pk: number } }>(scene.superuser, 'acceptOfferta', of, 'nuovo ordine { pk }')
    const second = await scene.write('createOfferta', { preventivoPk: sent.preventivoPk })
    const first = await accept(input)
    expect(first.nuovo).toBe(true)
    expect(await accept(input)).toMatchObject({ nuovo: false, ordine: first.ordine })
    const pk = second.offerta.versioni[0]?.pk
    await scene.write('sendOfferta', { pk })
    const refused = await accept({ pk, alternativaPk: scene.alternativaOf(second.offerta) })
    expect(refused.errors).toMatchObject([{ message: 'Il preventivo è già diventato un ordine.' }])
    expect(await ordiniOf(sent.preventivoPk)).toHaveLength(1)
  })

  test('a changed price list changes nothing of what was sent', async () => {
    const sent = await scene.makeSent()
    const before = (await open(sent.token)).pagina.alternative
    await scene.app.db.voceListino.updateMany({ where: { listinoId: scene.listino.id }, data: { prezzo: 900 } })
    await scene.app.db.listino.update({
      where: { id: scene.listino.id },
      data: { stato: 'ARCHIVIATO', versione: { increment: 1 } },
    })
    expect((await open(sent.token)).pagina.alternative).toEqual(before)
    await sign(sent.token, scene.alternativaOf(sent))
    const [ordine] = await ordiniOf(sent.preventivoPk)
    expect(ordine?.netto.toNumber()).toBe(before[0]?.netto)
    await scene.app.db.voceListino.updateMany({ where: { listinoId: scene.listino.id }, data: { prezzo: 500 } })
    await scene.app.db.listino.update({
      where: { id: scene.listino.id },
      data: { stato: 'IN_VIGORE', versione: { increment: 1 } },
    })
  })

  test('takes the window code that was last chosen for the same choices', async () => {
    const codice = await makeCodiceSerramento(scene.app.db)
    const first = await scene.makeSent()
    await sign(first.token, scene.alternativaOf(first))
    const [ordine] = await ordiniOf(first.preventivoPk)
    expect(ordine?.righe[0]?.codiceSerramentoId).toBeNull()
    const righe = (ordine?.righe ?? []).map(({ id, tipoSerramentoId, numero }) => ({
      pk: id,
      tipoSerramentoPk: tipoSerramentoId,
      codiceSerramentoPk: codice.id,
      numero,
    }))
    const saved = await mutateAs(scene.superuser, 'updateOrdine', { pk: ordine?.id, righe }, 'ordine { pk }')
    expect(saved.errors).toEqual([])
    const second = await scene.makeSent()
    await sign(second.token, scene.alternativaOf(second))
    const [learned] = await ordiniOf(second.preventivoPk)
    expect(learned?.righe[0]?.codiceSerramentoId).toBe(codice.id)
  })
})
