import { operation } from '../../../platform/operation.ts'
import { changeUtente } from './changeUtente.ts'
import { utenteHistoryFields } from './history.ts'
import { infoAfter } from './info.ts'
import { updateUserSchema } from './rules.ts'
import { refuseSelf } from './safeguards.ts'
import { refuseTakenUsername } from './unique.ts'

/**
 * Changes a user's data and flags; what is not given stays, the password has its own operation.
 * @throws UserErrors when the name is taken or somebody would lock themselves out; Refusal CONFLICT
 */
export const updateUser = operation({
  nome: 'updateUser',
  permesso: 'adminUsers',
  schema: updateUserSchema,
  async run({ pk, versione, info, ...dati }, ctx) {
    await changeUtente(ctx, pk, versione, async (utente) => {
      const { email, firstName, lastName, isSuperuser, isStaff, isActive } = { ...utente, ...definiti(dati) }
      const username = dati.username.normalize('NFKC')
      const dopo = { username, email, firstName, lastName, isSuperuser, isStaff, isActive }
      const nuove = infoAfter(info, utente.info, isSuperuser)
      refuseSelf(ctx, pk, { ...dopo, canAdminUsers: nuove.canAdminUsers })
      if (username !== utente.username) await refuseTakenUsername(ctx, username, pk)
      return {
        azione: 'updateUser',
        // Without the flags a user has none, whatever it would get.
        prima: utenteHistoryFields(utente, infoAfter(null, utente.info, true)),
        dopo: utenteHistoryFields(dopo, nuove),
        scrivi: () =>
          ctx.tx.user.update({
            where: { id: pk },
            data: { ...dopo, info: { upsert: { create: nuove, update: nuove } } },
          }),
      }
    })
    return { pk }
  },
})

/** Without the keys whose value is missing, which would cover those that are there. */
function definiti<T extends object>(valori: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(valori).filter(([, valore]) => valore !== undefined)) as never
}
