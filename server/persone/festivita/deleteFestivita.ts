import { pkSchema } from '../../platform/db/modifica.ts'
import { operation } from '../../platform/operation.ts'
import { periodoDi } from '../assenze/periodo.ts'
import { descriviPeriodo } from '../assenze/rules.ts'
import { annunciaCalendario } from '../calendario/annuncia.ts'
import { prendiFestivita } from './prendi.ts'

/** Removes a holiday: it is a day like the others again. */
export const deleteFestivita = operation({
  nome: 'deleteFestivita',
  permesso: 'adminPersonale',
  schema: pkSchema,
  async run({ pk }, ctx) {
    const festivita = periodoDi(await prendiFestivita(ctx, pk))
    await ctx.tx.festivita.delete({ where: { id: pk } })
    const prima = [festivita.title, descriviPeriodo(festivita)].filter(Boolean).join(', ')
    await ctx.audit({ oggetto: 'Festivita', oggettoPk: pk, azione: 'elimina', prima })
    await annunciaCalendario(ctx, festivita.giornoDa, festivita.giornoA)
    return { pk }
  },
})
