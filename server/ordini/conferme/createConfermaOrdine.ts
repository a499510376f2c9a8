import { createOperation } from '../../platform/db/entity/operations.ts'
import { UserErrors } from '../../platform/errors.ts'
import { confermaEntity } from './entity.ts'
import { MANCA_PREVENTIVO } from './rules.ts'

/**
 * Adds a confirmation with the quote to be signed; it is linked to the order of its number, when there is one.
 * @throws UserErrors on `preventivoDaFirmare` and `preventivoFirmato` when they are no document, or the first is missing
 */
export const createConfermaOrdine = createOperation({
  nome: 'createConfermaOrdine',
  entity: confermaEntity,
  async check(_ctx, { preventivoDaFirmare }) {
    if (!preventivoDaFirmare) throw UserErrors.of('preventivoDaFirmare', MANCA_PREVENTIVO, 'REQUIRED')
  },
})
