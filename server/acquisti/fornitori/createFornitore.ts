import { inTransaction, operationLibera } from '../../platform/operation.ts'
import { immagineScelta, salvaImmagineScelta } from './immagine.ts'
import { liberaPredefinito } from './predefinito.ts'
import { bloccaFornitori, prendiTipologia } from './prendi.ts'
import { fornitoreSchema, immagineSchema } from './rules.ts'

/**
 * Adds a supplier; as the default of its type it takes the place of the one that was.
 * @throws UserErrors on `tipologia` when it is no material, on `immagine` when it is no picture
 */
export const createFornitore = operationLibera({
  nome: 'createFornitore',
  permesso: 'adminFornitori',
  schema: fornitoreSchema.concat(immagineSchema),
  async run({ immagine, removeImmagine, ...dati }, richiesta) {
    const scelta = await immagineScelta(richiesta, { immagine, removeImmagine })
    return inTransaction(richiesta, async (ctx) => {
      await bloccaFornitori(ctx.tx)
      await prendiTipologia(ctx, dati.tipologia)
      const immagineId = await salvaImmagineScelta(ctx, scelta)
      if (dati.isDefault) await liberaPredefinito(ctx, dati.tipologia)
      const { id } = await ctx.tx.fornitore.create({ data: { ...dati, immagineId } })
      await ctx.audit({ oggetto: 'Fornitore', oggettoPk: id, azione: 'crea', dopo: dati.nome })
      await ctx.emit('fornitore', { pk: id })
      return { pk: id }
    })
  },
})
