import type { InputFieldMap, InputRef } from '@pothos/core'
import type { ListSource } from '../db/listSource.ts'
import type { Operation, RequiredPermission } from '../operation.ts'
import { changeTopic } from './changeTopic.ts'
import { detailField, listField, type NodeType } from './listField.ts'
import {
  changeInput,
  deletedField,
  deletedPkField,
  type InputBuilder,
  mutationField,
  nodeField,
  type PayloadBuilder,
  type Visible,
} from './mutationField.ts'

/** An operation with what integrators read of it. */
type Described = readonly [operation: Operation<{ pk: number }>, description: string]

interface EntityMutations {
  /** Name of the changed object in the payloads. */
  field: string
  /** Its type; the name of the model where another area has the type. */
  tipo: NodeType | string
  elenco: Visible
  /** The fields, as `inputFields` makes them, and what else may be sent. */
  input(t: InputBuilder): InputFieldMap
  create?: Described
  update?: Described
  delete?: Described
  /** What the payload of the removal has: the Relay id unless told. */
  deleted?: readonly ('deletedId' | 'pk')[]
}

/** Adds the mutations of an entity: the changed object comes back as it is, of a removed one its Relay id. */
export function entityMutations(options: EntityMutations): void {
  const { field, tipo, elenco, input, deleted = ['deletedId'] } = options
  const payload = (t: PayloadBuilder<{ pk: number }>) => ({ [field]: nodeField(t, tipo, elenco, ({ pk }) => pk) })
  if (options.create) {
    const [operation, description] = options.create
    mutationField(operation, { description, input, payload })
  }
  if (options.update) {
    const [operation, description] = options.update
    mutationField(operation, { description, input: (t) => ({ ...changeInput(t), ...input(t) }), payload })
  }
  if (options.delete) {
    const [operation, description] = options.delete
    mutationField(operation, {
      description,
      input: (t) => ({ pk: t.int({ required: true }) }),
      payload: (t) => ({
        ...(deleted.includes('pk') ? { pk: deletedPkField(t) } : {}),
        ...(deleted.includes('deletedId')
          ? { deletedId: deletedField(t, typeof tipo === 'string' ? tipo : tipo.name) }
          : {}),
      }),
    })
  }
}

interface EntityDoors<Where extends object, Filter> extends EntityMutations {
  tipo: NodeType
  elenco: ListSource<Where, Filter>
  /** Who reads it. */
  permesso: RequiredPermission
  /** What its list is called, its filters, and what integrators read of it. */
  list: readonly [name: string, filtro: InputRef<Filter>, description: string]
  /** What integrators read of one by its number, which is called as `field` unless told; none without. */
  detail?: string | readonly [name: string, description: string]
  /** What `changed` calls it, its topic in the log, what integrators read of it; nobody follows it without. */
  topic?: readonly [name: string, log: string, description: string]
}

/** Adds all that the schema has of an entity but its type: list, one by number, mutations, what `changed` tells of it. */
export function entityDoors<Where extends object, Filter>(options: EntityDoors<Where, Filter>): void {
  const { tipo, elenco, permesso, detail, topic } = options
  const [name, filtro, description] = options.list
  listField(name, { tipo, elenco, permesso, filtro, description })
  if (detail) {
    const [one, told] = typeof detail === 'string' ? [options.field, detail] : detail
    detailField(one, { tipo, elenco, permesso, description: told })
  }
  entityMutations(options)
  if (topic) {
    const [topicName, log, told] = topic
    changeTopic(topicName, { log, permesso, rows: { tipo: tipo.name, elenco }, description: told })
  }
}
