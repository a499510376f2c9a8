import { FormField, type FormFieldProps } from '../FormField.tsx'
import type { SelectOption } from '../SelectField.tsx'
import { useFormField } from '../useFormField.ts'
import { MultiSelect } from './MultiSelect.tsx'

interface Props<T extends string | number> extends FormFieldProps {
  choices: readonly SelectOption<T>[]
  /** In place of setting the value: what hangs on it changes with it. */
  onChange?: (values: T[]) => void
  /** All in one chip: '37 ordini'. */
  inOneChip?: (count: number) => string
}

/** Some of many; the value is the list of those chosen. */
export function MultiSelectField<T extends string | number>(props: Props<T>) {
  const { name, choices, inOneChip } = props
  const { value, error, set, touch } = useFormField<readonly T[]>(name)
  return (
    <FormField {...props} error={error}>
      {(attributes) => (
        <MultiSelect<T>
          items={choices}
          values={value}
          onChange={props.onChange ?? set}
          onExit={touch}
          inOneChip={inOneChip}
          attributes={attributes}
          error={error !== undefined}
        />
      )}
    </FormField>
  )
}
