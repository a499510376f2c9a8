import { operation } from '../../../platform/operation.ts'
import { tabletPkSchema } from './rules.ts'
import { endTabletSessions, lockTablet } from './tablets.ts'

/** Removes a tablet; its device opens nothing any longer, and who is at it is out. */
export const deleteTablet = operation({
  nome: 'deleteTablet',
  permesso: 'adminUsers',
  schema: tabletPkSchema,
  async run({ pk }, ctx) {
    const { nome } = await lockTablet(ctx.tx, pk)
    await endTabletSessions(ctx, pk)
    await ctx.tx.tabletOfficina.delete({ where: { id: pk } })
    await ctx.audit({ oggetto: 'TabletOfficina', oggettoPk: pk, azione: 'elimina', prima: nome })
    return { pk }
  },
})
