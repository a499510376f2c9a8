import { object, string } from 'yup'
import { changeSchema, saveChange } from '#platform/db/entity/entity.ts'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { materialeEntity } from './entity.ts'
import { isBoundToSchedulazione, lockMateriale, refuseDuplicateMateriale } from './lock.ts'
import { type MaterialeInput, materialeSchema, NAME_LOCKED, onlyOf } from './rules.ts'

/** Columns that go take their places and titles with them, where these are not sent. */
function potato(current: MaterialeInput, colonneList: unknown) {
  const names = Array.isArray(colonneList) ? colonneList.filter((name) => typeof name === 'string') : null
  return names ? onlyOf(names, current) : {}
}

/**
 * Changes the fields of the material that has this name now. A new name is the one that suppliers, supplier orders and
 * rows call it by from then on.
 * @throws UserErrors when the name is taken, or tied to scheduling; Refusal CONFLICT when `versione` is not the current
 * one and the save would change something
 */
export const updateMateriale = operation({
  nome: 'updateMateriale',
  permesso: materialeEntity.permesso,
  schema: changeSchema(materialeSchema, object({ materiale: string().strict().defined() })),
  async run({ materiale, versione: seen, ...fields }, ctx) {
    const row = await lockMateriale(ctx, materiale)
    const sent = { ...potato(materialeEntity.values(row), fields.colonneList), ...fields }
    return saveChange(ctx, materialeEntity, {
      row,
      sent,
      seen,
      async check(_ctx, { pk, before, after }) {
        if (after.nome === before.nome) return
        if (await isBoundToSchedulazione(ctx, row)) throw UserErrors.of('nome', NAME_LOCKED, 'CONFLICT')
        await refuseDuplicateMateriale(ctx, after.nome, pk)
      },
    })
  },
})
