import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { coloreLabels } from '../../../../server/amministrazione/liste/rules.ts'
import { COLORI_STATO } from '../../../../server/ordini/valoriStato/rules.ts'
import { FormField, type FormFieldProps } from '../../../forms/FormField.tsx'
import { useFormField } from '../../../forms/useFormField.ts'
import { StatusChip } from '../../../ui/StatusChip.tsx'

/** The colour of a state: one of those that both themes have. */
export function ColoreField(props: FormFieldProps) {
  const { valore, errore, imposta, tocca } = useFormField<string>(props.nome)
  return (
    <FormField {...props} errore={errore}>
      {({ id, ...attributi }) => (
        <RadioGroup
          row
          id={id}
          {...attributi}
          aria-label={props.etichetta}
          name={props.nome}
          value={valore}
          onChange={(_evento, scelto) => imposta(scelto)}
          onBlur={tocca}
        >
          {COLORI_STATO.map((colore) => (
            <FormControlLabel
              key={colore}
              value={colore}
              control={<Radio size="small" />}
              label={<StatusChip parola={coloreLabels[colore]} tono={colore} />}
            />
          ))}
        </RadioGroup>
      )}
    </FormField>
  )
}
