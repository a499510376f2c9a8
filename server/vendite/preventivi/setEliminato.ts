import { boolean, object } from 'yup'
import { freeOperation, operation } from '#platform/operation.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { forEachPreventivo, lockPreventivo, multiSchema, preventivoPk } from './transitions.ts'

const eliminato = boolean().required(REQUIRED_FIELD)

/** Deletes (true) or restores (false) a quote; nothing is lost either way. */
export const setEliminatoPreventivo = operation({
  nome: 'setEliminatoPreventivo',
  permesso: 'updatePreventivi',
  schema: object({ pk: preventivoPk, eliminato }),
  async run(input, ctx) {
    const preventivo = await lockPreventivo(ctx, input.pk)
    if (preventivo.eliminato === input.eliminato) return { pk: preventivo.id }
    await ctx.tx.preventivo.update({
      where: { id: preventivo.id },
      data: { eliminato: input.eliminato, versione: { increment: 1 } },
    })
    await ctx.audit({
      oggetto: 'Preventivo',
      oggettoPk: preventivo.id,
      azione: input.eliminato ? 'elimina' : 'ripristina',
      campo: 'eliminato',
      prima: preventivo.eliminato ? 'sì' : 'no',
      dopo: input.eliminato ? 'sì' : 'no',
    })
    await ctx.emit('preventivo', { pk: preventivo.id })
    return { pk: preventivo.id }
  },
})

/** Deletes or restores several quotes; each answers for itself. */
export const setEliminatoPreventivi = freeOperation({
  nome: 'setEliminatoPreventivi',
  permesso: 'adminPreventivi',
  schema: object({ ...multiSchema, eliminato }),
  run: ({ pks, atomico, eliminato: value }, ctx) =>
    forEachPreventivo(pks, atomico, ctx, (pk, tx) => setEliminatoPreventivo.run({ pk, eliminato: value }, tx)),
})
