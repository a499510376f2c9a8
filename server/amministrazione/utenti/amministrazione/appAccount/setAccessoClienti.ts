import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { changeUtente } from '../changeUtente.ts'
import { setAccessoClientiSchema } from '../rules.ts'
import { requireRuolo, utenteOfRuolo } from '../ruolo.ts'

/** Each once, in the order of their numbers. */
const ordered = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

/** The customers whose orders an app account sees: these and no others. */
export const setAccessoClienti = operation({
  nome: 'setAccessoClienti',
  permesso: 'adminUsers',
  schema: setAccessoClientiSchema,
  async run({ pk, versione, clientePks }, ctx) {
    const user = await utenteOfRuolo(ctx, 'appAccount', pk)
    const found = await ctx.tx.cliente.findMany({ where: { id: { in: clientePks } }, select: { id: true } })
    const knownOnes = new Set(found.map(({ id }) => id))
    const unknown = clientePks.find((id) => !knownOnes.has(id))
    if (unknown !== undefined) throw UserErrors.of('clientePks', unknownPkMessage(unknown))
    await changeUtente(ctx, user, versione, async (utente) => {
      requireRuolo(utente.appAccount)
      const current = await ctx.tx.cliente.findMany({
        where: { appAccounts: { some: { id: pk } } },
        select: { id: true },
      })
      const before = ordered(current.map(({ id }) => id))
      const after = ordered(clientePks)
      return {
        azione: 'setAccessoClienti',
        prima: { 'appAccount.clientePks': before },
        dopo: { 'appAccount.clientePks': after },
        inWords: {
          prima: { 'appAccount.clienti': before.join(', ') },
          dopo: { 'appAccount.clienti': after.join(', ') },
        },
        write: () =>
          ctx.tx.appAccount.update({
            where: { id: pk },
            data: { clienti: { set: found.map(({ id }) => ({ id })) } },
          }),
      }
    })
    return { user }
  },
})
