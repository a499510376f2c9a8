import { keyedSchema } from '#shared/keyed.ts'
import type { KeyedModel, keyedOperations } from '../../db/arranged/keyed.ts'
import { LISTE } from '../../db/arranged/topic.ts'
import { arrangeMutation } from '../arrangeMutation.ts'
import { changeTopic } from '../changeTopic.ts'
import { entityMutations } from '../entityMutations.ts'
import { inputFields } from '../fields.ts'
import type { NodeType } from '../listField.ts'
import type { Visible } from '../mutationField.ts'
import { referenceField } from '../referenceField.ts'

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
