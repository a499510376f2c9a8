import { refuseIfStale } from '../../platform/db/conflict.ts'
import { UserErrors } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { lockTipologia } from '../fornitori/lock.ts'
import { announceOrdineFornitore, fornituraHistory, inHistory, pictureName } from './history.ts'
import { checkFornituraReferences, findStatoFornitura, type HeldOrdineFornitore } from './lock.ts'
import { isStepBack, type OrdineFornitoreInput, TIPOLOGIA_CON_RIGHE } from './rules.ts'
import { ordineFornitoreData, ordineFornitoreValues } from './values.ts'

/**
 * Writes the changed values of a supplier order that is in hand: history, states that it has had, events. Its rows
 * follow it to another supplier. Nothing changed is nothing written.
 * @param vista the version that was read; null from the old clients
 * @param immagine number of the file of its picture, null for none, undefined when it stays
 * @throws UserErrors when it would go back, or names what does not belong to it; Refusal CONFLICT when it is stale
 */
export async function saveOrdineFornitore(
  ctx: OperationContext,
  attuale: HeldOrdineFornitore,
  dati: OrdineFornitoreInput,
  vista: number | null,
  immagine?: number | null,
): Promise<void> {
  const pk = attuale.id
  const valori = ordineFornitoreValues(attuale)
  const immaginePdfId = immagine === undefined ? attuale.immaginePdfId : immagine
  await refuseIfStale(ctx, {
    oggetto: 'OrdineFornitore',
    pk,
    vista,
    attuale,
    prima: { ...valori, immaginePdf: pictureName(attuale.immaginePdfId) },
    dopo: { ...dati, immaginePdf: pictureName(immaginePdfId) },
  })
  const indietro = isStepBack(valori, dati)
  if (indietro) throw UserErrors.of(indietro.field, indietro.message, 'CONFLICT')
  if (dati.tipologia !== valori.tipologia) {
    await lockTipologia(ctx, dati.tipologia)
    if (attuale._count.righe > 0) throw UserErrors.of('tipologia', TIPOLOGIA_CON_RIGHE, 'CONFLICT')
  }
  const nuovo = dati.fornitore !== valori.fornitore || dati.tipologia !== valori.tipologia
  const riferiti = nuovo || dati.rigaOrdine !== valori.rigaOrdine
  const fornitore = riferiti ? await checkFornituraReferences(ctx, dati) : attuale.fornitore.nome
  const cambiaStato = dati.stato !== valori.stato
  const statoId = cambiaStato ? await findStatoFornitura(ctx, dati.stato) : attuale.statoId
  const colonne = ordineFornitoreData(dati, statoId)
  const dopo = { ...dati, testoEmail: colonne.testoEmail }
  const storia = fornituraHistory(
    pk,
    inHistory(valori, attuale.fornitore.nome, attuale.immaginePdfId),
    inHistory(dopo, fornitore, immaginePdfId),
  )
  if (storia.length === 0) return
  await ctx.tx.ordineFornitore.update({
    where: { id: pk },
    data: { ...colonne, immaginePdfId, versione: { increment: 1 } },
  })
  if (cambiaStato) {
    await ctx.tx.storicoStatoOrdineFornitore.create({ data: { ordineFornitoreId: pk, stato: dati.stato } })
  }
  if (nuovo) {
    await ctx.tx.rigaOrdineFornitore.updateMany({
      where: { ordineFornitoreId: pk },
      data: { fornitoreId: dati.fornitore, versione: { increment: 1 } },
    })
  }
  await ctx.audit(...storia)
  await announceOrdineFornitore(ctx, pk, attuale.ordineId)
}
