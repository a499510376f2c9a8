import { refuseFor } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { changeUtente } from '../changeUtente.ts'
import { existingSchema } from '../rules.ts'
import { requireRuolo, utenteOfRuolo } from '../ruolo.ts'
import { agenteNotDeletableReason } from '../utenteNotDeletableReason.ts'
import { notifyCapi } from './data.ts'

/** The user is no longer a sales agent. @throws UserErrors `STORICO` while something is assigned to it */
export const deleteAgente = operation({
  nome: 'deleteAgente',
  permesso: 'adminUsers',
  schema: existingSchema,
  async run({ pk, versione }, ctx) {
    const user = await utenteOfRuolo(ctx, 'agente', pk)
    let capo: number | null = null
    await changeUtente(ctx, user, versione, async (utente) => {
      capo = requireRuolo(utente.agente).capoAreaId
      refuseFor(await agenteNotDeletableReason(ctx.tx, user), 'STORICO')
      return {
        azione: 'deleteAgente',
        prima: { agente: true },
        dopo: { agente: false },
        write: () => ctx.tx.agente.delete({ where: { id: pk } }),
      }
    })
    await notifyCapi(ctx, [capo])
    return { user }
  },
})
