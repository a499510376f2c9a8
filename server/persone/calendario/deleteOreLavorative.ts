import { pkSchema } from '../../platform/db/modifica.ts'
import { operation } from '../../platform/operation.ts'
import { annunciaCalendario } from './annuncia.ts'
import { descriviOre, prendiOre, valoriDi } from './prendi.ts'

/** Takes a day back to the default hours of its weekday. */
export const deleteOreLavorative = operation({
  nome: 'deleteOreLavorative',
  permesso: 'adminPersonale',
  schema: pkSchema,
  async run({ pk }, ctx) {
    const ore = valoriDi(await prendiOre(ctx, pk))
    await ctx.tx.oreLavorative.delete({ where: { id: pk } })
    await ctx.audit({ oggetto: 'OreLavorative', oggettoPk: pk, azione: 'elimina', prima: descriviOre(ore) })
    await annunciaCalendario(ctx, ore.giorno, ore.giorno)
    return { pk }
  },
})
