import type { InputFieldMap } from '@pothos/core'
import type { Operation } from '../operation.ts'
import type { NodeType } from './listField.ts'
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
