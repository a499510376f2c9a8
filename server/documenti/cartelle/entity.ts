import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import type { OperationContext } from '#platform/operation.ts'
import { cartellaSchema } from './rules.ts'
import { lockCartella } from './tree.ts'

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
export const cartellaEntity = entity({
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
