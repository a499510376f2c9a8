import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FormField, type FormFieldProps } from './FormField.tsx'
import { useFormField } from './useFormField.ts'

export interface SelectOption<T extends string | number | boolean = string | number | boolean> {
  valore: T
  testo: string
  disabilitata?: boolean
}

interface Props extends FormFieldProps {
  scelte: readonly SelectOption[]
  /** Text of the empty choice, whose value is null; without it there is none. */
  vuota?: string
  /** After the choice: fields that hang on it. */
  onScelta?: (valore: string | number | null) => void
}

/** A choice among a few, with the system's own list: quick by keyboard, natural on phones. */
export function SelectField(props: Props) {
  const { nome, scelte, vuota, disabled, onScelta } = props
  const { valore, errore, imposta, tocca } = useFormField<string | number | boolean | null>(nome)
  const indice = scelte.findIndex((scelta) => scelta.valore === valore)
  return (
    <FormField {...props} errore={errore}>
      {(attributi) => (
        <NativeSelect
          fullWidth
          input={<OutlinedInput size="small" />}
          value={indice < 0 ? '' : String(indice)}
          onChange={(evento) => {
            const scelto = scelte[Number(evento.target.value || -1)]?.valore ?? null
            imposta(scelto)
            if (typeof scelto !== 'boolean') onScelta?.(scelto)
          }}
          onBlur={tocca}
          disabled={disabled}
          error={errore !== undefined}
          inputProps={{ ...attributi, name: nome }}
        >
          {(vuota !== undefined || indice < 0) && <option value="">{vuota ?? ''}</option>}
          {scelte.map((scelta, posizione) => (
            <option key={String(scelta.valore)} value={String(posizione)} disabled={scelta.disabilitata}>
              {scelta.testo}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  )
}
