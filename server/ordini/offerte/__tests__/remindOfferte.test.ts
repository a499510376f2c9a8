import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '#platform/log.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { addDays } from '../../ordini/rules.ts'
import { remindOfferte } from '../remindOfferte.ts'
import { FIRMA, type OfferteScene, openOfferteScene } from './offerteScene.ts'

let scene: OfferteScene
beforeAll(async () => {
  scene = await openOfferteScene()
})
afterAll(() => scene.app.close())

const today = dayOfInstant(new Date())
const run = (adesso = new Date()) =>
  remindOfferte({ db: scene.app.db, log: silentLog(), publicUrl: 'http://serramenti.example', adesso })

/** An offer that was sent three days ago and holds for some more. */
async function makeWaiting(left: number) {
  const sent = await scene.makeSent()
  const data = { inviataIl: new Date(Date.now() - 3 * 86_400_000), validaFino: dateOfDay(addDays(today, left)) }
  await scene.app.db.versioneOfferta.update({ where: { id: sent.versionePk }, data })
  return sent
}

const mailsTo = (address: string) =>
  scene.app.db.mail.findMany({ where: { aIndirizzo: address }, orderBy: { id: 'asc' } })
const inviataA = async (id: number) =>
  (await scene.app.db.versioneOfferta.findUniqueOrThrow({ where: { id } })).inviataA

test('nobody is reminded until the setting says so; then who has not answered, once, with a link that opens', async () => {
  const due = await makeWaiting(3)
  const later = await makeWaiting(4)
  expect(await run()).toBe(0)
  await scene.app.db.impostazione.create({ data: { chiave: 'promemoria_offerte', valore: 3 } })
  // Two clocks at once write one mail.
  const outcomes = await Promise.all([run(), run()])
  expect(outcomes[0] + outcomes[1]).toBe(1)
  expect(await run()).toBe(0)
  const mails = await mailsTo(await inviataA(due.versionePk))
  expect(mails.map(({ oggetto }) => oggetto)).toEqual([
    expect.stringContaining(`Offerta n. ${due.pk}`),
    expect.stringContaining(`La nostra offerta n. ${due.pk} scade il `),
  ])
  expect(await mailsTo(await inviataA(later.versionePk))).toHaveLength(1)
  const versione = await scene.app.db.versioneOfferta.findUniqueOrThrow({
    where: { id: due.versionePk },
    include: { eventi: { where: { tipo: 'SOLLECITATA' } } },
  })
  expect(versione.sollecitataIl).not.toBeNull()
  expect(versione.eventi).toMatchObject([{ dettaglio: versione.inviataA }])
  // The link of the reminder accepts the offer, as that of the offer itself.
  const token = await scene.tokenOf()
  const input = { token, alternativaPk: scene.alternativaOf(due), nome: 'Anna', firma: FIRMA, accetto: 'si' }
  const signed = await scene.app.visitor.graphql<{ signOffertaCliente: { errors: object[] } }>(
    'mutation ($input: SignOffertaClienteInput!) { signOffertaCliente(input: $input) { errors { message } } }',
    { input },
  )
  expect(signed.data?.signOffertaCliente.errors).toEqual([])
})

test('one that was accepted or replaced is reminded of no more, its successor is', async () => {
  const accepted = await makeWaiting(2)
  await scene.write('acceptOfferta', { pk: accepted.versionePk, alternativaPk: scene.alternativaOf(accepted) })
  const replaced = await makeWaiting(2)
  const next = await scene.write('addVersioneOfferta', { offertaPk: replaced.pk })
  const nextPk = next.offerta.versioni[0]?.pk ?? 0
  await scene.write('sendOfferta', { pk: nextPk })
  expect(await run()).toBe(0)
  const data = { inviataIl: new Date(Date.now() - 2 * 86_400_000), validaFino: dateOfDay(addDays(today, 1)) }
  await scene.app.db.versioneOfferta.update({ where: { id: nextPk }, data })
  expect(await run()).toBe(1)
  const { eventi } = await scene.app.db.versioneOfferta.findUniqueOrThrow({
    where: { id: nextPk },
    select: { eventi: { where: { tipo: 'SOLLECITATA' } } },
  })
  expect(eventi).toHaveLength(1)
})

test('who has answered, whose links were revoked, who was sent it today and what has expired are left alone', async () => {
  const refused = await makeWaiting(2)
  await scene.write('refuseOfferta', { pk: refused.versionePk, causa: 'PREZZO', motivo: '' })
  const revoked = await makeWaiting(2)
  await scene.write('revokeLinkOfferta', { pk: revoked.versionePk })
  const expired = await makeWaiting(-1)
  const fresh = await makeWaiting(2)
  await scene.app.db.versioneOfferta.update({ where: { id: fresh.versionePk }, data: { inviataIl: new Date() } })
  expect(await run()).toBe(0)
  for (const { versionePk } of [refused, revoked, expired, fresh])
    expect(await mailsTo(await inviataA(versionePk))).toHaveLength(1)
})
