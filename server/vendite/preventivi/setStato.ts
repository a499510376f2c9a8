import { number, object } from 'yup'
import { UserErrors } from '../../platform/errors.ts'
import { freeOperation, operation } from '../../platform/operation.ts'
import { forEachPreventivo, lockPreventivo, multiSchema, preventivoPk } from './transitions.ts'

const stato = number().integer().nullable().default(null)

/** Sets the state of a quote, or none. */
export const setStatoPreventivo = operation({
  nome: 'setStatoPreventivo',
  permesso: 'updatePreventivi',
  schema: object({ preventivo: preventivoPk, stato }),
  async run(input, ctx) {
    const preventivo = await lockPreventivo(ctx, input.preventivo)
    const next = input.stato === null ? null : await ctx.tx.statoPreventivo.findUnique({ where: { id: input.stato } })
    if (input.stato !== null && !next)
      throw UserErrors.of('stato', `Pk "${input.stato}" non valido - l'oggetto non esiste.`)
    if (preventivo.statoId === input.stato) return { pk: preventivo.id }
    await ctx.tx.preventivo.update({
      where: { id: preventivo.id },
      data: { statoId: input.stato, versione: { increment: 1 } },
    })
    await ctx.audit({
      oggetto: 'Preventivo',
      oggettoPk: preventivo.id,
      azione: 'setStato',
      campo: 'stato',
      prima: preventivo.stato?.stato,
      dopo: next?.stato,
    })
    await ctx.emit('preventivo', { pk: preventivo.id })
    return { pk: preventivo.id }
  },
})

/** Sets the state of several quotes; each answers for itself. */
export const setStatoPreventivi = freeOperation({
  nome: 'setStatoPreventivi',
  permesso: 'adminPreventivi',
  schema: object({ ...multiSchema, stato }),
  run: ({ preventivi, atomico, stato: value }, ctx) =>
    forEachPreventivo(preventivi, atomico, ctx, (pk, tx) =>
      setStatoPreventivo.run({ preventivo: pk, stato: value }, tx),
    ),
})
