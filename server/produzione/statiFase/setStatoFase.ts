import { lockOrdine } from '../../ordini/ordini/lock.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { FASE_SCONOSCIUTA } from '../schedulazione/rules.ts'
import { STATO_DAI_FORNITORI, STATO_NON_SUO, statoFaseSchema } from './rules.ts'

/**
 * Sets the state of a phase that a department does; those of suppliers have the states
 * of their supplier orders.
 */
export const setStatoFase = operation({
  nome: 'setStatoFase',
  permesso: 'updateStatoFasiOrdine',
  schema: statoFaseSchema,
  async run({ ordine: ordineId, nomeFase, stato }, ctx) {
    await lockOrdine(ctx, ordineId)
    const fase = await ctx.tx.fase.findUnique({ where: { nome: nomeFase } })
    if (!fase) throw UserErrors.of('nomeFase', FASE_SCONOSCIUTA)
    if (fase.withFornitore) throw UserErrors.of('nomeFase', STATO_DAI_FORNITORI)
    const nuovo = await ctx.tx.valoreStato.findFirst({ where: { id: stato, contesto: 'FASI', nomeFase } })
    if (!nuovo) throw UserErrors.of('stato', STATO_NON_SUO)
    const chiave = { ordineId_nomeFase: { ordineId, nomeFase } }
    const era = await ctx.tx.statoFase.findUnique({ where: chiave, select: { stato: true } })
    if (era?.stato.id === stato) return { pk: ordineId, nomeFase }
    const dati = { ordineId, nomeFase, statoId: stato }
    await ctx.tx.statoFase.upsert({ where: chiave, create: dati, update: dati })
    const campi = { campo: `stato ${nomeFase}`, prima: era?.stato.nome, dopo: nuovo.nome }
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: ordineId, azione: 'setStatoFase', ...campi })
    await ctx.emit('ordine', { pk: ordineId })
    return { pk: ordineId, nomeFase }
  },
})
