import { number, object } from 'yup'
import { operation } from '#platform/operation.ts'
import { idListRule } from '#shared/fields/fields.ts'
import { lockTipo } from './lock.ts'
import { chosenAperture, idsOf, offeringNames } from './offerings.ts'

/**
 * Sets which openings a window type offers: the list replaces the one before. Openings that are retired are on no list
 * to choose from: those that the type has stay.
 * @throws UserErrors for an opening that is not there, or retired and not the type's
 */
export const updateApertureTipoSerramento = operation({
  nome: 'updateApertureTipoSerramento',
  permesso: 'adminVincoli',
  schema: object({ tipoSerramentoPk: number().integer().required(), aperturaPks: idListRule() }),
  async run({ tipoSerramentoPk: pk, aperturaPks }, ctx) {
    const tipo = await lockTipo(ctx, pk)
    const withdrawn = tipo.aperture.flatMap(({ id, ritirato }) => (ritirato ? [id] : []))
    const choices = await chosenAperture(ctx, [...new Set([...aperturaPks, ...withdrawn])], tipo.aperture)
    const [before, after] = [offeringNames(tipo.aperture), offeringNames(choices)]
    if (before === after) return { pk }
    await ctx.tx.tipoSerramento.update({ where: { id: pk }, data: { aperture: { set: idsOf(choices) } } })
    await ctx.audit({
      oggetto: 'TipoSerramento',
      oggettoPk: pk,
      azione: 'modifica',
      campo: 'aperture',
      prima: before,
      dopo: after,
    })
    await ctx.emit('catalogo', { tipoSerramento: pk })
    return { pk }
  },
})
