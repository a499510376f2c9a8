import type { FieldMap } from '@pothos/core'
import { keyedSchema } from '#shared/keyed.ts'
import type { Context } from '../../context.ts'
import { countUses } from '../../db/arranged/countUses.ts'
import type { KeyedModel, keyedOperations } from '../../db/arranged/keyed.ts'
import { LISTE } from '../../db/arranged/topic.ts'
import type { RequiredPermission } from '../../operation.ts'
import { arrangeMutation } from '../arrangeMutation.ts'
import { changeTopic } from '../changeTopic.ts'
import { entityMutations } from '../entityMutations.ts'
import { type ColumnBuilder, inputFields } from '../fields.ts'
import type { NodeType } from '../listField.ts'
import type { Visible } from '../mutationField.ts'
import { referenceField } from '../referenceField.ts'

/** The entries of a list of the firm: everybody who is in sees them. */
export const everyEntry = (model: Visible['model']): Visible => ({
  model,
  visible: (viewer) => (viewer ? {} : { id: { in: [] } }),
})

interface KeyedFields {
  /** What calls an entry by its key, for integrators: 'orders'. */
  named: string
  /** Keys of the entries that the product comes with. */
  documented: readonly string[]
  /** Who arranges the list, and is told how often an entry is named. */
  permesso: RequiredPermission
  /** What refers to an entry: statement for `countUses`. */
  references: string
}

/** What the type of a list of the firm has beside the fields of its schema. */
export const keyedFields = (
  t: ColumnBuilder<'id' | 'chiave' | 'versione'>,
  { named, documented, permesso, references }: KeyedFields,
): FieldMap => ({
  pk: t.expose('id', { type: 'Int', nullable: false }),
  chiave: t.expose('chiave', {
    type: 'String',
    nullable: false,
    description: `What ${named} call it by; it never changes.`,
  }),
  delProdotto: t.field({
    type: 'Boolean',
    description: 'The product comes with it: it may be called otherwise, not removed.',
    select: { chiave: true },
    resolve: ({ chiave }: { chiave: string }) => documented.includes(chiave),
  }),
  versione: t.expose('versione', { type: 'Int', nullable: false, description: 'Sent back with an update.' }),
  usi: t.field({
    type: 'Int',
    nullable: true,
    description:
      'How many times it is named: what is in use is not removed. Withheld from who does not arrange them: null.',
    authScopes: { permesso },
    unauthorizedResolver: () => null,
    select: { id: true },
    resolve: ({ id }: { id: number }, _args: object, ctx: Context) => countUses(ctx, references, id),
  }),
})

interface KeyedDoors {
  tipo: NodeType
  model: KeyedModel
  elenco: Visible
  operations: ReturnType<typeof keyedOperations>
  /** What its list is called. */
  list: string
  /** What `changed` calls it. */
  topic: string
  /** What an entry and all of them are, for integrators: 'store', 'stores'. */
  words: readonly [one: string, all: string]
}

/** What the schema has of a list of the firm beside the type of its entries: list, mutations, what `changed` tells. */
export function keyedDoors({ tipo, model, elenco, operations, list, topic, words: [one, all] }: KeyedDoors): void {
  const permesso = 'login'
  referenceField(list, { tipo, model, permesso, description: `The ${all} in their order.` })
  entityMutations({
    field: model,
    tipo,
    elenco,
    input: (t) => inputFields(t, keyedSchema),
    create: [operations.create, `Adds a ${one}, after the others.`],
    update: [operations.update, `Changes the fields of a ${one} that are sent; its key stays.`],
    delete: [operations.remove, `Removes a ${one} that nothing names.`],
  })
  arrangeMutation(operations.arrange, `Puts the ${all} in another order.`)
  changeTopic(topic, {
    log: LISTE,
    permesso,
    description: `The ${all}: names, order, which are offered.`,
    tell: ({ lista }) => (lista === model ? {} : undefined),
  })
}
