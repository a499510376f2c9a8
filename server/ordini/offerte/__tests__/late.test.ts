import { afterAll, beforeAll, expect, test } from 'vitest'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { addDays } from '../../ordini/rules.ts'
import { FIRMA, type OfferteScene, openOfferteScene } from './offerteScene.ts'

let scene: OfferteScene
beforeAll(async () => {
  scene = await openOfferteScene()
})
afterAll(() => scene.app.close())

/** An offer of the agent's customer that its customer may accept no more. */
async function makeExpired() {
  const sent = await scene.makeSent()
  const validaFino = dateOfDay(addDays(dayOfInstant(new Date()), -1))
  await scene.app.db.versioneOfferta.update({ where: { id: sent.versionePk }, data: { validaFino } })
  await scene.app.db.offerta.update({ where: { id: sent.pk }, data: { validaFino } })
  return { ...sent, alternativaPk: scene.alternativaOf(sent) }
}

const mayAccept = (pk: number) =>
  queryAs<{ versioni: { puoAccettare: boolean }[] }>(
    scene.superuser,
    'query ($pk: Int!) { o: offerta(pk: $pk) { versioni { puoAccettare } } }',
    { pk },
  )

test('the house holds a late yes good: one order of the same net, which the customer cannot make by itself', async () => {
  const { pk, versionePk, alternativaPk, token, netto } = await makeExpired()
  const signed = await mutateAs<{ errors: { message: string }[] }>(
    scene.app.visitor,
    'signOffertaCliente',
    { token, nome: 'Anna', firma: FIRMA, accetto: 'si', alternativaPk },
    'errors { message }',
  )
  expect(signed.errors).toMatchObject([{ message: 'L’offerta è scaduta: chiedine una nuova.' }])
  expect((await mayAccept(pk)).versioni).toEqual([{ puoAccettare: true }])
  const taken = async () =>
    mutateAs<{ nuovo: boolean; ordine: { pk: number } | null }>(
      scene.superuser,
      'acceptOfferta',
      { pk: versionePk, alternativaPk },
      'nuovo ordine { pk }',
    )
  const outcomes = await Promise.all([taken(), taken()])
  expect(outcomes.map(({ nuovo }) => nuovo).sort()).toEqual([false, true])
  expect(new Set(outcomes.map(({ ordine }) => ordine?.pk)).size).toBe(1)
  const righe = await scene.app.db.rigaOrdine.findMany({ where: { ordineId: outcomes[0]?.ordine?.pk ?? 0 } })
  expect(righe.reduce((sum, riga) => sum + Math.round((riga.netto?.toNumber() ?? 0) * 100), 0) / 100).toBe(netto)
})

test('what was refused, taken back or replaced is accepted late by nobody', async () => {
  const refused = await makeExpired()
  await scene.write('refuseOfferta', { pk: refused.versionePk, causa: 'PREZZO', motivo: '' })
  const revoked = await makeExpired()
  await scene.write('revokeOfferta', { pk: revoked.versionePk })
  const replaced = await makeExpired()
  const next = await scene.write('addVersioneOfferta', { offertaPk: replaced.pk })
  // The house prolongs it: the new one may be accepted, the old one may not.
  expect((await scene.write('sendOfferta', { pk: next.offerta.versioni[0]?.pk })).errors).toEqual([])
  for (const { versionePk: pk, alternativaPk } of [refused, revoked, replaced])
    expect((await scene.write('acceptOfferta', { pk, alternativaPk })).errors).toHaveLength(1)
  expect((await mayAccept(replaced.pk)).versioni).toEqual([{ puoAccettare: true }, { puoAccettare: false }])
})
