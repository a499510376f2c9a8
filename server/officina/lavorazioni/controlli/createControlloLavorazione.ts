import { checkName, checkRoom, lockLista } from '#platform/db/arranged/entries.ts'
import { createOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { UNKNOWN_LAVORAZIONE } from '../rules.ts'
import { controlloLavorazioneEntity, readControlli } from './entity.ts'

/** Adds a control after the others of its operation. @throws UserErrors for an unknown operation, a text that is there */
export const createControlloLavorazione = createOperation({
  nome: 'createControlloLavorazione',
  entity: controlloLavorazioneEntity,
  async check(ctx, { lavorazionePk, descrizione }) {
    await lockLista(ctx, 'controlloLavorazione')
    const own = await ctx.tx.lavorazione.count({ where: { id: lavorazionePk } })
    if (own === 0) throw UserErrors.of('lavorazionePk', UNKNOWN_LAVORAZIONE)
    const controlli = await readControlli(ctx, lavorazionePk)
    checkRoom(controlli)
    checkName(controlli, descrizione, 'descrizione')
  },
})
