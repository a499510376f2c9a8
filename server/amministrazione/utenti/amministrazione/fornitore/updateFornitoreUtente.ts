import { operation } from '#platform/operation.ts'
import { changeUtente } from '../changeUtente.ts'
import { updateFornitoreUtenteSchema } from '../rules.ts'
import { requireRuolo, utenteOfRuolo } from '../ruolo.ts'
import { namedFornitore } from './named.ts'

/** Has a user stand for another supplier. @throws UserErrors on `fornitorePk`; Refusal NOT_FOUND, CONFLICT */
export const updateFornitoreUtente = operation({
  nome: 'updateFornitoreUtente',
  permesso: 'adminUsers',
  schema: updateFornitoreUtenteSchema,
  async run({ pk, versione, fornitorePk }, ctx) {
    const user = await utenteOfRuolo(ctx, 'fornitoreUtente', pk)
    const name = await namedFornitore(ctx, fornitorePk)
    await changeUtente(ctx, user, versione, (utente) => {
      const current = requireRuolo(utente.fornitore)
      return {
        azione: 'updateFornitoreUtente',
        prima: { 'fornitore.fornitorePk': current.fornitoreId },
        dopo: { 'fornitore.fornitorePk': fornitorePk },
        inWords: {
          prima: { fornitore: current.fornitore.nome },
          // Two suppliers of one name are told apart.
          dopo: {
            fornitore:
              name === current.fornitore.nome && fornitorePk !== current.fornitoreId
                ? `${name} (n. ${fornitorePk})`
                : name,
          },
        },
        write: () => ctx.tx.fornitoreUtente.update({ where: { id: pk }, data: { fornitoreId: fornitorePk } }),
      }
    })
    return { user }
  },
})
