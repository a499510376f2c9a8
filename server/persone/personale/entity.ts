import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { announceCalendario } from '../calendario/announce.ts'
import { checkReparto } from '../reparti/check.ts'
import { personaSchema } from './rules.ts'

/** A person of the staff as it is written. */
export const personaEntity = entity({
  model: 'persona',
  permesso: 'adminPersonale',
  schema: personaSchema,
  ...columnCodec('persona', personaSchema),
  title: ({ nome }) => nome,
  async changed(ctx, _pk, [{ dataInizio, dataFine }, after]) {
    const first = after && after.dataInizio < dataInizio ? after.dataInizio : dataInizio
    await announceCalendario(ctx, first, after ? null : dataFine)
  },
})

/** Adds a person to the staff. */
export const createPersona = createOperation({
  nome: 'createPersona',
  entity: personaEntity,
  check: ({ tx }, { reparto }) => checkReparto(tx, reparto, 'reparto'),
})

/** Changes the fields of a person that are sent; the others stay. */
export const updatePersona = updateOperation({
  nome: 'updatePersona',
  entity: personaEntity,
  check: ({ tx }, { after }) => checkReparto(tx, after.reparto, 'reparto'),
})

/** Removes a person with their absences; who leaves gets a last day instead, so that the past stays as it was. */
export const deletePersona = deleteOperation({ nome: 'deletePersona', entity: personaEntity })
