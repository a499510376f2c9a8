import { checkRoom, nextPlace } from '#platform/db/arranged/entries.ts'
import { operation } from '#platform/operation.ts'
import { lockTipi } from './list.ts'
import { idsOf } from './offerings.ts'
import { tipoInCatalogoSchema } from './rules.ts'
import { checkExtraTipo, checkTipoName, type TipoValues, tipoStored } from './values.ts'

/**
 * Adds a window type after the others, with what it offers and its picture. No family sells it before it has a
 * constraint.
 * @throws UserErrors for a name that is taken, a full list, an opening or an accessory that is not there or retired,
 * what is no picture
 */
export const createTipoSerramento = operation<TipoValues, { pk: number }>({
  nome: 'createTipoSerramento',
  permesso: 'adminCatalogo',
  schema: tipoInCatalogoSchema,
  async run(values, ctx) {
    const tipi = await lockTipi(ctx)
    checkRoom(tipi)
    checkTipoName(tipi, values.nome)
    checkExtraTipo(null, values, tipi)
    const { columns, offerte } = await tipoStored(ctx, values, null)
    const { id: pk } = await ctx.tx.tipoSerramento.create({
      data: {
        ...columns,
        ordine: nextPlace(tipi),
        aperture: { connect: idsOf(offerte.aperture) },
        accessori: { connect: idsOf(offerte.accessori) },
      },
      select: { id: true },
    })
    await ctx.audit({ oggetto: 'TipoSerramento', oggettoPk: pk, azione: 'crea', dopo: values.nome })
    await ctx.emit('catalogo', { tipoSerramento: pk })
    return { pk }
  },
})
