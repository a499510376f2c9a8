import { Refusal } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { isShareable, refuseDuplicateVista } from './lock.ts'
import { cleanQuery, vistaSchema } from './rules.ts'

/** Saves how a list looks now under a name. @throws UserErrors when the name is taken */
export const createVista = operation({
  nome: 'createVista',
  permesso: 'login',
  schema: vistaSchema,
  async run({ elenco, nome, url, condivisa }, ctx) {
    if (!ctx.viewer) throw new Refusal('UNAUTHENTICATED')
    const userId = ctx.viewer.id
    await refuseDuplicateVista(ctx, { userId, elenco, nome })
    const { id } = await ctx.tx.vistaSalvata.create({
      data: { userId, elenco, nome, url: cleanQuery(url), condivisa: isShareable(ctx, condivisa) },
    })
    return { pk: id }
  },
})
