import type { FieldMap, InputFieldMap } from '@pothos/core'
import { encodeGlobalID } from '@pothos/plugin-relay'
import type { ListSource } from '../db/listSource.ts'
import { readOne } from '../db/read.ts'
import { whereOne } from '../db/whereOne.ts'
import { type UserError, UserErrors } from '../errors.ts'
import type { Operation } from '../operation.ts'
import { noteWritten } from '../written.ts'
import { builder, type Types } from './builder.ts'
import { type NodeType, scopeOf } from './listField.ts'
import { ruleInputs } from './plugins/ruledInputs.ts'

export type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

/** What a mutation answers: the result of the operation, or what the user must correct; never both. */
interface Payload<Result> {
  result: Result | null
  errors: UserError[]
}

export type PayloadBuilder<Result> = PothosSchemaTypes.ObjectFieldBuilder<Types, Payload<Result>>

export const UserErrorType = builder.objectRef<UserError>('UserError').implement({
  description: 'Something in the input that a user can correct.',
  authScopes: { pubblico: true },
  fields: (t) => ({
    code: t.exposeString('code', { description: 'REQUIRED, INVALID, CONFLICT …' }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'Path of the input, `serramenti[0].altezza`; null for the whole.',
    }),
    message: t.exposeString('message', { description: 'In Italian, ready to be shown beside the field.' }),
  }),
})

interface MutationOptions<Result> {
  description: string
  /** Names and scalars only; the rules are in the operation's schema, which also says what must be there. */
  input: (t: InputBuilder) => InputFieldMap
  payload: (t: PayloadBuilder<Result>) => FieldMap
}

/** The operations that have a mutation, by name. */
export const exposedOperations = new Map<string, Operation<unknown>>()

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Adds an operation to Mutation under its own name, with `<Nome>Input` and `<Nome>Payload`. */
export function mutationField<Result>(operation: Operation<Result>, options: MutationOptions<Result>): void {
  const name = capitalize(operation.nome)
  exposedOperations.set(operation.nome, operation)
  ruleInputs(`${name}Input`, operation.schema)
  const input = builder.inputType(`${name}Input`, { description: `Input of ${operation.nome}.`, fields: options.input })
  const payload = builder.objectRef<Payload<Result>>(`${name}Payload`).implement({
    description: `Outcome of ${operation.nome}.`,
    authScopes: scopeOf(operation.permesso),
    fields: (t) => ({
      ...options.payload(t as PayloadBuilder<Result>),
      errors: t.field({
        type: [UserErrorType],
        description: 'Empty when it was done; otherwise nothing was changed.',
        resolve: (parent) => parent.errors,
      }),
    }),
  })
  builder.mutationField(operation.nome, (t) =>
    t.field({
      type: payload,
      description: options.description,
      authScopes: scopeOf(operation.permesso),
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_root, args, ctx, { path }) => payloadOf(`${path.key}`, () => operation.execute(args.input, ctx)),
    }),
  )
}

async function payloadOf<Result>(name: string, run: () => Promise<Result>): Promise<Payload<Result>> {
  try {
    const result = await run()
    noteWritten(name)
    return { result, errors: [] }
  } catch (error) {
    if (error instanceof UserErrors) return { result: null, errors: error.errors }
    throw error
  }
}

/** Whose rows may be seen: a list, or a model that has none. */
export type Visible = Pick<ListSource<object, never>, 'model' | 'visible'>

/**
 * Field of a payload that reloads the changed object as the viewer may see it.
 * @param tipo its type; the name of the model where another area has the type
 * @param pk its number, from the result of the operation
 */
export function nodeField<Result>(
  t: PayloadBuilder<Result>,
  tipo: NodeType | string,
  elenco: Visible,
  pk: (result: Result) => number,
) {
  return t.prismaField({
    type: tipo as NodeType,
    nullable: true,
    description: 'As it is now; null when there are errors.',
    resolve: (query, parent, _args, ctx) =>
      parent.result === null
        ? null
        : readOne(ctx.services.db, elenco.model, query, whereOne(elenco, pk(parent.result), ctx)),
  })
}

/** What the input of a change has beside the fields: which object, and the version that was read. */
export const changeInput = (t: InputBuilder) => ({
  pk: t.int({ required: true }),
  versione: versioneInput(t),
})

/** The version that was read, in the input of a change. */
export const versioneInput = (t: InputBuilder) =>
  t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' })

/** The payload of a removal: the Relay id that the object had. */
export function deletedField(t: PayloadBuilder<{ pk: number }>, typename: string) {
  return t.id({
    nullable: true,
    description: 'Relay id it had.',
    resolve: ({ result }) => result && encodeGlobalID(typename, result.pk),
  })
}

/** The payload of a removal: the number that the object had. */
export function deletedPkField(t: PayloadBuilder<{ pk: number }>) {
  return t.int({ nullable: true, description: 'Number it had.', resolve: ({ result }) => result?.pk })
}
