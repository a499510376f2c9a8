import { operation } from '#platform/operation.ts'
import { changeUtente } from '../changeUtente.ts'
import { existingSchema } from '../rules.ts'
import { requireRuolo, utenteOfRuolo } from '../ruolo.ts'

/** The user no longer stands for a supplier. @throws Refusal NOT_FOUND, CONFLICT */
export const deleteFornitoreUtente = operation({
  nome: 'deleteFornitoreUtente',
  permesso: 'adminUsers',
  schema: existingSchema,
  async run({ pk, versione }, ctx) {
    const user = await utenteOfRuolo(ctx, 'fornitoreUtente', pk)
    await changeUtente(ctx, user, versione, (utente) => {
      const { fornitore } = requireRuolo(utente.fornitore)
      return {
        azione: 'deleteFornitoreUtente',
        prima: { fornitore: fornitore.nome },
        dopo: { fornitore: null },
        write: () => ctx.tx.fornitoreUtente.delete({ where: { id: pk } }),
      }
    })
    return { user }
  },
})
