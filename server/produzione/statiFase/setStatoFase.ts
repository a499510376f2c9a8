import { lockOrdine } from '#ordini/ordini/lock.ts'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { UNKNOWN_FASE } from '../schedulazione/rules.ts'
import { STATO_FROM_FORNITORI, STATO_NOT_OWN, statoFaseSchema } from './rules.ts'

/**
 * Sets the state of a phase that a department does; those of suppliers have the states
 * of their supplier orders.
 */
export const setStatoFase = operation({
  nome: 'setStatoFase',
  permesso: 'updateStatoFasiOrdine',
  schema: statoFaseSchema,
  async run({ ordinePk: ordineId, nomeFase, statoPk }, ctx) {
    await lockOrdine(ctx, ordineId)
    const fase = await ctx.tx.fase.findUnique({ where: { nome: nomeFase } })
    if (!fase) throw UserErrors.of('nomeFase', UNKNOWN_FASE)
    if (fase.withFornitore) throw UserErrors.of('nomeFase', STATO_FROM_FORNITORI)
    const next = await ctx.tx.valoreStato.findFirst({ where: { id: statoPk, contesto: 'FASI', nomeFase } })
    if (!next) throw UserErrors.of('statoPk', STATO_NOT_OWN)
    const key = { ordineId_nomeFase: { ordineId, nomeFase } }
    const era = await ctx.tx.statoFase.findUnique({ where: key, select: { stato: true } })
    if (era?.stato.id === statoPk) return { pk: ordineId, nomeFase }
    const data = { ordineId, nomeFase, statoId: statoPk }
    await ctx.tx.statoFase.upsert({ where: key, create: data, update: data })
    const fields = { campo: `stato ${nomeFase}`, prima: era?.stato.nome, dopo: next.nome }
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: ordineId, azione: 'setStatoFase', ...fields })
    await ctx.emit('ordine', { pk: ordineId })
    return { pk: ordineId, nomeFase }
  },
})
