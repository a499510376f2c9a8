import { operation } from '#platform/operation.ts'
import { changeUtente } from './changeUtente.ts'
import { setAttivoUserSchema } from './rules.ts'
import { refuseSelf } from './safeguards.ts'

/** Lets a user in or keeps it out, with all that it has written untouched. Its tokens stop working meanwhile. */
export const setAttivoUser = operation({
  nome: 'setAttivoUser',
  permesso: 'adminUsers',
  schema: setAttivoUserSchema,
  async run({ pk, attivo }, ctx) {
    await changeUtente(ctx, pk, null, (utente) => {
      const canAdminUsers = utente.info?.canAdminUsers ?? false
      refuseSelf(ctx, pk, { isSuperuser: utente.isSuperuser, canAdminUsers, isActive: attivo })
      return {
        azione: 'setAttivoUser',
        prima: { isActive: utente.isActive },
        dopo: { isActive: attivo },
        write: () => ctx.tx.user.update({ where: { id: pk }, data: { isActive: attivo } }),
      }
    })
    return { pk }
  },
})
