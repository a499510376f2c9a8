import { deleteOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { NAMED_USES, usesInWords } from '#shared/uses.ts'
import { tipologiaFamigliaEntity } from './entity.ts'

/** Removes a kind that no family is of. @throws UserErrors with the families that are */
export const deleteTipologiaFamiglia = deleteOperation({
  nome: 'deleteTipologiaFamiglia',
  entity: tipologiaFamigliaEntity,
  async check({ tx }, { id }) {
    const where = { tipologiaFamigliaId: id }
    const famiglie = await tx.famiglia.findMany({ where, orderBy: { ordine: 'asc' }, take: NAMED_USES + 1 })
    const count = await tx.famiglia.count({ where })
    const names = famiglie.map(({ nome }) => nome)
    const words = usesInWords([{ count, names, singolare: 'famiglia', plurale: 'famiglie' }])
    if (words) throw UserErrors.of(null, `Contiene ${words}: prima spostale o eliminale.`, 'CONFLICT')
  },
})
