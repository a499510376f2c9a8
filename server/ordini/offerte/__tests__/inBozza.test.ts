import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryAs } from '#server-test/ordini/ask.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { addDays } from '../../ordini/rules.ts'
import { lineInput, type OfferteScene, openOfferteScene } from './offerteScene.ts'

describe('a draft after what was sent', () => {
  let scene: OfferteScene
  beforeAll(async () => {
    scene = await openOfferteScene()
  })
  afterAll(() => scene.app.close())

  const READ = `stato etichettaStato netto inviataIl validaFino numeroVersione numeroBozza`
  interface Read {
    stato: string
    netto: number
    inviataIl: string | null
    numeroVersione: number
    numeroBozza: number | null
  }
  const read = (pk: number) =>
    queryAs<Read>(scene.superuser, `query ($pk: Int!) { o: offerta(pk: $pk) { ${READ} } }`, { pk })
  const found = async (filtro: string, pk: number) =>
    (
      await queryAs<{ nodes: { pk: number }[] }>(
        scene.superuser,
        `{ o: offerte(filtro: ${filtro}, perPagina: 100) { nodes { pk } } }`,
      )
    ).nodes.some((one) => one.pk === pk)

  /** An offer that its customer holds, with another version of more windows in draft. */
  async function makeHeld() {
    const sent = await scene.makeSent()
    const next = await scene.write('addVersioneOfferta', { offertaPk: sent.pk })
    const draft = next.offerta.versioni[0]
    const alternativa = draft?.alternative[0]
    const righe = [lineInput(scene, alternativa?.righe[0] ?? null), lineInput(scene, null)]
    await scene.write('updateAlternativaOfferta', { pk: alternativa?.pk, righe })
    return { ...sent, draftPk: draft?.pk ?? 0 }
  }

  test('leaves the offer waiting, with the sums of what the customer holds; it is to be sent too', async () => {
    const { pk, netto, draftPk } = await makeHeld()
    expect(await read(pk)).toMatchObject({ stato: 'INVIATA', netto, numeroVersione: 1, numeroBozza: 2 })
    expect([await found('{ stato: INVIATA }', pk), await found('{ conBozza: true }', pk)]).toEqual([true, true])
    expect([await found('{ stato: BOZZA }', pk), await found('{ conBozza: false }', pk)]).toEqual([false, false])
    await scene.write('sendOfferta', { pk: draftPk })
    const after = await read(pk)
    expect(after).toMatchObject({ stato: 'INVIATA', numeroVersione: 2, numeroBozza: null })
    expect(after.netto).toBeGreaterThan(netto)
  })

  test('leaves it among the figures, and expired once its last day is over', async () => {
    const { pk } = await makeHeld()
    const figures = async () =>
      (
        await queryAs<{ totale: { aperte: { offerte: number }; scadute: { offerte: number } } }>(
          scene.superuser,
          '{ o: statisticheOfferte { totale { aperte { offerte } scadute { offerte } } } }',
        )
      ).totale
    const before = await figures()
    expect(before.aperte.offerte).toBeGreaterThan(0)
    const validaFino = dateOfDay(addDays(dayOfInstant(new Date()), -1))
    await scene.app.db.offerta.update({ where: { id: pk }, data: { validaFino } })
    await scene.app.db.versioneOfferta.updateMany({ where: { offertaId: pk, numero: 1 }, data: { validaFino } })
    expect(await read(pk)).toMatchObject({ stato: 'SCADUTA', numeroBozza: 2 })
    const after = await figures()
    expect([after.aperte.offerte, after.scadute.offerte]).toEqual([
      before.aperte.offerte - 1,
      before.scadute.offerte + 1,
    ])
  })

  test('is withdrawn when the customer accepts what it holds, and its trail and the history say so', async () => {
    const { pk, versionePk, draftPk } = await makeHeld()
    const alternativaPk = (
      await scene.app.db.alternativaOfferta.findFirstOrThrow({ where: { versioneOffertaId: versionePk } })
    ).id
    const { errors } = await scene.write('acceptOfferta', { pk: versionePk, alternativaPk })
    expect(errors).toEqual([])
    expect(await read(pk)).toMatchObject({ stato: 'ACCETTATA', numeroVersione: 1, numeroBozza: null })
    expect(await scene.app.db.versioneOfferta.findUnique({ where: { id: draftPk } })).toMatchObject({
      stato: 'RITIRATA',
    })
    expect(await scene.app.db.eventoOfferta.findMany({ where: { versioneOffertaId: draftPk } })).toMatchObject([
      { tipo: 'RITIRATA', dettaglio: `Il cliente ha accettato la n. ${pk}` },
    ])
    expect(await scene.app.db.auditLog.count({ where: { oggetto: 'Offerta', oggettoPk: pk, azione: 'ritira' } })).toBe(
      1,
    )
  })

  test('is removed by who sees it, and the offer stays what its customer holds; nothing else of it is', async () => {
    const { pk, netto, versionePk, draftPk } = await makeHeld()
    const other = await scene.app.as('capoarea')
    await expect(scene.write('removeVersioneOfferta', { pk: draftPk }, other)).rejects.toThrow()
    expect((await scene.write('removeVersioneOfferta', { pk: versionePk })).errors).toMatchObject([
      { message: 'La versione è stata inviata e non si cambia: fanne una nuova.' },
    ])
    expect((await scene.write('removeVersioneOfferta', { pk: draftPk }, scene.agente)).errors).toEqual([])
    expect(await read(pk)).toMatchObject({ stato: 'INVIATA', netto, numeroVersione: 1, numeroBozza: null })
    expect(await scene.app.db.versioneOfferta.count({ where: { offertaId: pk } })).toBe(1)
    const alone = await scene.makeOfferta()
    const only = await scene.write('removeVersioneOfferta', { pk: alone.versioni[0]?.pk })
    expect(only.errors).toMatchObject([{ message: 'È l’unica versione: si elimina l’offerta.' }])
  })

  test('stays to be sent when the customer refuses what it holds, or the house takes that back', async () => {
    const [refused, revoked] = [await makeHeld(), await makeHeld()]
    await scene.write('refuseOfferta', { pk: refused.versionePk, causa: 'PREZZO', motivo: '' })
    await scene.write('revokeOfferta', { pk: revoked.versionePk })
    expect(await read(refused.pk)).toMatchObject({ stato: 'RIFIUTATA', numeroBozza: 2 })
    expect(await read(revoked.pk)).toMatchObject({ stato: 'RITIRATA', numeroBozza: 2 })
    expect((await scene.write('sendOfferta', { pk: refused.draftPk })).errors).toEqual([])
    expect(await read(refused.pk)).toMatchObject({ stato: 'INVIATA', numeroVersione: 2, numeroBozza: null })
  })
})
