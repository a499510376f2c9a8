import { deleteOperation } from '../../platform/db/entity/operations.ts'
import { UserErrors } from '../../platform/errors.ts'
import { famigliaEntity } from './entity.ts'
import { motivoFamigliaInUso } from './rules.ts'
import { usesOfFamiglia } from './uses.ts'

/** Removes a family with its options and pictures. @throws UserErrors with the quotes and constraints that it has */
export const deleteFamiglia = deleteOperation({
  nome: 'deleteFamiglia',
  entity: famigliaEntity,
  async check({ tx }, { id }) {
    const motivo = motivoFamigliaInUso(await usesOfFamiglia(tx, id))
    if (motivo) throw UserErrors.of(null, motivo, 'CONFLICT')
  },
})
