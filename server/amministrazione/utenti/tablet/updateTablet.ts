import { fieldHistory, refuseIfStale } from '#platform/db/conflict.ts'
import { operation } from '#platform/operation.ts'
import { updateTabletSchema } from './rules.ts'
import { checkReparti, checkTabletName, lockTablet } from './tablets.ts'

/** Changes a tablet; who is at it stays. @throws UserErrors for a name that is taken; Refusal NOT_FOUND, CONFLICT */
export const updateTablet = operation({
  nome: 'updateTablet',
  permesso: 'adminUsers',
  schema: updateTabletSchema,
  async run({ pk, versione, reparti, nome, minutiInattivita }, ctx) {
    const current = await lockTablet(ctx.tx, pk)
    const before = valuesOf(current)
    const after = valuesOf({ nome, minutiInattivita, reparti })
    await refuseIfStale(ctx, {
      oggetto: 'TabletOfficina',
      pk,
      vista: versione,
      attuale: current,
      prima: before,
      dopo: after,
    })
    const history = fieldHistory('TabletOfficina', pk, 'modifica', before, after)
    if (history.length === 0) return { pk }
    await checkTabletName(ctx.tx, nome, pk)
    await checkReparti(ctx.tx, reparti)
    const data = { nome, minutiInattivita, reparti, versione: { increment: 1 } }
    await ctx.tx.tabletOfficina.update({ where: { id: pk }, data })
    await ctx.audit(...history)
    return { pk }
  },
})

const valuesOf = (tablet: { nome: string; minutiInattivita: number; reparti: readonly string[] }) => ({
  nome: tablet.nome,
  minutiInattivita: tablet.minutiInattivita,
  reparti: tablet.reparti.toSorted().join(', '),
})
