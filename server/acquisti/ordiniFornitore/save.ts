import { refuseIfStale } from '#platform/db/conflict.ts'
import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { lockTipologia } from '../fornitori/lock.ts'
import { announceOrdineFornitore, fornituraHistory, inHistory, pictureName } from './history.ts'
import { checkFornituraReferences, findStatoFornitura, type HeldOrdineFornitore, nameOfMagazzino } from './lock.ts'
import { gatheredStays } from './raccolte/rules.ts'
import { isStepBack, type OrdineFornitoreInput, TIPOLOGIA_WITH_RIGHE } from './rules.ts'
import { ordineFornitoreData, ordineFornitoreValues } from './values.ts'

/**
 * Writes the changed values of a supplier order that is in hand: history, states that it has had, events. Its rows
 * follow it to another supplier. Nothing changed is nothing written.
 * @param vista the version that was read; null from the old clients
 * @param image number of the file of its picture, null for none, undefined when it stays
 * @throws UserErrors when it would go back, or names what does not belong to it; Refusal CONFLICT when it is stale
 */
export async function saveOrdineFornitore(
  ctx: OperationContext,
  current: HeldOrdineFornitore,
  data: OrdineFornitoreInput,
  vista: number | null,
  image?: number | null,
): Promise<void> {
  const pk = current.id
  const values = ordineFornitoreValues(current)
  const immaginePdfId = image === undefined ? current.immaginePdfId : image
  await refuseIfStale(ctx, {
    oggetto: 'OrdineFornitore',
    pk,
    vista,
    attuale: current,
    prima: { ...values, immaginePdf: pictureName(current.immaginePdfId) },
    dopo: { ...data, immaginePdf: pictureName(immaginePdfId) },
  })
  const back = isStepBack(values, data)
  if (back) throw UserErrors.of(back.field, back.message, 'CONFLICT')
  if (data.tipologia !== values.tipologia) {
    await lockTipologia(ctx, data.tipologia)
    if (current._count.righe > 0) throw UserErrors.of('tipologia', TIPOLOGIA_WITH_RIGHE, 'CONFLICT')
  }
  const next = data.fornitorePk !== values.fornitorePk || data.tipologia !== values.tipologia
  if (next && current.raccoltaId !== null) {
    const field = data.fornitorePk === values.fornitorePk ? 'tipologia' : 'fornitorePk'
    throw UserErrors.of(field, gatheredStays(current.raccoltaId), 'CONFLICT')
  }
  const referenced = next || data.rigaOrdinePk !== values.rigaOrdinePk
  const fornitore = referenced ? await checkFornituraReferences(ctx, data) : current.fornitore.nome
  const changeStato = data.stato !== values.stato
  const statoId = changeStato ? await findStatoFornitura(ctx, data.stato) : current.statoId
  const columns = ordineFornitoreData(data, statoId)
  const after = { ...data, testoEmail: columns.testoEmail }
  const history = fornituraHistory(
    pk,
    inHistory(
      values,
      { fornitore: current.fornitore.nome, magazzino: current.magazzinoDi?.nome ?? null },
      current.immaginePdfId,
    ),
    inHistory(after, { fornitore, magazzino: await nameOfMagazzino(ctx, data.magazzino) }, immaginePdfId),
  )
  if (history.length === 0) return
  await ctx.tx.ordineFornitore.update({
    where: { id: pk },
    data: { ...columns, immaginePdfId, versione: { increment: 1 } },
  })
  if (changeStato) {
    await ctx.tx.storicoStatoOrdineFornitore.create({ data: { ordineFornitoreId: pk, stato: data.stato } })
  }
  if (next) {
    await ctx.tx.rigaOrdineFornitore.updateMany({
      where: { ordineFornitoreId: pk },
      data: { fornitoreId: data.fornitorePk, versione: { increment: 1 } },
    })
  }
  await ctx.audit(...history)
  await announceOrdineFornitore(ctx, pk, current.ordineId)
}
