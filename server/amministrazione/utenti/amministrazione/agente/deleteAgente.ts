import { UserErrors } from '../../../../platform/errors.ts'
import { operation } from '../../../../platform/operation.ts'
import { cambiaUtente } from '../cambiaUtente.ts'
import { motivoAgenteNonEliminabile } from '../motivoNonEliminabile.ts'
import { esistenteSchema } from '../rules.ts'
import { presente, utenteDelRuolo } from '../ruolo.ts'
import { avvisaCapi } from './dati.ts'

/** The user is no longer a sales agent. @throws UserErrors `STORICO` while something is assigned to it */
export const deleteAgente = operation({
  nome: 'deleteAgente',
  permesso: 'adminUsers',
  schema: esistenteSchema,
  async run({ pk, versione }, ctx) {
    const user = await utenteDelRuolo(ctx, 'agente', pk)
    let capo: number | null = null
    await cambiaUtente(ctx, user, versione, async (utente) => {
      capo = presente(utente.agente).capoAreaId
      const motivo = await motivoAgenteNonEliminabile(ctx.tx, user)
      if (motivo) throw UserErrors.of(null, motivo, 'STORICO')
      return {
        azione: 'deleteAgente',
        prima: { agente: true },
        dopo: { agente: false },
        scrivi: () => ctx.tx.agente.delete({ where: { id: pk } }),
      }
    })
    await avvisaCapi(ctx, [capo])
    return { user }
  },
})
