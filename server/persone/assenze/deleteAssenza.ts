import { pkSchema } from '../../platform/db/modifica.ts'
import { operation } from '../../platform/operation.ts'
import { annunciaCalendario } from '../calendario/annuncia.ts'
import { prendiAssenza, valoriDi } from './prendi.ts'
import { descriviPeriodo } from './rules.ts'

/** Removes an absence: the person is there again. */
export const deleteAssenza = operation({
  nome: 'deleteAssenza',
  permesso: 'adminPersonale',
  schema: pkSchema,
  async run({ pk }, ctx) {
    const assenza = valoriDi(await prendiAssenza(ctx, pk))
    await ctx.tx.assenza.delete({ where: { id: pk } })
    await ctx.audit({ oggetto: 'Assenza', oggettoPk: pk, azione: 'elimina', prima: descriviPeriodo(assenza) })
    await annunciaCalendario(ctx, assenza.giornoDa, assenza.giornoA)
    return { pk }
  },
})
