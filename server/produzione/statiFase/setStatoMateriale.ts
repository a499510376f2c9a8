import { lockOrdine } from '#ordini/ordini/lock.ts'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { MATERIALE_OF_FASE, STATO_NOT_OF_MATERIALI, statoMaterialeSchema, UNKNOWN_MATERIALE } from './rules.ts'

/** Sets the state of a material that no phase buys, for an order. */
export const setStatoMateriale = operation({
  nome: 'setStatoMateriale',
  permesso: 'updateStatoFasiOrdine',
  schema: statoMaterialeSchema,
  async run({ ordinePk: ordineId, materiale, statoPk }, ctx) {
    await lockOrdine(ctx, ordineId)
    if (!(await ctx.tx.materiale.findUnique({ where: { nome: materiale } }))) {
      throw UserErrors.of('materiale', UNKNOWN_MATERIALE)
    }
    if (await ctx.tx.fase.findUnique({ where: { nome: materiale } })) {
      throw UserErrors.of('materiale', MATERIALE_OF_FASE)
    }
    const next = await ctx.tx.valoreStato.findFirst({ where: { id: statoPk, contesto: 'MATERIALI' } })
    if (!next) throw UserErrors.of('statoPk', STATO_NOT_OF_MATERIALI)
    const key = { ordineId_materiale: { ordineId, materiale } }
    const era = await ctx.tx.statoMateriale.findUnique({ where: key, select: { stato: true } })
    if (era?.stato.id === statoPk) return { pk: ordineId }
    const data = { ordineId, materiale, statoId: statoPk }
    await ctx.tx.statoMateriale.upsert({ where: key, create: data, update: data })
    const fields = { campo: `stato ${materiale}`, prima: era?.stato.nome, dopo: next.nome }
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: ordineId, azione: 'setStatoMateriale', ...fields })
    await ctx.emit('ordine', { pk: ordineId })
    return { pk: ordineId }
  },
})
