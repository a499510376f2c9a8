import Stack from '@mui/material/Stack'
import { type ComponentProps, type ComponentType, createElement, type ReactNode } from 'react'
import type { GraphQLTaggedNode } from 'relay-runtime'
import type { ObjectSchema } from 'yup'
import type { ShownList } from '#relay/answers/rootList.ts'
import { type EnumName, enumName } from '#shared/fields/enumNames.ts'
import { fieldsOf } from '#shared/fields/fields.ts'
import type { Choices } from '#ui/list/filterWords.ts'
import type { ObjectWords } from '#ui/list/objectWords.ts'
import { type FieldOptions, NamedField } from '../Field.tsx'
import type { FormFieldProps } from '../FormField.tsx'
import type { SelectOption } from '../SelectField.tsx'
import { shownField } from '../schemaField.ts'
import { EntityDialog } from './EntityDialog.tsx'
import { emptyForm, type FormOf } from './emptyForm.ts'
import { FieldGrid, FullRow } from './FieldGrid.tsx'
import type { Shown } from './shownValue.ts'
import { type InputMutation, useFormOfEntity, type Write, type WriteFields } from './useEntityForm.ts'

/** What a field of an object may be as it was read: of a choice the word of the rules, or its name in the schema. */
type ReadField<T> = [Extract<T, string>] extends [never]
  ? unknown
  : string extends T
    ? unknown
    : T | EnumName<Extract<T, string>> | null | undefined

/** An object as its dialog takes it; a field that was not read does not compile. */
export type DialogObject<V> = { readonly [K in keyof V]: ReadField<V[K]> } & { readonly pk: number }

/** What another control is told: what the schema says, and what there is to choose from now. */
export interface ControlProps extends FormFieldProps {
  choices?: readonly SelectOption<string>[] | undefined
}

/** Field → what its control takes beside what the schema says; another control; false: it is not drawn. */
export type DialogFields<Input extends object> = {
  readonly [K in keyof Input & string]?: FieldOptions<Input, K> | ComponentType<ControlProps> | false
}

interface Drawn<Input extends object> {
  fields?: DialogFields<Input>
  /** The fields stand two by two but for these. */
  wide?: readonly (keyof Input & string)[]
  /** Below them. */
  foot?: ReactNode
}

/** How the form of an entity is saved and drawn. */
export interface DialogLooks<
  Input extends object,
  Others extends object = object,
  Row extends DialogObject<FormOf<Input, Others>> = DialogObject<FormOf<Input, Others>>,
> extends Drawn<Input> {
  create: GraphQLTaggedNode
  update: GraphQLTaggedNode
  /** What the title calls an object. */
  nameOf?: (values: FormOf<Input, Others>) => string
  /** Fields that begin otherwise than empty. */
  begins?: Others
  /** In place of the fields one by one; `object` is null for a new one. */
  Fields?: ComponentType<{ object: Row | null }>
  shown?: Shown<FormOf<Input, Others>>
  width?: ComponentProps<typeof EntityDialog>['width']
  list?: ShownList
  whole?: boolean
}

export interface DialogOptions<
  Input extends object,
  Others extends object = object,
  Row extends DialogObject<FormOf<Input, Others>> = DialogObject<FormOf<Input, Others>>,
> extends DialogLooks<Input, Others, Row> {
  /** Of the domain's rules.ts: its fields are drawn and sent, in its order. */
  schema: ObjectSchema<Input>
  words: ObjectWords
}

/** Field → its choices: value and word. */
export type FieldChoices = Readonly<Record<string, Choices>>

interface DialogProps<V, Row> {
  /** Null for a new one. */
  object: Row | null
  /** What the title calls it, where its form does not say. */
  name?: string
  /** What a new one begins with. */
  begins?: Partial<V>
  /** Field → what there is to choose from now, where the schema does not know. */
  choices?: FieldChoices
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
  onDelete?: ComponentProps<typeof EntityDialog>['onDelete']
}

/**
 * The values of an object as its form begins: choices as words of the rules; where a field has no value, that of an
 * empty form.
 */
function readForm<Input extends object, V extends object>(
  schema: ObjectSchema<Input>,
  empty: V,
  object: DialogObject<V>,
): V {
  const words = new Map(fieldsOf(schema).map(({ name, choices }) => [name, choices]))
  const wordOf = (name: string, value: unknown) =>
    words.get(name)?.find((word) => enumName<string>(word) === value) ?? value
  const read: Readonly<Record<string, unknown>> = object
  return Object.fromEntries(Object.entries(empty).map(([name, none]) => [name, wordOf(name, read[name]) ?? none])) as V
}

const NONE: FieldChoices = {}

/** How the choices of fields are shown where two versions are compared. */
const namesOf = (choices: FieldChoices) =>
  Object.fromEntries(
    Object.entries(choices).map(([name, known]) => [
      name,
      (value: unknown) => known.find(([one]) => one === value)?.[1] ?? String(value),
    ]),
  )

const isControl = (own: object): own is ComponentType<ControlProps> => typeof own === 'function'

/** The fields of a schema, one below the other or two by two. */
function DrawnFields<Input extends object>({
  schema,
  fields,
  wide,
  foot,
  choices,
}: Drawn<Input> & { schema: ObjectSchema<Input>; choices: FieldChoices }) {
  const options = new Map<string, ComponentType<ControlProps> | object | false | undefined>(
    Object.entries(fields ?? {}),
  )
  const drawn = fieldsOf(schema).filter(({ name }) => options.get(name) !== false)
  const controls = drawn.map((info, place) => {
    const { name } = info
    const own = options.get(name) || {}
    const now = choices[name]?.map(([valore, text]) => ({ valore, text }))
    const control = isControl(own) ? (
      createElement(own, { key: name, ...shownField(info), choices: now })
    ) : (
      <NamedField key={name} of={schema} name={name} autoFocus={place === 0} {...(now && { choices: now })} {...own} />
    )
    return wide?.some((one) => one === name) ? <FullRow key={name}>{control}</FullRow> : control
  })
  if (wide)
    return (
      <FieldGrid>
        {controls}
        {foot && <FullRow>{foot}</FullRow>}
      </FieldGrid>
    )
  return (
    <Stack sx={{ gap: 2 }}>
      {controls}
      {foot}
    </Stack>
  )
}

/**
 * The dialog of a plain entity, for a new object and for one that there is: its two mutations and its schema, whose
 * fields are drawn one by one.
 * @example schemaDialog<CreateMezzoMutation, UpdateMezzoMutation, MezzoInput>({ create, update, schema, words })
 */
export function schemaDialog<
  C extends InputMutation,
  U extends InputMutation,
  Input extends object,
  Others extends object = object,
  Row extends DialogObject<FormOf<Input, Others>> = DialogObject<FormOf<Input, Others>>,
>(options: DialogOptions<Input, Others, Row> & Write<C, U, FormOf<Input, Others>>) {
  return dialogOf<C, U, Input, Others, Row>(options)
}

/** The same for a recipe that has it among its parts, and whose types have looked at what is sent. */
export function dialogOf<
  C extends InputMutation,
  U extends InputMutation,
  Input extends object,
  Others extends object = object,
  Row extends DialogObject<FormOf<Input, Others>> = DialogObject<FormOf<Input, Others>>,
>(options: DialogOptions<Input, Others, Row> & { write?: WriteFields<C, U, FormOf<Input, Others>> }) {
  type Values = FormOf<Input, Others>
  const {
    schema,
    words,
    nameOf,
    fields,
    wide,
    foot,
    Fields,
    shown,
    width = 'sm',
    create,
    update,
    list,
    whole,
  } = options
  const how = { create, update, list, whole }
  const empty: Values = emptyForm<Input, Others>(schema, options.begins)
  return function ObjectDialog({
    object,
    name,
    begins,
    choices = NONE,
    onSaved,
    onClose,
    onDelete,
  }: DialogProps<Values, Row>): ReactNode {
    const initial: Values = object ? readForm(schema, empty, object) : { ...empty, ...begins }
    const form = useFormOfEntity<C, U, Values>({
      ...how,
      schema,
      words,
      write: options.write,
      of: object && { pk: object.pk },
      initial,
      onSaved,
    })
    const called = name ?? nameOf?.(initial)
    const title = called === undefined ? words.edit : `Modifica ${called}`
    return (
      <EntityDialog
        {...form}
        title={object ? title : words.add}
        name={words.name}
        shown={Object.assign(namesOf(choices), shown)}
        width={width}
        onClose={onClose}
        onDelete={onDelete}
      >
        {Fields ? (
          <Fields object={object} />
        ) : (
          <DrawnFields schema={schema} fields={fields} wide={wide} foot={foot} choices={choices} />
        )}
      </EntityDialog>
    )
  }
}
