import { operation } from '../../platform/operation.ts'
import { condivisibile, prendiVista, rifiutaNomeDoppio } from './prendi.ts'
import { cambiVistaSchema, queryPulita } from './rules.ts'

/**
 * Renames an own view, shares it, or keeps under its name how the list looks now.
 * @throws Refusal FORBIDDEN on a colleague's; UserErrors when the name is taken
 */
export const updateVista = operation({
  nome: 'updateVista',
  permesso: 'login',
  schema: cambiVistaSchema,
  async run({ pk, nome, url, condivisa }, ctx) {
    const vista = await prendiVista(ctx, pk)
    await rifiutaNomeDoppio(ctx, { ...vista, nome }, pk)
    await ctx.tx.vistaSalvata.update({
      where: { id: pk },
      data: { nome, url: queryPulita(url), condivisa: condivisibile(ctx, condivisa) },
    })
    return { pk }
  },
})
