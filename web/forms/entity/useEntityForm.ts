import { useState } from 'react'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import type { ObjectSchema, Schema } from 'yup'
import { appendToList, replaceList, type ShownList } from '#relay/answers/rootList.ts'
import { type EnumName, enumNameOrNull } from '#shared/fields/enumNames.ts'
import { fieldsOf } from '#shared/fields/fields.ts'
import { type FromForm, type MutationForm, useMutationForm } from '../useMutationForm.ts'
import { changedFormFields, pickFields } from './merge.ts'

/** A mutation that takes one `input`. */
export type InputMutation = MutationParameters & { variables: { input: object } }

type Input<M extends InputMutation> = M['variables']['input']

/** The same as a form holds it. */
type FormInput<M extends InputMutation> = FromForm<M['variables']>['input']

/** Values of a form, with the version that they were read from (0 for a new object). */
export interface Versioned {
  versione: number
}

/** What was saved: a new object, or one that there was. */
type Saved<C extends InputMutation, U extends InputMutation, V> =
  | { created: true; response: C['response']; values: V }
  | { created: false; response: U['response']; values: V }

interface Common<C extends InputMutation, U extends InputMutation, V extends Versioned> {
  create: GraphQLTaggedNode
  update: GraphQLTaggedNode
  /** Of the domain's rules.ts: the server validates with the same one. Its fields are what is sent. */
  schema: Schema
  /** What the update knows the object by, `{ pk }`; null for a new one. */
  of: object | null
  /** What the form begins with. */
  initial: V
  /** Said when it is done. */
  words: { created: string; saved: string }
  /** Asked before anything is sent; false: nothing is, and the form stays as it is. */
  before?: (input: Input<C> | Input<U>, isNew: boolean) => Promise<boolean>
  onSaved: (saved: Saved<C, U, V>) => void
  /** Where the page shows it, and a new object is added: `create` answers with its row. */
  list?: ShownList
  /** Both answer with the whole of `list`, as it is now: others of it change with one. */
  brought?: boolean
  /** True where an update takes all the fields, changed or not. */
  whole?: boolean
}

/** What is sent of a field: of a choice the value of the schema's enum. */
type Named<T> = T extends string ? EnumName<T> : T
type SentFields<V> = { [K in keyof V]: Named<V[K]> }

/** Some fields of the form as the mutation takes them. */
export type WriteFields<C extends InputMutation, U extends InputMutation, V> = (
  fields: Partial<Omit<V, 'versione'>>,
  values: V,
) => Partial<FormInput<C> & FormInput<U>>

/** `write`, needed where what is sent is more than what the form holds, its choices by their names in the schema. */
export type Write<C extends InputMutation, U extends InputMutation, V> =
  SentFields<Omit<V, 'versione'>> extends FormInput<C>
    ? { write?: WriteFields<C, U, V> }
    : { write: WriteFields<C, U, V> }

type EntityFormOptions<C extends InputMutation, U extends InputMutation, V extends Versioned> = Common<C, U, V> &
  Write<C, U, V>

/**
 * What is sent of a form: all its fields for a new object; of another only those that were changed, with the version
 * that was read, so that nobody's other change is undone.
 */
export function entityInput<V extends Versioned>(
  form: { schema: Schema; of: object | null; initial: V; values: V; whole?: boolean },
  write: (fields: Partial<V>, values: V) => object = (fields) => fields,
): object {
  const { schema, of, initial, values, whole = false } = form
  const fields = fieldsOf(schema as ObjectSchema<object>).map(({ name }) => name as keyof V)
  if (of === null) return write(pickFields(values, fields), values)
  const sent = whole ? fields : changedFormFields(initial, values, fields)
  return { ...of, versione: values.versione, ...write(pickFields(values, sent), values) }
}

/** The fields of a form with its choices, words of the rules, as the enums of the schema have them. */
export function namedChoices(schema: Schema, fields: object): object {
  const choices = new Set(
    fieldsOf(schema as ObjectSchema<object>).flatMap(({ name, kind }) => (kind === 'choice' ? [name] : [])),
  )
  const sent = Object.entries(fields).map(([name, value]) => [name, choices.has(name) ? enumNameOrNull(value) : value])
  return Object.fromEntries(sent)
}

/** What a field may begin with: a choice with a word of the rules, of which a form is made. */
type Beginning<T> = [Extract<T, string>] extends [never] ? unknown : string extends T ? unknown : T | null | undefined

/** An object as its form reads it. */
export type FormObject<V> = { readonly [K in keyof V]: Beginning<V[K]> }

/**
 * The fields of an object as its form begins; where one has no value, that of an empty form. A field that was not read
 * does not compile: it would begin blank over what is stored.
 */
export function formValues<V extends Versioned>(empty: V, object: FormObject<NoInfer<V>> | null): V {
  const read = object as Readonly<Record<string, unknown>> | null
  return Object.fromEntries(Object.entries(empty).map(([name, none]) => [name, read?.[name] ?? none])) as V
}

/** One form for a new object and for one that there is, which saves through the one mutation or the other. */
export function useEntityForm<C extends InputMutation, U extends InputMutation, V extends Versioned>(
  options: EntityFormOptions<C, U, V>,
): MutationForm<V> {
  return useFormOfEntity<C, U, V>(options)
}

/** The same for who has looked by itself whether what the form holds is what is sent. */
export function useFormOfEntity<C extends InputMutation, U extends InputMutation, V extends Versioned>(
  options: Common<C, U, V> & { write?: WriteFields<C, U, V> },
): MutationForm<V> {
  const { create, update, schema, words, before, onSaved, list, brought = false } = options
  const write = options.write ?? ((fields: Partial<V>) => namedChoices(schema, fields))
  // What arrives later must not become the beginning of what is being written, nor another object take its place.
  const [begun] = useState(options)
  const isNew = begun.of === null
  return useMutationForm<C | U, V>({
    mutation: isNew ? create : update,
    initial: begun.initial,
    schema,
    variables: (values) => ({ input: entityInput({ ...begun, values }, write) }) as FromForm<(C | U)['variables']>,
    prima: before && ((variables) => before(variables.input, isNew)),
    success: isNew ? words.created : words.saved,
    updater(store, data) {
      if (list && brought) replaceList(store, list, data)
      else if (list && isNew) appendToList(store, list, data)
    },
    onSuccess: (response, values) => onSaved({ created: isNew, response, values } as Saved<C, U, V>),
  })
}
