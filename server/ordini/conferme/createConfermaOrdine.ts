import { createOperation } from '#platform/db/entity/operations.ts'
import { confermaEntity, newConfermaSchema } from './entity.ts'

/**
 * Adds a confirmation with the quote to be signed; it is linked to the order of its number, when there is one.
 * @throws UserErrors on `preventivoDaFirmare` and `preventivoFirmato` when they are no document, or the first is missing
 */
export const createConfermaOrdine = createOperation({
  nome: 'createConfermaOrdine',
  // The same values, one of which may not be missing.
  entity: { ...confermaEntity, schema: newConfermaSchema as typeof confermaEntity.schema },
})
