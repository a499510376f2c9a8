import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { allineaTempi } from '../schedulazione/allinea.ts'
import { bloccaTipo, controllaRiferiti } from './prendi.ts'
import { soloAmbito, TEMPISTICA_GIA_PRESENTE, tempisticaSchema } from './rules.ts'

/** Adds the minutes of a window type with a code. */
export const createTempistica = operation({
  nome: 'createTempistica',
  permesso: 'adminOrders',
  schema: tempisticaSchema,
  async run(scritto, ctx) {
    const input = soloAmbito(scritto)
    await controllaRiferiti(ctx, input)
    await bloccaTipo(ctx, input.tipoSerramentoId)
    const { tipoSerramentoId, codiceSerramentoId, categoria, forma } = input
    if (await ctx.tx.tempistica.findFirst({ where: { tipoSerramentoId, codiceSerramentoId, categoria, forma } })) {
      throw UserErrors.of('codiceSerramentoId', TEMPISTICA_GIA_PRESENTE)
    }
    const { id } = await ctx.tx.tempistica.create({ data: input })
    const dopo = `macchine ${input.tempoRepartoMacchine} min, banchi ${input.tempoRepartoBanchi} min`
    await ctx.audit({ oggetto: 'Tempistica', oggettoPk: id, azione: 'crea', dopo })
    await allineaTempi(ctx, [input.tipoSerramentoId])
    await ctx.emit('tempistica', { pk: id })
    return { pk: id }
  },
})
