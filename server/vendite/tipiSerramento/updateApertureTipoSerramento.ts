import { number, object } from 'yup'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { idListRule, unknownPkMessage } from '../../shared/fields/fields.ts'
import { lockTipo } from './lock.ts'

const nomi = (aperture: readonly { nome: string }[]) => aperture.map(({ nome }) => nome).join(', ')

/** Sets which openings a window type offers: the list replaces the one before. */
export const updateApertureTipoSerramento = operation({
  nome: 'updateApertureTipoSerramento',
  permesso: 'adminVincoli',
  schema: object({ tipoSerramento: number().integer().required(), aperture: idListRule() }),
  async run({ tipoSerramento: pk, aperture }, ctx) {
    const tipo = await lockTipo(ctx, pk)
    const scelte = await ctx.tx.tipoApertura.findMany({ where: { id: { in: aperture } }, orderBy: { id: 'asc' } })
    const ignota = aperture.find((id) => !scelte.some((scelta) => scelta.id === id))
    if (ignota !== undefined) throw UserErrors.of('aperture', unknownPkMessage(ignota))
    const prima = tipo.aperture.map(({ id }) => id).sort((a, b) => a - b)
    if (prima.join() === scelte.map(({ id }) => id).join()) return { pk }
    await ctx.tx.tipoSerramento.update({
      where: { id: pk },
      data: { aperture: { set: scelte.map(({ id }) => ({ id })) } },
    })
    await ctx.audit({
      oggetto: 'TipoSerramento',
      oggettoPk: pk,
      azione: 'modifica',
      campo: 'aperture',
      prima: nomi(tipo.aperture),
      dopo: nomi(scelte),
    })
    await ctx.emit('catalogo', { tipoSerramento: pk })
    return { pk }
  },
})
