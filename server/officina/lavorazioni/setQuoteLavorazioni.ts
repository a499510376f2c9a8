import { lockLista } from '../../platform/db/arranged/entries.ts'
import { fieldHistory } from '../../platform/db/conflict.ts'
import { updateRow } from '../../platform/db/entity/rows.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { announceLavorazioni } from './announce.ts'
import { lavorazioneEntity, PERMESSO_OFFICINA } from './entity.ts'
import { motivoQuoteEccessive, QUOTE_INCOMPLETE, quoteSchema } from './rules.ts'

/**
 * Sets the shares of all active operations of a phase at once, so that one can grow by what another gives up.
 * @throws UserErrors when they are over 100 together, or are not those of the phase
 */
export const setQuoteLavorazioni = operation({
  nome: 'setQuoteLavorazioni',
  permesso: PERMESSO_OFFICINA,
  schema: quoteSchema,
  async run({ fase, quote }, ctx) {
    await lockLista(ctx, 'lavorazione')
    const righe = await ctx.tx.lavorazione.findMany({ where: { fase, attiva: true } })
    const chieste = new Map(quote.map(({ lavorazione, quota }) => [lavorazione, quota]))
    const tutte = righe.every(({ id }) => chieste.has(id))
    if (!tutte || chieste.size !== quote.length || chieste.size !== righe.length) {
      throw UserErrors.of('quote', QUOTE_INCOMPLETE, 'CONFLICT')
    }
    const motivo = motivoQuoteEccessive(fase, quote)
    if (motivo) throw UserErrors.of('quote', motivo)
    for (const riga of righe) {
      const prima = lavorazioneEntity.values(riga)
      const dopo = { ...prima, quota: chieste.get(riga.id) ?? prima.quota }
      const storia = fieldHistory('Lavorazione', riga.id, 'modifica', { ...prima }, { ...dopo })
      if (storia.length === 0) continue
      await updateRow(ctx.tx, 'lavorazione', riga.id, await lavorazioneEntity.columns(dopo, ctx, riga))
      await ctx.audit(...storia)
    }
    await announceLavorazioni(ctx)
    return { fase }
  },
})
