import { checkName, checkRoom, lockLista } from '#platform/db/arranged/entries.ts'
import { createOperation } from '#platform/db/entity/operations.ts'
import { readAperture, tipoAperturaEntity } from './entity.ts'

/**
 * Adds an opening after the others; no type offers it yet.
 * @throws UserErrors for a name that is taken, a full list, what is no picture
 */
export const createTipoApertura = createOperation({
  nome: 'createTipoApertura',
  entity: tipoAperturaEntity,
  async check(ctx, { nome }) {
    await lockLista(ctx, 'tipoApertura')
    const aperture = await readAperture(ctx)
    checkRoom(aperture)
    checkName(aperture, nome, 'nome')
  },
})
