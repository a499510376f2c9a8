import { number, object } from 'yup'
import { rifiutaSeSuperata, storiaCampi } from '../../platform/db/conflitto.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { versione } from '../../shared/fields/fields.ts'
import { allineaTempi } from '../schedulazione/allinea.ts'
import { bloccaTipo, controllaRiferiti, prendiTempistica } from './prendi.ts'
import { soloAmbito, TEMPISTICA_GIA_PRESENTE, tempisticaSchema } from './rules.ts'

/**
 * Changes a timing.
 * @throws Refusal CONFLICT when `versione` is not the current one and the save would change something
 */
export const updateTempistica = operation({
  nome: 'updateTempistica',
  permesso: 'adminOrders',
  schema: tempisticaSchema.concat(object({ pk: number().integer().required(), versione })),
  async run({ pk, versione: vista, ...scritto }, ctx) {
    const dopo = soloAmbito(scritto)
    const attuale = await prendiTempistica(ctx, pk)
    await controllaRiferiti(ctx, dopo)
    await bloccaTipo(ctx, dopo.tipoSerramentoId)
    const { id: _id, versione: _versione, ...prima } = attuale
    await rifiutaSeSuperata(ctx, { oggetto: 'Tempistica', pk, vista, attuale, prima, dopo })
    const storia = storiaCampi('Tempistica', pk, 'modifica', prima, dopo)
    if (storia.length === 0) return { pk }
    const { tipoSerramentoId, codiceSerramentoId, categoria, forma } = dopo
    const uguale = { tipoSerramentoId, codiceSerramentoId, categoria, forma, id: { not: pk } }
    if (await ctx.tx.tempistica.findFirst({ where: uguale })) {
      throw UserErrors.of('codiceSerramentoId', TEMPISTICA_GIA_PRESENTE)
    }
    await ctx.tx.tempistica.update({ where: { id: pk }, data: { ...dopo, versione: { increment: 1 } } })
    await ctx.audit(...storia)
    await allineaTempi(ctx, [prima.tipoSerramentoId, tipoSerramentoId])
    await ctx.emit('tempistica', { pk })
    return { pk }
  },
})
