import { fieldHistory, refuseIfStale } from '#platform/db/conflict.ts'
import { type Change, changeSchema, identitySchema, judgeChange } from '#platform/db/entity/entity.ts'
import { operation } from '#platform/operation.ts'
import { readTipi } from './list.ts'
import { takeTipo } from './lock.ts'
import { idsOf } from './offerings.ts'
import { tipoInCatalogoSchema } from './rules.ts'
import {
  checkExtraTipo,
  checkNoWindow,
  checkTipoName,
  type TipoValues,
  tipoCompared,
  tipoInHistory,
  tipoStored,
  tipoValues,
} from './values.ts'

/**
 * Changes the fields of a window type that are sent; the others stay. The bounds follow the rules of
 * `updateTipoSerramento`, which staff may.
 * @throws UserErrors as `createTipoSerramento`, and for the type of the extra lines retired or sold; Refusal CONFLICT when the version
 * is stale and something would be lost
 */
export const updateTipoInCatalogo = operation<Change<TipoValues>, { pk: number }>({
  nome: 'updateTipoInCatalogo',
  permesso: 'adminCatalogo',
  schema: changeSchema(tipoInCatalogoSchema, identitySchema),
  async run({ pk, versione: vista, ...sent }, ctx) {
    const current = await takeTipo(ctx, pk)
    const before = tipoValues(current)
    const after = await judgeChange(tipoInCatalogoSchema, before, sent)
    const tipi = await readTipi(ctx)
    checkTipoName(tipi, after.nome, pk)
    checkExtraTipo(
      before,
      after,
      tipi.filter(({ id }) => id !== pk),
    )
    if (after.extra && !before.extra) await checkNoWindow(ctx, pk)
    const { columns, offerte } = await tipoStored(ctx, after, current)
    const earlier = tipoCompared(current, current)
    const later = tipoCompared({ ...current, ...columns }, offerte)
    await refuseIfStale(ctx, { oggetto: 'TipoSerramento', pk, vista, attuale: current, prima: earlier, dopo: later })
    const words = [tipoInHistory(earlier, current), tipoInHistory(later, offerte)] as const
    const history = fieldHistory('TipoSerramento', pk, 'modifica', ...words)
    if (history.length === 0) return { pk }
    await ctx.tx.tipoSerramento.update({
      where: { id: pk },
      data: {
        ...columns,
        aperture: { set: idsOf(offerte.aperture) },
        accessori: { set: idsOf(offerte.accessori) },
        versione: { increment: 1 },
      },
      select: { id: true },
    })
    await ctx.audit(...history)
    await ctx.emit('catalogo', { tipoSerramento: pk })
    return { pk }
  },
})
