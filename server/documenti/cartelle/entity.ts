import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, updateOperation } from '#platform/db/entity/operations.ts'
import type { OperationContext } from '#platform/operation.ts'
import { cartellaSchema } from './rules.ts'
import { checkPlace, lockCartella, lockTree } from './tree.ts'

/** Only a top-level folder is shared: below another it has the shares of the one at the top. */
async function dropShares({ tx, audit }: OperationContext, pk: number): Promise<void> {
  const { count } = await tx.condivisioneCartella.deleteMany({ where: { cartellaId: pk } })
  if (count === 0) return
  await audit({
    oggetto: 'Cartella',
    oggettoPk: pk,
    azione: 'condividi',
    campo: 'account',
    prima: `${count}`,
    dopo: '0',
  })
}

/** A folder as it is written. */
const cartellaEntity = entity({
  model: 'cartella',
  permesso: 'adminApp',
  schema: cartellaSchema,
  ...columnCodec('cartella', cartellaSchema),
  take: lockCartella,
  title: ({ nome }) => nome,
  async changed(ctx, pk, [before, after]) {
    if (before.parentPk === null && after && after.parentPk !== null) await dropShares(ctx, pk)
  },
})

/** Adds a folder, at the top or below another. */
export const createCartella = createOperation({
  nome: 'createCartella',
  entity: cartellaEntity,
  async check(ctx, { parentPk }) {
    await lockTree(ctx.tx)
    await checkPlace(ctx, parentPk, null)
  },
})

/**
 * Changes the fields of a folder that are sent; with another `parent` it moves with all that is in it. A shared folder
 * that moves below another is shared no longer.
 */
export const updateCartella = updateOperation({
  nome: 'updateCartella',
  entity: cartellaEntity,
  async check(ctx, { pk, before, after }) {
    if (after.parentPk !== before.parentPk) await checkPlace(ctx, after.parentPk, pk)
  },
})
