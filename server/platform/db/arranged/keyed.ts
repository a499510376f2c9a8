import { itemNotDeletableReason } from '#shared/arranged.ts'
import { type KeyedInput, keyedSchema, keyOfName } from '#shared/keyed.ts'
import type { Use } from '#shared/uses.ts'
import { refuseFor } from '../../errors.ts'
import type { OperationContext, RequiredPermission } from '../../operation.ts'
import { type Entity, type EntityModel, entity } from '../entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '../entity/operations.ts'
import type { ColumnsOf } from '../entity/rows.ts'
import type { Db, Tx } from '../prisma.ts'
import { askPrisma, type RowOf } from '../read.ts'
import { arrangeOperation } from './arrange.ts'
import { checkName, checkNewEntry, type Entry, nextPlace, takeEntry } from './entries.ts'
import { LISTE } from './topic.ts'

interface Row extends KeyedInput {
  id: number
  chiave: string
  ordine: number
  versione: number
}

/** Models of a list of the firm: its entries have a key, a name, a place, and are offered or not. */
export type KeyedModel = {
  [M in EntityModel]: RowOf<M> extends Row ? (Row extends RowOf<M> ? M : never) : never
}[EntityModel]

interface KeyedList<M extends KeyedModel> {
  model: M
  /** Who arranges it. */
  permesso: RequiredPermission
  /** What its four operations are called. */
  names: Readonly<Record<'create' | 'update' | 'delete' | 'arrange', string>>
  /** What the key of an entry begins with whose name begins with no letter. */
  prefix: string
  /** Keys of the entries that the product comes with, and why they stay. */
  documented: readonly [keys: readonly string[], reason: string]
  /** What names an entry. */
  uses(tx: Tx, chiave: string): Promise<readonly Use[]>
}

/**
 * The operations of a list of the firm: `create` (after the others, with a key that stays), `update`, `remove` (refused
 * in words while something names it), `arrange`.
 */
export function keyedOperations<M extends KeyedModel>(list: KeyedList<M>) {
  const { model, names, permesso, documented } = list
  const read = async ({ tx }: OperationContext) =>
    (await askPrisma(tx, model, 'findMany', {
      select: { id: true, nome: true, ordine: true, chiave: true },
    })) as (Entry & { chiave: string })[]
  const announce = (ctx: OperationContext) => ctx.emit(LISTE, { lista: model })
  // What a model of such a list is, TypeScript does not know of one that is still open.
  const rowOf = (row: object) => row as Row
  const columns = (values: Partial<Row>) => values as unknown as ColumnsOf<RowOf<M>>
  const of = entity<M, KeyedInput>({
    model,
    permesso,
    schema: keyedSchema,
    take: (ctx, pk) => takeEntry(ctx, model, pk),
    values(row) {
      const { nome, inUso } = rowOf(row)
      return { nome, inUso }
    },
    async columns({ nome, inUso }, ctx, row) {
      if (row) return columns({ nome, inUso })
      const others = await read(ctx)
      const taken = others.map(({ chiave }) => chiave.toLowerCase())
      const chiave = keyOfName(nome, taken, list.prefix).toUpperCase()
      return columns({ nome, inUso, chiave, ordine: nextPlace(others) })
    },
    title: ({ nome }) => nome,
    changed: (ctx) => announce(ctx),
  }) as Entity<M, KeyedInput>
  return {
    create: createOperation({
      nome: names.create,
      entity: of,
      check: (ctx, { nome }) => checkNewEntry(ctx, model, read, nome, 'nome'),
    }),
    update: updateOperation({
      nome: names.update,
      entity: of,
      async check(ctx, { pk, after }) {
        checkName(await read(ctx), after.nome, 'nome', pk)
      },
    }),
    remove: deleteOperation({
      nome: names.delete,
      entity: of,
      async check(ctx, row) {
        const { chiave } = rowOf(row)
        const [keys, reason] = documented
        const uses = await list.uses(ctx.tx, chiave)
        refuseFor(itemNotDeletableReason(Number.POSITIVE_INFINITY, uses, keys.includes(chiave) ? reason : null))
      },
    }),
    arrange: arrangeOperation({ nome: names.arrange, model, permesso, list: read, changed: announce }),
  }
}

/** The entries of a list of the firm in their order. */
export const readKeyed = async (db: Db | Tx, model: KeyedModel) =>
  (await askPrisma(db, model, 'findMany', {
    select: { chiave: true, nome: true, inUso: true },
    orderBy: [{ ordine: 'asc' }, { id: 'asc' }],
  })) as Pick<Row, 'chiave' | 'nome' | 'inUso'>[]
