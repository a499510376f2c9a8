import { lockOrdine } from '../../ordini/ordini/lock.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { MATERIALE_DI_FASE, MATERIALE_SCONOSCIUTO, STATO_NON_DEI_MATERIALI, statoMaterialeSchema } from './rules.ts'

/** Sets the state of a material that no phase buys, for an order. */
export const setStatoMateriale = operation({
  nome: 'setStatoMateriale',
  permesso: 'updateStatoFasiOrdine',
  schema: statoMaterialeSchema,
  async run({ ordine: ordineId, materiale, stato }, ctx) {
    await lockOrdine(ctx, ordineId)
    if (!(await ctx.tx.materiale.findUnique({ where: { nome: materiale } }))) {
      throw UserErrors.of('materiale', MATERIALE_SCONOSCIUTO)
    }
    if (await ctx.tx.fase.findUnique({ where: { nome: materiale } })) {
      throw UserErrors.of('materiale', MATERIALE_DI_FASE)
    }
    const nuovo = await ctx.tx.valoreStato.findFirst({ where: { id: stato, contesto: 'MATERIALI' } })
    if (!nuovo) throw UserErrors.of('stato', STATO_NON_DEI_MATERIALI)
    const chiave = { ordineId_materiale: { ordineId, materiale } }
    const era = await ctx.tx.statoMateriale.findUnique({ where: chiave, select: { stato: true } })
    if (era?.stato.id === stato) return { pk: ordineId }
    const dati = { ordineId, materiale, statoId: stato }
    await ctx.tx.statoMateriale.upsert({ where: chiave, create: dati, update: dati })
    const campi = { campo: `stato ${materiale}`, prima: era?.stato.nome, dopo: nuovo.nome }
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: ordineId, azione: 'setStatoMateriale', ...campi })
    await ctx.emit('ordine', { pk: ordineId })
    return { pk: ordineId }
  },
})
