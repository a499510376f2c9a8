import { number, object } from 'yup'
import { operation } from '../../platform/operation.ts'
import { allineaTempi } from '../schedulazione/allinea.ts'
import { prendiTempistica } from './prendi.ts'

/** Removes a timing: orders with such lines then have a missing timing. */
export const deleteTempistica = operation({
  nome: 'deleteTempistica',
  permesso: 'adminOrders',
  schema: object({ pk: number().integer().required() }),
  async run({ pk }, ctx) {
    const { tipoSerramentoId, tempoRepartoMacchine, tempoRepartoBanchi } = await prendiTempistica(ctx, pk)
    await ctx.tx.tempistica.delete({ where: { id: pk } })
    const prima = `macchine ${tempoRepartoMacchine} min, banchi ${tempoRepartoBanchi} min`
    await ctx.audit({ oggetto: 'Tempistica', oggettoPk: pk, azione: 'elimina', prima })
    await allineaTempi(ctx, [tipoSerramentoId])
    await ctx.emit('tempistica', { pk })
    return { pk }
  },
})
