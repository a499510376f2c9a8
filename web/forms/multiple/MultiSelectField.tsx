import { FormField, type FormFieldProps } from '../FormField.tsx'
import type { SelectOption } from '../SelectField.tsx'
import { useFormField } from '../useFormField.ts'
import { MultiSelect } from './MultiSelect.tsx'

interface Props<T extends string | number> extends FormFieldProps {
  scelte: readonly SelectOption<T>[]
  /** In place of setting the value: what hangs on it changes with it. */
  onChange?: (values: T[]) => void
  /** All in one chip: '37 ordini'. */
  insieme?: (quanti: number) => string
}

/** Some of many; the value is the list of those chosen. */
export function MultiSelectField<T extends string | number>(props: Props<T>) {
  const { nome, scelte, insieme } = props
  const { valore, errore, imposta, tocca } = useFormField<readonly T[]>(nome)
  return (
    <FormField {...props} errore={errore}>
      {(attributes) => (
        <MultiSelect<T>
          voci={scelte}
          valori={valore}
          onChange={props.onChange ?? imposta}
          onEsci={tocca}
          insieme={insieme}
          attributi={attributes}
          errore={errore !== undefined}
        />
      )}
    </FormField>
  )
}
