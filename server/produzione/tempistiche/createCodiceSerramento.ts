import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { CODICE_GIA_PRESENTE, codiceSchema } from './rules.ts'

/** Adds a window code of a category and a shape. */
export const createCodiceSerramento = operation({
  nome: 'createCodiceSerramento',
  permesso: 'adminOrders',
  schema: codiceSchema,
  async run(input, ctx) {
    // Two at once: the second waits on the unique key and finds its row made.
    const [nuovo] = await ctx.tx.codiceSerramento.createManyAndReturn({ data: [input], skipDuplicates: true })
    if (!nuovo) throw UserErrors.of('codice', CODICE_GIA_PRESENTE)
    const dopo = `${input.categoria} ${input.forma} ${input.codice}`
    await ctx.audit({ oggetto: 'CodiceSerramento', oggettoPk: nuovo.id, azione: 'crea', dopo })
    await ctx.emit('tempistica', { codiceSerramento: nuovo.id })
    return { pk: nuovo.id }
  },
})
