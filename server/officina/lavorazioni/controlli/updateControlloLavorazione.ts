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
    if (after.lavorazione !== before.lavorazione) throw UserErrors.of('lavorazione', CONTROLLO_STAYS)
    checkName(withoutEntry(await readControlli(ctx, after.lavorazione), pk), after.descrizione, 'descrizione')
  },
})
