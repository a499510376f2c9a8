import { operation } from '../../platform/operation.ts'
import { bloccaMateriali, rifiutaNomeDoppio } from './prendi.ts'
import { colonneMateriale } from './riga.ts'
import { materialeSchema } from './rules.ts'

/** Adds a material. @throws UserErrors when the name is taken */
export const createMateriale = operation({
  nome: 'createMateriale',
  permesso: 'adminMateriali',
  schema: materialeSchema,
  async run(dati, ctx) {
    await bloccaMateriali(ctx.tx)
    await rifiutaNomeDoppio(ctx, dati.nome)
    const { id } = await ctx.tx.materiale.create({ data: colonneMateriale(dati) })
    await ctx.audit({ oggetto: 'Materiale', oggettoPk: id, azione: 'crea', dopo: dati.nome })
    await ctx.emit('materiale', { pk: id })
    return { pk: id }
  },
})
