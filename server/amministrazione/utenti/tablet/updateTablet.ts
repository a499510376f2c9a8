import { fieldHistory, refuseIfStale } from '../../../platform/db/conflict.ts'
import { operation } from '../../../platform/operation.ts'
import { updateTabletSchema } from './rules.ts'
import { checkNomeTablet, lockTablet, storedReparto } from './tablets.ts'

/** Changes a tablet; who is at it stays. @throws UserErrors for a name that is taken; Refusal NOT_FOUND, CONFLICT */
export const updateTablet = operation({
  nome: 'updateTablet',
  permesso: 'adminUsers',
  schema: updateTabletSchema,
  async run({ pk, versione, reparti, nome, minutiInattivita }, ctx) {
    const attuale = await lockTablet(ctx.tx, pk)
    const prima = valuesOf(attuale)
    const dopo = valuesOf({ nome, minutiInattivita, reparti: reparti.map(storedReparto) })
    await refuseIfStale(ctx, { oggetto: 'TabletOfficina', pk, vista: versione, attuale, prima, dopo })
    const storia = fieldHistory('TabletOfficina', pk, 'modifica', prima, dopo)
    if (storia.length === 0) return { pk }
    await checkNomeTablet(ctx.tx, nome, pk)
    const data = { nome, minutiInattivita, reparti: reparti.map(storedReparto), versione: { increment: 1 } }
    await ctx.tx.tabletOfficina.update({ where: { id: pk }, data })
    await ctx.audit(...storia)
    return { pk }
  },
})

const valuesOf = (tablet: { nome: string; minutiInattivita: number; reparti: readonly string[] }) => ({
  nome: tablet.nome,
  minutiInattivita: tablet.minutiInattivita,
  reparti: tablet.reparti.toSorted().join(', '),
})
