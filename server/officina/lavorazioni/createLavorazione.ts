import { checkName, checkRoom, lockLista } from '#platform/db/arranged/entries.ts'
import { createOperation } from '#platform/db/entity/operations.ts'
import { checkLavorazione, lavorazioneEntity, readLavorazioni } from './entity.ts'

/**
 * Adds an operation after the others.
 * @throws UserErrors for a name that is taken, a phase without a department, shares of its phase over 100
 */
export const createLavorazione = createOperation({
  nome: 'createLavorazione',
  entity: lavorazioneEntity,
  async check(ctx, values) {
    await lockLista(ctx, 'lavorazione')
    const lavorazioni = await readLavorazioni(ctx)
    checkRoom(lavorazioni)
    checkName(lavorazioni, values.nome, 'nome')
    await checkLavorazione(ctx, 0, values)
  },
})
