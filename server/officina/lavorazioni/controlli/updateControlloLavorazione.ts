import { checkName, withoutEntry } from '#platform/db/arranged/entries.ts'
import { updateOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { CONTROLLO_STAYS } from '../rules.ts'
import { controlloLavorazioneEntity, readControlli } from './entity.ts'

/** Changes the fields of a control that are sent. @throws UserErrors for another operation, a text that is there */
export const updateControlloLavorazione = updateOperation({
  nome: 'updateControlloLavorazione',
  entity: controlloLavorazioneEntity,
  async check(ctx, { pk, before, after }) {
    if (after.lavorazionePk !== before.lavorazionePk) throw UserErrors.of('lavorazionePk', CONTROLLO_STAYS)
    checkName(withoutEntry(await readControlli(ctx, after.lavorazionePk), pk), after.descrizione, 'descrizione')
  },
})
