import { number, object } from 'yup'
import { UserErrors } from '#platform/errors.ts'
import { freeOperation, operation } from '#platform/operation.ts'
import { forEachPreventivo, lockPreventivo, multiSchema, preventivoPk } from './transitions.ts'

const statoPk = number().integer().nullable().default(null)

/** Sets the state of a quote, or none. */
export const setStatoPreventivo = operation({
  nome: 'setStatoPreventivo',
  permesso: 'updatePreventivi',
  schema: object({ pk: preventivoPk, statoPk }),
  async run(input, ctx) {
    const preventivo = await lockPreventivo(ctx, input.pk)
    const next =
      input.statoPk === null ? null : await ctx.tx.statoPreventivo.findUnique({ where: { id: input.statoPk } })
    if (input.statoPk !== null && !next)
      throw UserErrors.of('statoPk', `Pk "${input.statoPk}" non valido - l'oggetto non esiste.`)
    if (preventivo.statoId === input.statoPk) return { pk: preventivo.id }
    await ctx.tx.preventivo.update({
      where: { id: preventivo.id },
      data: { statoId: input.statoPk, versione: { increment: 1 } },
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
  schema: object({ ...multiSchema, statoPk }),
  run: ({ pks, atomico, statoPk }, ctx) =>
    forEachPreventivo(pks, atomico, ctx, (pk, tx) => setStatoPreventivo.run({ pk, statoPk }, tx)),
})
