import { operation } from '#platform/operation.ts'
import { tabletPkSchema } from './rules.ts'
import { endTabletSessions, lockTablet } from './tablets.ts'

/** The device of a tablet opens nothing any longer, and who is at it is out; a code not used yet is worth nothing. */
export const disconnectTablet = operation({
  nome: 'disconnectTablet',
  permesso: 'adminUsers',
  schema: tabletPkSchema,
  async run({ pk }, ctx) {
    await lockTablet(ctx.tx, pk)
    const data = { hash: null, collegatoIl: null, codiceHash: null, codiceScadeIl: null }
    await ctx.tx.tabletOfficina.update({ where: { id: pk }, data })
    await endTabletSessions(ctx, pk)
    await ctx.audit({ oggetto: 'TabletOfficina', oggettoPk: pk, azione: 'scollega' })
    return { pk }
  },
})
