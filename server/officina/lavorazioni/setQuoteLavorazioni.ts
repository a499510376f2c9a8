import { lockLista } from '#platform/db/arranged/entries.ts'
import { fieldHistory } from '#platform/db/conflict.ts'
import { updateRow } from '#platform/db/entity/rows.ts'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { announceLavorazioni } from './announce.ts'
import { lavorazioneEntity, PERMESSO_OFFICINA } from './entity.ts'
import { excessiveQuoteReason, QUOTE_INCOMPLETE, quoteSchema } from './rules.ts'

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
    const asked = new Map(quote.map(({ lavorazionePk, quota }) => [lavorazionePk, quota]))
    const all = righe.every(({ id }) => asked.has(id))
    if (!all || asked.size !== quote.length || asked.size !== righe.length) {
      throw UserErrors.of('quote', QUOTE_INCOMPLETE, 'CONFLICT')
    }
    const reason = excessiveQuoteReason(fase, quote)
    if (reason) throw UserErrors.of('quote', reason)
    for (const riga of righe) {
      const before = lavorazioneEntity.values(riga)
      const after = { ...before, quota: asked.get(riga.id) ?? before.quota }
      const history = fieldHistory('Lavorazione', riga.id, 'modifica', { ...before }, { ...after })
      if (history.length === 0) continue
      await updateRow(ctx.tx, 'lavorazione', riga.id, await lavorazioneEntity.columns(after, ctx, riga))
      await ctx.audit(...history)
    }
    await announceLavorazioni(ctx)
    return { fase }
  },
})
