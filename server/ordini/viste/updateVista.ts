import { operation } from '../../platform/operation.ts'
import { isShareable, lockVista, refuseDuplicateVista } from './lock.ts'
import { changeVistaSchema, cleanQuery } from './rules.ts'

/**
 * Renames an own view, shares it, or keeps under its name how the list looks now.
 * @throws Refusal FORBIDDEN on a colleague's; UserErrors when the name is taken
 */
export const updateVista = operation({
  nome: 'updateVista',
  permesso: 'login',
  schema: changeVistaSchema,
  async run({ pk, nome, url, condivisa }, ctx) {
    const vista = await lockVista(ctx, pk)
    await refuseDuplicateVista(ctx, { ...vista, nome }, pk)
    await ctx.tx.vistaSalvata.update({
      where: { id: pk },
      data: { nome, url: cleanQuery(url), condivisa: isShareable(ctx, condivisa) },
    })
    return { pk }
  },
})
