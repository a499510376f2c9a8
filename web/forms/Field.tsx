import type { ComponentProps, ReactNode } from 'react'
import type { ObjectSchema } from 'yup'
import type { FieldInfo } from '#shared/fields/fields.ts'
import { CheckboxField } from './CheckboxField.tsx'
import type { FormFieldProps } from './FormField.tsx'
import { NumberField } from './NumberField.tsx'
import { RichTextField } from './RichTextField.tsx'
import { SelectField } from './SelectField.tsx'
import { schemaFieldInfo, shownField } from './schemaField.ts'
import { TextInputField } from './TextInputField.tsx'
import { DateField } from './time/DateField.tsx'
import { TimeField } from './time/TimeField.tsx'

/** What a control takes beside what the schema says. */
type OwnProps<Props> = Omit<Props, keyof FormFieldProps | 'max' | 'decimali' | 'choices'>

interface Common extends Omit<FormFieldProps, 'name' | 'label'> {
  /** Where the object stands in the form's values: 'righe[0]'. At their root unless told. */
  at?: string | undefined
  /** In place of the schema's, where the firm words it itself. */
  label?: string | undefined
  /** In place of what the schema says, where that hangs on other fields. */
  required?: boolean
}

interface ChoiceProps extends OwnProps<ComponentProps<typeof SelectField>> {
  /** To choose from, where they are no words of the schema: a list of the server, some of the words. */
  choices?: ComponentProps<typeof SelectField>['choices']
}

interface TextProps extends OwnProps<ComponentProps<typeof TextInputField>> {
  /** A rich text, as html. */
  rich?: boolean
  /** Last day that may be chosen. */
  lastDay?: string
}

type FlagProps = OwnProps<ComponentProps<typeof CheckboxField>>
type NumberProps = OwnProps<ComponentProps<typeof NumberField>>

type ControlProps<T> = [T] extends [boolean | null | undefined]
  ? FlagProps & ChoiceProps
  : [T] extends [number | null | undefined]
    ? NumberProps & ChoiceProps
    : [T] extends [string | null | undefined]
      ? TextProps & ChoiceProps
      : never

/** What a screen adds to what the schema says of a field. */
export type FieldOptions<V extends object, K extends keyof V & string> = Common & ControlProps<V[K]>

type FieldProps<V extends object, K extends keyof V & string> = {
  /** Of the domain's rules.ts: says what the field holds, its label, whether it must be there, how long it is. */
  of: ObjectSchema<V>
  name: K
} & FieldOptions<V, K>

interface AnyProps<V extends object> extends Common, ChoiceProps, TextProps, FlagProps, NumberProps {
  of: ObjectSchema<V>
  name: string
}

const words = ({ choices, choiceLabels }: FieldInfo) =>
  choices.map((word) => ({ valore: word, text: choiceLabels[word] ?? word }))

/** A field of a form, drawn as its schema describes it. */
export function Field<V extends object, K extends keyof V & string>(props: FieldProps<V, K>): ReactNode
export function Field<V extends object>(props: AnyProps<V>): ReactNode {
  return <NamedField {...props} />
}

/** The same for who draws the fields of a schema one after the other: nothing looks whether the options fit. */
export function NamedField<V extends object>({
  of,
  name,
  at,
  choices,
  empty,
  onChoose,
  rich,
  lastDay,
  ...own
}: AnyProps<V>): ReactNode {
  const info = schemaFieldInfo(of, name)
  const fromSchema = shownField(info, at)
  const said = { ...fromSchema, ...own, label: own.label ?? fromSchema.label }
  const options = choices ?? (info.kind === 'choice' ? words(info) : undefined)
  if (options) return <SelectField {...said} choices={options} empty={empty} onChoose={onChoose} />
  if (rich) return <RichTextField {...said} />
  switch (info.kind) {
    case 'text':
      return <TextInputField {...said} max={info.max} />
    case 'number':
    case 'decimal':
      return <NumberField {...said} decimali={info.kind === 'decimal'} />
    case 'boolean':
      return <CheckboxField {...said} />
    case 'day':
      return <DateField {...said} max={lastDay} />
    case 'time':
      return <TimeField {...said} />
    default:
      throw new Error(`No control draws ${name}: ${info.kind} without choices`)
  }
}
