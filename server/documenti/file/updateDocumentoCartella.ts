import { updateOperation } from '../../platform/db/entity/operations.ts'
import { documentoEntity } from './entity.ts'
import { takePermalink } from './permalink.ts'

/** Changes title, description and permalink of a file. */
export const updateDocumentoCartella = updateOperation({
  nome: 'updateDocumentoCartella',
  entity: documentoEntity,
  check: ({ tx }, { pk, after }) => takePermalink(tx, after.permalink, pk),
})
