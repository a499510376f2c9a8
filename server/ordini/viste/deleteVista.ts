import { object } from 'yup'
import { operation } from '../../platform/operation.ts'
import { id } from '../../shared/fields/fields.ts'
import { prendiVista } from './prendi.ts'

/** Removes an own view. @throws Refusal FORBIDDEN on a colleague's */
export const deleteVista = operation({
  nome: 'deleteVista',
  permesso: 'login',
  schema: object({ pk: id() }),
  async run({ pk }, ctx) {
    await prendiVista(ctx, pk)
    await ctx.tx.vistaSalvata.delete({ where: { id: pk } })
    return { pk }
  },
})
