import { number, object } from 'yup'
import { UserErrors } from '#platform/errors.ts'
import { freeOperation, operation } from '#platform/operation.ts'
import { forEachPreventivo, lockPreventivo, multiSchema, preventivoPk } from './transitions.ts'

const agentePk = number().integer().nullable().default(null)

const name = (user: { firstName: string; lastName: string } | undefined) =>
  user && `${user.firstName} ${user.lastName}`.trim()

/** Assigns an agent to a quote, or clears the assignment. */
export const setAgentePreventivo = operation({
  nome: 'setAgentePreventivo',
  permesso: 'adminPreventivi',
  schema: object({ pk: preventivoPk, agentePk }),
  async run(input, ctx) {
    const preventivo = await lockPreventivo(ctx, input.pk)
    const next =
      input.agentePk === null
        ? null
        : await ctx.tx.agente.findFirst({
            where: { id: input.agentePk, user: { isActive: true } },
            include: { user: true },
          })
    if (input.agentePk !== null && !next) {
      throw UserErrors.of('agentePk', `Pk "${input.agentePk}" non valido - l'oggetto non esiste.`)
    }
    if (preventivo.agenteId === input.agentePk) return { pk: preventivo.id }
    await ctx.tx.preventivo.update({
      where: { id: preventivo.id },
      // Another agent has not been written to yet: the mail to the agent becomes possible again.
      data: { agenteId: input.agentePk, emailInviataAgenteIl: null, mailAgenteId: null, versione: { increment: 1 } },
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
  schema: object({ ...multiSchema, agentePk }),
  run: ({ pks, atomico, agentePk }, ctx) =>
    forEachPreventivo(pks, atomico, ctx, (pk, tx) => setAgentePreventivo.run({ pk, agentePk }, tx)),
})
