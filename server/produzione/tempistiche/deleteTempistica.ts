import { deleteOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { tempisticaEntity } from './entity.ts'

export const TEMPISTICA_IN_USE = 'Ci sono pezzi già lavorati con questa tempistica: si può cambiare, non eliminare.'

/**
 * Removes a timing: orders with such lines then have a missing timing.
 * @throws UserErrors when pieces of such lines have been done
 */
export const deleteTempistica = deleteOperation({
  nome: 'deleteTempistica',
  entity: tempisticaEntity,
  async check({ tx }, { tipoSerramentoId, codiceSerramentoId, categoria, forma }) {
    const codice =
      codiceSerramentoId !== null
        ? { codiceSerramentoId }
        : categoria !== null && forma !== null
          ? { codiceSerramento: { categoria, forma } }
          : {}
    const worked = await tx.pezzoAttivita.findFirst({
      where: { rigaOrdine: { tipoSerramentoId, ...codice } },
      select: { posizione: true },
    })
    if (worked) throw UserErrors.of(null, TEMPISTICA_IN_USE, 'CONFLICT')
  },
})
