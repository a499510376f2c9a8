import { updateOperation } from '../../platform/db/entity/operations.ts'
import { tempisticaEntity } from './entity.ts'
import { controllaTempistica } from './lock.ts'

/** Changes a timing. @throws UserErrors as `controllaTempistica` */
export const updateTempistica = updateOperation({
  nome: 'updateTempistica',
  entity: tempisticaEntity,
  whole: true,
  check: (ctx, { pk, after }) => controllaTempistica(ctx, after, pk),
})
