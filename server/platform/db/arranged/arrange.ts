import { Prisma } from '#prisma/generated/client.ts'
import { LISTA_CHANGED, listaOrderSchema } from '#shared/arranged.ts'
import { UserErrors } from '../../errors.ts'
import { type OperationContext, operation, type RequiredPermission } from '../../operation.ts'
import { fieldHistory } from '../conflict.ts'
import { modelDef, modelName } from '../entity/rows.ts'
import type { Model } from '../read.ts'
import { qualified } from '../sql/model.ts'
import { type Entry, lockLista } from './entries.ts'

interface Arranging {
  nome: string
  model: Model
  /** The column of its table that has the place; `ordine` unless told. */
  place?: 'ordine' | 'posizione'
  permesso: RequiredPermission
  /** The entries of the list that one of them is in; none when there is no such entry. */
  list(ctx: OperationContext, pk: number): Promise<Entry[]>
  /** Tells the others. @param pks the entries in their order */
  changed(ctx: OperationContext, pks: readonly number[]): Promise<void>
}

/**
 * Declares the operation that puts the entries of a list in another order.
 * It refuses when they are not all there, each once: somebody has added or removed one meanwhile.
 */
export function arrangeOperation({ nome, model, place = 'ordine', permesso, list, changed }: Arranging) {
  return operation<{ pks: number[] }, { pks: number[] }>({
    nome,
    permesso,
    schema: listaOrderSchema,
    async run({ pks }, ctx) {
      await lockLista(ctx, model)
      const [first = 0] = pks
      const entries = await list(ctx, first)
      const asked = new Set(pks)
      if (asked.size !== pks.length || entries.length !== pks.length || !entries.every(({ id }) => asked.has(id))) {
        throw UserErrors.of('pks', LISTA_CHANGED, 'CONFLICT')
      }
      const places = new Map(entries.map(({ id, ordine }) => [id, ordine]))
      const moved = pks.flatMap((id, ordine) => {
        const before = places.get(id) ?? null
        return before === ordine ? [] : [{ id, before, ordine }]
      })
      if (moved.length === 0) return { pks }
      const { table, schema } = modelDef(model)
      await ctx.tx.$executeRaw`UPDATE ${Prisma.raw(qualified(table, schema))} v SET ${Prisma.raw(place)} = n.ordine
        FROM unnest(${moved.map(({ id }) => id)}::int[], ${moved.map(({ ordine }) => ordine)}::int[]) AS n (id, ordine)
        WHERE v.id = n.id`
      const oggetto = modelName(model)
      const history = moved.map(({ id, before, ordine }) =>
        fieldHistory(oggetto, id, 'ordina', { ordine: before }, { ordine }),
      )
      await ctx.audit(...history.flat())
      await changed(ctx, pks)
      return { pks }
    },
  })
}
