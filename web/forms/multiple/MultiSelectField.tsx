import { FormField, type FormFieldProps } from '../FormField.tsx'
import type { SelectOption } from '../SelectField.tsx'
import { useFormField } from '../useFormField.ts'
import { MultiSelect } from './MultiSelect.tsx'

interface Props<T extends string | number> extends FormFieldProps {
  choices: readonly SelectOption<T>[]
  /** In place of setting the value: what hangs on it changes with it. */
  onChange?: (values: T[]) => void
  /** All in one chip: '37 ordini'. */
  set?: (count: number) => string
}

/** Some of many; the value is the list of those chosen. */
export function MultiSelectField<T extends string | number>(props: Props<T>) {
  const { name, choices, set } = props
  const { valore, error, set: setChosen, touch } = useFormField<readonly T[]>(name)
  return (
    <FormField {...props} error={error}>
      {(attributes) => (
        <MultiSelect<T>
          items={choices}
          values={valore}
          onChange={props.onChange ?? setChosen}
          onExit={touch}
          set={set}
          attributes={attributes}
          error={error !== undefined}
        />
      )}
    </FormField>
  )
}
