import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { CODICE_ALREADY_PRESENT, codiceSchema } from './rules.ts'

/** Adds a window code of a category and a shape. */
export const createCodiceSerramento = operation({
  nome: 'createCodiceSerramento',
  permesso: 'adminOrders',
  schema: codiceSchema,
  async run(input, ctx) {
    // Two at once: the second waits on the unique key and finds its row made.
    const [next] = await ctx.tx.codiceSerramento.createManyAndReturn({ data: [input], skipDuplicates: true })
    if (!next) throw UserErrors.of('codice', CODICE_ALREADY_PRESENT)
    const after = `${input.categoria} ${input.forma} ${input.codice}`
    await ctx.audit({ oggetto: 'CodiceSerramento', oggettoPk: next.id, azione: 'crea', dopo: after })
    await ctx.emit('tempistica', { codiceSerramento: next.id })
    return { pk: next.id }
  },
})
