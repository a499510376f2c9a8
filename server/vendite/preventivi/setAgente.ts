import { number, object } from 'yup'
import { UserErrors } from '../../platform/errors.ts'
import { freeOperation, operation } from '../../platform/operation.ts'
import { forEachPreventivo, lockPreventivo, multiSchema, preventivoPk } from './transitions.ts'

const agente = number().integer().nullable().default(null)

const name = (user: { firstName: string; lastName: string } | undefined) =>
  user && `${user.firstName} ${user.lastName}`.trim()

/** Assigns an agent to a quote, or clears the assignment. */
export const setAgentePreventivo = operation({
  nome: 'setAgentePreventivo',
  permesso: 'adminPreventivi',
  schema: object({ preventivo: preventivoPk, agente }),
  async run(input, ctx) {
    const preventivo = await lockPreventivo(ctx, input.preventivo)
    const next =
      input.agente === null
        ? null
        : await ctx.tx.agente.findFirst({
            where: { id: input.agente, user: { isActive: true } },
            include: { user: true },
          })
    if (input.agente !== null && !next) {
      throw UserErrors.of('agente', `Pk "${input.agente}" non valido - l'oggetto non esiste.`)
    }
    if (preventivo.agenteId === input.agente) return { pk: preventivo.id }
    await ctx.tx.preventivo.update({
      where: { id: preventivo.id },
      // Another agent has not been written to yet: the mail to the agent becomes possible again.
      data: { agenteId: input.agente, emailInviataAgenteIl: null, mailAgenteId: null, versione: { increment: 1 } },
    })
    await ctx.audit({
      oggetto: 'Preventivo',
      oggettoPk: preventivo.id,
      azione: 'setAgente',
      campo: 'agente',
      prima: name(preventivo.agente?.user),
      dopo: name(next?.user),
    })
    await ctx.emit('preventivo', { pk: preventivo.id })
    return { pk: preventivo.id }
  },
})

/** Assigns an agent to several quotes; each answers for itself. */
export const setAgentePreventivi = freeOperation({
  nome: 'setAgentePreventivi',
  permesso: 'adminPreventivi',
  schema: object({ ...multiSchema, agente }),
  run: ({ preventivi, atomico, agente: value }, ctx) =>
    forEachPreventivo(preventivi, atomico, ctx, (pk, tx) =>
      setAgentePreventivo.run({ preventivo: pk, agente: value }, tx),
    ),
})
