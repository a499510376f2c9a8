import { object } from 'yup'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { fullNameOf, operation } from '#platform/operation.ts'

/** Ends 'Vedi come' for the caller's browser; does nothing outside of it. */
export const endVediCome = operation({
  nome: 'endVediCome',
  permesso: 'account',
  ancheInVisione: true,
  schema: object({}),
  async run(_input, ctx) {
    const { auth, viewer, tx, audit, emit } = ctx
    if (auth.tipo !== 'sessione' || !auth.reale || !viewer) return { pk: viewer?.id ?? 0 }
    await tx.session.update({ where: { id: auth.sessionId }, data: { vediComeId: null } })
    await audit({ oggetto: 'User', oggettoPk: viewer.id, azione: 'esciVediCome', prima: fullNameOf(viewer) })
    await recordAccesso(tx, ctx, { evento: 'fineVediCome', user: auth.reale, dettaglio: fullNameOf(viewer) })
    await emit('sessione', { userId: viewer.id })
    return { pk: auth.reale.id }
  },
})
