import type { Fornitore } from '../../../prisma/generated/client.ts'
import { rifiutaSeSuperata, storiaCampi } from '../../platform/db/conflitto.ts'
import { conModifica, type Modifica, modificaSchema } from '../../platform/db/modifica.ts'
import { UserErrors } from '../../platform/errors.ts'
import type { FileControllato } from '../../platform/files/files.ts'
import { inTransaction, type OperationContext, operationLibera, valida } from '../../platform/operation.ts'
import { immagineScelta, salvaImmagineScelta } from './immagine.ts'
import { liberaPredefinito } from './predefinito.ts'
import { prendiFornitore, prendiTipologia } from './prendi.ts'
import { type FornitoreInput, fornitoreSchema, immagineSchema, motivoTipologiaBloccata } from './rules.ts'
import { usiDelFornitore } from './usi.ts'

/** A stored supplier as it is written. */
function valoriDi(fornitore: Fornitore): FornitoreInput {
  const { nome, codice, tipologia, email, tempo, isDefault, testata, testoPdf } = fornitore
  return { nome, codice, tipologia, email, tempo, isDefault, testata, testoPdf }
}

const conImmagine = (dati: FornitoreInput, immagineId: number | null) => ({
  ...dati,
  immagine: immagineId === null ? null : `n. ${immagineId}`,
})

async function cambia(
  ctx: OperationContext,
  modifica: Modifica,
  scelta: FileControllato | null | undefined,
): Promise<{ pk: number }> {
  const { pk, versione: vista = null } = modifica
  const attuale = await prendiFornitore(ctx, pk)
  const valori = valoriDi(attuale)
  const dati = await conModifica(fornitoreSchema, valori, modifica)
  const salvata = await salvaImmagineScelta(ctx, scelta)
  const immagineId = salvata === undefined ? attuale.immagineId : salvata
  const prima = conImmagine(valori, attuale.immagineId)
  const dopo = conImmagine(dati, immagineId)
  await rifiutaSeSuperata(ctx, { oggetto: 'Fornitore', pk, vista, attuale, prima, dopo })
  const storia = storiaCampi('Fornitore', pk, 'modifica', prima, dopo)
  if (storia.length === 0) return { pk }
  if (dati.tipologia !== attuale.tipologia) {
    await prendiTipologia(ctx, dati.tipologia)
    const motivo = motivoTipologiaBloccata(await usiDelFornitore(ctx.tx, pk))
    if (motivo) throw UserErrors.of('tipologia', motivo, 'CONFLICT')
  }
  if (dati.isDefault) await liberaPredefinito(ctx, dati.tipologia, pk)
  await ctx.tx.fornitore.update({ where: { id: pk }, data: { ...dati, immagineId, versione: { increment: 1 } } })
  await ctx.audit(...storia)
  await ctx.emit('fornitore', { pk })
  return { pk }
}

/**
 * Changes the fields of a supplier that are sent. Another lead time holds from the next scheduling on:
 * saved plans keep what was agreed.
 * @throws UserErrors on `tipologia` when it is no material, or when something was ordered from the supplier; on
 * `immagine` when it is no picture; Refusal CONFLICT when `versione` is not the current one and the save would change
 * something
 */
export const updateFornitore = operationLibera({
  nome: 'updateFornitore',
  permesso: 'adminFornitori',
  schema: modificaSchema,
  async run(modifica, ctx) {
    const scelta = await immagineScelta(ctx, await valida(immagineSchema, modifica))
    return inTransaction(ctx, (operationContext) => cambia(operationContext, modifica, scelta))
  },
})
