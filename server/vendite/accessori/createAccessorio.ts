import { checkName, checkRoom, lockLista } from '#platform/db/arranged/entries.ts'
import { createOperation } from '#platform/db/entity/operations.ts'
import { accessorioEntity, readAccessori } from './entity.ts'

/** Adds an accessory after the others; no type offers it yet. @throws UserErrors for a name that is taken, a full list */
export const createAccessorio = createOperation({
  nome: 'createAccessorio',
  entity: accessorioEntity,
  async check(ctx, { nome }) {
    await lockLista(ctx, 'accessorio')
    const accessori = await readAccessori(ctx)
    checkRoom(accessori)
    checkName(accessori, nome, 'nome')
  },
})
