import { deleteOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { famigliaEntity } from './entity.ts'
import { famigliaInUseReason } from './rules.ts'
import { usesOfFamiglia } from './uses.ts'

/** Removes a family with its options and pictures. @throws UserErrors with the quotes and constraints that it has */
export const deleteFamiglia = deleteOperation({
  nome: 'deleteFamiglia',
  entity: famigliaEntity,
  async check({ tx }, { id }) {
    const reason = famigliaInUseReason(await usesOfFamiglia(tx, id))
    if (reason) throw UserErrors.of(null, reason, 'CONFLICT')
  },
})
